"""The games of training. Tasks and answers are plain data that any process can work on; its judge learns nothing."""

import random
from typing import NamedTuple

from gosux.game.game import new_game
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import Judge, outcome, plain_judge
from gosux.thinking.fitting import Note
from gosux.thinking.habits import Question
from gosux.thinking.lookahead import rate
from gosux.thinking.self_play import SelfPlay

UNLEARNED, RANDOM = "unlearned", "random"  # the fixed opponents: unlearned weights, and random play


class Weights(NamedTuple):
    """What a judge has learned so far."""

    ruleset: str
    own: list[float]
    habits: list[float]
    exploration: float


def weights_of(judge: Judge, ruleset_id: str) -> Weights:
    return Weights(ruleset_id, list(judge.own), list(judge.habits.weights), judge.exploration)


def judge_with(weights: Weights) -> Judge:
    judge = Judge(ruleset(weights.ruleset).catalogue)
    for place, weight in enumerate(weights.own):
        judge.own[place] = weight
    judge.habits.weights = [*weights.habits]
    judge.exploration = weights.exploration
    judge.fold()
    return judge


def players_of(rules: Ruleset, several: bool, number: int) -> int:
    """How many play in a game."""
    return 3 + number % (rules.players[1] - 2) if several else 2


class Games(NamedTuple):
    """Games to learn from, from one number up to, not including, another."""

    first: int
    end: int
    weights: Weights
    seed: str
    several: bool
    whim: float
    iterations: int


class Learned(NamedTuple):
    """What there is to learn from games, in their order."""

    notes: list[Note]
    questions: list[Question]


def play_games(task: Games) -> tuple[int, int, Learned]:
    """The numbers of the games come with the answer."""
    rules = ruleset(task.weights.ruleset)
    table = SelfPlay(rules, judge_with(task.weights), task.whim, task.iterations)
    notes: list[Note] = []
    for number in range(task.first, task.end):
        notes += table.play(players_of(rules, task.several, number), random.Random(f"train {task.seed}/{number}"))
    return task.first, task.end, Learned(notes, table.questions)


class Duels(NamedTuple):
    """Games against fixed opponents: the opponent and the number of each."""

    first: int
    duels: list[tuple[str, int]]
    weights: Weights
    seed: str
    several: bool


def play_duels(task: Duels) -> tuple[int, int, list[float]]:
    """The points of the judge. The numbers of the duels come with the answer."""
    rules = ruleset(task.weights.ruleset)
    judge = judge_with(task.weights)
    opponents = {UNLEARNED: plain_judge(rules.catalogue), RANDOM: None}
    points: list[float] = []
    for opponent, number in task.duels:
        players = players_of(rules, task.several, number // 2)
        deal = f"measure {task.seed}/{number // 2}"  # each deal from both sides
        rng = random.Random(f"measure {task.seed}/{number}")
        points.append(_duel(rules, deal, players, [judge, opponents[opponent]], number % 2, rng))
    return task.first, task.first + len(points), points


def _duel(
    rules: Ruleset, deal: str, players: int, judges: "list[Judge | None]", swapped: int, rng: random.Random
) -> float:
    """One game of two judges, who look one move ahead and sit in turn; the share of the victory of the first.

    Who has no judge plays at random.
    """
    game = new_game(rules.id, deal, players=players)
    while legal := game.legal():
        you = game.state.decider
        judge = judges[(you + swapped) % 2]
        if judge is None:
            game.step(legal[int(rng.random() * len(legal))])
            continue
        world = game.view(you).sample_state(rng)
        worth = {action: rate(judge, world, action, you) for action in legal}
        game.step(max(legal, key=lambda action: worth[action]))
    return sum(outcome(game.state, seat) for seat in range(players) if (seat + swapped) % 2 == 0)
