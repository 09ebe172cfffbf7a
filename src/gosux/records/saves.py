"""Saves: running games as versioned JSON files (docs/records.md).

A save contains everything, including the seed and hidden cards: it is for the host only.
"""

from pathlib import Path
from typing import Final

from gosux.game.codec import BadState, Json, read_state, state_json
from gosux.game.game import Game, ask_again
from gosux.model.messages.mistakes import Fact
from gosux.model.state import Options
from gosux.records.fields import (
    SAVE,
    actions_of,
    format_of,
    head,
    json_text,
    options_of,
    other_version,
    parse_data,
    rules_of,
    seats_of,
    seed_of,
    start_of,
    version_of,
)
from gosux.records.files import RecordError, named, read_text, write_text
from gosux.records.playback import begin, take
from gosux.rules.ruleset import Ruleset

SAVE_MODE: Final = 0o600  # a save reveals every hidden card: only its owner may read it


def write_save(game: Game, path: "str | Path", players: "list[str] | None" = None) -> None:
    """Save a game to continue it later; only the file's owner may read it. Raises RecordError.

    ``players`` may say who sits where, for whoever loads the save.
    """
    write_text(path, save_text(game, players), SAVE_MODE)


def save_text(game: Game, players: "list[str] | None" = None) -> str:
    """What ``write_save`` writes."""
    names: Json = {} if players is None else {"players": [*players]}
    return json_text(head(game, SAVE) | names | {"state": state_json(game.state)})


def read_save(path: "str | Path") -> Game:
    """The game that ``write_save`` wrote. Raises RecordError."""
    text = read_text(path)
    with named(path):
        return parse_save(text)


def parse_save(text: str) -> Game:
    """The game that ``save_text`` wrote. Raises RecordError."""
    data = parse_data(text)
    if format_of(data) != SAVE:
        raise RecordError("replay-not-save")
    return game_of(data)


def game_of(data: Json) -> Game:
    """The game of a parsed save. Raises RecordError."""
    rules = rules_of(data)
    options = options_of(rules, data)
    if data.get("version") != rules.version:
        return _go_on(rules, options, data)
    return _played(rules, options, data, data.get("state"))


def _played(rules: Ruleset, options: Options, data: Json, state: object) -> Game:
    """The game replayed from its start; it must reach the saved state."""
    game = begin(rules, seats_of(rules, data), options.texts, seed_of(data), start_of(data))
    for number, action in enumerate(actions_of(data), start=1):
        take(game, number, action)
    if state_json(game.state) != state:
        raise RecordError("damaged")
    return game


def _go_on(rules: Ruleset, options: Options, data: Json) -> Game:
    """A running game saved under another rules version continues from its state; a finished one is refused, unless it
    goes the same under the current rules."""
    version = version_of(data)
    try:
        state = read_state(rules.catalogue, options, data.get("state"))
        origin = state_json(state)
        if state.over:
            return _finished(rules, options, data, origin)
        ask_again(state)
    except BadState as error:
        facts: dict[str, Fact] = {"version": version, "known": rules.version, "problem": error}
        raise RecordError("not-taken-over", facts) from error
    return Game(rules, state, origin, [])


def _finished(rules: Ruleset, options: Options, data: Json, state: Json) -> Game:
    try:
        return _played(rules, options, data, state)
    except RecordError as error:
        raise other_version(rules, version_of(data), "finished-game") from error
