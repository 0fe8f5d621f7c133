"""The application: routes, errors, limits, and the service behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import OperationalError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware

import internum

from . import shared, static
from .api import metrics as figures
from .api import router
from .fair import Callers
from .guard import Guard
from .headers import headers
from .logs import AccessLog
from .metrics import Counting, Metrics
from .problems import Problem
from .service import Service
from .settings import Settings

log = logging.getLogger("internum.server")

DESCRIPTION = """Tables for Antike, Mare Nostrum and Mare Nostrum: Empires. A token stands for a person at a table;
seats count from 0; `at` is a log position. `docs/http-api.md` says more."""


def create_app(settings: Settings, static_folder: Path | None = None) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.service = Service(settings)
        app.state.metrics.watch(app.state.service)
        try:
            yield
        finally:
            await app.state.service.close()

    app = FastAPI(
        title="Internum",
        version=internum.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        docs_url=None,  # FastAPI's own loads its scripts from elsewhere; see `api/docs.py`
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.static = static_folder or static.FOLDER
    app.state.metrics = Metrics()
    app.include_router(router)
    app.include_router(figures.router)
    app.include_router(shared.router)
    app.include_router(static.router)
    app.add_exception_handler(Problem, _refuse)
    app.add_exception_handler(RequestValidationError, _refuse_body)
    app.add_exception_handler(HTTPException, _refuse_page)
    app.add_exception_handler(OperationalError, _without_database)
    app.add_exception_handler(Exception, _fail)
    app.add_middleware(GZipMiddleware, minimum_size=2_000, compresslevel=5)
    app.add_middleware(
        Guard,
        limit=settings.max_body_bytes,
        seconds=settings.body_seconds,
        headers=headers(settings),
        headers_elsewhere=headers(settings, elsewhere=True),
    )
    app.add_middleware(Counting, metrics=app.state.metrics)
    app.add_middleware(AccessLog)
    app.add_middleware(Callers)
    return app


def _answer(request: Request, problem: Problem) -> JSONResponse:
    return JSONResponse(problem.json(request.query_params.get("lang", "en")), problem.status)


async def _refuse(request: Request, problem: Any) -> JSONResponse:
    return _answer(request, problem)


async def _refuse_body(request: Request, error: Any) -> JSONResponse:
    first = error.errors()[0]
    if isinstance(cause := first.get("ctx", {}).get("error"), Problem):
        return _answer(request, cause)
    place = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    return _answer(request, Problem("bad-request", "bad-body", place=place, reason=first["msg"]))


async def _without_database(request: Request, error: Any) -> JSONResponse:
    log.error("the database does not answer: %s", error)
    return _answer(request, Problem("no-database"))


async def _fail(request: Request, error: Any) -> JSONResponse:
    """A fault of the program: its log says more, the answer is JSON like every other."""
    return _answer(request, Problem("internal"))


async def _refuse_page(request: Request, error: Any) -> JSONResponse:
    if isinstance(error.__cause__, Problem):  # met while the body was being read
        return _answer(request, error.__cause__)
    known = {404: Problem("not-found", "no-such-page"), 405: Problem("bad-request", "no-such-method")}
    problem = known.get(error.status_code, Problem("bad-request", text=str(error.detail)))
    return JSONResponse(problem.json(request.query_params.get("lang", "en")), error.status_code)
