"""One visitor cannot use up what the others need."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from gosux.server.app import create_app
from gosux.server.bot_workers.queue import SearchQueue
from gosux.server.limits.connections import Limits, http_protocol
from gosux.server.limits.costs import SHARES, Budget, Share, Thing
from gosux.server.limits.meter import Meter
from gosux.server.security import host_names
from tests.server.playing import Served, serving
from tests.sessions.playing import NO_PAUSES, sitting


@asynccontextmanager
async def limited(
    folder: Path, limits: Limits, shares: Mapping[Thing, Share] = SHARES, proxy: bool = False, expire: int = 0
) -> AsyncIterator[Served]:
    """``proxy`` lets requests say whom they come from."""
    app = create_app(
        folder,
        host_names("127.0.0.1"),
        1,
        prepare=False,
        pauses=NO_PAUSES,
        limits=limits,
        meter=Meter(shares),
        expire=expire,
    )
    protocol = http_protocol(limits)
    config = uvicorn.Config(
        app, port=0, log_config=None, access_log=False, ws="websockets-sansio", http=protocol,  # type: ignore[arg-type]
        proxy_headers=proxy, forwarded_allow_ips=["127.0.0.1"],
    )  # fmt: skip
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    served = Served(app, server.servers[0].sockets[0].getsockname()[1])
    try:
        yield served
    finally:
        await served.http.aclose()
        server.should_exit = True
        await task


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HT", b"POST /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{"],
    ids=["nothing", "head", "body"],
)
def test_a_request_that_does_not_arrive_is_given_up(tmp_path: Path, sent: bytes) -> None:
    async def talk() -> None:
        limits = Limits(request=0.2)
        async with limited(tmp_path, limits) as served:
            reader, writer = await asyncio.open_connection("127.0.0.1", served.port)
            writer.write(sent)
            with suppress(ConnectionResetError):  # closed, one way or the other
                assert await asyncio.wait_for(reader.read(), 10) == b""
            writer.close()
            # Whoever is in time is served, also again over the same connection.
            for _ in range(2):
                assert (await served.http.get("/api/alive")).status_code == 200
                await asyncio.sleep(0.3)
            await served.http.aclose()
            await until_open(limits, 0)

    asyncio.run(talk())


def test_more_connections_than_allowed_are_refused_and_counted_back(tmp_path: Path) -> None:
    async def talk() -> None:
        limits = Limits(connections=2)
        async with limited(tmp_path, limits) as served:
            token = (await served.new_game())["seats"][0]["token"]
            await served.http.aclose()
            await until_open(limits, 0)
            async with sitting(served, token), connect(served.play):
                await until_open(limits, 2)
                with pytest.raises((WebSocketException, OSError, EOFError)):
                    async with connect(served.play) as third:
                        await third.recv()
            await until_open(limits, 0)
            async with sitting(served, token):
                pass

    asyncio.run(talk())


async def until_open(limits: Limits, count: int) -> None:
    for _ in range(200):
        if limits.open.total() == count:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"{limits.open.total()} connections are open")


def test_addresses_of_other_machines_have_a_share_each() -> None:
    limits = Limits(connections=100, per_address=2)
    assert [limits.enter("192.168.1.7") for _ in range(3)] == [True, True, False]
    assert limits.enter("192.168.1.8")
    assert all(limits.enter("127.0.0.1") for _ in range(10))  # a proxy's
    limits.leave("192.168.1.7")
    assert limits.enter("192.168.1.7")


def test_a_connection_is_read_no_faster_than_allowed(tmp_path: Path) -> None:
    slow = Share(connection=Budget(12, 0.6), waits=True)

    async def talk() -> None:
        async with limited(tmp_path, Limits(), {**SHARES, "messages": slow}) as served:
            token = (await served.new_game())["seats"][0]["token"]
            join = {"type": "join", "token": token, "tab": "", "last": 0, "take_over": True}
            async with connect(served.play, max_size=None) as socket:
                began = time.monotonic()
                for request in range(3):
                    await socket.send(json.dumps({**join, "request": request}))
                while json.loads(await socket.recv()).get("request") != 2:  # bots may act in between
                    pass
                assert time.monotonic() - began > 0.8  # 30 of which 12 at once, and 20 a second

    asyncio.run(talk())


def test_a_page_that_does_not_read_is_closed(tmp_path: Path) -> None:
    async def talk() -> None:
        async with limited(tmp_path, Limits(unread=100_000)) as served:
            token = (await served.new_game())["seats"][0]["token"]
            join = {"type": "join", "token": token, "tab": "", "last": 0, "take_over": True}
            async with connect(served.play, max_size=None, max_queue=1) as socket:
                for request in range(60):
                    await socket.send(json.dumps({**join, "request": request}))
                for _ in range(200):
                    if not served.lobby.connections.open:
                        break
                    await asyncio.sleep(0.05)
                assert not served.lobby.connections.open

    asyncio.run(talk())


def test_bots_alone_go_on_only_while_somebody_watches(tmp_path: Path) -> None:
    bots = [{"kind": "bot", "level": "random"}] * 2

    async def talk() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seats=bots, ruleset="gosu")
            session = served.lobby.sessions[made["game"]]
            await asyncio.sleep(0.2)
            assert session.game.history == [] and session.idle
            async with sitting(served, made["seats"][0]["token"]) as page:
                while len(page.story) < 20:
                    await page.hear()
            for _ in range(100):
                if session.bot_turns.task is None:
                    break
                await asyncio.sleep(0.02)
            assert session.bot_turns.task is None and not session.game.state.over

    asyncio.run(talk())


def test_games_of_people_search_before_games_that_are_only_watched() -> None:
    async def search() -> list[str]:
        queue = SearchQueue(1)
        done: list[str] = []

        async def think(name: str, patient: bool) -> None:
            async with queue.turn(patient):
                await asyncio.sleep(0.001)
                done.append(name)

        tasks = [asyncio.create_task(think(f"bots {number}", True)) for number in range(3)]
        tasks += [asyncio.create_task(think(f"person {number}", False)) for number in range(2)]
        await asyncio.sleep(0)
        tasks[1].cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.free == 1
        return done

    assert asyncio.run(search()) == ["bots 0", "person 0", "person 1", "bots 2"]
