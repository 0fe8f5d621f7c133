"""`/metrics`: figures for Prometheus, on this machine or with the token for them."""

from __future__ import annotations

import secrets
from typing import Annotated

from fastapi import APIRouter, Depends, Request
from fastapi.responses import Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from ..addresses import is_loopback
from ..problems import Problem
from .common import Bearer, TheService

router = APIRouter(include_in_schema=False)

FORWARDED = ("x-forwarded-for", "x-forwarded-host", "forwarded", "x-real-ip", "via")


def may_look(request: Request, service: TheService, token: Bearer) -> None:
    """With the token; without one only from this machine itself, not through a proxy on it."""
    wanted = service.settings.metrics_token
    if wanted and secrets.compare_digest(token.encode(errors="replace"), wanted.encode()):
        return
    came_by_proxy = any(name in request.headers for name in FORWARDED)
    if wanted or came_by_proxy or request.client is None or not is_loopback(request.client.host):
        raise Problem("not-found", "no-such-page")


@router.get("/metrics")
async def metrics(request: Request, service: TheService, _: Annotated[None, Depends(may_look)]) -> Response:
    registry = request.app.state.metrics.registry
    return Response(await service.call(generate_latest, registry), media_type=CONTENT_TYPE_LATEST)
