"""Sessions in a thread of their own, for tests that are not asynchronous themselves."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

from tests.sessions.playing import PATIENCE, Served, Serving

T = TypeVar("T")


class Running:
    def __init__(self, served: Served, loop: asyncio.AbstractEventLoop) -> None:
        self.served = served
        self.loop = loop

    def run(self, work: "Coroutine[None, None, T]") -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def running(serving: Serving, folder: Path) -> Iterator[Running]:
    ready = threading.Event()
    found: list[Served] = []
    loop = asyncio.new_event_loop()
    stop = asyncio.Event()

    async def serve() -> None:
        async with serving(folder) as served:
            found.append(served)
            ready.set()
            await stop.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=(serve(),))
    thread.start()
    assert ready.wait(PATIENCE)
    try:
        yield Running(found[0], loop)
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join()
        loop.close()
