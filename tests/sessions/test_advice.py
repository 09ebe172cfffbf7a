"""Hints over a connection, and reviews of finished games."""

import asyncio
import json
import random
import re
from pathlib import Path
from typing import Any

import pytest

from gosux.analysis.review import Step
from gosux.browser import helper
from gosux.game.game import new_game
from gosux.game.view import View
from gosux.records.replays import replay_text
from gosux.sessions.bots import advice, reviews
from gosux.sessions.bots.asking import BotGone, Bots, StopSignal
from gosux.sessions.bots.reviews import Run, basis_of
from gosux.sessions.messages.table import Player
from tests.analysis.test_draft import CLANS
from tests.analysis.test_reasons import AHEAD, at_last
from tests.scene import scene
from tests.sessions.playing import Json, Page, Served, Serving, sitting
from tests.sessions.test_requests import talk

PERSON = Player(kind="person", level=None)
BOT = Player(kind="bot", level="random")
POSITION = at_last("supremacy = 1", f"{AHEAD}\nsupremacy = 1")


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_ITERATIONS", 200)
    monkeypatch.setattr(advice, "REVIEW_ITERATIONS", 60)
    monkeypatch.setattr(helper, "FEWER_ITERATIONS", 1)


async def begin(served: Served, *players: Player) -> list[str]:
    made = await served.lobby.begin(scene(POSITION), list(players))
    return [seat.token for seat in made.seats]


async def ask(person: Page) -> Json:
    return await person.ask("hint", number=person.state["number"])


def plain(sentence: Json, language: str = "en") -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in sentence[language])


def test_a_hint_has_a_nudge_and_moves_with_reasons_in_both_languages(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            (token,) = await begin(served, PERSON, BOT)
            async with sitting(served, token) as person:
                assert person.state["may_ask_hint"]
                hint = await ask(person)
        assert (hint["type"], hint["number"]) == ("hint", person.state["number"])
        best = hint["moves"][0]
        assert plain(hint["nudge"]).startswith("Look at the cards of level II in your hand.")
        assert (plain(best["label"]), [plain(one) for one in best["then"]]) == (
            "Play Alpha", ["Capture She Rift (opposing II·1)"],
        )  # fmt: skip
        assert best["at"] == {"at": "hand", "seat": 0, "card": "alpha"}
        assert best["behind"] == 0 and best["chance"] > hint["moves"][1]["chance"]
        assert plain(best["reasons"][0]["text"]) == "You win the game in this round (X1.1a)"
        assert plain(best["reasons"][0]["text"], "fr") == "Vous gagnez la partie dans cette ronde (X1.1a)"

    asyncio.run(play())


def test_only_the_view_of_the_seat_goes_into_a_hint(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Json] = []

    async def analyse(self: Bots, task: dict[str, Any], signal: StopSignal) -> None:
        asked.append(task)
        raise BotGone("tested")

    async def play(served: Served) -> None:
        monkeypatch.setattr(type(served.lobby.bots), "analyse", analyse)
        (token,) = await begin(served, PERSON, BOT)
        async with sitting(served, token) as person:
            assert (await ask(person))["code"] == "unavailable"

    talk(serving, tmp_path, play)
    assert [set(task) for task in asked] == [{"job", "view", "iterations"}]
    assert asked[0]["view"] == scene(POSITION).view(0).to_json()
    assert View.from_json(asked[0]["view"]).viewer == 0


def test_a_hint_is_dropped_when_the_game_goes_on(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[bool] = []

    async def analyse(self: Bots, task: dict[str, Any], signal: StopSignal) -> None:
        while not signal.wanted:
            await asyncio.sleep(0)
        stopped.append(True)

    async def play() -> None:
        async with serving(tmp_path) as served:
            monkeypatch.setattr(type(served.lobby.bots), "analyse", analyse)
            (token,) = await begin(served, PERSON, BOT)
            async with sitting(served, token) as person:
                wanted = await person.say("hint", number=person.state["number"])
                game = scene(POSITION)
                await person.confirm(game.action_id("pass"))
                answers = [one for one in person.heard if one.get("request") == wanted]
                while not answers:
                    answers = [one for one in [await person.hear()] if one.get("request") == wanted]
                assert answers[0]["code"] == "stale"
        assert stopped == [True]

    asyncio.run(play())


@pytest.mark.parametrize("players", [(PERSON, PERSON), (BOT, PERSON)])
def test_no_hint_between_persons_and_none_to_who_is_not_asked(
    tmp_path: Path, serving: Serving, players: tuple[Player, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def choose(self: Bots, view: Json, level: str, seed: str, signal: StopSignal) -> int:
        await asyncio.sleep(600)
        return 0

    async def play() -> None:
        async with serving(tmp_path) as served:
            monkeypatch.setattr(type(served.lobby.bots), "choose", choose)
            tokens = await begin(served, *players)
            async with sitting(served, tokens[0]) as person:
                assert not person.state["may_ask_hint"]
                assert (await ask(person))["code"] == "illegal"

    asyncio.run(play())


def test_a_pick_comes_with_advice_in_both_languages_unless_persons_play(tmp_path: Path, serving: Serving) -> None:
    async def drafting(served: Served, *players: Player) -> Json:
        made = await served.lobby.begin(new_game("gosu-x", "7"), list(players))
        async with sitting(served, made.seats[0].token) as person:
            return person.state

    async def play() -> None:
        async with serving(tmp_path) as served:
            told = await drafting(served, PERSON, BOT)
            assert (await drafting(served, PERSON, PERSON))["draft_advice"] is None
        found = told["draft_advice"]
        taken = [clan for seat in told["scene"]["table"]["seats"] for clan in seat["clans"]]
        assert sorted([*taken, *[pick["clan"] for pick in found["picks"]]]) == sorted(CLANS)
        best = found["picks"][0]
        assert (best["rank"], plain(best["badge"]), plain(best["badge"], "fr")) == (
            1,
            "Best for you",
            "Le mieux pour vous",
        )
        assert re.fullmatch(r"If you take .+: about \d+ games won of 100\.", plain(best["said"][0]))
        assert re.search(r"parties entre bots de même force \(.*\), \d+.\d+ en tout", plain(found["source"], "fr"))

    asyncio.run(play())


def test_no_hint_in_a_lesson(tmp_path: Path, serving: Serving) -> None:
    async def play(served: Served) -> None:
        made = await served.new_game(lesson="first-game")
        async with sitting(served, made["seats"][0]["token"]) as person:
            assert not person.state["may_ask_hint"]
            assert (await ask(person))["code"] == "illegal"

    talk(serving, tmp_path, play)


# -- reviews -----------------------------------------------------------------------------------------------------


async def reviewed(served: Served, token: str, player: int = 0) -> list[Json]:
    """All answers until the review is done."""
    answers: list[Json] = []
    while not answers or not answers[-1]["done"]:
        answers.append(await served.post("/api/review", {"token": token, "player": player}))
        await asyncio.sleep(0.01)
    return answers


def test_a_finished_game_is_reviewed_step_by_step(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            game = scene(POSITION)
            game.run(["pass"])
            made = await served.lobby.begin(game, [PERSON, BOT])
            token = made.seats[0].token
            answers = await reviewed(served, token)
            assert (answers[0]["looked_at"], answers[0]["done"]) == (0, False)
            told = answers[-1]
            assert (told["looked_at"], told["last"]) == (1, 1)
            (point,) = told["turning_points"]
            assert (point["mark"], point["moment"], plain(point["played"])) == ("blunder", 0, "Pass")
            assert plain(point["other"]) == "Play Alpha"
            assert plain(point["when"], "fr").startswith("Ronde 1")
            assert game_action(point["right"]) == ["play alpha"]
            assert [choice["mark"] for choice in told["choices"]] == ["blunder"]
            assert [one["without_luck"] for one in told["numbers"]] == [0, 100]
            assert len(told["battles"]) == 1
            assert told["draft"] is None
            again = await served.post("/api/review", {"token": token, "player": 1})
            assert again["done"] and again["choices"] == []

    asyncio.run(play())


def test_the_review_of_a_drafted_game_has_its_picks(tmp_path: Path, serving: Serving) -> None:
    async def play() -> None:
        async with serving(tmp_path) as served:
            game = new_game("gosu-x", "1")
            game.run(["draft justice", "draft galmi", "draft tomorrow", "concede 1"])
            made = await served.lobby.begin(game, [PERSON, BOT])
            (told,) = (await reviewed(served, made.seats[0].token))[-1:]
            first, second = told["draft"]["picks"]
            assert (plain(first["said"]), first["mark"], first["loss"], first["reasons"]) == ("Galmi: 63%", "", 0, [])
            assert (second["mark"], second["loss"]) == ("mistake", 11)
            assert plain(second["said"], "fr") == (
                "Tomorrow\u00a0: 52\u00a0%\u202f; le mieux était Abhilasha\u00a0: 63\u00a0%"
            )
            (point,) = told["turning_points"]
            assert second["reasons"] == [] and point["reasons"]  # told once
            assert "as if both went on with the best picks" in plain(told["draft"]["source"])

    asyncio.run(play())


def game_action(rows: list[int]) -> list[str]:
    game = scene(POSITION)
    return [game.action_text(row) for row in rows]


def test_a_running_game_is_not_reviewed(tmp_path: Path, serving: Serving) -> None:
    async def play(served: Served) -> None:
        (token,) = await begin(served, PERSON, BOT)
        status, problem = await served.refused("/api/review", {"token": token, "player": 0})
        assert (status, problem["code"]) == (409, "not-over")
        game = scene(POSITION)
        game.run(["pass"])
        made = await served.lobby.begin(game, [PERSON, BOT])
        status, problem = await served.refused("/api/review", {"token": made.seats[0].token, "player": 3})
        assert (status, problem["code"]) == (400, "malformed")

    talk(serving, tmp_path, play)


def test_a_review_whose_process_dies_goes_on_when_it_is_asked_for_again(
    tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    failures: list[Json] = []
    analyse = advice.analyse

    async def fails_once(self: Bots, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        if not failures:
            failures.append(task)
            raise BotGone("tested")
        return analyse(json.loads(json.dumps(task)), lambda: False)

    async def play(served: Served) -> None:
        monkeypatch.setattr(type(served.lobby.bots), "analyse", fails_once)
        game = scene(POSITION)
        game.run(["pass"])
        made = await served.lobby.begin(game, [PERSON, BOT])
        answers = await reviewed(served, made.seats[0].token)
        assert answers[-1]["done"] and len(failures) == 1

    talk(serving, tmp_path, play)


def test_a_review_goes_on_after_a_restart(tmp_path: Path, serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies in the middle; what was stored is not computed again, and the rest is."""
    looked: list[int] = []
    monkeypatch.setattr(reviews, "STORED_AFTER", 4)
    game = new_game("gosu-x", "1")
    rng = random.Random(1)
    while legal := game.legal():
        game.step(rng.choice(legal))
    dies_at = len(game.history) // 2

    async def looks(self: Bots, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        if task["number"] == dies_at and dies_at not in looked:
            looked.append(dies_at)
            await asyncio.Event().wait()
        looked.append(task["number"])
        return Step(task["number"], [0.0, 0.0], None).to_json()

    async def play() -> None:
        async with serving(tmp_path) as served:
            monkeypatch.setattr(type(served.lobby.bots), "analyse", looks)
            made = await served.lobby.begin(game, [PERSON, BOT])
            while dies_at not in looked:
                await served.post("/api/review", {"token": made.seats[0].token, "player": 0})
        before = len(looked)
        async with serving(tmp_path) as served:
            answers = await reviewed(served, made.seats[0].token)
            stored = (before - 1) // 4 * 4
            assert answers[0]["looked_at"] == stored > 0
            assert looked[before:] == list(range(stored, len(game.history)))
            assert answers[-1]["done"]

    asyncio.run(play())


def test_a_review_of_another_end_of_the_game_begins_anew() -> None:
    game = scene(POSITION)
    game.run(["pass"])
    text = replay_text(game)
    found = Run(text, {"basis": basis_of(text), "steps": [Step(0, [0.0, 0.0], None).to_json()]})
    assert found.done and found.found == [Step(0, [0.0, 0.0], None)]
    assert Run(text, {**found.to_json(), "basis": basis_of(f"{text} ")}).steps == {}
