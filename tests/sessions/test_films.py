"""A replay that hides cards: it holds what its viewer was told, and no more."""

import asyncio
import json
import random
from pathlib import Path

import pytest
from typer.testing import CliRunner

from gosux import Game, new_game
from gosux.cli import app
from gosux.model.actions import NO
from gosux.records.files import RecordError
from gosux.records.foreign import read_foreign
from gosux.records.position_reader import read_position
from gosux.sessions.messages.table import Player
from gosux.sessions.player_acts import concede
from gosux.sessions.requests import answer
from gosux.sessions.storage.films import changed, film_of, film_text, parse_film, patched
from tests.properties.worlds import WAYS, Pair
from tests.random_play import GOSU_3, GOSU_X, GOSU_X_QUICK, Variant, moments, starts
from tests.scene import scene
from tests.sessions.playing import Json, Serving
from tests.sessions.test_leaks import ASKED_UNNOTICED, begun_here
from tests.sessions.together import PLAIN, begin_together, tokens_of


def people(game: Game) -> list[Player]:
    return [Player(kind="person", level=None, name=f"P{seat}") for seat in range(game.players)]


def ended(game: Game) -> Game:
    """The game, given up by everybody but the first player."""
    for seat in range(1, game.players):
        if not game.state.over and not game.state.seats[seat].out:
            game.concede(seat)
    return game


def pairs_of(variant: Variant) -> list[Pair]:
    """Two worlds each that are equal for one player, who is asked."""
    found: list[Pair] = []
    for seed, game in starts(variant, 1):
        rng = random.Random(seed)
        for _ in moments(game, rng):
            if rng.random() < 0.05 / variant.share and not game.state.available and len(found) < 4:
                found.append(Pair(game, int(game.state.decider), rng.randrange(len(WAYS)), random.Random(rng.random())))
    return found


def game_shows_hands(game: Game) -> bool:
    """Whoever leaves a game of three or more shows their cards (G3.6): from then on the worlds differ for all."""
    return game.players > 2


@pytest.mark.parametrize("variant", [GOSU_X, GOSU_X_QUICK, GOSU_3], ids=str)
def test_two_games_that_are_equal_for_a_player_give_the_same_file(variant: Variant) -> None:
    different = 0
    for pair in pairs_of(variant):
        games = [ended(begun_here(game)) for game in pair.games]
        different += games[0].digest() != games[1].digest()
        for view in (pair.viewer, None):
            one, two = [film_of(game, people(game), view) for game in games]
            if game_shows_hands(games[0]):
                assert one.moments[0] == two.moments[0]
            else:
                assert one == two
    assert different


@pytest.mark.rule("X10.24")
@pytest.mark.parametrize(("held", "other", "actions"), ASKED_UNNOTICED, ids=["capture", "activation"])
def test_a_question_that_others_must_not_notice_leaves_no_trace(held: str, other: str, actions: list[str]) -> None:
    asked, spared = read_position(held), read_position(other)
    for game in (asked, spared):
        game.run(actions)
    assert asked.state.decider == 1
    asked.step(NO)
    for game in (asked, spared):
        ended(game)
    assert len(asked.history) == len(spared.history) + 1
    for view in (0, None):
        assert film_text(asked, people(asked), view) == film_text(spared, people(spared), view)
    assert film_text(asked, people(asked), 1) != film_text(spared, people(spared), 1)


def test_a_file_is_read_as_it_was_written_and_damage_is_told() -> None:
    game = ended(new_game("gosu", seed=3, players=3))
    text = film_text(game, people(game), 0)
    assert parse_film(text) == film_of(game, people(game), 0)
    for bad in (text[:-9], text.replace('"number":0', '"number":1'), text.replace('"moments"', '"moment"')):
        with pytest.raises(RecordError):
            parse_film(bad)
    with pytest.raises(RecordError, match="hides cards"):
        read_foreign(text)


def test_scenes_are_kept_as_what_changes() -> None:
    old: Json = {"a": [1, 2, {"b": 3}], "c": None, "d": {}}
    for new in (
        old,
        {"a": [1, 5, {"b": None}], "c": [], "d": {"e": {}}},
        {"a": [], "c": {"f": [0]}, "d": {}},
        {"z": 1},
    ):
        assert patched(old, changed(old, new)) == new


def test_a_player_chooses_what_a_replay_shows(tmp_path: Path, serving: Serving) -> None:
    async def play() -> list[Json]:
        async with serving(tmp_path) as served:
            session = await begin_together(served, scene(PLAIN))
            token = tokens_of(session.id, 2)[0]
            running = await answer(served.lobby, "replay", json.dumps({"token": token, "hide": "all"}))
            assert running.status == 409
            await concede(session, 1, 1)
            asked = [{"token": token, "hide": hide} for hide in ("others", "all", None)]
            return [json.loads((await answer(served.lobby, "replay", json.dumps(one))).text) for one in asked]

    own, public, whole = asyncio.run(play())
    hands = [[seat["hand"] for seat in one["moments"][0]["scene"]["table"][0]["seats"]] for one in (own, public)]
    assert [[[card["card"] for card in hand] for hand in hands_of] for hands_of in hands] == [
        [["lava-goddesses", "nezha"], [None, None]], [[None, None], [None, None]]
    ]  # fmt: skip
    assert (own["view"], public["view"]) == (0, None)
    assert "seed" in whole and not {"seed", "start", "actions", "shuffle"} & (own.keys() | public.keys())


def test_the_command_shows_what_the_viewer_saw(tmp_path: Path) -> None:
    game = ended(scene(PLAIN))
    file = tmp_path / "film.json"
    file.write_text(film_text(game, people(game), 0), encoding="utf-8")
    shown = CliRunner().invoke(app, ["replay", str(file), "--lang", "fr"])
    assert shown.exit_code == 0 and shown.output.strip()
    refused = CliRunner().invoke(app, ["replay", str(file), "--verify"])
    assert refused.exit_code != 0 and "hides cards" in refused.output
