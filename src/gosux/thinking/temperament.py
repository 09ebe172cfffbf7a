"""Temperaments: what a bot likes among moves of similar worth, by what a move does to the table."""

from typing import Final

from mypy_extensions import i64

from gosux.model.state import NoChoice, State
from gosux.rules.battle import army_value
from gosux.thinking.evaluation import Judge
from gosux.thinking.lookahead import settle

TEMPERAMENTS: Final = ["bold", "patient", "hoarder", "hunter"]
BOLD: Final = 0
PATIENT: Final = 1
HOARDER: Final = 2
HUNTER: Final = 3

MUCH: Final = 6.0  # a change of an army's value that counts in full


def leaning(judge: Judge, world: State, action: i64, temperament: i64) -> float:
    """How much a temperament likes an action of the asked player in this world: between -1 and 1."""
    you = world.decider
    child = world.clone()
    try:
        child.take(action)
        settle(judge, child, you)
    except NoChoice:
        return 0.0
    if temperament == HOARDER:
        liked = float(len(child.seats[you].hand) - len(world.seats[you].hand)) / 3.0
    elif temperament == BOLD:
        liked = float(army_value(child, you) - army_value(world, you)) / MUCH
    elif temperament == HUNTER:
        liked = float(rivals_value(world, you) - rivals_value(child, you)) / MUCH
    else:  # patient: keeps its tokens, and does not stop while others may go on
        liked = float(child.seats[you].tokens - world.seats[you].tokens)
        if child.seats[you].passed and not world.seats[you].passed:
            liked -= 1.0
    return max(-1.0, min(1.0, liked))


def rivals_value(state: State, you: i64) -> i64:
    value: i64 = 0
    for seat in range(len(state.seats)):
        if seat != you and not state.seats[seat].out:
            value += army_value(state, seat)
    return value
