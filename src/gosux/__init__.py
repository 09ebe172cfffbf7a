"""The card games Gosu X and GOSU: rules engine, cards, opponents and clients."""

from gosux import _core as _core  # first: decides whether compiled files or sources are imported
from gosux._version import __version__
from gosux.game.decision import Action, Decision, IllegalAction, Result
from gosux.game.game import Game, new_game
from gosux.game.questions import Answer, Question, questions
from gosux.game.scripts import ChosenOtherwise
from gosux.game.table import Ban, Group, Place, Player, Score, Slot, Table
from gosux.game.unknown_action import UnknownAction
from gosux.game.view import View
from gosux.model.card import Card
from gosux.model.events import Event
from gosux.model.messages import Message, Reason
from gosux.model.messages.mistakes import Mistake
from gosux.records.files import RecordError
from gosux.records.position_reader import load_position, read_position
from gosux.records.position_table import PositionError
from gosux.records.replays import Replay, read_replay, verify_replay, write_replay
from gosux.records.saves import read_save, write_save
from gosux.rules.registry import ruleset, rulesets

compiled = _core.compiled
"""Whether the compiled build is running."""


def _in_english(mistake: Mistake) -> str:
    from gosux.text import Words  # only when there is something to say

    return Words("en", _game_of(mistake)).mistake(mistake)


def _game_of(mistake: Mistake) -> str:
    """The game that a mistake, or the one it is due to, speaks of: its cards have names only there."""
    problem = mistake.facts.get("problem")
    return mistake.game or (_game_of(problem) if isinstance(problem, Mistake) else "gosu-x")


Mistake.words = _in_english


def cards(ruleset_id: str = "gosu-x") -> list[Card]:
    """All designs of a ruleset."""
    return list(ruleset(ruleset_id).catalogue.cards)


__all__ = [
    "Action",
    "Answer",
    "Ban",
    "Card",
    "ChosenOtherwise",
    "Decision",
    "Event",
    "Game",
    "Group",
    "IllegalAction",
    "Message",
    "Mistake",
    "Place",
    "Player",
    "PositionError",
    "Question",
    "Reason",
    "RecordError",
    "Replay",
    "Result",
    "Score",
    "Slot",
    "Table",
    "UnknownAction",
    "View",
    "__version__",
    "cards",
    "compiled",
    "load_position",
    "new_game",
    "questions",
    "read_position",
    "read_replay",
    "read_save",
    "rulesets",
    "verify_replay",
    "write_replay",
    "write_save",
]
