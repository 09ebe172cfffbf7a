"""Figures about a running server, for Prometheus: counts and times, on a port of their own on loopback.

Labels are names that are written in this program (routes, statuses): never anything that a visitor sent, nor a game, a
name, a seed or a card.
"""

import time
from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from prometheus_client import CollectorRegistry, Counter, Histogram, PlatformCollector, ProcessCollector
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.routing import BaseRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gosux.server.limits.cost_gate import route_of

TIMES = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
OTHER, FILE = "other", "page"  # instead of addresses that are no route


class Figures(NamedTuple):
    """What is read when somebody looks."""

    sockets: int
    games: int
    rooms: int
    actions: int
    searches: int
    searches_waiting: int
    tasks: int
    tasks_waiting: int
    jobs_waiting: int
    buckets: int
    limits_shared: int


WORDS = {
    "sockets": "WebSockets that are open",
    "games": "Games kept in memory",
    "rooms": "Waiting rooms",
    "actions": "Actions stored",
    "searches": "Searches of bots and analyses that run",
    "searches_waiting": "Searches and analyses that wait for a process",
    "tasks": "Tasks that processes of bots work on",
    "tasks_waiting": "Tasks that wait for a process of bots",
    "jobs_waiting": "Changes that wait for the thread of the database",
    "buckets": "Visitors whose use is counted, by thing",
    "limits_shared": "1 while limits are counted with the other processes, 0 while this one counts alone",
}
COUNTERS = ("actions",)


class Metrics(Collector):
    """``look`` is set while the server runs."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)
        self.requests = Counter(
            "gosux_requests", "HTTP requests", ["route", "status"], registry=self.registry
        )  # fmt: skip
        self.seconds = Histogram(
            "gosux_request_seconds", "Time to answer an HTTP request", ["route"], buckets=TIMES, registry=self.registry
        )
        self.messages = Histogram(
            "gosux_message_seconds", "Time to handle a message over the WebSocket, until it is stored", buckets=TIMES,
            registry=self.registry,
        )  # fmt: skip
        self.look: Callable[[], Figures] | None = None
        self.registry.register(self)

    def describe(self) -> "Iterable[Metric]":
        return []  # what ``collect`` tells is not known before

    def collect(self) -> "Iterable[Metric]":
        """Called by the thread of the metrics' port: it only reads numbers."""
        if self.look is None:
            return
        for name, value in self.look()._asdict().items():
            kind = CounterMetricFamily if name in COUNTERS else GaugeMetricFamily
            yield kind(f"gosux_{name}", WORDS[name], value=value)


class Measured:
    """Counts every request by its route and status, and how long it took."""

    def __init__(self, app: ASGIApp, metrics: Metrics, routes: "Sequence[BaseRoute]") -> None:
        self.app = app
        self.metrics = metrics
        self.routes = routes

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        route = route_of(self.routes, scope) or (OTHER if scope["path"].startswith("/api") else FILE)
        status = 500  # if it fails before it is answered

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            self.metrics.requests.labels(route, str(status)).inc()
            self.metrics.seconds.labels(route).observe(time.perf_counter() - began)
