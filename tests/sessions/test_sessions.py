"""One session for a game at any time, however many games there are; what it does between players, bots and storage."""

import asyncio
import gc
import time
from pathlib import Path
from typing import Any

import pytest

from gosux.model.actions import NO, YES
from gosux.sessions import lobby as lobbies
from gosux.sessions.bots.asking import Bots, StopSignal
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.messages.table import Player
from tests.properties.worlds import PERIL
from tests.scene import scene
from tests.sessions.playing import Serving, sitting

PERSON = Player(kind="person", level=None)
BOT = Player(kind="bot", level="recruit")
PERSONS = [{"kind": "person"}, {"kind": "person"}]


def test_a_game_has_one_session_however_many_are_open(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch, hand: str, choices: list[str]
) -> None:
    """What it could do tells about its hand; here the bot itself needs no time."""
    pause = 0.3

    async def choose(self: Bots, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        return int(view["asked"]["choices"][0])

    game = scene(BEFORE_A_BOT.format(hand=hand))
    after = game.clone()
    after.apply("pass")
    assert sorted(after.action_text(action) for action in after.legal()) == choices

    async def play() -> None:
        async with serving(tmp_path, pauses=Pauses(0.0, pause)) as served:
            monkeypatch.setattr(type(served.lobby.bots), "choose", choose)
            made = await served.lobby.begin(game, [PERSON, BOT])
            async with sitting(served, made.seats[0].token) as person:
                began = time.monotonic()
                await person.confirm(game.action_id("pass"))
                assert (await person.hear())["events"]
                assert time.monotonic() - began >= pause

    asyncio.run(play())


def test_what_comes_between_two_steps_keeps_those_before_it(tmp_path: Path, serving: Serving) -> None:
    """The other player is asked for Force of will after the second step: the third one is left, and told to be."""
    position = PERIL.format(held="red-circle", below="solok")
    game = scene(position)
    steps = [game.action_id("play lava-goddesses")]
    game.step(steps[0])
    steps += [game.action_id("capture 1:I1"), YES]

    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(position=position, seats=[{"kind": "person"}, {"kind": "person"}])
            session = await served.lobby.session(made["game"])
            assert session is not None
            async with sitting(served, made["seats"][0]["token"]) as person:
                refused = await person.confirm(*steps)
                assert refused["code"] == "illegal"  # no draft goes that far
                assert session.game.history == []
                await session.take(steps, 0, (session.connections.at(session.id, 0), 77))
                await session.take([NO], 1, None)
                answer = await person.hear()
                assert (answer["request"], answer["stopped"]) == (77, 2)
            record = await served.lobby.store.load(made["game"])
            assert record is not None and record.actions == session.game.history == [*steps[:2], NO]

    asyncio.run(play())


def test_a_running_game_of_older_rules_goes_on_from_its_state(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1", seats=[{"kind": "person"}, {"kind": "person"}])
            token = made["seats"][0]["token"]
            async with sitting(served, token) as person:
                before = person.state
        serving.age(tmp_path)
        async with serving(tmp_path) as served, sitting(served, token) as person:
            assert person.state["scene"] == before["scene"]
            assert person.state["number"] > before["number"]
            assert person.state["events"] == []  # what came before is told by other rules
            asked = person if person.choices else None
            if asked is not None:
                assert (await asked.confirm(asked.choices[0]["action"]))["type"] == "state"
            number = person.state["number"]
        async with serving(tmp_path) as served, sitting(served, token) as person:
            assert person.state["number"] == number

    asyncio.run(play())


def test_a_finished_game_of_older_rules_that_went_the_same_way_can_be_seen(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.new_game(seed="1")
            token = made["seats"][0]["token"]
            async with sitting(served, token) as person:
                await person.ask("concede")
        serving.age(tmp_path)
        async with serving(tmp_path) as served:
            seen = await served.post("/api/moments", {"token": token, "view": None})
            assert seen["moments"]
            mine = await served.post("/api/games/mine", {"tokens": [token]})
            assert mine["games"][0]["result"]["winners"] == [1]

    asyncio.run(play())
