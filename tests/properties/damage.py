"""Games to be damaged, ways to damage what is written of them, and a reader's patience."""

import copy
import json
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from types import FrameType
from typing import Any

from hypothesis import strategies as st

from gosux import Game, read_position
from gosux.records.replays import replay_text
from gosux.records.saves import save_text
from tests.random_play import MOST_DECISIONS, VARIANTS, Variant, in_full_swing, new_random_game, turned

PATIENCE = 10.0  # seconds; a reader that needs longer is stuck

# -- material ----------------------------------------------------------------------------------------------------


def variant_of(seed: int) -> Variant:
    return VARIANTS[seed % len(VARIANTS)]


@cache
def game_of(seed: int, decisions: int) -> Game:
    """A game after some random decisions. Do not change it."""
    variant = variant_of(seed)
    swing = variant.ruleset == "gosu" and seed // len(VARIANTS) % 2
    game = in_full_swing(seed, variant) if swing else new_random_game(seed, variant)
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
    if seed % 3 == 0 and game.legal():
        game.concede(0)
    for number in range(MOST_DECISIONS):
        if not game.legal():
            break
        game.step(turned(game, seed + number * 5))
    return game


seeds = st.integers(0, 4 * len(VARIANTS) - 1)
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
                     "\ud800", "0", "1", "2", "none", "justice", "sati/effect", "concede 0", "concede 2", "pass",
                     "gosu", "gosu-x-quick", "kao", "(kao)", "kao [t1]", "kao [t3]", "kao@3", "meow/ongoing",
                     "together", "after-battle", "redraw", "free-mulligan"]),
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
