"""Against bots alone a confirmed action can be taken back while nothing hidden was shown and no dice were used."""

import asyncio
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gosux.game.view import View
from gosux.sessions.bots.asking import Bots, StopSignal
from gosux.sessions.clocks.pauses import Pauses
from gosux.sessions.messages.table import Player
from tests.scene import scene
from tests.sessions.playing import NO_PAUSES, Json, Page, Served, Serving, sitting
from tests.sessions.test_leaks import ASKED_UNNOTICED, PLAYER, steps_of

BOT = Player(kind="bot", level="random")
WAITING = Pauses(0.0, 600.0)  # the bot's answer is not told in time

POSITION = """
tiles = []
[[player]]
army.I = ["volantis", "spirits-of-smook"]
hand = ["lava-goddesses", "nezha"]
deck = ["elle", "sati", "muraena"]
[[player]]
army.I = ["un-go"]
hand = ["galmi-avatar", "boul-go"]
deck = ["navaj"]
"""


def lets_bots(monkeypatch: pytest.MonkeyPatch, served: Served, does: Callable[[View], str]) -> None:
    """Bots do this whenever they have a choice; what cannot be done is answered by the first choice."""

    async def choose(self: Bots, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        seen = View.from_json(view)
        assert seen.decision is not None
        wanted = [one.id for one in seen.decision.actions if str(one) == does(seen)]
        return (wanted or [one.id for one in seen.decision.actions])[0]

    monkeypatch.setattr(type(served.lobby.bots), "choose", choose)


async def begin(served: Served, position: str = POSITION) -> str:
    made = await served.lobby.begin(scene(position), [PLAYER, BOT])
    return made.seats[0].token


async def act(person: Page, *actions: str, position: str = POSITION) -> Json:
    await person.turn()
    state = await person.confirm(*steps_of(position, list(actions)))
    assert state["type"] == "state", state
    return state


async def take_back(person: Page) -> Json:
    person.seen = 0  # all events are told again
    return await person.ask("take_back", number=person.state["number"])


def test_an_action_is_taken_back_and_another_one_taken(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path, pauses=WAITING) as served:
            token = await begin(served)
            async with sitting(served, token) as person:
                before = person.state
                assert not before["may_take_back"]
                after = await act(person, "play lava-goddesses")
                assert (after["may_take_back"], after["taken_back"]) == (True, False)
                back = await take_back(person)
                assert (back["may_take_back"], back["taken_back"]) == (False, True)
                assert back["scene"] == before["scene"]
                assert back["number"] > after["number"]
                assert [event["place"] for event in back["events"]] == [event["place"] for event in before["events"]]
                stale = await person.ask("take_back", number=after["number"])
                assert stale["code"] == "stale"
                await person.hear()
                again = await act(person, "play nezha")
                assert again["type"] == "state" and again["number"] > back["number"]

    asyncio.run(play())


def test_what_was_taken_back_stays_so_and_what_can_be_taken_back_too(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = POSITION.replace('deck = ["navaj"]', 'spent = 2\ntokens = 0\ndeck = ["navaj"]')

    async def play() -> None:
        async with serving(tmp_path, pauses=WAITING) as served:
            lets_bots(monkeypatch, served, lambda _: "pass")
            token = await begin(served, position)
            async with sitting(served, token) as person:
                before = person.state
                await act(person, "play lava-goddesses", position=position)
                await take_back(person)
                number = person.state["number"]
        async with serving(tmp_path, pauses=WAITING) as served, sitting(served, token) as person:
            assert (person.state["scene"], person.state["number"]) == (before["scene"], number)
            await act(person, "play nezha", position=position)
        async with serving(tmp_path, pauses=WAITING) as served, sitting(served, token) as person:
            assert person.state["may_take_back"]
            back = await take_back(person)
            assert back["scene"] == before["scene"]

    asyncio.run(play())


@pytest.mark.parametrize(
    ("actions", "possible"),
    [(["play nezha"], True), (["draw 1"], False), (["play lava-goddesses"], True), (["pass"], True)],
    ids=lambda value: str(value),
)
def test_nothing_is_taken_back_after_a_hidden_card_was_seen(
    tmp_path: Path, serving: Serving, actions: list[str], possible: bool
) -> None:
    async def play() -> None:
        position = POSITION.replace('deck = ["elle"', 'tokens = 1\nspent = 1\ndeck = ["elle"', 1)
        if actions == ["pass"]:
            position = position.replace("tokens = 1\nspent = 1", "tokens = 0\nspent = 2")
        async with serving(tmp_path, pauses=WAITING) as served:
            token = await begin(served, position)
            async with sitting(served, token) as person:
                state = await act(person, *actions, position=position)
                assert state["may_take_back"] is possible
                if not possible:
                    refused = await person.ask("take_back", number=person.state["number"])
                    assert refused["code"] == "illegal"

    asyncio.run(play())


@pytest.mark.parametrize(("answer", "possible"), [("draw 1", True), ("play boul-go", False)])
def test_what_a_bot_does_is_taken_back_too_unless_it_showed_a_card(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch, answer: str, possible: bool
) -> None:
    position = POSITION.replace('deck = ["navaj"]', 'tokens = 1\nspent = 1\ndeck = ["navaj"]')

    async def play() -> None:
        async with serving(tmp_path) as served:
            lets_bots(monkeypatch, served, lambda _: answer)
            async with sitting(served, await begin(served, position)) as person:
                before = person.state
                await act(person, "play nezha", position=position)
                await person.turn()
                assert person.state["may_take_back"] is possible
                if possible:
                    assert (await take_back(person))["scene"] == before["scene"]

    asyncio.run(play())


def test_what_a_bot_has_done_and_nobody_was_told_is_taken_back_with_it(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with serving(tmp_path, pauses=WAITING) as served:
            lets_bots(monkeypatch, served, lambda _: "play boul-go")
            async with sitting(served, await begin(served)) as person:
                (session,) = served.lobby.sessions.values()
                await act(person, "play nezha")
                while len(session.game.history) < 2:
                    await asyncio.sleep(0.001)
                assert (await take_back(person))["taken_back"]
                assert session.game.history == []
                record = await served.lobby.store.load(session.id)
                assert record is not None and record.actions == []

    asyncio.run(play())


def test_nothing_is_taken_back_among_several_persons(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            made = await served.lobby.begin(scene(POSITION), [PLAYER, PLAYER])
            async with sitting(served, made.seats[0].token) as person:
                state = await act(person, "play nezha")
                assert state["may_take_back"] is False
                refused = await person.ask("take_back", number=person.state["number"])
                assert refused["code"] == "illegal"

    asyncio.run(play())


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("holding", "other", "actions"), ASKED_UNNOTICED)
def test_nobody_learns_by_taking_back_that_a_bot_was_asked(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch, holding: str, other: str, actions: list[str]
) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            lets_bots(monkeypatch, served, lambda seen: "pass" if str(seen.decision.kind) == "turn" else "no")  # type: ignore[union-attr]
            heard: list[list[Json]] = []
            for position in (holding, other):
                async with sitting(served, await begin(served, position)) as person:
                    await act(person, *actions, position=position)
                    await person.turn()
                    if person.state["may_take_back"]:
                        await take_back(person)
                    heard.append([{k: v for k, v in one.items() if k != "game"} for one in person.heard])
            assert heard[0] == heard[1]

    asyncio.run(play())


def test_a_game_with_actions_taken_back_at_random_stays_whole(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        rng = random.Random(5)
        backs = 0
        async with serving(tmp_path, pauses=NO_PAUSES) as served:
            seats = [{"kind": "person"}, {"kind": "bot", "level": "random"}]
            made = await served.new_game(seed="5", ruleset="gosu-x-quick", seats=seats)
            token = made["seats"][0]["token"]
            async with sitting(served, token) as person:
                scenes: list[Json] = []
                while await person.turn() and backs < 25:
                    if person.state["may_take_back"] and rng.random() < 0.5:
                        number = person.state["number"]
                        await take_back(person)
                        assert person.state["scene"] in scenes and person.state["number"] == number + 1
                        backs += 1
                    else:
                        scenes.append(person.state["scene"])
                        await person.confirm(rng.choice(person.choices)["action"])
                last = person.state
        assert backs > 3
        async with serving(tmp_path) as served, sitting(served, token) as again:
            assert again.state["number"] == last["number"]  # its actions lead to its state

    asyncio.run(play())
