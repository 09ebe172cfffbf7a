"""Search in a tree of what can be seen: every iteration deals the hidden cards anew and walks down by prior and result.

One tree for the player who thinks (single-observer information-set tree search). Which action is tried next follows
PUCT: at the root the priors come from looking one move ahead, below from habit. A new place is judged by the position
after the turn's small questions were answered by habit. Which cards to pay or discard is answered quickly below the
root, without branching.
"""

import math
from typing import Final

from mypy_extensions import i64

from gosux.model.kinds import DRAFT, TURN
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge, outcome
from gosux.thinking.lookahead import MOST_ANSWERS, gives_a_card, least_worth, rate

SHARPNESS: Final = 12.0  # how much better an action must look to be preferred at first
MOST_DEPTH: Final = 60
WORLDS_LOOKED_AT: Final = 4  # for the priors at the root
CAUTION: Final = 0.05  # by how much an action not tried yet is expected to be worse than those tried


class Node:
    """An action that can be taken somewhere in the tree, and what came of it."""

    def __init__(self, prior: float) -> None:
        self.prior = prior  # how much it is preferred before anything is known of it: any positive number
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values to whoever takes the action
        self.children: dict[int, Node] = {}


class Tree:
    """The search of one decision by one player."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.root = Node(1.0)
        self.iterations: i64 = 0
        self.looked: i64 = 0  # worlds in which each action at the root was looked at
        self.looks: dict[int, float] = {}  # sums of what it seemed to be worth

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
        """Go down to a place of the tree that is still new; returns what it is worth to each player."""
        depth: i64 = 0
        habits = self.judge.habits
        if self.looked < WORLDS_LOOKED_AT:
            self.look(world)
        while not world.over and depth < MOST_DEPTH:
            depth += 1
            if path and gives_a_card(world.kind):
                world.take(least_worth(self.judge, world))
                continue
            if path and node.visits == 0:
                break
            mover = world.decider
            children = node.children
            for choice in world.choices:
                if choice not in children:  # perhaps legal in this world only
                    children[choice] = Node(math.exp(habits.preference(world, choice)))
            chosen = self.select(node, world.choices)
            node = children[chosen]
            path.append(node)
            movers.append(mover)
            world.take(chosen)
        self.finish_turn(world)
        if world.over:
            return [outcome(world, seat) for seat in range(len(world.seats))]
        return self.worth(world)

    def look(self, world: State) -> None:
        """At the root it pays to look at what each action leads to, before any is tried."""
        self.looked += 1
        for choice in world.choices:
            self.looks[choice] = self.looks.get(choice, 0.0) + rate(self.judge, world, choice, world.decider)
        best = max(self.looks.values())
        for choice, total in self.looks.items():
            if choice not in self.root.children:
                self.root.children[choice] = Node(1.0)
            self.root.children[choice].prior = math.exp((total - best) / float(self.looked) * SHARPNESS)

    def chance(self, choice: int) -> float:
        """What an action at the root seems to be worth."""
        child = self.root.children.get(choice)
        if child is not None and child.visits:
            return child.total / float(child.visits)
        return self.looks.get(choice, 0.0) / float(max(self.looked, 1))

    def finish_turn(self, world: State) -> None:
        """A position is judged between two actions: what is still open of one is answered by habit."""
        answers: i64 = 0
        while not world.over and world.kind != TURN and world.kind != DRAFT and answers < MOST_ANSWERS:
            answers += 1
            if gives_a_card(world.kind):
                world.take(least_worth(self.judge, world))
            else:
                world.take(self.judge.habits.favourite(world))

    def worth(self, world: State) -> list[float]:
        """What a position is worth to each player: shares of one game."""
        values = [self.judge.value(world, seat) for seat in range(len(world.seats))]
        total: float = 0.0
        for value in values:
            total += value
        return [value / total for value in values] if total > 0.0 else values

    def select(self, node: Node, choices: list[int]) -> i64:
        """The action to try next among those that are legal in this world (PUCT)."""
        visits: i64 = 0
        total: float = 0.0
        weights: float = 0.0
        for choice in choices:
            child = node.children[choice]
            visits += child.visits
            total += child.total
            weights += child.prior
        # What is new is expected to be a little worse than what was tried.
        unknown = total / float(visits) - CAUTION if visits else 0.5
        spread = self.judge.exploration * math.sqrt(float(visits + 1)) / weights
        best: i64 = choices[0]
        most: float = -1.0
        for choice in choices:
            child = node.children[choice]
            seen = child.visits
            score = (child.total / float(seen) if seen else unknown) + spread * child.prior / (1.0 + float(seen))
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
            score = self.chance(choice) + (float(child.visits) if child is not None else 0.0)
            if score > most:
                most = score
                best = choice
        return best
