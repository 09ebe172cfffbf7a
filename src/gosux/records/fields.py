"""Writing, reading and checking the keys that saves and replays have in common (docs/records.md)."""

import json
from typing import Final, cast

from gosux.game.codec import Json
from gosux.game.game import Game
from gosux.game.seed import BadSeed, seed_text
from gosux.model.messages.mistakes import Fact
from gosux.model.state import Options
from gosux.records.files import RecordError
from gosux.records.limits import Oversized, check_json
from gosux.records.playback import action_texts
from gosux.rules.registry import UnknownRuleset, ruleset
from gosux.rules.ruleset import BadOption, BadPlayers, Ruleset

SAVE: Final = "gosux-save"
REPLAY: Final = "gosux-replay"
FILM: Final = "gosux-film"  # a game as somebody saw it; it cannot be played (sessions/storage/films.py)
FORMAT: Final = 1  # of both file types; raised whenever their keys change
MOST_ACTIONS: Final = 20_000  # far more than any game has


def head(game: Game, format: str) -> Json:
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


def json_text(data: Json) -> str:
    return json.dumps(data, indent=1) + "\n"


def parse_data(text: str) -> Json:
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
    except ValueError as error:  # a number with thousands of digits
        raise RecordError("no-record", {"why": str(error)}) from error
    if not isinstance(data, dict):
        raise RecordError("no-json-object")
    return cast("Json", data)


def format_of(data: Json) -> str:
    name, _, number = str(data.get("format")).partition("/")
    if name == FILM:
        raise RecordError("film-hides")
    if name not in (SAVE, REPLAY):
        raise RecordError("other-format", {"save": f"{SAVE}/{FORMAT}", "replay": f"{REPLAY}/{FORMAT}"})
    if number != str(FORMAT):
        what = "save" if name == SAVE else "replay"
        raise RecordError("record-format", {"what": what, "format": number[:20] or "none", "known": FORMAT})
    return name


def version_of(data: Json) -> str:
    version = data.get("version")
    if not isinstance(version, str) or not version or len(version) > 40:
        raise RecordError("version")
    return version


def other_version(rules: Ruleset, version: str, what: str) -> RecordError:
    """The error for a "replay" or "finished-game" of another rules version, under which it went differently."""
    order = "other"
    if version.isdecimal() and rules.version.isdecimal():
        order = "older" if int(version) < int(rules.version) else "newer"
    return RecordError("other-version", {"what": what, "order": order, "version": version, "known": rules.version})


def rules_of(data: Json) -> Ruleset:
    name = data.get("ruleset")
    if not isinstance(name, str):
        raise RecordError("record-text", {"key": "ruleset"})
    try:
        return ruleset(name)
    except UnknownRuleset as error:
        raise RecordError(*error.args) from error


def seats_of(rules: Ruleset, data: Json) -> int:
    """The number of players; optional in records of games that allow only one number."""
    given = data.get("seats", rules.players[0])
    if isinstance(given, bool) or not isinstance(given, int):
        raise RecordError("record-seats")
    try:
        return rules.seats(given)
    except BadPlayers as error:
        raise RecordError(*error.args) from error


def options_of(rules: Ruleset, data: Json) -> Options:
    given = data.get("options")
    if not isinstance(given, dict):
        raise RecordError("record-table", {"key": "options"})
    try:
        return rules.options(cast("dict[str, object]", given))
    except BadOption as error:
        raise RecordError(*error.args) from error


def seed_of(data: Json) -> str:
    seed = data.get("seed")
    if not isinstance(seed, str):
        raise RecordError("record-text", {"key": "seed"})
    try:
        return seed_text(seed)
    except BadSeed as error:
        raise RecordError("at", {"place": "seed", "problem": error}) from error


def start_of(data: Json) -> "Json | None":
    start = data.get("start")
    if start is not None and not isinstance(start, dict):
        raise RecordError("record-start")
    return cast("Json | None", start)


def actions_of(data: Json) -> list[str]:
    actions = data.get("actions")
    if not isinstance(actions, list) or not all(isinstance(one, str) for one in actions):
        raise RecordError("record-texts", {"key": "actions"})
    if len(actions) > MOST_ACTIONS:
        raise RecordError("long-list", {"key": "actions", "most": MOST_ACTIONS, "count": len(actions)})
    return [str(one) for one in actions]
