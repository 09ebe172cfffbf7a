"""Bots in worker processes: deadlines, hurry, death, and games that do not wait for each other."""

import asyncio
import os
import random
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gosux.bots import named
from gosux.bots.levels import LEVELS, Level
from gosux.server.bot_workers import BotWorkers, pool
from gosux.server.bot_workers.child import answer
from gosux.server.bot_workers.pool import Worker
from gosux.sessions.bots.asking import BotGone, StopSignal
from tests.random_play import played
from tests.server.playing import serving
from tests.sessions.playing import sitting


class Up:
    """A flag that stops every task."""

    value = 2**62


def view_of(seed: int) -> dict[str, object]:
    game = played(seed, 60)
    return game.view(int(game.state.decider)).to_json()


@contextmanager
def bot_workers(count: int = 1) -> Iterator[BotWorkers]:
    made = BotWorkers(count)
    made.prepare()
    try:
        yield made
    finally:
        made.close()


def test_a_worker_chooses_what_the_bot_itself_would() -> None:
    game = played(3, 60)
    decision = game.decision
    assert decision is not None
    expected = named("recruit", "a seed").choose(game.view(decision.player), decision).id
    view = game.view(decision.player).to_json()

    async def think() -> int:
        with bot_workers() as one:
            return await one.choose(view, "recruit", "a seed", StopSignal())

    assert asyncio.run(think()) == expected


def test_the_flag_ends_a_long_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "immortal", Level(seconds=10_000.0))
    task = {"view": view_of(3), "level": "immortal", "seed": "x", "number": 1}
    assert answer(task, Up()) in played(3, 60).legal()


def test_a_worker_that_dies_is_replaced_and_its_task_done_by_another() -> None:
    view = view_of(3)

    async def think() -> None:
        with bot_workers() as one:
            first = next(iter(one.all))
            os.kill(first.process.pid or 0, signal.SIGKILL)
            assert await one.choose(view, "troop", "x", StopSignal()) in played(3, 60).legal()
            assert first not in one.all and len(one.all) == 1  # it was replaced

    asyncio.run(think())


def test_a_worker_that_does_not_answer_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is stopped dead, so it hears no flag."""
    view = view_of(3)

    async def think() -> None:
        with bot_workers() as one:
            stuck = next(iter(one.all))
            await one.choose(view, "troop", "x", StopSignal())  # it has begun
            monkeypatch.setattr(pool, "PATIENCE", 0.2)
            monkeypatch.setattr(pool, "GRACE", 0.2)
            os.kill(stuck.process.pid or 0, signal.SIGSTOP)
            monkeypatch.setattr(pool, "TRIES", 1)
            with pytest.raises(BotGone):
                await one.choose(view, "troop", "x", StopSignal())
            assert stuck not in one.all

    asyncio.run(think())


def test_a_game_goes_on_when_no_worker_can_be_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_answer(self: Worker, task: object, seconds: float) -> int:
        raise BotGone("nobody")

    monkeypatch.setattr(Worker, "ask", no_answer)
    monkeypatch.setattr(pool, "TRIES", 1)

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1")
            async with sitting(served, made["seats"][0]["token"]) as person:
                for _ in range(3):
                    assert await person.turn()
                    await person.draft_and_confirm(random.Random(1))
                assert await person.turn()

    asyncio.run(play())


def test_a_bot_that_thinks_for_long_keeps_no_other_game_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker of one game is held up; another game is played on meanwhile, and the first one then too."""
    held = threading.Event()
    ask = Worker.ask

    def slowly(self: Worker, task: dict[str, object], seconds: float) -> object:
        if task["level"] == "immortal":
            assert held.wait(60)
            self.flag.value = int(str(task["number"]))
        return ask(self, task, seconds)

    monkeypatch.setattr(Worker, "ask", slowly)

    async def play() -> None:
        async with serving(tmp_path, workers=2) as served:
            slow = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "bot", "level": "immortal"}])
            quick = await served.new_game(seed="1")
            async with sitting(served, slow["seats"][0]["token"]) as waiting:
                while waiting.choices:  # until the bot is asked
                    await waiting.confirm(waiting.choices[0]["action"])
                number = waiting.state["number"]
                async with sitting(served, quick["seats"][0]["token"]) as person:
                    for _ in range(5):
                        assert await person.turn()
                        await person.draft_and_confirm(random.Random(1))
                await waiting.say("hurry")
                await waiting.ask("why", number=number, at={"at": "deck", "seat": 0})
                assert waiting.state["number"] == number  # it still thinks
                held.set()
                assert await waiting.turn()

    asyncio.run(play())


def test_whoever_concedes_does_not_wait_for_a_thinking_bot(tmp_path: Path) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "bot", "level": "immortal"}])
            async with sitting(served, made["seats"][0]["token"]) as person:
                while person.choices:
                    await person.confirm(person.choices[0]["action"])
                ended = await person.ask("concede")
                assert ended["scene"]["result"]["rule"] == "X1.5"
                assert (await person.ask("concede"))["code"] == "over"

    asyncio.run(play())


def test_bots_that_wait_for_their_turn_are_called_off_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()
    choose = BotWorkers.choose

    async def wait(self: BotWorkers, view: dict[str, object], level: str, seed: str, signal: StopSignal) -> int:
        asked.set()
        return await choose(self, view, level, seed, signal)

    monkeypatch.setattr(BotWorkers, "choose", wait)
    seats = [{"kind": "person"}, {"kind": "bot", "level": "immortal"}]  # who begins about every second game

    async def play() -> None:
        async with serving(tmp_path) as served:
            for seed in range(40):
                await served.new_game(seed=str(seed), seats=seats)
            await asked.wait()

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []
    assert "bot-silent" not in caplog.text and "bot-gone" not in caplog.text
