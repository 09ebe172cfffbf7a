"""Evaluation of a position: a player's chance to win, by a weighted sum of inputs."""

import math
from typing import Final

from mypy_extensions import i64

from gosux.model.catalogue import Catalogue
from gosux.model.state import State
from gosux.model.vectors import vec, zeros
from gosux.thinking.habits import Habits
from gosux.thinking.inputs import IN_HAND, Layout, Sum, add_inputs

EXPLORATION: Final = 1.2  # the default exploration constant of a search


class Judge:
    """Evaluates positions of one ruleset by its weights."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.layout = Layout(catalogue)
        self.own: vec[float] = zeros(self.layout.rows)  # weights of inputs and of traits before they are added up
        self.sum = Sum(self.layout.size)
        self.habits = Habits(catalogue)
        self.exploration = EXPLORATION
        self.slope: float = 1.0  # of the log-odds of chances that people are told; it changes no decision

    def value(self, state: State, you: i64) -> float:
        """The chance that ``you`` win, between 0 and 1; certain when the game is over."""
        if state.over:
            return outcome(state, you)
        if len(state.seats) == 2 and state.active != you:  # of two players only the active one's side is learned
            return 1.0 - self.estimate(state, state.active)
        return self.estimate(state, you)

    def estimate(self, state: State, you: i64) -> float:
        into = self.sum
        into.total = 0.0
        add_inputs(state, you, self.layout, into)
        return chance(into.total)

    def values(self, state: State) -> list[float]:
        """The chances of all players: together one game."""
        values = vec[float]([0.0] * len(state.seats))
        self.fill_values(state, values)
        return [values[seat] for seat in range(len(state.seats))]

    def fill_values(self, state: State, values: vec[float]) -> None:
        """As ``values``, but written to the beginning of a vector; of a finished game its outcome."""
        seats: i64 = len(state.seats)
        seat: i64 = 0
        if state.over:
            while seat < seats:
                values[seat] = outcome(state, seat)
                seat += 1
        elif seats == 2:
            first = self.value(state, 0)
            values[0] = first
            values[1] = 1.0 - first
        else:
            total: float = 0.0
            while seat < seats:
                value = self.estimate(state, seat)
                values[seat] = value
                total += value
                seat += 1
            while seat > 0 and total > 0.0:
                seat -= 1
                values[seat] /= total

    def hand_value(self, design: i64) -> float:
        """What a card in hand adds to the sum: the least valuable card is discarded first."""
        return self.sum.weights[self.layout.zones + IN_HAND * self.layout.designs + design]

    def note(self, state: State, you: i64) -> "tuple[list[int], list[float]]":
        """The inputs themselves, to learn from."""
        into = self.sum
        into.noting = True
        into.indices = []
        into.values = []
        add_inputs(state, you, self.layout, into)
        into.noting = False
        return into.indices, into.values

    def fold(self) -> None:
        """Bring the weights of the sum up to date: an input's own one and those of its card's traits."""
        own = self.own
        weights = self.sum.weights
        for index in range(self.layout.size):
            weight = own[index]
            for shared in self.layout.shared_rows[index]:
                weight += own[shared]
            weights[index] = weight


def outcome(state: State, you: i64) -> float:
    """The value of a finished game: 1 for a victory, a share of it for a draw or a shared victory."""
    winners: i64 = 0
    for seat in range(len(state.seats)):
        if state.winners & (1 << seat):
            winners += 1
    if winners == 0:
        return 1.0 / float(len(state.seats))
    return 1.0 / float(winners) if state.winners & (1 << you) else 0.0


def chance(total: float) -> float:
    """The logistic function."""
    if total < -30.0:
        return 0.0
    if total > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-total))


PLAIN: Final = {
    "your points": 2.0, "their points": -2.0, "value lead": 1.0, "leading": 0.5, "your hand": 2.0, "their hand": -2.0,
    "your troops": 0.5, "their troops": -0.5, "your heroes": 1.0, "their heroes": -1.0, "your immortals": 1.5,
    "their immortals": -1.5, "your tokens in hand": 0.2, "their tokens in hand": -0.2, "your captured": -0.9,
    "their captured": 0.9,
}  # fmt: skip
"""For games without learned weights, such as a pack's own game."""


def plain_judge(catalogue: Catalogue) -> Judge:
    """An evaluation that nobody had to learn."""
    judge = Judge(catalogue)
    for row in range(judge.layout.any_phase, judge.layout.rows):
        judge.own[row] = PLAIN.get(judge.layout.name(catalogue, row).partition(": ")[2], 0.0)
    judge.fold()
    return judge
