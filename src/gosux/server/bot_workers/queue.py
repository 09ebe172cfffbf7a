"""Who may search next: games that people play before those that they only watch, each in the order of coming."""

import asyncio
import heapq
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class SearchQueue:
    """At most ``size`` searches at once."""

    def __init__(self, size: int) -> None:
        self.size = self.free = size
        self.waiting: list[tuple[bool, int, asyncio.Future[None]]] = []
        self.order = itertools.count()

    @property
    def running(self) -> int:
        return self.size - self.free

    @property
    def queued(self) -> int:
        """Without those that were cancelled."""
        return sum(not one.done() for _, _, one in self.waiting)

    @asynccontextmanager
    async def turn(self, patient: bool) -> AsyncIterator[None]:
        """``patient`` ones come last."""
        if self.free:
            self.free -= 1
        else:
            mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            heapq.heappush(self.waiting, (patient, next(self.order), mine))
            try:
                await mine
            except asyncio.CancelledError:
                if mine.done() and not mine.cancelled():
                    self._pass_on()  # it was this one's turn already
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        while self.waiting:
            _, _, next_one = heapq.heappop(self.waiting)
            if not next_one.done():
                next_one.set_result(None)
                return
        self.free += 1
