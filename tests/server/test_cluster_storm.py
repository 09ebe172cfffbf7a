"""Server processes that are killed, paused and cut off while games are played: no acknowledged action is lost or
doubled, and every game ends."""

import asyncio
import random
import signal
import time
from functools import partial
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.cluster_storm import (
    LEASE,
    SHORT_LEASE,
    TWO,
    Outcome,
    ServerProcess,
    Servers,
    Trouble,
    pause,
    processes,
    restart,
    storm,
    trouble_now_and_then,
)
from tests.server.proxy import Proxy
from tests.server.test_cluster import closed
from tests.sessions.playing import Page


async def disturbed(
    servers: list[ServerProcess], games: int, seconds: float, every: float, think: float, *ways: Trouble
) -> Outcome:
    found = await storm(servers, games, think, partial(trouble_now_and_then, servers, seconds, every, ways))
    print(found)
    return found


def test_a_server_is_killed_every_few_seconds(postgres_database: str, redis_server: str, tmp_path: Path) -> None:
    async def play() -> Outcome:
        async with processes(tmp_path, postgres_database, redis_server, 3) as servers:
            return await disturbed(servers, 30, 20, 3, 1, restart)

    found = asyncio.run(play())
    assert found.troubles >= 2 and found.actions >= 100
    assert found.joins >= 10  # pages have lost their servers and come back


@pytest.mark.slow
def test_a_server_is_killed_every_few_seconds_for_two_minutes(
    postgres_database: str, redis_server: str, tmp_path: Path
) -> None:
    async def play() -> Outcome:
        async with processes(tmp_path, postgres_database, redis_server, 3, LEASE) as servers:
            return await disturbed(servers, 200, 120, 4, 8, restart)

    found = asyncio.run(play())
    assert found.troubles >= 4 and found.actions >= 300 and found.joins >= 100


@pytest.mark.slow
def test_servers_are_killed_and_paused_by_turns(postgres_database: str, redis_server: str, tmp_path: Path) -> None:
    """Whoever wakes up finds that others went on with its games, or that nobody has noticed; late writes are refused,
    which shows in what was acknowledged."""
    games = 40

    async def play() -> tuple[Outcome, list[str]]:
        async with processes(tmp_path, postgres_database, redis_server, 3) as servers:
            found = await disturbed(servers, games, 60, SHORT_LEASE, 1, pause, restart)
            return found, [event["event"] for server in servers for event in server.events]

    found, events = asyncio.run(play())
    assert found.troubles >= 4  # so two servers at least were paused, and two killed
    assert events.count("started") >= 3 + found.troubles // 2  # the killed ones came back
    assert "game-lost" in events  # somebody woke up too late for a game
    assert found.actions >= 2 * games  # games went on all the time: with none they would have only been given up
    assert found.joins >= 2 * found.troubles  # every time, pages were thrown out and came back


@pytest.mark.slow
def test_a_rolling_update_does_not_wait_for_leases(postgres_database: str, redis_server: str, tmp_path: Path) -> None:
    async def play() -> float:
        async with processes(tmp_path, postgres_database, redis_server, 2, lease=300) as (a, b):
            made = await Servers([a], random.Random(1)).post("games", {"seed": "1", "seats": TWO})
            async with connect(a.play, max_size=None) as socket:
                page = Page(socket, made["seats"][0]["token"])
                await page.join()
                assert a.process is not None
                a.process.terminate()
                began = time.monotonic()
                assert await closed(page) == 1012
                while True:  # as pages do
                    try:
                        async with connect(b.play, max_size=None) as other:
                            await Page(other, made["seats"][0]["token"]).join()
                            return time.monotonic() - began
                    except ConnectionClosed:  # the other server was about to end
                        continue

    seconds = asyncio.run(play())
    print(f"{seconds:.2f} s")
    assert seconds < 60


@pytest.mark.slow
@pytest.mark.parametrize("what", ["database", "bus"])
def test_the_connection_to_the_database_or_the_bus_is_cut(
    postgres_database: str, redis_server: str, tmp_path: Path, what: str
) -> None:
    """For a moment, and for longer than a write is tried again and leases last."""

    async def play() -> Outcome:
        async with Proxy(postgres_database) as database, Proxy(redis_server) as bus:
            proxy = database if what == "database" else bus

            async def cut() -> int:
                for seconds in (1, 15):
                    proxy.cut()
                    await asyncio.sleep(seconds)
                    proxy.mend()
                    await asyncio.sleep(8)
                return 2

            async with processes(tmp_path, database.address, bus.address, 2) as servers:
                found = await storm(servers, 12, 1, cut)
                events = [event["event"] for server in servers for event in server.events]
        assert f"{what}-gone" in events and f"{what}-back" in events
        assert events.count(f"{what}-gone") <= 2 * len(servers)  # told once for each time
        return found

    found = asyncio.run(play())
    print(found)
    assert found.actions >= 50


@pytest.mark.slow
def test_a_server_that_was_paused_cannot_write_any_more(
    postgres_database: str, redis_server: str, tmp_path: Path
) -> None:
    """Its player has sent an action that it reads when it wakes up; meanwhile another server goes on with the game."""

    async def play() -> None:
        async with processes(tmp_path, postgres_database, redis_server, 2) as (a, b):
            made = await Servers([a], random.Random(1)).post("games", {"seed": "1", "seats": TWO})
            tokens = [seat["token"] for seat in made["seats"]]
            async with connect(a.play, max_size=None) as left:
                first = Page(left, tokens[0])
                await first.join()
                asked = 0 if first.choices else 1
                async with connect(a.play, max_size=None) as socket:
                    old = Page(socket, tokens[asked])
                    await old.join(tab="same")
                    one, two = [choice["action"] for choice in old.choices[:2]]
                    assert a.process is not None
                    a.process.send_signal(signal.SIGSTOP)
                    late = await old.say("confirm", number=old.state["number"], steps=[one])
                    async with connect(b.play, max_size=None) as other:
                        new = Page(other, tokens[asked])
                        await new.join(tab="same")
                        assert (await new.confirm(two))["type"] == "state"
                        a.process.send_signal(signal.SIGCONT)
                        assert await closed(old) == 1012
                        answers = [message for message in old.heard if message.get("request") == late]
                        assert all(answer["type"] == "error" for answer in answers)
                    # Whoever comes back to the server that was paused is led to the other one.
                    async with connect(a.play, max_size=None) as again:
                        back = Page(again, tokens[asked])
                        state = await back.join(tab="same")
                        assert [event["kind"] for event in state["events"]] == [event["kind"] for event in new.story]
                        assert state["number"] == new.state["number"]
            assert "game-lost" in [event["event"] for event in a.events]

    asyncio.run(play())
