"""Learns the weights by self-play: temporal differences, from the end of each game backwards."""

import math
import random
from typing import Final

from mypy_extensions import i64

from gosux.game.view import View, redact
from gosux.model.dice import FastDice
from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import State
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import Judge, chance, outcome
from gosux.thinking.habits import HabitsLearner
from gosux.thinking.lookahead import gives_a_card, least_worth, rate
from gosux.thinking.tree import SHARPNESS

TRACE: Final = 0.7  # lambda: how far later values reach back
MOST_DECISIONS: Final = 3000
SMOOTH: Final = 0.1  # of the sums of squared gradients, at first
HABIT_STEP: Final = 0.3  # how far one question moves a preference at first


class Note:
    """One position of a game as one player saw it."""

    def __init__(self, indices: list[int], values: list[float]) -> None:
        self.indices = indices
        self.values = values


class Learner:
    """Plays games against itself and learns from each. The same generator gives the same weights."""

    def __init__(self, rules: Ruleset, judge: Judge, rng: random.Random) -> None:
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.step: float = 0.1
        self.whim: float = 0.1  # how often an action is taken at random
        self.squares: list[float] = [SMOOTH] * len(judge.weights)
        self.habits = HabitsLearner(judge.habits)
        self.error: float = 0.0  # moving average of squared errors

    def play(self, seats: int) -> State:
        """Play one game with that many players; returns its final state."""
        state = State(self.rules.catalogue, self.rules.defaults, FastDice(self.rng.getrandbits(32)), seats)
        state.push_new(self.rules.law.setup, 0)
        state.advance()
        notes: list[list[Note]] = [[] for _ in range(seats)]
        decisions = 0
        while not state.over and decisions < MOST_DECISIONS:
            decisions += 1
            if state.kind == TURN or state.kind == DRAFT:
                for seat in range(seats):
                    indices, values = self.judge.note(state, seat)
                    notes[seat].append(Note(indices, values))
            state.take(self.choose(state))
        if state.over:
            for seat in range(seats):
                self.learn(notes[seat], outcome(state, seat))
        return state

    def choose(self, state: State) -> i64:
        """The action that looks best, or sometimes any, from what the asked player may see."""
        if self.rng.random() < self.whim:
            return state.choices[int(self.rng.random() * len(state.choices))]
        you = state.decider
        if gives_a_card(state.kind):
            return least_worth(self.judge, state)
        world = View(self.rules, you, redact(state, you)).sample_state(self.rng)
        best: i64 = state.choices[0]
        most: float = -1.0
        looks: list[float] = []
        for choice in state.choices:
            worth = rate(self.judge, world, choice, you) + 0.001 * self.rng.random()
            looks.append(worth)
            if worth > most:
                most = worth
                best = choice
        if len(looks) > 1:
            self.habits.learn(state, looks, SHARPNESS, HABIT_STEP)
        return best

    def learn(self, notes: list[Note], result: float) -> None:
        """Move the weights towards what came later, the last position first."""
        weights = self.judge.weights
        target = result
        for place in range(len(notes) - 1, -1, -1):
            note = notes[place]
            indices = note.indices
            values = note.values
            total: float = 0.0
            for at in range(len(indices)):
                total += weights[indices[at]] * values[at]
            value = chance(total)
            surprise = target - value
            self.error += 0.0005 * (surprise * surprise - self.error)
            for at in range(len(indices)):
                index = indices[at]
                gradient = surprise * values[at]
                self.squares[index] += gradient * gradient
                weights[index] += self.step * gradient / math.sqrt(self.squares[index])
            target = TRACE * target + (1.0 - TRACE) * value
