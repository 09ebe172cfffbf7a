"""A thread that renews the leases of this process, whatever else it is busy with."""

import asyncio
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy.exc import SQLAlchemyError

from gosux.server.storage.postgres.leased import LeasedStore
from gosux.server.storage.postgres.leases import Beat


@dataclass(frozen=True)
class Held:
    """What this process believed to own before a beat."""

    games: dict[str, int]
    rooms: int | None


class Heartbeat:
    """``heard`` is called in the event loop after each beat."""

    def __init__(self, store: LeasedStore, alone: bool, lease: float, heard: Callable[[Beat, Held], None]) -> None:
        self.store = store
        self.alone = alone
        self.lease = lease
        self.heard = heard
        self.until = 0.0  # how long the leases last at least, on this machine's clock
        self.ending = threading.Event()
        self.thread = threading.Thread(target=self._run, name="gosux-leases", daemon=True)

    async def start(self) -> None:
        """Raises SQLAlchemyError if the database cannot be reached."""
        self.loop = asyncio.get_running_loop()
        await asyncio.to_thread(self._beat)
        self.thread.start()

    @property
    def late(self) -> float:
        """For how many seconds others may have taken the games: the leases could not be renewed in time."""
        return time.monotonic() - self.until

    async def end(self) -> None:
        self.ending.set()
        await asyncio.to_thread(self.thread.join)

    def _run(self) -> None:
        while not self.ending.wait(self.lease / 4):
            try:
                self._beat()
            except SQLAlchemyError:  # tried again soon; jobs tell whoever waits
                continue
            except RuntimeError:  # the event loop is closed
                return

    def _beat(self) -> None:
        began = time.monotonic()
        held = Held(dict(self.store.fences), self.store.rooms_fence)
        beat = self.store.beat(self.alone, self.lease)
        self.until = began + self.lease
        self.loop.call_soon_threadsafe(self.heard, beat, held)
