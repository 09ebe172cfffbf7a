"""Habits: a preference for every action, learned from one-move look-ahead during training.

The search uses them as priors, which is much cheaper than looking ahead. A preference depends on the kind of question,
on what the answer points at (a card in play by its design and side, not by its slot), and on whether somebody has
passed.
"""

import math
from typing import Final

from mypy_extensions import i64

from gosux.model.actions import ARMY_SIZE, PASS_TURN
from gosux.model.catalogue import DESIGN, Catalogue
from gosux.model.kinds import KINDS, TURN
from gosux.model.state import State
from gosux.rules.battle import army_value

TIMES: Final = 2  # before and after somebody has passed
LEADS: Final = 5  # far behind, behind, level, ahead, far ahead: whether to pass
FAR: Final = 5
HANDS: Final = 4  # no card, one or two, three to five, more: whether to draw
# What a slot's design is looked up for.
MINE: Final = 0
THEIRS: Final = 1
SHIFTED: Final = 2
ACTIVATED: Final = 3
USED: Final = 4


class Habits:
    """The preferences of one ruleset."""

    def __init__(self, catalogue: Catalogue) -> None:
        table = catalogue.table
        self.designs: i64 = len(catalogue.cards)
        self.rows: i64 = table.size
        self.words: i64 = table.play  # rows of words: pass, draw 1 …
        self.width: i64 = table.size + 5 * self.designs + self.words * (LEADS + HANDS)
        self.size: i64 = len(KINDS) * self.width
        self.weights: list[float] = [0.0] * (TIMES * self.size)

    def place(self, state: State, choice: i64) -> i64:
        """The index of the preference for an answer to the open question."""
        base = state.kind * self.width
        for seat in state.seats:
            if seat.passed:
                base += self.size
                break
        table = state.catalogue.table
        you = state.decider
        if choice >= table.slot and choice < table.clan:
            code = choice - table.slot
            return base + self.design_in(state, code, MINE if code // ARMY_SIZE == you else THEIRS)
        if state.kind == TURN:
            if choice < self.words:
                more = lead_of(state, you) if choice == PASS_TURN else LEADS + hand_of(state, you)
                return base + self.rows + 5 * self.designs + choice * (LEADS + HANDS) + more
            if choice >= table.shift and choice < table.activate:
                return base + self.design_in(state, you * ARMY_SIZE + choice - table.shift, SHIFTED)
            if choice >= table.activate and choice < table.use:
                return base + self.design_in(state, choice - table.activate, ACTIVATED)
            if choice >= table.use and choice < table.hand:
                return base + self.design_in(state, you * ARMY_SIZE + choice - table.use, USED)
        return base + choice

    def design_in(self, state: State, code: i64, group: i64) -> i64:
        design: i64 = state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]
        return self.rows + group * self.designs + (design & DESIGN if design >= 0 else 0)

    def preference(self, state: State, choice: i64) -> float:
        """The preference for an answer: the difference of two is the logarithm of their odds."""
        return self.weights[self.place(state, choice)]

    def question(self, state: State, wanted: list[float]) -> "Question":
        """The open question, to learn from. ``wanted``: how often each of its answers should be given."""
        return Question([self.place(state, choice) for choice in state.choices], wanted)

    def favourite(self, state: State) -> i64:
        """The preferred answer."""
        best: i64 = state.choices[0]
        most: float = -1e9
        for choice in state.choices:
            liked = self.weights[self.place(state, choice)]
            if liked > most:
                most = liked
                best = choice
        return best

    def name(self, catalogue: Catalogue, row: int) -> str:
        """The name of an answer in weight files, which does not depend on packs."""
        table = catalogue.table
        if row < table.size:
            return f"{table.family(row)} {table.object_text(row)}"
        if row < table.size + 5 * len(catalogue.cards):
            group, design = divmod(row - table.size, len(catalogue.cards))
            return f"{('mine', 'theirs', 'shift', 'activate', 'use')[group]} {catalogue.cards[design].id}"
        word, more = divmod(row - table.size - 5 * len(catalogue.cards), LEADS + HANDS)
        return f"{table.words[word]}, {f'lead {more}' if more < LEADS else f'hand {more - LEADS}'}"


def lead_of(state: State, you: i64) -> i64:
    """The lead in the next battle, in coarse steps."""
    mine = army_value(state, you)
    lead: i64 = 1000
    for seat in range(len(state.seats)):
        if seat != you and not state.seats[seat].out:
            lead = min(lead, mine - army_value(state, seat))
    if lead <= -FAR:
        return 0
    if lead < 0:
        return 1
    if lead == 0:
        return 2
    return 3 if lead < FAR else 4


def hand_of(state: State, you: i64) -> i64:
    held = len(state.seats[you].hand)
    if held == 0:
        return 0
    if held <= 2:
        return 1
    return 2 if held <= 5 else 3


class Question:
    """A question that was asked: where the preferences for its answers stand, and how often each should be given."""

    def __init__(self, places: list[int], wanted: list[float]) -> None:
        self.places = places
        self.wanted = wanted

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Question, (self.places, self.wanted)


class HabitsLearner:
    """Updates the preferences towards good actions, one question at a time."""

    def __init__(self, habits: Habits) -> None:
        self.habits = habits
        self.squares: list[float] = [1.0] * len(habits.weights)

    def learn(self, question: Question, step: float) -> None:
        weights = self.habits.weights
        places = question.places
        given = shares([weights[place] for place in places])
        for at in range(len(places)):
            place = places[at]
            gradient = question.wanted[at] - given[at]
            self.squares[place] += gradient * gradient
            weights[place] += step * gradient / math.sqrt(self.squares[place])


def shares(scores: list[float]) -> list[float]:
    """Of one, in proportion to the exponentials."""
    best = max(scores)
    powers = [math.exp(score - best) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
