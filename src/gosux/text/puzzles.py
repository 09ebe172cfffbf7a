"""What a puzzle's solver is told about its position."""

from gosux.model.state import State
from gosux.rules.battle import army_value
from gosux.text.rich_text import RichText
from gosux.text.words import FEW_TURNS, Words


def situation(words: Words, state: State, solver: int) -> RichText:
    """How the armies stand, who has passed, and how many turns are left."""
    rival = 1 - solver
    passed = "rival" if state.seats[rival].passed else "you" if state.seats[solver].passed else "nobody"
    turns = state.turns_left + 1 if 0 <= state.turns_left < FEW_TURNS else 0
    own, theirs = int(army_value(state, solver)), int(army_value(state, rival))
    return words.messages.format(
        "puzzle-situation", {"own": own, "theirs": theirs, "passed": passed, "turns": turns}
    )  # fmt: skip
