"""The messages of the protocol: one JSON object a line, whose ``type`` says what it is (docs/protocol.md)."""

import json
import math
from typing import Final

from gosux.bots import Candidate
from gosux.game.decision import Action, Decision
from gosux.game.view import View

PROTOCOL: Final = 1  # raised whenever an engine of the one before would not understand

Json = dict[str, object]


class Nonsense(ValueError):
    """A line that is no message of the expected kind."""


class NotAsked(ValueError):
    """An action that is none of those that were asked for."""


def line_of(message: Json) -> str:
    """A message as it is sent, without the end of its line."""
    return json.dumps(message, separators=(",", ":"))


def read_message(line: "bytes | str") -> Json:
    """The object in a line. Raises Nonsense."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise Nonsense from error
    if not isinstance(message, dict) or not isinstance(message.get("type"), str):
        raise Nonsense
    return message


# -- to an engine ------------------------------------------------------------------------------------------------


def decide(question: int, view: View, decision: Decision) -> Json:
    """A question: what its player may see, and the actions to choose from."""
    asked = {"player": decision.player, "kind": decision.kind, "actions": decision.texts}
    return {"type": "decide", "question": question, "decision": asked, "view": view.to_json()}


# -- from an engine ----------------------------------------------------------------------------------------------


def chosen(message: Json, decision: Decision) -> "tuple[Action, list[Candidate]]":
    """The action of an answer, and what else it thought about. Raises NotAsked and Nonsense."""
    by_text = {action.text: action for action in decision.actions}
    action = _action(message.get("action"), by_text)
    given = message.get("candidates", [])
    if not isinstance(given, list):
        raise Nonsense
    candidates = [_candidate(one, by_text) for one in given]
    if len({one.action.id for one in candidates}) < len(candidates):
        raise Nonsense
    return action, candidates


def _action(text: object, by_text: dict[str, Action]) -> Action:
    if not isinstance(text, str):
        raise Nonsense
    if text not in by_text:
        raise NotAsked(text)
    return by_text[text]


def _candidate(data: object, by_text: dict[str, Action]) -> Candidate:
    if not isinstance(data, dict):
        raise Nonsense
    chance, visits = data.get("chance"), data.get("visits", 0)
    if isinstance(chance, bool) or not isinstance(chance, int | float) or not 0 <= chance <= 1:
        raise Nonsense
    if isinstance(visits, bool) or not isinstance(visits, int) or visits < 0 or not math.isfinite(chance):
        raise Nonsense
    return Candidate(_action(data.get("action"), by_text), float(chance), visits)
