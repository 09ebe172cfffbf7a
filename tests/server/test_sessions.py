"""One session for a game at any time, however many games there are; and how the server ends."""

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest

from gosux.server.bot_workers import BotWorkers
from gosux.sessions import lobby as lobbies
from gosux.sessions.bots import StopSignal
from gosux.sessions.messages.table import Player
from gosux.sessions.pauses import Pauses
from tests.scene import scene
from tests.server.playing import serving, sitting

PERSON = Player(kind="person", level=None)
BOT = Player(kind="bot", level="recruit")
PERSONS = [{"kind": "person"}, {"kind": "person"}]


def test_a_game_has_one_room_however_many_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MOST_SESSIONS", 2)

    async def play() -> None:
        async with serving(tmp_path) as served:
            games = [await served.new_game(seed=str(seed), seats=PERSONS) for seed in range(4)]
            ids = [made["game"] for made in games]
            opened = [await served.lobby.session(id) for id in ids]
            assert len(served.lobby.sessions) == 2
            assert [await served.lobby.session(id) for id in ids] == opened  # let go, but still in somebody's hands
            seats = [[seat["token"] for seat in made["seats"]] for made in games]
            for (first, second), session in zip(seats, opened, strict=True):
                async with sitting(served, first) as one, sitting(served, second) as two:
                    asked, other = (one, two) if one.choices else (two, one)
                    await asked.confirm(asked.choices[0]["action"])
                    assert (await other.hear())["type"] == "state"
                    assert session is not None and len(session.game.history) == 1
            del opened, session
            gc.collect()
            assert len(served.lobby.alive) == 2  # the others wait on disk

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
    bots = [{"kind": "bot", "level": "immortal"}] * 2

    async def play() -> None:
        async with serving(tmp_path) as served:
            for seed in range(20):
                await served.new_game(seed=str(seed), seats=bots)
            await asked.wait()

    asyncio.run(play())
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "WARNING")] == []
    assert "bot-silent" not in caplog.text and "bot-gone" not in caplog.text


BEFORE_A_BOT = """
tiles = []
[[player]]
hand = ["lava-goddesses"]
deck = []
spent = 2
[[player]]
hand = [{hand}]
deck = ["ashes"]
spent = 2
"""


@pytest.mark.parametrize(
    ("hand", "choices"), [("", ["pass"]), ("'apostles-of-the-night'", ["pass", "play apostles-of-the-night"])]
)
def test_a_bots_decision_is_told_after_the_same_pause_with_and_without_a_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hand: str, choices: list[str]
) -> None:
    """What it could do tells about its hand; here the bot itself needs no time."""
    pause = 0.3

    async def choose(self: BotWorkers, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        return int(view["asked"]["choices"][0])

    monkeypatch.setattr(BotWorkers, "choose", choose)
    game = scene(BEFORE_A_BOT.format(hand=hand))
    after = game.clone()
    after.apply("pass")
    assert sorted(after.action_text(action) for action in after.legal()) == choices

    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(0.0, pause)) as served:
            made = await served.lobby.begin(game, [PERSON, BOT])
            async with sitting(served, made.seats[0].token) as person:
                began = time.monotonic()
                await person.confirm(game.action_id("pass"))
                assert (await person.hear())["events"]
                assert time.monotonic() - began >= pause

    asyncio.run(play())
