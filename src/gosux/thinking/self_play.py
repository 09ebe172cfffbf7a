"""Plays games against itself, by looking one move ahead or by searching, and notes what can be learned from them.

The evaluation is fitted to what came of the games (``fitting``), habits to what looked best (``habits``).
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
from gosux.thinking.fitting import Note
from gosux.thinking.habits import Question, shares
from gosux.thinking.lookahead import gives_a_card, least_worth, rate
from gosux.thinking.player import grow
from gosux.thinking.tree import SHARPNESS, Tree

MOST_DECISIONS: Final = 3000
EVEN: Final = 1.0  # added to the visits of each answer before habits learn from them


class SelfPlay:
    """Plays games with a judge, which stays as it is. The same generator gives the same game."""

    def __init__(self, rules: Ruleset, judge: Judge, whim: float, iterations: i64) -> None:
        self.rules = rules
        self.judge = judge
        self.whim = whim  # how often an action is taken at random
        self.iterations: i64 = iterations  # of each search; 0 to look one move ahead instead
        self.rng = random.Random(0)
        self.questions: list[Question] = []  # of all games, in their order

    def play(self, seats: int, rng: random.Random) -> list[Note]:
        """Play one game with that many players; returns its positions with what they turned out to be worth."""
        self.rng = rng
        state = State(self.rules.catalogue, self.rules.defaults, FastDice(rng.getrandbits(32)), seats)
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
            self.note(state, shares([look * SHARPNESS for look in looks]))
        return best

    def search(self, state: State, view: View) -> i64:
        """Search; what was tried most is to become a habit."""
        if len(state.choices) == 1:
            return state.choices[0]
        tree = Tree(self.judge)
        grow(tree, lambda: view.sample_state(self.rng), self.iterations, lambda: False)
        tried = [float(tree.visits(choice)) + EVEN / float(len(state.choices)) for choice in state.choices]
        total = sum(tried)
        self.note(state, [count / total for count in tried])
        return tree.best(state.choices)

    def note(self, state: State, wanted: list[float]) -> None:
        self.questions.append(self.judge.habits.question(state, wanted))
