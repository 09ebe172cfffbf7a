"""Readers of positions, saves, replays, states, views and actions, fed with anything: only the documented errors
come out, and soon."""

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gosux import Game, IllegalAction, PositionError, View, load_position, new_game, read_position
from gosux.model.codec import BadState
from gosux.model.kinds import KINDS
from gosux.rules.records import (
    RecordError,
    parse_record,
    parse_replay,
    parse_save,
    read_replay,
    read_save,
    replay_text,
    save_text,
    verify_replay,
)
from tests.random_play import MOST_DECISIONS, new_random_game, turned

PATIENCE = 10.0  # seconds; a reader that needs longer is stuck

# -- material ----------------------------------------------------------------------------------------------------


@cache
def game_of(seed: int, decisions: int) -> Game:
    """A game after some random decisions. Do not change it."""
    game = new_random_game(seed)
    for number in range(decisions):
        if not game.legal():
            break
        game.step(turned(game, seed * 7 + number * 13))
    return game


@cache
def position_game(seed: int) -> Game:
    """A game that began from a position: it holds a state from the start."""
    game = read_position(game_of(seed, 30).to_position())
    for number in range(seed):
        if game.legal():
            game.step(turned(game, seed + number))
    return game


@cache
def finished(seed: int) -> Game:
    game = position_game(seed).clone() if seed % 2 else game_of(seed, 10).clone()
    if seed % 3 == 0:
        game.concede(0)
    for number in range(MOST_DECISIONS):
        if not game.legal():
            break
        game.step(turned(game, seed + number * 5))
    return game


seeds = st.integers(0, 11)
games = st.builds(game_of, seeds, st.sampled_from([0, 4, 9, 14, 17, 21, 26, 33, 40, 52]))
saved = st.one_of(games, st.builds(position_game, seeds)).map(save_text)
replays = st.builds(finished, seeds).map(replay_text)
positions = games.map(lambda game: game.to_position())

numbers = st.one_of(
    st.integers(-3, 35), st.sampled_from([88, 255, 256, 999, 1000, 1256, 10**5, 10**9, 2**64, -(2**64)])
)
words = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["", "?", "sati", "(sati)", "sati@0", "sati@9", "sati#1", "turn", "match", "play", "gosu-x",
                     "\ud800", "0", "1", "2", "none", "justice", "sati/effect", "concede 0", "concede 2", "pass"]),
)  # fmt: skip
leaves = st.one_of(st.none(), st.booleans(), numbers, st.floats(), words)
values = st.recursive(leaves, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(words, inner, max_size=3))


def places(data: Any, here: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths to everything inside a JSON value."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield (*here, key)
        yield from places(value, (*here, key))


def mutate(data: Any, draw: st.DrawFn) -> Any:
    """A copy with one thing inside changed, deleted or doubled."""
    changed = copy.deepcopy(data)
    paths = list(places(changed))
    path = paths[draw(st.integers(0, len(paths) - 1))]
    if draw(st.booleans()):  # the pending steps are the most fragile part: half of the time there
        fragile = [one for one in paths if "stack" in one]
        path = fragile[draw(st.integers(0, len(fragile) - 1))] if fragile else path
    parent = changed
    for key in path[:-1]:
        parent = parent[key]
    deed = draw(st.sampled_from(["replace", "replace", "replace", "delete", "double"]))
    if deed == "delete":
        del parent[path[-1]]
    elif deed == "double" and isinstance(parent, list):
        parent.insert(path[-1], copy.deepcopy(parent[path[-1]]))
    else:
        parent[path[-1]] = draw(values)
    return changed


@st.composite
def mutated(draw: st.DrawFn, source: st.SearchStrategy[Any]) -> Any:
    data = draw(source)
    for _ in range(draw(st.integers(1, 3))):
        data = mutate(data, draw)
    return data


@st.composite
def damaged_texts(draw: st.DrawFn, source: st.SearchStrategy[str]) -> str:
    """A text with lines deleted, doubled, swapped or changed, or cut off."""
    text = draw(source)
    for _ in range(draw(st.integers(1, 3))):
        lines = text.split("\n")
        first, second = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        deed = draw(st.sampled_from(["delete", "double", "swap", "cut", "insert", "number", "letter"]))
        if deed == "delete":
            del lines[first]
        elif deed == "double":
            lines.insert(second, lines[first])
        elif deed == "swap":
            lines[first], lines[second] = lines[second], lines[first]
        elif deed == "insert":
            lines.insert(first, draw(words))
        elif deed == "number":
            number = str(draw(numbers))
            lines[first] = "".join(number if letter.isdecimal() else letter for letter in lines[first])
        elif deed == "letter" and lines[first]:
            at = draw(st.integers(0, len(lines[first]) - 1))
            lines[first] = lines[first][:at] + draw(st.characters()) + lines[first][at + 1 :]
        text = "\n".join(lines)
        if deed == "cut":
            text = text[: draw(st.integers(0, len(text)))]
    return text


# -- checks ------------------------------------------------------------------------------------------------------


class Stuck(BaseException):
    """A reader does not come back. Not an Exception: no reader may take it for an error of its own."""


@contextmanager
def in_time() -> Iterator[None]:
    """A reader that does not come back fails the test instead of stopping it."""

    def stuck(signum: int, frame: FrameType | None) -> None:
        raise Stuck

    before = signal.signal(signal.SIGALRM, stuck)
    signal.setitimer(signal.ITIMER_REAL, PATIENCE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def read(reader: Callable[[Any], Any], data: Any, error: type[Exception]) -> Any:
    """What a reader makes of the data; None if it refuses it with a sentence."""
    refused: Exception
    with in_time():
        try:
            return reader(data)
        except error as refusal:
            refused = refusal
    assert type(refused) is error
    assert str(refused).strip()
    return None


def through_json(data: Any) -> Any:
    return json.loads(json.dumps(data))


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
@given(mutated(st.builds(lambda game, player: through_json(game.view(player).to_json()), games, st.integers(0, 1))))
def test_a_changed_view_is_read_or_refused(data: Any) -> None:
    view = read(View.from_json, data, BadState)
    if view is not None:
        view.to_json()
        assert view.decision is None or view.decision.actions is not None


def test_a_pending_step_that_does_not_exist_is_refused() -> None:
    data = through_json(game_of(1, 14).to_json())
    data["state"]["stack"][-1][1] = 77
    assert read(Game.from_json, data, BadState) is None


def test_a_running_game_without_a_pending_step_is_refused() -> None:
    data = through_json(game_of(1, 14).to_json())
    data["state"]["stack"] = []
    assert read(Game.from_json, data, BadState) is None


def test_a_replay_whose_start_leads_nowhere_is_refused() -> None:
    data = json.loads(replay_text(finished(5)))
    data["start"]["stack"][0][1] = 77  # the step that comes after the first turn
    assert read(read_and_verify, json.dumps(data), RecordError) is None


# -- actions -----------------------------------------------------------------------------------------------------

verbs = st.sampled_from(
    sorted({kind.verb for kind in KINDS} | {"play", "recall", "shift", "activate", "number", "seat"})
)
objects = st.one_of(
    words,
    st.sampled_from(["I1", "III5", "0:I1", "1:II3", "2:I1", "0:sati", "9:sati", "0:", ":", "elle", "spent", "-1", "٣"]),
)
spoken = st.one_of(st.text(max_size=20), st.builds("{} {}".format, verbs, objects))


@settings(max_examples=300)
@given(spoken, st.integers(0, len(KINDS) - 1))
def test_any_text_names_an_action_of_the_table_or_none(text: str, kind: int) -> None:
    table = new_game("gosu-x", 1).rules.catalogue.table
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
    except IllegalAction:
        assert (copied.digest(), copied.history, copied.legal()) == (before, history, choices)
        assert copied.state.log is None
    else:
        assert copied.history == [*history, copied.history[-1]]
        assert copied.history[-1] in choices
    assert (game.digest(), game.history, game.legal()) == (before, history, choices)


@pytest.mark.parametrize("player", [-1, 2, 7])
def test_nobody_concedes_for_a_seat_that_does_not_exist(player: int) -> None:
    game = game_of(1, 14).clone()
    with pytest.raises(ValueError, match="no seat"):
        game.concede(player)
    assert game == game_of(1, 14)
