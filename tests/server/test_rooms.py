"""One room for a game at any time, however many games there are; and how the server ends."""

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest

from gosux.server import lobby as lobbies
from gosux.server.messages.table import Player
from gosux.server.pauses import Pauses
from gosux.server.thinking import Thinkers, Thought
from tests.scene import scene
from tests.server.playing import serving, sitting

PERSON = Player(kind="person", level=None)
BOT = Player(kind="bot", level="recruit")
PERSONS = [{"kind": "person"}, {"kind": "person"}]


def test_a_game_has_one_room_however_many_are_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "MOST_ROOMS", 2)

    async def play() -> None:
        async with serving(tmp_path) as served:
            games = [await served.new_game(seed=str(seed), seats=PERSONS) for seed in range(4)]
            ids = [made["game"] for made in games]
            opened = [await served.lobby.room(id) for id in ids]
            assert len(served.lobby.rooms) == 2
            assert [await served.lobby.room(id) for id in ids] == opened  # let go, but still in somebody's hands
            seats = [[seat["token"] for seat in made["seats"]] for made in games]
            for (first, second), room in zip(seats, opened, strict=True):
                async with sitting(served, first) as one, sitting(served, second) as two:
                    asked, other = (one, two) if one.choices else (two, one)
                    await asked.confirm(asked.choices[0]["action"])
                    assert (await other.hear())["type"] == "state"
                    assert room is not None and len(room.game.history) == 1
            del opened, room
            gc.collect()
            assert len(served.lobby.alive) == 2  # the others wait on disk

    asyncio.run(play())


def test_bots_that_wait_for_their_turn_are_called_off_quietly(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = asyncio.Event()
    choose = Thinkers.choose

    async def wait(self: Thinkers, view: dict[str, object], level: str, seed: str, thought: Thought) -> int:
        asked.set()
        return await choose(self, view, level, seed, thought)

    monkeypatch.setattr(Thinkers, "choose", wait)
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

    async def choose(self: Thinkers, view: dict[str, Any], level: str, seed: str, thought: Thought) -> int:
        return int(view["asked"]["choices"][0])

    monkeypatch.setattr(Thinkers, "choose", choose)
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
