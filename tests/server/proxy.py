"""A TCP proxy on loopback whose connections can be cut, as if a cable was pulled out."""

import asyncio
import contextlib
from types import TracebackType
from urllib.parse import urlsplit, urlunsplit


class Proxy:
    """Use it with ``async with``; ``address`` reaches the same as the given one, through the proxy."""

    def __init__(self, address: str) -> None:
        self.parts = urlsplit(address)
        self.cut_off = False
        self.open: set[asyncio.Task[None]] = set()

    async def __aenter__(self) -> "Proxy":
        self.server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = int(self.server.sockets[0].getsockname()[1])
        return self

    async def __aexit__(
        self, kind: "type[BaseException] | None", error: "BaseException | None", trace: "TracebackType | None"
    ) -> None:
        self.server.close()
        self.cut()
        await asyncio.gather(*self.open, return_exceptions=True)

    @property
    def address(self) -> str:
        place = self.parts.netloc.rpartition(":")[0]
        return urlunsplit(self.parts._replace(netloc=f"{place}:{self.port}"))

    def cut(self) -> None:
        """End all connections, and take no more."""
        self.cut_off = True
        for task in self.open:
            task.cancel()

    def mend(self) -> None:
        self.cut_off = False

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.open.add(task)
        ends = [writer]
        try:
            if self.cut_off:
                return
            with contextlib.suppress(OSError):
                there, back = await asyncio.open_connection(self.parts.hostname, self.parts.port)
                ends.append(back)
                ways = [asyncio.create_task(pump(reader, back)), asyncio.create_task(pump(there, writer))]
                try:
                    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
                finally:
                    for way in ways:
                        way.cancel()
        finally:
            self.open.discard(task)
            for end in ends:
                end.transport.abort()


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
