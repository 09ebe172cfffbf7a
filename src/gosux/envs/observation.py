"""Observations: the table as a vector of fixed layout, and the mask of legal actions.

They contain only what that player may know: ``game/vector_writer.py`` writes them, for batches of games too.
docs/envs.md documents the layout.
"""

from functools import cache
from threading import Lock

import numpy as np
from numpy.typing import NDArray

from gosux.envs import describe
from gosux.game.vector_layout import Part, parts_of
from gosux.game.vector_writer import VectorWriter
from gosux.game.view import View
from gosux.model.state import State
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset

__all__ = ["Layout", "Observer", "Part", "Vector", "action_mask", "describe", "layout", "legal_mask", "observe"]

Vector = NDArray[np.int8]


class Layout:
    """The parts of the vector of a ruleset and a number of players, in their order."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.ruleset = rules.id
        self.players = players
        self.parts: dict[str, Part] = parts_of(rules.catalogue, players)
        self.size = max(part.stop for part in self.parts.values())
        self.high: Vector = np.empty(self.size, np.int8)
        for part in self.parts.values():
            self.high[part.slice] = part.high

    def split(self, vector: Vector) -> dict[str, Vector]:
        """Every part of a vector by its name, in its shape."""
        return {name: vector[part.slice].reshape(part.shape) for name, part in self.parts.items()}


def layout(ruleset_id: str = "gosu-x", players: int | None = None) -> Layout:
    """The layout of the vector; by default for the smallest number of players. Raises UnknownRuleset, BadPlayers."""
    rules = ruleset(ruleset_id)
    return _layout(rules, rules.seats(players))


# Cached by ruleset object, not by name: a pack may have been corrected and loaded again.
@cache
def _layout(rules: Ruleset, players: int) -> Layout:
    return Layout(rules, players)


class Observer:
    """Observes games of one ruleset and number of players, one after the other, in a vector of its own."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self._made_for = rules.id, players
        self._writer = VectorWriter(rules.catalogue, players)
        self._vector: Vector = np.frombuffer(memoryview(self._writer.numbers), np.int8)

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _copied, self._made_for

    def observe(self, state: State, viewer: int) -> Vector:
        """What a player may know, as a new vector. The state may be the whole one."""
        self._writer.write(state, viewer)
        return self._vector.copy()


def _copied(ruleset_id: str, players: int) -> Observer:
    return Observer(ruleset(ruleset_id), players)


_lock = Lock()


@cache
def _observer(rules: Ruleset, players: int) -> Observer:
    return Observer(rules, players)


def observe(view: View) -> Vector:
    """The table as a vector. Seats are counted from the viewer clockwise: the viewer is 0, the player to the left 1."""
    with _lock:  # the observer's own vector is in use until it is copied
        return _observer(view.rules, len(view.state.seats)).observe(view.state, view.viewer)


def action_mask(view: View) -> Vector:
    """1 for each legal action of the viewer, by its row in the ruleset's table; all 0 while another player is asked."""
    return legal_mask(view.state, view.viewer)


def legal_mask(state: State, viewer: int) -> Vector:
    """The same from the whole state."""
    mask: Vector = np.zeros(state.catalogue.table.size, np.int8)
    if state.decider == viewer:
        mask[state.choices] = 1
    return mask
