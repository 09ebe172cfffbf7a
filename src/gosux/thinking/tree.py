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
from gosux.model.vectors import vec
from gosux.thinking.evaluation import Judge
from gosux.thinking.lookahead import MOST_ANSWERS, gives_a_card, least_worth, rate

SHARPNESS: Final = 12.0  # how much better an action must look to be preferred at first
MOST_DEPTH: Final = 60
WORLDS_LOOKED_AT: Final = 4  # for the priors at the root
MOST_PLAYERS: Final = 8  # entries of hands and decks have no more bits for who knows them
CAUTION: Final = 0.05  # by how much an action not tried yet is expected to be worse than those tried


@mypyc_attr(acyclic=True)
class Node:
    """An edge of the tree: an action and its statistics."""

    def __init__(self, action: i64, prior: float) -> None:
        self.action: i64 = action
        self.prior = prior  # any positive number
        self.visits: i64 = 0
        self.total: float = 0.0  # of the values to whoever takes the action
        self.children: list[Node] = NO_NODES  # the answers to the question that follows, in any world

    def child(self, action: i64) -> "Node | None":
        for child in self.children:
            if child.action == action:
                return child
        return None

    def add(self, child: "Node") -> None:
        if not self.children:  # most nodes never have any
            self.children = []
        self.children.append(child)


NO_NODES: Final[list[Node]] = []


class Tree:
    """The search of one decision by one player."""

    def __init__(self, judge: Judge) -> None:
        self.judge = judge
        self.root = Node(-1, 1.0)
        self.iterations: i64 = 0
        self.looked: i64 = 0  # worlds in which each action at the root was looked at
        self.looks: dict[int, float] = {}  # sums of what it seemed to be worth
        # The iteration in progress: the nodes it went through, who decided there, and what it came to for each player.
        self.path: list[Node] = []
        self.movers: vec[i64] = vec[i64]([0] * MOST_DEPTH)
        self.leaf: vec[float] = vec[float]([0.0] * MOST_PLAYERS)

    def iterate(self, world: State) -> None:
        """One iteration in a world consistent with what the player sees. Changes the world."""
        self.path.clear()
        try:
            self.walk(world, self.root)
        except NoChoice:  # the sampled world turned out to be impossible: ignore it
            return
        self.iterations += 1
        self.root.visits += 1
        movers = self.movers
        leaf = self.leaf
        place: i64 = 0
        for step in self.path:
            step.visits += 1
            step.total += leaf[movers[place]]
            place += 1  # noqa: SIM113 (a counter of this type stays unboxed)

    def walk(self, world: State, node: Node) -> None:
        """Descend to a new node and evaluate it for each player."""
        path = self.path
        depth: i64 = 0
        steps: i64 = 0
        if self.looked < WORLDS_LOOKED_AT:
            self.look(world)
        while not world.over and depth < MOST_DEPTH:
            depth += 1
            if steps:
                if gives_a_card(world.kind):
                    world.take(least_worth(self.judge, world))
                    continue
                if node.visits == 0:
                    break
            self.movers[steps] = world.decider
            steps += 1
            node = self.select(node, world)
            path.append(node)
            world.take(node.action)
        self.finish_turn(world)
        self.judge.fill_values(world, self.leaf)

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
                self.root.add(child)
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
        visits: i64 = 0
        total: float = 0.0
        weights: float = 0.0
        legal = node.children
        known: i64 = len(legal)
        same = known == len(world.choices)  # most worlds offer the same answers in the same order
        place: i64 = 0
        if same:
            for choice in world.choices:
                known_child = legal[place]
                if known_child.action != choice:
                    same = False
                    break
                place += 1
                visits += known_child.visits
                total += known_child.total
                weights += known_child.prior
        if not same:
            legal = self.legal_nodes(node, world)
            visits = 0
            total = 0.0
            weights = 0.0
            for one in legal:
                visits += one.visits
                total += one.total
                weights += one.prior
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

    def legal_nodes(self, node: Node, world: State) -> list[Node]:
        """The nodes of a world's choices; those that are new are added."""
        legal: list[Node] = []
        children = node.children
        known: i64 = len(children)
        place: i64 = 0
        for choice in world.choices:
            child: Node | None = children[place] if place < known else None
            place += 1  # noqa: SIM113 (a counter of this type stays unboxed)
            if child is None or child.action != choice:
                child = node.child(choice) if known else None
            if child is None:  # perhaps legal in this world only
                child = Node(choice, math.exp(self.judge.habits.preference(world, choice)))
                node.add(child)
            legal.append(child)
        return legal

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
