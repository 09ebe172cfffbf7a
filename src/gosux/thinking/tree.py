"""Search in a tree of what can be seen: every iteration deals the hidden cards anew and walks down by prior and result.

One tree for the player who thinks (single-observer information-set tree search). A node's actions get their priors, and
a leaf its value, by looking one move ahead; which action is tried next follows PUCT. Which cards to pay or discard is
answered quickly below the root, without branching.
"""

import math
from typing import Final

from mypy_extensions import i64

from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge, outcome
from gosux.thinking.lookahead import gives_a_card, least_worth, rate

EXPLORATION: Final = 1.2
SHARPNESS: Final = 12.0  # how much better an action must look to be preferred at first
MOST_DEPTH: Final = 60


class Node:
    """An action that can be taken somewhere in the tree, and what came of it."""

    def __init__(self, look: float) -> None:
        self.look = look  # the value by looking one move ahead
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values to whoever takes the action
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else self.look


class Tree:
    """The search of one decision by one player."""

    def __init__(self, judge: Judge, exploration: float = EXPLORATION, sharpness: float = SHARPNESS) -> None:
        self.judge = judge
        self.root = Node(0.5)
        self.exploration = exploration
        self.sharpness = sharpness
        self.iterations: i64 = 0

    def iterate(self, world: State) -> None:
        """One walk down in a world that agrees with what the player sees. Changes the world."""
        node = self.root
        path: list[Node] = []
        movers: list[int] = []
        try:
            leaf = self.walk(world, node, path, movers)
        except NoChoice:  # the guessed world turned out impossible: nothing is learned from it
            return
        self.iterations += 1
        self.root.visits += 1
        for place in range(len(path)):
            step = path[place]
            step.visits += 1
            step.total += leaf[movers[place]]

    def walk(self, world: State, node: Node, path: list[Node], movers: list[int]) -> list[float]:
        """Go down to a new place of the tree; returns what it is worth to each player."""
        depth: i64 = 0
        while not world.over and depth < MOST_DEPTH:
            depth += 1
            if path and gives_a_card(world.kind):
                world.take(least_worth(self.judge, world))
                continue
            mover = world.decider
            fresh = False
            for choice in world.choices:
                if choice not in node.children:
                    node.children[choice] = Node(rate(self.judge, world, choice, mover))
                    fresh = True
            if fresh:
                best: float = 0.0
                for choice in world.choices:
                    best = max(best, node.children[choice].look)
                return self.worth(world, mover, best)
            chosen = self.select(node, world.choices)
            node = node.children[chosen]
            path.append(node)
            movers.append(mover)
            world.take(chosen)
        if world.over:
            return [outcome(world, seat) for seat in range(len(world.seats))]
        return self.worth(world, 0, self.judge.value(world, 0))

    def worth(self, world: State, mover: i64, value: float) -> list[float]:
        """What a position is worth to each player, if it is worth so much to one of them."""
        count = len(world.seats)
        if count == 2:
            return [value, 1.0 - value] if mover == 0 else [1.0 - value, value]
        values = [value if seat == mover else self.judge.value(world, seat) for seat in range(count)]
        rest = 0.0
        for seat in range(count):
            if seat != mover:
                rest += values[seat]
        scale = (1.0 - value) / rest if rest > 0.0 else 0.0
        return [values[seat] if seat == mover else values[seat] * scale for seat in range(count)]

    def select(self, node: Node, choices: list[int]) -> i64:
        """The action to try next among those that are legal in this world."""
        visits: i64 = 1
        best_look: float = 0.0
        for choice in choices:
            child = node.children[choice]
            visits += child.visits
            best_look = max(best_look, child.look)
        weights: float = 0.0
        for choice in choices:
            child = node.children[choice]
            child.prior = math.exp((child.look - best_look) * self.sharpness)
            weights += child.prior
        spread = self.exploration * math.sqrt(float(visits)) / weights
        best: i64 = choices[0]
        most: float = -1.0
        for choice in choices:
            child = node.children[choice]
            score = child.mean() + spread * child.prior / (1.0 + float(child.visits))
            if score > most:
                most = score
                best = choice
        return best

    def best(self, choices: list[int]) -> i64:
        """The action visited most often; of several the better one."""
        best: i64 = choices[0]
        most: float = -1.0
        for choice in choices:
            child = self.root.children.get(choice)
            if child is not None:
                score = float(child.visits) + child.mean()
                if score > most:
                    most = score
                    best = choice
        return best
