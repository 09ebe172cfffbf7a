"""Training by self-play, in steps, with a checkpoint after each."""

import json
import math
import os
import random
from collections.abc import Callable
from pathlib import Path

from gosux.game.game import new_game
from gosux.lab.checks import BadRun
from gosux.records.files import RecordError
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import EXPLORATION, Judge, outcome, plain_weights, weights_text
from gosux.thinking.learning import Learner
from gosux.thinking.lookahead import rate

FORMAT = "gosux-training/3"
GAMES_IN_STEP = 250
FIRST_STEP, LAST_STEP = 0.1, 0.01  # learning rate, at the start and at the end
FIRST_WHIM, LAST_WHIM = 0.3, 0.03  # how often an action is taken at random
MEASURED = 60  # games against each fixed opponent after each step
UNLEARNED, RANDOM = "unlearned", "random"  # the fixed opponents: unlearned weights, and random play

Progress = Callable[[int], None]


class Training:
    """A plan and how far it has come. The same plan and seed give the same weights, in one go or in several."""

    def __init__(self, ruleset_id: str, games: int, seed: str, exploration: float = EXPLORATION) -> None:
        if games < 1:
            raise BadRun("no-games", {"count": games})
        if not (math.isfinite(exploration) and exploration >= 0):
            raise BadRun("bad-exploration", {"exploration": str(exploration)})
        self.rules: Ruleset = ruleset(ruleset_id)
        self.games = games
        self.seed = seed
        self.played = 0
        self.strength: dict[str, list[tuple[int, float]]] = {UNLEARNED: [], RANDOM: []}  # games played, score
        self.judge = Judge(self.rules.catalogue)
        self.judge.exploration = exploration
        self.learner = Learner(self.rules, self.judge, random.Random(f"train {seed}"))

    def plan(self) -> dict[str, object]:
        return {
            "format": FORMAT, "ruleset": self.rules.id, "version": self.rules.version, "games": self.games,
            "seed": self.seed,
        }  # fmt: skip

    def step(self) -> int:
        """Play some games and learn from them; returns how many. Each step has dice of its own: it can be resumed."""
        count = min(GAMES_IN_STEP, self.games - self.played)
        self.learner.rng = random.Random(f"train {self.seed}/{self.played}")
        least, most = self.rules.players
        for _ in range(count):
            share = self.played / self.games
            self.learner.step = FIRST_STEP + (LAST_STEP - FIRST_STEP) * share
            self.learner.whim = max(LAST_WHIM, FIRST_WHIM * (1 - 2 * share))
            self.learner.play(least + self.played % (most - least + 1))
            self.played += 1
        return count

    def weights(self) -> str:
        """The text of the weight file."""
        how = f"gosux train --ruleset {self.rules.id} --games {self.games} --seed {self.seed}"
        how += f" --exploration {self.judge.exploration}"
        return weights_text(self.judge, self.rules.id, how)

    def measure(self) -> None:
        """The scores of what was learned, looking one move ahead, against the fixed opponents.

        The same deals each time, every one from both sides: what changes from step to step is what was learned.
        """
        unlearned = Judge(self.rules.catalogue, plain_weights(self.rules.catalogue))
        for name, opponent in ((UNLEARNED, unlearned), (RANDOM, None)):
            rng = random.Random(f"measure {self.seed}")
            score = 0.0
            for number in range(MEASURED):
                deal = f"measure {self.seed}/{number // 2}"
                score += _duel(self.rules, deal, [self.judge, opponent], number % 2, rng)
            self.strength[name].append((self.played, score / MEASURED))

    def to_json(self) -> dict[str, object]:
        return {
            **self.plan(), "played": self.played, "strength": self.strength, "error": self.learner.error,
            "weights": self.judge.weights, "squares": self.learner.squares,
            "habits": self.judge.habits.weights, "habit-squares": self.learner.habits.squares,
        }  # fmt: skip

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint, if there is one. Raises RecordError if it is of another plan or damaged."""
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError) as fault:
            raise RecordError("training-damaged", {"file": str(path)}) from fault
        if not isinstance(data, dict) or any(data.get(key) != value for key, value in self.plan().items()):
            raise RecordError("training-other-plan", {"file": str(path)})
        learned: dict[str, list[float]] = {
            "weights": self.judge.weights, "squares": self.learner.squares,
            "habits": self.judge.habits.weights, "habit-squares": self.learner.habits.squares,
        }  # fmt: skip
        if not all(_numbers(data.get(name), len(numbers)) for name, numbers in learned.items()):
            raise RecordError("training-damaged", {"file": str(path)})
        if not isinstance(data.get("played"), int):
            raise RecordError("training-damaged", {"file": str(path)})
        try:
            told = data["strength"]
            strength = {name: [(int(games), float(score)) for games, score in told[name]] for name in self.strength}
            error = float(data["error"])
        except (KeyError, TypeError, ValueError) as fault:
            raise RecordError("training-damaged", {"file": str(path)}) from fault
        for name, numbers in learned.items():
            numbers[:] = data[name]
        self.learner.error = error
        self.played = data["played"]
        self.strength = strength


def _numbers(value: object, size: int) -> bool:
    return isinstance(value, list) and len(value) == size and all(isinstance(one, float | int) for one in value)


def _duel(rules: Ruleset, deal: str, judges: "list[Judge | None]", swapped: int, rng: random.Random) -> float:
    """One game of two players, each looking one move ahead by a judge of their own; the score of the first.

    Who has no judge plays at random.
    """
    game = new_game(rules.id, deal, players=rules.players[0])
    while legal := game.legal():
        you = game.state.decider
        judge = judges[(you + swapped) % 2]
        if judge is None:
            game.step(legal[int(rng.random() * len(legal))])
            continue
        world = game.view(you).sample_state(rng)
        worth = {action: rate(judge, world, action, you) for action in legal}
        game.step(max(legal, key=lambda action: worth[action]))
    return outcome(game.state, swapped)


def train(training: Training, checkpoint: "Path | None", progress: "Progress | None" = None) -> None:
    """Play all games of a plan, keeping what was learned after every step, and measuring it before the first too."""
    if training.played == 0:
        training.measure()
    while training.played < training.games:
        count = training.step()
        training.measure()
        if checkpoint is not None:
            write_whole(checkpoint, json.dumps(training.to_json()))
        if progress is not None:
            progress(count)


def write_whole(path: Path, text: str) -> None:
    """Replace a file atomically."""
    beside = path.with_name(f"{path.name}.new")
    with open(beside, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    beside.replace(path)
