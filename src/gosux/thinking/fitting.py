"""Fitting the weights to games: gradient descent in small batches (Adam); the same seed gives the same weights."""

import math
import random
from typing import Final

from mypy_extensions import i64

from gosux.model.vectors import vec, zeros
from gosux.thinking.evaluation import Judge, chance

BATCH: Final = 256
KEEP: Final = 0.9  # how much of the mean gradient is kept from batch to batch
KEEP_SQUARES: Final = 0.999
TINY: Final = 1e-8
FADE: Final = 0.1  # how fast weights fade that nothing needs: traits carry what cards have in common


class Note:
    """One position of a game as one player saw it, and what came of it."""

    def __init__(self, indices: list[int], values: list[float], target: float = 0.5) -> None:
        self.indices = indices
        self.values = values
        self.target = target

    def __reduce__(self) -> "tuple[object, tuple[object, ...]]":
        return Note, (self.indices, self.values, self.target)


class Fit:
    """Fits the weights of a judge, with their gradients and the means that Adam keeps of those."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        rows = judge.layout.rows
        self.gradients: vec[float] = zeros(rows)
        self.means: vec[float] = zeros(rows)
        self.squares: vec[float] = zeros(rows)
        self.steps: i64 = 0
        self.loss: float = 0.7  # moving average of the log loss

    def learn(self, notes: list[Note], rate: float, rng: random.Random) -> None:
        """Go through all notes once, in random order."""
        order = list(range(len(notes)))
        rng.shuffle(order)
        in_batch: i64 = 0
        for place in order:
            self.add(notes[place])
            in_batch += 1
            if in_batch == BATCH:
                self.step(rate, in_batch)
                in_batch = 0
        if in_batch:
            self.step(rate, in_batch)

    def add(self, note: Note) -> None:
        """Add the gradients of one note: how each weight should move so that the estimate comes closer."""
        indices = note.indices
        values = note.values
        weights = self.judge.sum.weights
        total: float = 0.0
        for at in range(len(indices)):
            total += weights[indices[at]] * values[at]
        estimate = chance(total)
        surprise = note.target - estimate
        likely = note.target * math.log(estimate + 1e-12) + (1.0 - note.target) * math.log(1.0 - estimate + 1e-12)
        self.loss += 0.0002 * (-likely - self.loss)
        gradients = self.gradients
        for at in range(len(indices)):
            gradients[indices[at]] += surprise * values[at]

    def step(self, rate: float, notes: i64) -> None:
        """Move all weights by the mean gradients of a batch."""
        layout = self.judge.layout
        gradients = self.gradients
        for index in range(layout.size):
            for shared in layout.shared_rows[index]:
                gradients[shared] += gradients[index]
        self.steps += 1
        steps = float(self.steps)
        corrected = rate * math.sqrt(1.0 - KEEP_SQUARES**steps) / (1.0 - KEEP**steps)
        means = self.means
        squares = self.squares
        weights = self.judge.own
        for place in range(layout.rows):
            gradient = gradients[place] / float(notes)
            gradients[place] = 0.0
            means[place] = KEEP * means[place] + (1.0 - KEEP) * gradient
            squares[place] = KEEP_SQUARES * squares[place] + (1.0 - KEEP_SQUARES) * gradient * gradient
            weights[place] += (
                corrected * means[place] / (math.sqrt(squares[place]) + TINY) - rate * FADE * weights[place]
            )
        self.judge.fold()
