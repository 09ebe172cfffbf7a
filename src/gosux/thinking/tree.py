"""Single-observer information-set tree search: every iteration samples the hidden cards again.

There is one tree, for the player who thinks. PUCT selects the next action: at the root the priors come from one-move
look-ahead, further down from habits. A new node is evaluated after the rest of its turn was played by habit. Below the
root the search does not branch over which cards to pay or discard.
"""

import math
from typing import Final

from mypy_extensions import i64, mypyc_attr

from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge, outcome
from gosux.thinking.lookahead import MOST_ANSWERS, gives_a_card, least_worth, rate

SHARPNESS: Final = 12.0  # how much better an action must look to be preferred at first
MOST_DEPTH: Final = 60
WORLDS_LOOKED_AT: Final = 4  # for the priors at the root
CAUTION: Final = 0.05  # by how much an action not tried yet is expected to be worse than those tried


@mypyc_attr(acyclic=True)
class Node:
    """An edge of the tree: an action and its statistics."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior = prior  # any positive number
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values to whoever takes the action
        self.children: list[Node] = []  # the answers to the question that follows, in any world

    def child(self, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action:
                return child
        return None


class Tree:
    """The search of one decision by one player."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.root = Node(-1, 1.0)
        self.iterations: i64 = 0
        self.looked: i64 = 0  # worlds in which each action at the root was looked at
        self.looks: dict[int, float] = {}  # sums of what it seemed to be worth

    def iterate(self, world: State) -> None:
        """One iteration in a world consistent with what the player sees. Changes the world."""
        path: list[Node] = []
        movers: list[int] = []
        try:
            leaf = self.walk(world, self.root, path, movers)
        except NoChoice:  # the sampled world turned out to be impossible: ignore it
            return
        self.iterations += 1
        self.root.visits += 1
        for place in range(len(path)):
            step = path[place]
            step.visits += 1
            step.total += leaf[movers[place]]

    def walk(self, world: State, node: Node, path: list[Node], movers: list[int]) -> list[float]:
        """Descend to a new node; returns its value for each player."""
        depth: i64 = 0
        if self.looked < WORLDS_LOOKED_AT:
            self.look(world)
        while not world.over and depth < MOST_DEPTH:
            depth += 1
            if path and gives_a_card(world.kind):
                world.take(least_worth(self.judge, world))
                continue
            if path and node.visits == 0:
                break
            movers.append(world.decider)
            node = self.select(node, world)
            path.append(node)
            world.take(node.action)
        self.finish_turn(world)
        if world.over:
            return [outcome(world, seat) for seat in range(len(world.seats))]
        return self.judge.values(world)

    def look(self, world: State) -> None:
        """Compute the priors at the root by one-move look-ahead."""
        self.looked += 1
        for choice in world.choices:
            self.looks[choice] = self.looks.get(choice, 0.0) + rate(self.judge, world, choice, world.decider)
        best = max(self.looks.values())
        for choice, total in self.looks.items():
            child = self.root.child(choice)
            if child is None:
                child = Node(choice, 1.0)
                self.root.children.append(child)
            child.prior = math.exp((total - best) / float(self.looked) * SHARPNESS)

    def chance(self, choice: int) -> float:
        """What an action at the root seems to be worth."""
        child = self.root.child(choice)
        if child is not None and child.visits:
            return child.total / float(child.visits)
        return self.looks.get(choice, 0.0) / float(max(self.looked, 1))

    def visits(self, choice: int) -> int:
        """How often an action at the root was tried."""
        child = self.root.child(choice)
        return 0 if child is None else child.visits

    def finish_turn(self, world: State) -> None:
        """Finish the action in progress by habit, so that the position is evaluated between two actions."""
        answers: i64 = 0
        habits = self.judge.habits
        while not world.over and world.kind != TURN and world.kind != DRAFT and answers < MOST_ANSWERS:
            answers += 1
            if gives_a_card(world.kind):
                world.take(least_worth(self.judge, world))
            else:
                world.take(habits.favourite(world))

    def select(self, node: Node, world: State) -> Node:
        """The action to try next among those that are legal in this world (PUCT)."""
        habits = self.judge.habits
        visits: i64 = 0
        total: float = 0.0
        weights: float = 0.0
        legal: list[Node] = []
        children = node.children
        known: i64 = len(children)
        place: i64 = 0
        for choice in world.choices:
            # Most worlds offer the same answers in the same order.
            child: Node | None = children[place] if place < known else None
            place += 1  # noqa: SIM113 (a counter of this type stays unboxed)
            if child is None or child.action != choice:
                child = node.child(choice)
            if child is None:  # perhaps legal in this world only
                child = Node(choice, math.exp(habits.preference(world, choice)))
                children.append(child)
            legal.append(child)
            visits += child.visits
            total += child.total
            weights += child.prior
        # An untried action is expected to be slightly worse than tried ones.
        unknown = total / float(visits) - CAUTION if visits else 0.5
        spread = self.judge.exploration * math.sqrt(float(visits + 1)) / weights
        best = legal[0]
        most: float = -1.0
        for node in legal:
            seen = node.visits
            score = (node.total / float(seen) if seen else unknown) + spread * node.prior / (1.0 + float(seen))
            if score > most:
                most = score
                best = node
        return best

    def best(self, choices: list[int]) -> i64:
        """The most visited action; in a tie the better one."""
        best: i64 = choices[0]
        most: float = -1.0
        for choice in choices:
            score = self.chance(choice) + float(self.visits(choice))
            if score > most:
                most = score
                best = choice
        return best
