"""Is the server well? For whatever watches over it."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter
from fastapi.responses import JSONResponse
from pydantic import BaseModel

from ..responses import ErrorAnswer
from .common import TheService

router = APIRouter(tags=["server"])


class HealthAnswer(BaseModel):
    status: Literal["ok"]
    tables: int


@router.get("/health", response_model=HealthAnswer, responses={503: {"model": ErrorAnswer}})
async def health(service: TheService) -> JSONResponse:
    """200 while games are played and the database answers, else 503."""
    return JSONResponse({"status": "ok", "tables": await service.call(service.store.count)})
