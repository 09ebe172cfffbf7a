"""Bots that think in workers elsewhere, and what happens without them."""

import asyncio
import json
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

import gosux
from gosux.server.cluster import bot_tasks
from gosux.server.cluster.bot_tasks import LISTS, SharedBots
from gosux.server.cluster.bus import Bus, Listeners, Message
from gosux.server.cluster.worker import BotWorker
from gosux.sessions.bots.asking import StopSignal
from tests.server.playing import Served, serving
from tests.server.test_cluster import until
from tests.sessions.playing import sitting


@asynccontextmanager
async def served_with_bots(folder: Path, database: str, bus: str) -> AsyncIterator[tuple[Served, SharedBots]]:
    async with serving(folder, database=database, bus=bus) as served:
        bots = served.lobby.bots
        assert isinstance(bots, SharedBots)
        yield served, bots


@asynccontextmanager
async def working(bus: str) -> AsyncIterator[BotWorker]:
    worker = BotWorker(bus, 1)
    task = asyncio.create_task(worker.run())
    try:
        yield worker
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_a_worker_elsewhere_thinks_and_without_it_the_server_does(
    postgres_database: str, redis_server: str, tmp_path: Path
) -> None:
    async def play() -> None:
        async with served_with_bots(tmp_path, postgres_database, redis_server) as (served, bots):
            async with working(redis_server):
                await until(lambda: bots.workers == 1)
                made = await served.new_game(seed="1")
                async with sitting(served, made["seats"][0]["token"]) as page:
                    await page.turn()
                    await page.confirm(page.choices[0]["action"])
                    await page.turn()
                assert not bots.own.all  # no process of its own was needed
            await until(lambda: bots.workers == 0)
            async with sitting(served, made["seats"][0]["token"]) as page:
                await page.turn()
                await page.confirm(page.choices[0]["action"])
                await page.turn()
            assert bots.own.all

    asyncio.run(play())


def test_what_a_worker_does_not_answer_is_done_by_the_server(
    postgres_database: str, redis_server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes a task and dies."""
    heard: list[Message] = []

    async def play() -> None:
        async with served_with_bots(tmp_path, postgres_database, redis_server) as (served, bots):
            await until(lambda: bots.bus is not None and bots.bus.up.is_set())
            monkeypatch.setattr(bot_tasks, "LOOKING", 600.0)
            await asyncio.sleep(0)
            bots.workers = 1
            made = await served.new_game(seed="1")
            dying = Bus(redis_server, "dying", Listeners(heard.append, lambda peer: None))
            dying.start()
            await dying.up.wait()
            taken = asyncio.ensure_future(dying.redis.blpop(list(LISTS), timeout=60))
            async with sitting(served, made["seats"][0]["token"]) as page:
                found = await taken
                assert found is not None
                task = json.loads(found[1])
                assert set(task) == {"id", "node", "view", "level", "seed"} and task["view"]["viewer"] == 1
                dying.send(task["node"], "bot-taken", task["id"])
                await until(lambda: task["id"] not in bots.waiting or bots.waiting[task["id"]].taken.done())
                await dying.close()
                await page.turn()
            assert bots.own.all

    asyncio.run(play())


@pytest.mark.slow
def test_a_bot_elsewhere_can_be_hurried(redis_server: str) -> None:
    """An immortal thinks for seconds; asked to stop, it answers at once."""

    async def play() -> None:
        game = gosux.new_game("gosu-x", seed="1", options={"clans": "moon-and-scales"})
        own = SharedBots(None)  # type: ignore[arg-type]
        node = Bus(redis_server, "node", Listeners(own.hear, own.broken))
        node.start()
        looking = asyncio.create_task(own.look(node))
        signal = StopSignal()
        async with working(redis_server) as worker:
            await until(lambda: own.workers == 1 and node.up.is_set())
            view = game.view(int(game.state.decider)).to_json()
            answer = asyncio.create_task(own.choose(view, "immortal", "seed", signal))
            await until(lambda: bool(worker.signals))
            ((_, theirs),) = worker.signals.values()
            signal.stop()
            assert await answer in game.legal() and theirs.wanted
        looking.cancel()
        await node.close()

    asyncio.run(play())


def test_a_redis_that_is_not_there_is_told_in_one_sentence() -> None:
    for command in (["work"], ["serve", "--port", "0", "--database", "postgresql://127.0.0.1:1/none"]):
        run = subprocess.run(
            [sys.executable, "-m", "gosux", *command, "--bus", "redis://:hidden@127.0.0.1:1/0"],
            capture_output=True,
            text=True,
        )
        assert run.returncode == 2 and len(run.stderr.splitlines()) == 1, run.stderr
        assert "cannot be used" in run.stderr and "hidden" not in run.stderr
