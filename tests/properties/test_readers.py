"""Readers of positions, saves, replays, states, views and actions, fed with anything: only the documented errors
come out, and soon."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gosux import (
    Game,
    IllegalAction,
    PositionError,
    UnknownAction,
    View,
    load_position,
    new_game,
    read_position,
    rulesets,
)
from gosux.game.codec import BadState
from gosux.model.kinds import KINDS
from gosux.records.files import RecordError
from gosux.records.foreign import parse_record
from gosux.records.replays import parse_replay, read_replay, replay_text, verify_replay
from gosux.records.saves import parse_save, read_save
from tests.properties.damage import (
    damaged_texts,
    finished,
    games,
    mutated,
    numbers,
    positions,
    read,
    replays,
    saved,
    seeds,
    through_json,
    values,
    words,
)
from tests.random_play import GOSU_2, GOSU_4, GOSU_X, Variant, every_variant, new_random_game, played


def read_and_verify(text: str) -> None:
    verify_replay(parse_replay(text))


# -- positions ---------------------------------------------------------------------------------------------------


@given(st.text())
@example("round = " + "1" * 5000)
@example('seed = "\ud800"')
@example("a = " + "[" * 100_000)
def test_any_text_is_a_position_or_refused(text: str) -> None:
    read(read_position, text, PositionError)


@settings(max_examples=200)
@given(damaged_texts(positions))
def test_a_damaged_position_is_read_or_refused(text: str) -> None:
    read(read_position, text, PositionError)


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=200))
def test_any_file_is_a_position_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    read(load_position, path, PositionError)


@pytest.mark.parametrize("path", ["/", "/nowhere/at/all", "\0"])
def test_a_position_that_cannot_be_opened_is_refused(path: str) -> None:
    with pytest.raises(PositionError):
        load_position(path)


# -- saves and replays -------------------------------------------------------------------------------------------


@given(st.one_of(st.text(), values.map(json.dumps)))
@example("1" * 5000)
@example("[" * 100_000)
@example('{"format": ' * 100_000)
def test_any_text_is_a_record_or_refused(text: str) -> None:
    assert read(parse_record, text, RecordError) is None


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(content=st.binary(max_size=200))
def test_any_file_is_a_record_or_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert read(read_save, path, RecordError) is None
    assert read(read_replay, path, RecordError) is None


@settings(max_examples=150)
@given(damaged_texts(saved))
def test_a_damaged_save_is_read_or_refused(text: str) -> None:
    read(parse_save, text, RecordError)


@settings(max_examples=200)
@given(mutated(saved.map(json.loads)))
def test_a_changed_save_is_read_or_refused(data: Any) -> None:
    read(parse_save, json.dumps(data), RecordError)


@settings(max_examples=200)
@given(mutated(saved.map(lambda text: json.loads(text) | {"version": "0"})))
def test_a_changed_save_of_another_version_is_read_or_refused(data: Any) -> None:
    read(parse_save, json.dumps(data), RecordError)


@settings(max_examples=150)
@given(damaged_texts(replays))
def test_a_damaged_replay_is_read_or_refused(text: str) -> None:
    read(read_and_verify, text, RecordError)


@settings(max_examples=200)
@given(mutated(replays.map(json.loads)))
def test_a_changed_replay_is_read_or_refused(data: Any) -> None:
    read(read_and_verify, json.dumps(data), RecordError)


# -- states and views --------------------------------------------------------------------------------------------


@given(values)
@example([])
@example({})
def test_anything_is_a_game_or_refused(data: Any) -> None:
    assert read(Game.from_json, data, BadState) is None


@settings(max_examples=400)
@given(mutated(games.map(lambda game: through_json(game.to_json()))))
def test_a_changed_game_is_read_or_refused(data: Any) -> None:
    game = read(Game.from_json, data, BadState)
    if game is not None:
        assert game.decision is not None or game.result is not None
        game.digest()


@given(values)
@example([])
@example({})
def test_anything_is_a_view_or_refused(data: Any) -> None:
    assert read(View.from_json, data, BadState) is None


@settings(max_examples=300)
@given(mutated(st.builds(lambda game, seat: through_json(game.view(seat % game.players).to_json()), games, seeds)))
def test_a_changed_view_is_read_or_refused(data: Any) -> None:
    view = read(View.from_json, data, BadState)
    if view is not None:
        view.to_json()
        assert view.decision is None or view.decision.actions is not None


def at_a_turn(variant: Variant) -> Any:
    """A game at a turn's question, as JSON."""
    game = next(game for game in (played(1, decisions, variant) for decisions in range(30, 90)) if at_turn(game))
    return through_json(game.to_json())


def at_turn(game: Game) -> bool:
    return game.decision is not None and game.decision.kind == "turn"


@every_variant
def test_a_pending_step_that_does_not_exist_is_refused(variant: Variant) -> None:
    data = at_a_turn(variant)
    data["state"]["stack"][-1][1] = 77
    assert read(Game.from_json, data, BadState) is None


@every_variant
def test_a_running_game_without_a_pending_step_is_refused(variant: Variant) -> None:
    data = at_a_turn(variant)
    data["state"]["stack"] = []
    assert read(Game.from_json, data, BadState) is None


WRONG = [
    ("seats", lambda seats: []),
    ("seats", lambda seats: seats[:1]),
    ("seats", lambda seats: seats * 3),
    ("advantage", lambda seat: 4),
    ("advantage", lambda seat: -2),
    ("foreign", lambda tokens: [[0, 4]]),
    ("foreign", lambda tokens: [[60, 0]]),
    ("foreign", lambda tokens: [[0]]),
    ("incoming", lambda card: "sati"),
    ("vacant", lambda code: 60),
    ("deck", lambda deck: ["sati"]),
    ("deck", lambda deck: None),
    ("discard", lambda pile: ["kao@1"]),
    ("active", lambda seat: 4),
    ("revealer", lambda seat: 4),
]
"""Of a table of GOSU: things that only this game has, or that have another size there."""


@pytest.mark.parametrize("variant", [GOSU_2, GOSU_4], ids=str)
@pytest.mark.parametrize(("key", "wrong"), WRONG, ids=[f"{number}-{key}" for number, (key, _) in enumerate(WRONG)])
def test_a_damaged_table_of_gosu_is_refused(key: str, wrong: Callable[[Any], Any], variant: Variant) -> None:
    data = at_a_turn(variant)
    data["state"][key] = wrong(data["state"][key])
    assert read(Game.from_json, data, BadState) is None


def test_a_table_of_gosu_x_has_two_seats() -> None:
    data = at_a_turn(GOSU_X)
    data["state"]["seats"].append(data["state"]["seats"][0])
    assert read(Game.from_json, data, BadState) is None


@pytest.mark.parametrize("seed", [5, 11, 7, 13, 9])
def test_a_replay_whose_start_leads_nowhere_is_refused(seed: int) -> None:
    data = json.loads(replay_text(finished(seed)))
    data["start"]["stack"][0][1] = 77  # the step that comes after the first turn
    assert read(read_and_verify, json.dumps(data), RecordError) is None


# -- actions -----------------------------------------------------------------------------------------------------

verbs = st.sampled_from(
    sorted({kind.verb for kind in KINDS} | {"play", "recall", "shift", "mutate", "trap", "activate", "number", "seat"})
)
objects = st.one_of(
    words,
    st.sampled_from(["I1", "III5", "0:I1", "1:II3", "2:I1", "0:sati", "9:sati", "0:", ":", "elle", "spent", "-1", "٣",
                     "3:I1", "4:I1", "kao", "pile:kao", "0:kao", "pile:", "pile:sati"]),
)  # fmt: skip
spoken = st.one_of(st.text(max_size=20), st.builds("{} {}".format, verbs, objects))


@settings(max_examples=300)
@given(st.sampled_from(rulesets()), spoken, st.integers(0, len(KINDS) - 1))
def test_any_text_names_an_action_of_the_table_or_none(ruleset: str, text: str, kind: int) -> None:
    table = new_game(ruleset, 1).rules.catalogue.table
    number = table.parse(kind, text)
    assert -1 <= number < table.size
    if number >= 0:
        assert table.text(kind, number)


@settings(max_examples=300)
@given(games, st.one_of(spoken, numbers))
def test_an_unknown_or_illegal_action_changes_nothing(game: Game, action: str | int) -> None:
    before, history, choices = game.digest(), game.history[:], game.legal()[:]
    copied = game.clone()
    try:
        copied.apply(action)
    except (IllegalAction, UnknownAction):
        assert (copied.digest(), copied.history, copied.legal()) == (before, history, choices)
        assert copied.state.log is None
    else:
        assert copied.history == [*history, copied.history[-1]]
        assert copied.history[-1] in choices
    assert (game.digest(), game.history, game.legal()) == (before, history, choices)


@every_variant
def test_nobody_concedes_for_a_seat_that_does_not_exist(variant: Variant) -> None:
    game = new_random_game(1, variant)
    for player in (-1, variant.players, 7):
        with pytest.raises(ValueError, match="no seat"):
            game.concede(player)
    assert game == new_random_game(1, variant)
