"""The observation written slowly, from a view and by the names of its parts: what the fast writer must agree with."""

from collections import Counter

import numpy as np

from gosux import View
from gosux.envs import subject
from gosux.envs.observation import Vector, layout
from gosux.game.vector_layout import TOP_CARDS
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, decks, group_of, knowers
from gosux.model.changes.tokens import own_tokens_in
from gosux.model.state import NOBODY, seat_of, slot_of
from gosux.rules.battle import army_value


def slowly(view: View) -> Vector:
    """The vector of a view."""
    writer = _Reference(view)
    writer.hands()
    writer.piles()
    writer.armies()
    writer.players()
    writer.table()
    if view.state.decider != NOBODY:
        writer.question()
    return np.frombuffer(writer.numbers, np.int8)


class _Reference:
    """Writes a view as numbers. Most are 0, so it iterates over the cards, not over the layout."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        self.count = len(view.state.seats)
        self.common = view.rules.catalogue.law.common_piles
        found = layout(view.rules.id, self.count)
        self.parts = found.parts
        self.numbers = bytearray(found.size)

    def put(self, name: str, value: int, *index: int) -> None:
        """Add to the number at an index of a part, clipped to the part's maximum."""
        if value:
            part = self.parts[name]
            place = part.start + (int(np.ravel_multi_index(index, part.shape)) if index else 0)
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
