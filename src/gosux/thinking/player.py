"""Choosing an action within a budget: by looking one move ahead in several worlds, or by searching."""

import math
import random
from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge
from gosux.thinking.lookahead import rate
from gosux.thinking.tree import Tree

Deal = Callable[[], State]
"""Returns a world consistent with what the player sees."""

LOOK: Final = 4  # iterations between two checks whether to stop


class Thought:
    """The result of thinking: for each action its chance to win and how often it was tried."""

    def __init__(self, action: int, chances: dict[int, float], visits: dict[int, int]) -> None:
        self.action = action
        self.chances = chances
        self.visits = visits


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


def with_temper(thought: Thought, warmth: float, careless: float, rng: random.Random) -> int:
    """An action near the best one: a higher temperature strays further, but never by more than ``careless``."""
    best = thought.chances[thought.action]
    near = [choice for choice, chance in thought.chances.items() if chance >= best - careless]
    weights = [math.exp((thought.chances[choice] - best) / warmth) for choice in near]
    pick = rng.random() * sum(weights)
    for choice, weight in zip(near, weights):
        pick -= weight
        if pick <= 0.0:
            return choice
    return thought.action


def search(judge: Judge, deal: Deal, choices: list[int], iterations: int, stop: Callable[[], bool]) -> Thought:
    """Search until the iterations are done or ``stop`` says so; then the best so far."""
    tree = Tree(judge)
    done: i64 = 0
    while done < iterations:
        if done % LOOK == 0 and done > 0 and stop():
            break
        done += 1
        try:
            tree.iterate(deal())
        except NoChoice:
            continue
    children = tree.root.children
    chances: dict[int, float] = {choice: tree.chance(choice) for choice in choices}
    visits: dict[int, int] = {choice: int(children[choice].visits) if choice in children else 0 for choice in choices}
    return Thought(tree.best(choices), chances, visits)
