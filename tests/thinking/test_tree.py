"""The tree of a search: every iteration is counted once, what wins is found, and the walk goes deeper than one move."""

import random

import gosux
from gosux import Game
from gosux.thinking.evaluation import EXPLORATION, plain_judge
from gosux.thinking.tree import Node, Tree
from tests.random_play import played


def searched(game: Game, iterations: int, seed: int = 1, exploration: float = EXPLORATION) -> Tree:
    """A search by plain weights, in worlds dealt by the seed."""
    judge = plain_judge(game.rules.catalogue)
    judge.exploration = exploration
    tree = Tree(judge)
    view = game.view(game.state.decider)
    rng = random.Random(seed)
    for _ in range(iterations):
        tree.iterate(view.sample_state(rng))
    return tree


def depth(node: Node) -> int:
    return 1 + max((depth(child) for child in node.children if child.visits), default=0)


def middle() -> Game:
    return next(game for game in (played(seed, 40) for seed in range(50)) if len(game.legal()) > 4)


def test_every_iteration_visits_one_action_of_the_root() -> None:
    tree = searched(middle(), 60)
    assert 0 < tree.iterations <= 60
    assert sum(child.visits for child in tree.root.children) == tree.iterations
    assert all(0 <= child.total <= float(child.visits) for child in tree.root.children)


def test_the_walk_goes_on_below_answers_that_are_new_in_a_world() -> None:
    """The other player's cards differ from world to world: that must not stop the walk at the other's first turn."""
    assert depth(searched(middle(), 300).root) > 4


def test_who_explores_more_tries_more_evenly() -> None:
    bold, careful = (searched(middle(), 200, exploration=much).root.children for much in (5.0, 0.1))
    assert max(child.visits for child in bold) < max(child.visits for child in careful)


def test_actions_that_were_not_tried_have_a_chance_too() -> None:
    game = middle()
    tree = searched(game, 5)
    untried = [action for action in game.legal() if not tree.visits(action)]
    assert untried
    assert all(0 < tree.chance(action) < 1 for action in untried)


def test_an_action_that_wins_at_once_is_found() -> None:
    found = 0
    for seed in range(60):
        whole = played(seed, 5000)
        game = gosux.new_game("gosu-x", whole.seed, dict(whole.options))
        for action in whole.history[:-1]:
            game.step(action)
        you = game.state.decider
        last = game.clone()
        last.step(whole.history[-1])
        if len(game.legal()) > 1 and last.result is not None and last.result.winners == [you]:
            tree = searched(game, 40)
            wins = [action for action in game.legal() if tree.chance(action) == 1.0]
            if wins:
                found += 1
                assert tree.best(game.legal()) in wins
    assert found > 0
