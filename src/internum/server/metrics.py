"""Figures about a running server, for Prometheus."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from .service import Service

SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """Counts requests as they are answered; looks at the service when it is asked."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        labels = ("method", "route", "status")
        self.requests = Counter("internum_requests", "Requests answered", labels, registry=self.registry)
        self.seconds = Histogram(
            "internum_request_seconds",
            "Seconds until an answer began",
            ("method", "route"),
            registry=self.registry,
            buckets=SECONDS,
        )

    def watch(self, service: Service) -> None:
        self.registry.register(OfService(service))


class OfService(Collector):
    def __init__(self, service: Service) -> None:
        self.service = service

    def collect(self) -> Iterator[Metric]:
        service = self.service
        held = list(service.tables.in_memory.values())
        figures = {
            "tables": ("Tables in the database", service.store.count()),
            "tables_in_memory": ("Tables kept in memory", len(held)),
            "streams": ("Open event streams", sum(map(len, list(service.hub.watchers.values())))),
            "bots_thinking": ("Bots at work for a table", sum(len(table.thinking) for table in held)),
            "bot_jobs_waiting": ("Bot turns and hints not answered yet", service.bots.unanswered),
        }
        for name, (about, value) in figures.items():
            yield GaugeMetricFamily(f"internum_{name}", about, value=value)


class Counting:
    """Around every request. Routes are counted by their pattern: no table is named."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app, self.metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def counting(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = pattern_of(scope)
                method = scope["method"] if route else "any"
                self.metrics.requests.labels(method, route, str(message["status"])).inc()
                self.metrics.seconds.labels(method, route).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, counting)


def pattern_of(scope: Scope) -> str:
    """The pattern that the address fits, or nothing: what somebody else made up is not kept."""
    path: str = getattr(scope.get("route"), "path", "")
    within = path and scope["path"].startswith("/api/") and not path.startswith("/api/")
    return f"/api{path}" if within else path  # a route knows nothing of the router around it
