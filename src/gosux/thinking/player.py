"""Choosing an action within a budget: by looking one move ahead in several worlds, or by searching."""

import gc
import math
import random
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gosux._core import compiled
from gosux.model.actions import PASS_TURN
from gosux.model.kinds import TURN
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge
from gosux.thinking.lookahead import rate
from gosux.thinking.tree import Tree

Deal = Callable[[], State]
"""Returns a world consistent with what the player sees."""

LOOK: Final = 16 if compiled else 4  # iterations between two checks whether to stop
TRUSTED: Final = 4  # an action tried a fourth as often as the best is known well enough to be preferred to it
EVEN: Final = 0.5  # the chance of players who are equal
SAME: Final = 0.005  # chances closer than this are the same


class Thought:
    """The result of thinking: for each action its chance to win and how often it was tried."""

    def __init__(self, action: int, chances: dict[int, float], visits: dict[int, int]) -> None:
        self.action = action
        self.chances = chances
        self.visits = visits

    def near(self, margin: float, trusted: int = TRUSTED) -> list[int]:
        """The actions that are worth nearly as much as the best one, as far as one can trust that."""
        best = self.chances[self.action]
        enough = self.visits[self.action] // trusted
        return [
            choice
            for choice, chance in self.chances.items()
            if choice == self.action or (chance >= best - margin and self.visits[choice] >= enough)
        ]


def look_ahead(judge: Judge, deal: Deal, choices: list[int], worlds: int, you: int) -> Thought:
    """Rate every action in each of several worlds."""
    totals: dict[int, float] = dict.fromkeys(choices, 0.0)
    for _ in range(worlds):
        world = deal()
        for choice in choices:
            totals[choice] += rate(judge, world, choice, you)
    chances: dict[int, float] = {choice: total / worlds for choice, total in totals.items()}
    best = choices[0]
    for choice in choices:
        if chances[choice] > chances[best]:
            best = choice
    return Thought(best, chances, dict.fromkeys(choices, worlds))


def preferred(
    thought: Thought, near: list[int], likes: dict[int, float], warmth: float, rng: random.Random
) -> int:  # fmt: skip
    """One of several actions: ``likes`` is added to the chances, and a higher temperature strays further."""
    scores = [thought.chances[choice] + likes.get(choice, 0.0) for choice in near]
    most = max(scores)
    if warmth <= 0.0:
        return near[scores.index(most)]
    weights = [math.exp((score - most) / warmth) for score in scores]
    pick = rng.random() * sum(weights)
    for choice, weight in zip(near, weights):
        pick -= weight
        if pick <= 0.0:
            return choice
    return thought.action


def rather_than_pass(thought: Thought, kind: int, chosen: int) -> int:
    """For who is behind, another action that is worth as much as passing: going on lets the others err."""
    if kind != TURN or chosen != PASS_TURN or thought.chances[chosen] >= EVEN:
        return chosen
    others = [choice for choice in thought.near(SAME) if choice != PASS_TURN]
    return max(others, key=lambda choice: thought.chances[choice]) if others else chosen


def search(judge: Judge, deal: Deal, choices: list[int], iterations: int, stop: Callable[[], bool]) -> Thought:
    """Search until the iterations are done or ``stop`` says so; then the best so far."""
    tree = Tree(judge)
    collecting = gc.isenabled()
    gc.disable()  # a tree has no cycles, and looking for some again and again takes a quarter of the time
    try:
        grow(tree, deal, iterations, stop)
    finally:
        if collecting:
            gc.enable()
    chances: dict[int, float] = {choice: tree.chance(choice) for choice in choices}
    visits: dict[int, int] = {choice: tree.visits(choice) for choice in choices}
    return Thought(tree.best(choices), chances, visits)


def grow(tree: Tree, deal: Deal, iterations: int, stop: Callable[[], bool]) -> None:
    done: i64 = 0
    while done < iterations:
        if done % LOOK == 0 and done > 0 and stop():
            break
        done += 1
        try:
            tree.iterate(deal())
        except NoChoice:
            continue
