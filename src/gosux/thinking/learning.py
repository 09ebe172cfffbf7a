"""Learns by self-play: plays games against itself, by looking one move ahead or by searching, and notes them.

The evaluation is fitted to what came of the games (``fitting``), habits to what looked best.
"""

import random
from typing import Final

from mypy_extensions import i64

from gosux.game.view import View, redact
from gosux.model.dice import FastDice
from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import State
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import Judge, outcome
from gosux.thinking.fitting import Fit, Note
from gosux.thinking.habits import HabitsLearner, shares
from gosux.thinking.lookahead import gives_a_card, least_worth, rate
from gosux.thinking.player import grow
from gosux.thinking.tree import SHARPNESS, Tree

MOST_DECISIONS: Final = 3000
HABIT_STEP: Final = 0.3  # how far one question moves a preference at first
EVEN: Final = 1.0  # added to the visits of each answer before habits learn from them


class Learner:
    """Plays games against itself and learns from each. The same generator gives the same weights."""

    def __init__(self, rules: Ruleset, judge: Judge, rng: random.Random) -> None:
        self.rules = rules
        self.judge = judge
        self.rng = rng
        self.whim: float = 0.1  # how often an action is taken at random
        self.iterations: i64 = 0  # of each search; 0 to look one move ahead instead
        self.fit = Fit(judge)
        self.habits = HabitsLearner(judge.habits)

    def play(self, seats: int) -> list[Note]:
        """Play one game with that many players; returns its positions with what they turned out to be worth."""
        state = State(self.rules.catalogue, self.rules.defaults, FastDice(self.rng.getrandbits(32)), seats)
        state.push_new(self.rules.law.setup, 0)
        state.advance()
        notes: list[Note] = []
        sides: list[int] = []
        decisions = 0
        while not state.over and decisions < MOST_DECISIONS:
            decisions += 1
            if state.kind == TURN or state.kind == DRAFT:
                for side in [state.active] if seats == 2 else list(range(seats)):
                    notes.append(Note(*self.judge.note(state, side)))
                    sides.append(side)
            state.take(self.choose(state))
        if not state.over:
            return []
        for note, side in zip(notes, sides):
            note.target = outcome(state, side)
        return notes

    def choose(self, state: State) -> i64:
        """The action that looks best, or sometimes any, from what the asked player may see."""
        if self.rng.random() < self.whim:
            return state.choices[int(self.rng.random() * len(state.choices))]
        if gives_a_card(state.kind):
            return least_worth(self.judge, state)
        view = View(self.rules, state.decider, redact(state, state.decider))
        if self.iterations:
            return self.search(state, view)
        return self.look_ahead(state, view.sample_state(self.rng))

    def look_ahead(self, state: State, world: State) -> i64:
        best: i64 = state.choices[0]
        most: float = -1.0
        looks: list[float] = []
        for choice in state.choices:
            worth = rate(self.judge, world, choice, state.decider) + 0.001 * self.rng.random()
            looks.append(worth)
            if worth > most:
                most = worth
                best = choice
        if len(looks) > 1:
            self.habits.learn(state, shares([look * SHARPNESS for look in looks]), HABIT_STEP)
        return best

    def search(self, state: State, view: View) -> i64:
        """Search; habits learn what was tried most."""
        if len(state.choices) == 1:
            return state.choices[0]
        tree = Tree(self.judge)
        grow(tree, lambda: view.sample_state(self.rng), self.iterations, lambda: False)
        tried = [float(tree.visits(choice)) + EVEN / float(len(state.choices)) for choice in state.choices]
        total = sum(tried)
        self.habits.learn(state, [count / total for count in tried], HABIT_STEP)
        return tree.best(state.choices)
