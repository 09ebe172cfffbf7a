"""Observations: the table as a vector of fixed layout, and the mask of legal actions.

Everything is computed from a view, so it contains only what that player may know. docs/envs.md documents the layout.
"""

from collections import Counter
from functools import cache
from math import prod

import numpy as np
from numpy.typing import NDArray

from gosux.envs import describe, subject
from gosux.game.view import View
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, decks, group_of, knowers
from gosux.model.changes.tokens import own_tokens_in
from gosux.model.kinds import KINDS
from gosux.model.state import NOBODY, seat_of, slot_of
from gosux.rules.battle import army_value
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset

__all__ = ["Layout", "Part", "Vector", "action_mask", "describe", "layout", "observe"]

Vector = NDArray[np.int8]

TOP_CARDS = 5  # known cards on top of a deck that keep their place in the vector; deeper ones are only counted
MOST = 127  # the int8 maximum; larger numbers are clipped
MOST_TOKENS = 9


# -- the layout --------------------------------------------------------------------------------------------------


class Part:
    """A named piece of the vector. ``high`` is the greatest number in it; the least is 0."""

    def __init__(self, name: str, shape: tuple[int, ...], high: int, start: int) -> None:
        self.name = name
        self.shape = shape
        self.high = min(high, MOST)
        self.start = start
        self.stop = start + prod(shape)
        self.steps = tuple(prod(shape[axis + 1 :]) for axis in range(len(shape)))  # between neighbours of each axis

    @property
    def slice(self) -> slice:
        return slice(self.start, self.stop)

    def __repr__(self) -> str:
        return f"Part({self.name!r}, {self.shape}, 0 to {self.high}, [{self.start}:{self.stop}])"


class Layout:
    """The parts of the vector of a ruleset and a number of players, in their order."""

    def __init__(self, rules: Ruleset, players: int) -> None:
        self.ruleset = rules.id
        self.players = players
        self.parts: dict[str, Part] = {}
        self.size = 0
        for name, shape, high in _shapes(rules, players):
            self.parts[name] = part = Part(name, shape, high, self.size)
            self.size = part.stop
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


def _shapes(rules: Ruleset, players: int) -> list[tuple[str, tuple[int, ...], int]]:
    catalogue = rules.catalogue
    piles = 1 if catalogue.law.common_piles else players
    designs, clans, others = len(catalogue.cards), len(catalogue.clans), players - 1
    copies = max(catalogue.copies)
    return [
        ("seat", (players,), 1),
        # Hidden cards, as far as they are known.
        ("hand", (designs,), copies),
        ("hand_known", (others, designs), copies),
        ("known_hands", (others, designs), copies),
        ("hand_sizes", (players,), MOST),
        ("deck_sizes", (piles,), MOST),
        ("deck_known", (piles, designs), copies),
        ("deck_top", (piles, TOP_CARDS, designs), 1),
        ("unordered", (piles, designs), copies),
        ("unordered_in_hands", (players,), MOST),
        # Cards in sight.
        ("discard", (piles, designs), copies),
        ("removed", (players, designs), copies),
        ("revealed", (designs,), copies),
        ("incoming", (designs,), 1),
        ("army", (players, ARMY_SIZE, designs), 1),
        ("captured", (players, ARMY_SIZE), 1),
        ("army_tokens", (players, ARMY_SIZE, players), MOST_TOKENS),
        ("doubled", (players, ARMY_SIZE), MOST_TOKENS),
        ("bounty", (players, ARMY_SIZE), 1),
        ("vacant", (players, ARMY_SIZE), 1),
        # Players.
        ("strength", (players,), MOST),
        ("points", (players,), MOST),
        ("tokens", (players,), MOST_TOKENS),
        ("spent", (players,), MOST_TOKENS),
        ("lost", (players,), MOST_TOKENS),
        ("locked", (players,), MOST_TOKENS),
        ("turns", (players,), MOST),
        ("passed", (players,), 1),
        ("out", (players,), 1),
        ("clans", (players, clans), 1),
        ("banned", (players, 2, designs), 1),
        ("active", (players,), 1),
        ("starter", (players,), 1),
        ("wonder", (players,), 1),
        ("advantage", (players,), 1),
        # The table.
        ("round", (1,), MOST),
        ("limited", (1,), 1),
        ("turns_left", (1,), MOST),
        ("extra_turns", (1,), MOST),
        ("in_extra_turn", (1,), 1),
        ("may_recall", (1,), 1),
        ("recall_next", (1,), 1),
        ("in_song", (1,), 1),
        ("tiles", (clans,), 1),
        ("available", (clans,), 1),
        # The open question.
        ("asked", (players,), 1),
        ("kind", (len(KINDS),), 1),
        ("about", (designs,), 1),
        ("source", (players, ARMY_SIZE), 1),
        ("count", (1,), MOST),
        ("chosen_clan", (clans,), 1),
        ("chosen_level", (3,), 1),
        ("chosen_number", (1,), MOST),
    ]


# -- the vector --------------------------------------------------------------------------------------------------


def observe(view: View) -> Vector:
    """The table as a vector. Seats are counted from the viewer clockwise: the viewer is 0, the player to the left 1."""
    writer = _Writer(view)
    writer.hands()
    writer.piles()
    writer.armies()
    writer.players()
    writer.table()
    if (
        view.state.decider != NOBODY
    ):  # otherwise ``kind`` and the stack could reveal a question that must stay unnoticed
        writer.question()
    return np.frombuffer(writer.numbers, np.int8)


def action_mask(view: View) -> Vector:
    """1 for each legal action of the viewer, by its row in the ruleset's table; all 0 while another player is asked."""
    mask: Vector = np.zeros(view.rules.catalogue.table.size, np.int8)
    if view.state.decider == view.viewer:
        mask[view.state.choices] = 1
    return mask


class _Writer:
    """Writes a view as numbers. Most are 0, so it iterates over the cards, not over the layout."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.count = len(view.state.seats)
        self.common = view.rules.catalogue.law.common_piles
        layout = _layout(view.rules, self.count)
        self.parts = layout.parts
        self.numbers = bytearray(layout.size)

    def put(self, name: str, value: int, *index: int) -> None:
        """Add to the number at an index of a part, clipped to the part's maximum."""
        if value:
            part = self.parts[name]
            place = part.start
            for step, at in zip(part.steps, index):
                place += step * at
            self.numbers[place] = min(self.numbers[place] + value, part.high)

    def mark(self, name: str, mask: int, *index: int) -> None:
        """1 for each bit of a mask, along the last axis."""
        for number in range(mask.bit_length()):
            self.put(name, mask >> number & 1, *index, number)

    def away(self, seat: int) -> int:
        """How many places from the viewer a seat is, clockwise."""
        return (seat - self.view.viewer) % self.count

    def pile(self, seat: int) -> int:
        """The number of the pile in front of a seat, or of the common one."""
        return 0 if self.common else self.away(seat)

    def hands(self) -> None:
        for seat, player in enumerate(self.state.seats):
            away = self.away(seat)
            self.put("hand_sizes", len(player.hand), away)
            for entry in player.hand:
                design = entry & DESIGN
                if away == 0:
                    self.put("hand", 1, design)
                    for step in range(1, self.count):
                        if knowers(entry) >> (seat + step) % self.count & 1:
                            self.put("hand_known", 1, step - 1, design)
                elif design != UNKNOWN:
                    self.put("known_hands", 1, away - 1, design)
                elif group_of(entry):
                    self.put("unordered_in_hands", 1, away)

    def piles(self) -> None:
        state = self.state
        for seat, deck in enumerate(decks(state)):
            pile = self.pile(seat)
            self.put("deck_sizes", len(deck), pile)
            for depth, entry in enumerate(reversed(deck)):
                if entry & DESIGN != UNKNOWN:
                    self.put("deck_known", 1, pile, entry & DESIGN)
                    if depth < TOP_CARDS:
                        self.put("deck_top", 1, pile, depth, entry & DESIGN)
            for design in state.seats[seat].discard:
                self.put("discard", 1, pile, design)
        for seat, player in enumerate(state.seats):
            for design in player.removed:
                self.put("removed", 1, self.away(seat), design)
        for group in range(1, len(state.groups) + 1):
            self._unordered(group)
        for design in state.revealed:
            self.put("revealed", 1, design)
        if state.incoming >= 0:
            self.put("incoming", 1, state.incoming)

    def _unordered(self, group: int) -> None:
        """The cards of a group less those that the viewer knows the place of."""
        left = Counter(self.state.groups[group - 1])
        pile = -1
        for seat, player in enumerate(self.state.seats):
            for entry in player.hand + player.deck if seat == 0 or not self.common else player.hand:
                if group_of(entry) == group:
                    if entry & DESIGN == UNKNOWN:
                        pile = self.pile(seat)
                    else:
                        left[entry & DESIGN] -= 1
        if pile >= 0:
            for design, count in left.items():
                self.put("unordered", max(count, 0), pile, design)

    def armies(self) -> None:
        state = self.state
        for seat, player in enumerate(state.seats):
            away = self.away(seat)
            for slot, design in enumerate(player.army):
                if design < 0:
                    continue
                self.put("army", 1, away, slot, design % CAPTURED)
                if design >= CAPTURED:
                    self.put("captured", 1, away, slot)
                if player.resting[slot]:
                    self.put("doubled", player.doubled[slot], away, slot)
                    for whose in range(self.count):
                        tokens = own_tokens_in(state, whose, seat * ARMY_SIZE + slot)
                        self.put("army_tokens", tokens, away, slot, self.away(whose))
        self._slot("bounty", state.bounty)
        self._slot("vacant", state.vacant)

    def _slot(self, name: str, code: int) -> None:
        if code >= 0:
            self.put(name, 1, self.away(seat_of(code)), slot_of(code))

    def players(self) -> None:
        state = self.state
        self.put("seat", 1, self.view.viewer)
        for seat, player in enumerate(state.seats):
            away = self.away(seat)
            self.put("strength", 0 if player.out else army_value(state, seat), away)
            self.put("points", player.supremacy, away)
            self.put("tokens", player.tokens, away)
            self.put("spent", player.spent, away)
            self.put("lost", player.lost, away)
            self.put("locked", player.locked, away)
            self.put("turns", player.turns, away)
            self.put("passed", int(player.passed), away)
            self.put("out", int(player.out), away)
            self.mark("clans", player.clans, away)
        for ban in state.bans:
            self.put("banned", 1, self.away(ban.seat), int(ban.last_turn), ban.design)
        self.put("active", 1, self.away(state.active))
        self.put("starter", 1, self.away(state.starter))
        if state.wonder != NOBODY:
            self.put("wonder", 1, self.away(state.wonder))
        if state.advantage != NOBODY:
            self.put("advantage", 1, self.away(state.advantage))

    def table(self) -> None:
        state = self.state
        self.put("round", state.round)
        left = state.turns_remaining()
        if left >= 0:
            self.put("limited", 1)
            self.put("turns_left", left)
        self.put("extra_turns", state.extra_turns)
        self.put("in_extra_turn", int(state.in_extra_turn))
        self.put("may_recall", int(state.may_recall))
        self.put("recall_next", int(state.recall_next))
        self.put("in_song", int(state.in_song))
        self.mark("tiles", state.tiles)
        self.mark("available", state.available)

    def question(self) -> None:
        state = self.state
        self.put("asked", 1, self.away(state.decider))
        self.put("kind", 1, state.kind)
        card, count = subject(state)
        if card:
            self.put("about", 1, state.catalogue.number[card])
        self.put("count", count)
        frame = state.stack[-1]
        self._slot("source", frame.source)
        if frame.clan >= 0:
            self.put("chosen_clan", 1, frame.clan)
        if frame.level >= 0:
            self.put("chosen_level", 1, frame.level)
        self.put("chosen_number", frame.x)
