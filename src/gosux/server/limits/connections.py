"""What one visitor may use up: connections, time for a request, messages, memory for what they do not read.

Addresses of this machine count only towards the total: behind a proxy, everybody has one of them.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from ipaddress import ip_address
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from gosux.sessions.log import log

FILES_KEPT = 200  # for the database, the page, processes


def most_connections() -> int:
    """As many as the system lets this process open; with more, nobody could be answered any more."""
    try:
        import resource
    except ImportError:  # not on Windows
        return 400
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        soft = hard if 0 < hard < 20_000 else 20_000
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return max(50, soft - FILES_KEPT)


@dataclass
class Limits:
    """``request`` are the seconds in which a request has to arrive. ``unread`` bytes for a page that does not read
    close it. Connections of ``proxies`` count only towards the total. What requests and messages may use up is in
    ``costs.py``."""

    connections: int = field(default_factory=most_connections)
    per_address: int = 60
    request: float = 30.0
    unread: int = 4 * 1024 * 1024
    proxies: frozenset[str] = frozenset()
    open: "Counter[str]" = field(default_factory=Counter)
    refused: int = 0

    def enter(self, address: str) -> bool:
        """Count a new connection; False if it is one too many."""
        alone = not is_local(address) and address not in self.proxies
        own = alone and self.open[address] >= self.per_address
        if own or self.open.total() >= self.connections:
            self.refused += 1
            if self.refused & (self.refused - 1) == 0:  # a flood must not flood the log too
                log("connections-refused", count=self.refused)
            return False
        self.open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


def is_local(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:
        return True


def http_protocol(limits: Limits) -> "Callable[..., asyncio.Protocol]":
    """Uvicorn's HTTP, for connections that are counted and whose requests arrive in time."""

    class LimitedProtocol(H11Protocol):
        deadline: asyncio.TimerHandle | None = None
        address: str | None = None  # of a connection that counts

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            address = address_of(self.client)
            if not limits.enter(address):
                transport.abort()
                return
            self.address = address
            self._wait()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.transport.get_protocol() is not self:  # it is a WebSocket now, which counts itself
                self._forget()
            elif self.cycle and not self.cycle.response_complete and not self.cycle.more_body:
                self._arrived()
            else:
                self._wait()

        def connection_lost(self, exc: "Exception | None") -> None:
            super().connection_lost(exc)
            self._forget()

        def _wait(self) -> None:
            if self.deadline is None:
                self.deadline = self.loop.call_later(limits.request, self.transport.abort)

        def _arrived(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def _forget(self) -> None:
            self._arrived()
            if self.address is not None:
                limits.leave(self.address)
                self.address = None

    return LimitedProtocol


def address_of(client: "tuple[str, int] | None") -> str:
    return client[0] if client else ""
