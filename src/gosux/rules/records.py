"""Saves and replays: games as versioned JSON files (design 4 and 11). docs/records.md describes both formats.

A save holds everything, the seed and the hidden cards included: it belongs to the host. A replay is written for
finished games only. Both name the version of the rules: under another one the same actions may lead elsewhere.
"""

import json
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Final, cast

from gosux.model.codec import BadState, Json, read_state, state_json
from gosux.model.events import Event
from gosux.model.messages import Reason
from gosux.model.mistakes import Fact, Mistake
from gosux.model.seed import BadSeed, seed_text
from gosux.model.state import Options
from gosux.rules.decision import IllegalAction, Result
from gosux.rules.game import Game, ask_again, new_game
from gosux.rules.limits import MOST_RECORD, Oversized, check_json
from gosux.rules.position_writer import beginning
from gosux.rules.registry import UnknownRuleset, ruleset
from gosux.rules.ruleset import BadOption, BadPlayers, Ruleset
from gosux.rules.unknown import UnknownAction

SAVE: Final = "gosux-save"
REPLAY: Final = "gosux-replay"
FORMAT: Final = 1  # of both files; raised whenever their keys change
MOST_BYTES: Final = MOST_RECORD  # no game comes near; larger files are not read
MOST_ACTIONS: Final = 20_000  # of a game; it ends long before

SAVE_MODE: Final = 0o600  # a save tells every hidden card: only its owner may read it
REPLAY_MODE: Final = 0o666  # less what the system takes away

CONCEDE: Final = "concede"


class RecordError(Mistake):
    """A save or replay that cannot be read or written: one sentence that says why."""


class Step:
    """One action of a replay and what it brought about: ``number`` counts from 1, ``kind`` is the question's."""

    def __init__(self, number: int, player: int, kind: str, action: str, events: list[Event]) -> None:
        self.number = number
        self.player = player
        self.kind = kind
        self.action = action
        self.events = events  # all of them, unredacted


class Replay:
    """A finished game, to be seen again: iterate over it for its steps, or ask for the game after so many actions."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        options: dict[str, str],
        seed: str,
        start: "Json | None",
        actions: list[str],
        result: Result,
        checksum: str,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.start = start  # the state of the position it began from; None for the beginning of a game
        self.actions = actions
        self.result = result
        self.checksum = checksum  # Game.digest() at the end

    def begin(self) -> Game:
        """The game before its first action; ``opening`` holds what had happened by then."""
        return _begin(self.rules, self.seats, self.options, self.seed, self.start)

    def game_at(self, number: int) -> Game:
        """The game after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"this replay has {len(self.actions)} actions: there is no moment {number}")
        game = self.begin()
        for place in range(number):
            _take(game, place + 1, self.actions[place])
        return game

    def __iter__(self) -> Iterator[Step]:
        game = self.begin()
        for place, action in enumerate(self.actions):
            player = _conceding(game, action)
            kind = CONCEDE
            decision = game.decision
            if player < 0 and decision is not None:
                player = decision.player
                kind = decision.kind
            yield Step(place + 1, player, kind, action, _take(game, place + 1, action))


# -- writing -----------------------------------------------------------------------------------------------------


def write_save(game: Game, path: "str | Path", players: "list[str] | None" = None) -> None:
    """Write a game down so that it can go on later; only the file's owner may read it. Raises RecordError.

    ``players`` may say who sits where, for whoever opens the save again.
    """
    _write(path, save_text(game, players), SAVE_MODE)


def write_replay(game: Game, path: "str | Path") -> None:
    """Write a finished game down to be seen again. Raises RecordError."""
    _write(path, replay_text(game), REPLAY_MODE)


def save_text(game: Game, players: "list[str] | None" = None) -> str:
    """What ``write_save`` writes."""
    names: Json = {} if players is None else {"players": [*players]}
    return _text(_head(game, SAVE) | names | {"state": state_json(game.state)})


def replay_text(game: Game) -> str:
    """What ``write_replay`` writes."""
    result = game.result
    if result is None:  # its seed would tell every card
        raise RecordError("not-over-yet")
    return _text(_head(game, REPLAY) | {"result": result.to_json(), "checksum": game.digest()})


def _head(game: Game, format: str) -> Json:
    return {
        "format": f"{format}/{FORMAT}",
        "version": game.rules.version,
        "ruleset": game.ruleset,
        "seats": game.players,
        "options": game.options,
        "seed": game.seed,
        "start": game.origin,
        "actions": action_texts(game),
    }


def action_texts(game: Game) -> list[str]:
    """All actions of a game so far as texts, a conceding player's as "concede 0"."""
    texts: list[str] = []
    again = beginning(game)
    for number, action in enumerate(game.history, start=1):
        texts.append(f"{CONCEDE} {-1 - action}" if action < 0 else again.action_text(action))
        _take(again, number, texts[-1])
    if again != game:
        raise RecordError("actions-lead-elsewhere")
    return texts


def _text(data: Json) -> str:
    return json.dumps(data, indent=1) + "\n"


def _write(path: "str | Path", text: str, mode: int) -> None:
    """Write a file at once or not at all: whoever reads it finds the old one or the new one, never a part."""
    temporary = ""
    try:
        target = os.path.realpath(path)
        temporary = f"{target}.{secrets.token_hex(4)}.new"
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
        descriptor = os.open(temporary, flags, mode)
        with open(descriptor, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, target)
    except (OSError, ValueError) as error:  # ValueError: a zero byte in the path
        raise RecordError("cannot-write", {"file": str(path), "why": _why(error)}) from error
    finally:
        if temporary and os.path.exists(temporary):
            os.unlink(temporary)


def _why(error: Exception) -> str:
    text = error.strerror if isinstance(error, OSError) else None
    return text or str(error)


# -- reading -----------------------------------------------------------------------------------------------------


def read_save(path: "str | Path") -> Game:
    """The game that ``write_save`` wrote. Raises RecordError."""
    text = read_text(path)
    try:
        return parse_save(text)
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error


def read_replay(path: "str | Path") -> Replay:
    """The replay that ``write_replay`` wrote; ``verify_replay`` compares it. Raises RecordError."""
    text = read_text(path)
    try:
        return parse_replay(text)
    except RecordError as error:
        raise RecordError("at", {"place": str(path), "problem": error}) from error


def read_text(path: "str | Path") -> str:
    """The text of a file of reasonable size. Raises RecordError."""
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        raise RecordError("cannot-read", {"file": str(path), "why": _why(error)}) from error
    if len(content) > MOST_BYTES:
        raise RecordError("large-record", {"file": str(path), "most": MOST_BYTES >> 20})
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("not-utf-8", {"file": str(path)}) from error


def parse_record(text: str) -> "Game | Replay":
    """The game of a save or the replay, whichever the text is. Raises RecordError."""
    data = _data(text)
    return _replay(data) if _format_of(data) == REPLAY else _save(data)


def parse_save(text: str) -> Game:
    """The game that ``save_text`` wrote. Raises RecordError."""
    data = _data(text)
    if _format_of(data) != SAVE:
        raise RecordError("replay-not-save")
    return _save(data)


def parse_replay(text: str) -> Replay:
    """The replay that ``replay_text`` wrote. Raises RecordError."""
    data = _data(text)
    if _format_of(data) != REPLAY:
        raise RecordError("save-not-replay")
    return _replay(data)


def verify_replay(replay: Replay) -> Game:
    """Play a replay again and compare; returns the finished game. Raises RecordError."""
    game = replay.game_at(len(replay.actions))
    result = game.result
    if result is None:
        raise RecordError("not-over-at-the-end", {"number": len(replay.actions)})
    if result != replay.result:
        raise RecordError("other-result", {"result": _ending(result), "told": _ending(replay.result)})
    if game.digest() != replay.checksum:
        raise RecordError("other-checksum", {"checksum": game.digest(), "told": replay.checksum[:40]})
    return game


def _ending(result: Result) -> Mistake:
    """A part of a sentence: how a game ended."""
    rule = result.rule[:20]
    if not result.winners:
        return RecordError("draw", {"rule": rule})
    return RecordError("victory", {"winners": [*result.winners], "rule": rule})


def _data(text: str) -> Json:
    try:
        check_json(text)
        data = json.loads(text)
        if "\\u" in text:
            json.dumps(data, ensure_ascii=False).encode()
    except Oversized as error:
        raise RecordError(*error.args) from error
    except UnicodeEncodeError as error:
        raise RecordError("not-unicode") from error
    except json.JSONDecodeError as error:
        rest = text.rstrip()
        if rest.startswith("{") and (not rest.endswith("}") or error.pos >= len(rest)):
            raise RecordError("truncated", {"line": error.lineno}) from error
        where: dict[str, Fact] = {"line": error.lineno, "column": error.colno, "why": error.msg}
        raise RecordError("not-json", where) from error
    except ValueError as error:  # a number of thousands of digits
        raise RecordError("no-record", {"why": str(error)}) from error
    if not isinstance(data, dict):
        raise RecordError("no-json-object")
    return cast("Json", data)


def _format_of(data: Json) -> str:
    name, _, number = str(data.get("format")).partition("/")
    if name not in (SAVE, REPLAY):
        raise RecordError("other-format", {"save": f"{SAVE}/{FORMAT}", "replay": f"{REPLAY}/{FORMAT}"})
    if number != str(FORMAT):
        what = "save" if name == SAVE else "replay"
        raise RecordError("record-format", {"what": what, "format": number[:20] or "none", "known": FORMAT})
    return name


def _replay(data: Json) -> Replay:
    rules = _rules(data)
    _same_version(rules, data, "replay")
    options = _options(rules, data)
    result = data.get("result")
    winners = result.get("winners") if isinstance(result, dict) else None
    rule = result.get("rule") if isinstance(result, dict) else None
    if not isinstance(winners, list) or not isinstance(rule, str):
        raise RecordError("result")
    seats = _seats(rules, data)
    if not all(isinstance(one, int) and 0 <= one < seats for one in winners):
        raise RecordError("result-winner")
    checksum = data.get("checksum")
    if not isinstance(checksum, str):
        raise RecordError("record-text", {"key": "checksum"})
    ended = Result([int(one) for one in winners], rule)
    replay = Replay(rules, seats, options.texts, _seed(data), _start(data), _actions(data), ended, checksum)
    if replay.start is not None:
        replay.begin()  # a state that no game comes to is refused now, not when the replay is seen
    return replay


def _save(data: Json) -> Game:
    rules = _rules(data)
    options = _options(rules, data)
    if data.get("version") != rules.version:
        return _go_on(rules, options, data)
    game = _begin(rules, _seats(rules, data), options.texts, _seed(data), _start(data))
    for number, action in enumerate(_actions(data), start=1):
        _take(game, number, action)
    if state_json(game.state) != data.get("state"):
        raise RecordError("damaged")
    return game


def _go_on(rules: Ruleset, options: Options, data: Json) -> Game:
    """A running game saved under another version of the rules goes on from its state; a finished one is history."""
    version = _version(data)
    try:
        state = read_state(rules.catalogue, options, data.get("state"))
        if state.over:
            _same_version(rules, data, "finished-game")
        origin = state_json(state)
        ask_again(state)
    except BadState as error:
        facts: dict[str, Fact] = {"version": version, "known": rules.version, "problem": error}
        raise RecordError("not-taken-over", facts) from error
    return Game(rules, state, origin, [])


def _version(data: Json) -> str:
    version = data.get("version")
    if not isinstance(version, str) or not version or len(version) > 40:
        raise RecordError("version")
    return version


def _same_version(rules: Ruleset, data: Json, what: str) -> None:
    version = _version(data)
    if version == rules.version:
        return
    order = "other"
    if version.isdecimal() and rules.version.isdecimal():
        order = "older" if int(version) < int(rules.version) else "newer"
    raise RecordError("other-version", {"what": what, "order": order, "version": version, "known": rules.version})


def _rules(data: Json) -> Ruleset:
    name = data.get("ruleset")
    if not isinstance(name, str):
        raise RecordError("record-text", {"key": "ruleset"})
    try:
        return ruleset(name)
    except UnknownRuleset as error:
        raise RecordError(*error.args) from error


def _seats(rules: Ruleset, data: Json) -> int:
    """How many players there are; records of games for just one number of players may leave it out."""
    given = data.get("seats", rules.players[0])
    if isinstance(given, bool) or not isinstance(given, int):
        raise RecordError("record-seats")
    try:
        return rules.seats(given)
    except BadPlayers as error:
        raise RecordError(*error.args) from error


def _options(rules: Ruleset, data: Json) -> Options:
    given = data.get("options")
    if not isinstance(given, dict):
        raise RecordError("record-table", {"key": "options"})
    try:
        return rules.options(cast("dict[str, object]", given))
    except BadOption as error:
        raise RecordError(*error.args) from error


def _seed(data: Json) -> str:
    seed = data.get("seed")
    if not isinstance(seed, str):
        raise RecordError("record-text", {"key": "seed"})
    try:
        return seed_text(seed)
    except BadSeed as error:
        raise RecordError("at", {"place": "seed", "problem": error}) from error


def _start(data: Json) -> "Json | None":
    start = data.get("start")
    if start is not None and not isinstance(start, dict):
        raise RecordError("record-start")
    return cast("Json | None", start)


def _actions(data: Json) -> list[str]:
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(one, str) for one in actions):
        raise RecordError("record-texts", {"key": "actions"})
    if len(actions) > MOST_ACTIONS:
        raise RecordError("long-list", {"key": "actions", "most": MOST_ACTIONS, "count": len(actions)})
    return [str(one) for one in actions]


def _begin(rules: Ruleset, seats: int, options: dict[str, str], seed: str, start: "Json | None") -> Game:
    if start is None:
        return new_game(rules.id, seed, dict(options), seats)
    try:
        state = read_state(rules.catalogue, rules.options(dict(options)), start)
        ask_again(state)
    except BadState as error:
        raise RecordError("start-state", {"problem": error}) from error
    if state.dice.seed != seed:
        raise RecordError("seed-and-start")
    if len(state.seats) != seats:
        raise RecordError("record-seats")
    return Game(rules, state, start, [])


def _conceding(game: Game, action: str) -> int:
    """The seat of the player who gives up by this action; -1 if it is another one."""
    verb, _, seat = action.partition(" ")
    return int(seat) if verb == CONCEDE and seat in [str(one) for one in range(game.players)] else -1


def _take(game: Game, number: int, action: str) -> list[Event]:
    """Take an action of a record; returns all events, unredacted."""
    conceding = _conceding(game, action)
    try:
        return game.concede(conceding) if conceding >= 0 else game.apply(action, None)
    except (IllegalAction, UnknownAction) as error:
        reasons = error.reasons if isinstance(error, IllegalAction) else [Reason("unknown-action", ())]
        facts: dict[str, Fact] = {"number": number, "action": action[:60], "reasons": [*reasons]}
        problem = RecordError("impossible-action", facts)
        problem.game = game.ruleset
        raise problem from error
    except Exception as trouble:  # not "error": mypyc gives one name one type
        if game.origin is None:  # then it is no fault of the file
            raise
        raise RecordError("start-action", {"number": number}) from trouble
