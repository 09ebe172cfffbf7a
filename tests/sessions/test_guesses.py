"""A bot that cannot think moves at random: its rival is told, but not at which question that they do not know of."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from gosux.sessions.bots.asking import BotGone
from gosux.sessions.bots.guesses import Guesses
from gosux.sessions.messages.table import Player
from tests.scene import scene
from tests.sessions.playing import Serving, page, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, steps_of

SEATS = [{"kind": "person"}, {"kind": "bot", "level": "troop"}]
PLAYERS = [Player(kind="person", name=None, level=None), Player(kind="bot", name=None, level="troop")]


async def fails(*_: Any) -> int:
    raise BotGone("tested")


def test_a_player_is_told_how_often_a_bot_could_not_think(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            thinks = type(served.lobby.bots).choose
            token = (await served.new_game(seats=SEATS, seed="1"))["seats"][0]["token"]
            async with sitting(served, token) as person:
                assert person.state["guesses"] in ([], [0, 0])
                monkeypatch.setattr(type(served.lobby.bots), "choose", fails)
                while sum(person.state["guesses"]) < 2:
                    assert await person.turn()
                    await person.draft_and_confirm(random.Random(1))
                told = person.state["guesses"]
                assert told[0] == 0
                monkeypatch.setattr(type(served.lobby.bots), "choose", thinks)
                await person.turn()
                told = person.state["guesses"]
                await person.draft_and_confirm(random.Random(1))
                await person.turn()
                assert person.state["guesses"] == told
                async with page(served, token) as again:  # also when the page is loaded again
                    assert (await again.join(take_over=True))["guesses"] == told

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_a_guess_does_not_tell_of_a_question_that_nobody_must_notice(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch, holding: str, other: str, actions: list[str]
) -> None:
    asked: list[int] = []

    async def fails_and_counts(*_: Any) -> int:
        asked.append(1)
        raise BotGone("tested")

    async def play() -> None:
        async with serving(tmp_path) as served:
            monkeypatch.setattr(type(served.lobby.bots), "choose", fails_and_counts)
            made = await served.lobby.begin(scene(holding), PLAYERS)
            async with sitting(served, made.seats[0].token) as person:
                answer = await person.ask("confirm", number=person.state["number"], steps=steps_of(holding, actions))
                assert asked and answer["events"]
                assert sum(answer["guesses"]) == 0

    asyncio.run(play())


def test_a_guess_at_a_hidden_question_is_told_with_the_next_one_that_is_known() -> None:
    guesses = Guesses(3)
    guesses.note(1, guessed=True, known=[False, True, True])
    assert (guesses.of(0), guesses.of(2)) == ([0, 0, 0], [0, 1, 0])
    guesses.note(2, guessed=False, known=[True, True, True])
    assert guesses.of(0) == [0, 0, 0]
    guesses.note(1, guessed=True, known=[True, True, True])
    assert (guesses.of(0), guesses.of(2)) == ([0, 1, 0], [0, 2, 0])  # it looks like this one alone
