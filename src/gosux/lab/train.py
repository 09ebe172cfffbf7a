"""Training by self-play, in steps, with a checkpoint after each."""

import json
import math
import os
import random
from collections.abc import Callable
from pathlib import Path

from gosux.game.game import new_game
from gosux.lab.checks import BadRun
from gosux.model.vectors import vec
from gosux.records.files import RecordError
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import EXPLORATION, Judge, outcome, plain_judge
from gosux.thinking.fitting import Note
from gosux.thinking.learning import Learner
from gosux.thinking.lookahead import rate
from gosux.thinking.weight_files import weights_text

FORMAT = "gosux-training/4"
GAMES_IN_STEP = 500
PASSES = 2  # how often the positions of a step are gone through
FIRST_RATE, LAST_RATE = 0.002, 0.0001  # learning rate, at the start and at the end
FIRST_WHIM, LAST_WHIM = 0.3, 0.03  # how often an action is taken at random
MEASURED = 60  # games against each fixed opponent after each step
UNLEARNED, RANDOM = "unlearned", "random"  # the fixed opponents: unlearned weights, and random play

Progress = Callable[[int], None]


class Training:
    """A plan and how far it has come. The same plan and seed give the same weights, in one go or in several.

    The first games are played by looking one move ahead, the others (``searched``) by searching.
    """

    def __init__(
        self,
        ruleset_id: str,
        games: int,
        seed: str,
        exploration: float = EXPLORATION,
        searched: int = 0,
        iterations: int = 60,
        several: bool = False,
    ) -> None:
        if games < 1 or not 0 <= searched <= games:
            raise BadRun("no-games", {"count": games})
        if not (math.isfinite(exploration) and exploration >= 0):
            raise BadRun("bad-exploration", {"exploration": str(exploration)})
        self.rules: Ruleset = ruleset(ruleset_id)
        if several and self.rules.players[1] == 2:
            raise BadRun("only-two-players", {"ruleset": self.rules.id})
        self.several = several
        self.games = games
        self.searched = searched
        self.iterations = iterations
        self.seed = seed
        self.played = 0
        self.strength: dict[str, list[tuple[int, float]]] = {UNLEARNED: [], RANDOM: []}  # games played, score
        self.judge = Judge(self.rules.catalogue)
        self.judge.exploration = exploration
        self.learner = Learner(self.rules, self.judge, random.Random(f"train {seed}"))

    def plan(self) -> dict[str, object]:
        """What tells this plan from others; a checkpoint of another one is refused."""
        return {
            "format": FORMAT, "ruleset": self.rules.id, "version": self.rules.version, "games": self.games,
            "seed": self.seed, "searched": self.searched, "iterations": self.iterations, "several": self.several,
        }  # fmt: skip

    def step(self) -> int:
        """Play some games and learn from them; returns how many. Each step has dice of its own: it can be resumed."""
        count = min(GAMES_IN_STEP, self.games - self.played)
        learner = self.learner
        learner.rng = random.Random(f"train {self.seed}/{self.played}")
        searching = self.played >= self.games - self.searched
        share = self.played / self.games
        learner.iterations = self.iterations if searching else 0
        learner.whim = LAST_WHIM if searching else max(LAST_WHIM, FIRST_WHIM * (1 - 3 * share))
        notes: list[Note] = []
        for _ in range(count):
            notes += learner.play(self.players(self.played))
            self.played += 1
        for _ in range(PASSES):
            learner.fit.learn(notes, FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share, learner.rng)
        return count

    def players(self, game: int) -> int:
        """How many play in a game."""
        return 3 + game % (self.rules.players[1] - 2) if self.several else 2

    def weights(self) -> str:
        """The text of the weight file."""
        how = f"gosux train --ruleset {self.rules.id} --games {self.games} --seed {self.seed}"
        if self.searched:
            how += f" --searched {self.searched} --iterations {self.iterations}"
        if self.several:
            how += " --several"
        how += f" --exploration {self.judge.exploration}"
        return weights_text(self.judge, self.rules.id, how)

    def measure(self) -> None:
        """The scores of what was learned, looking one move ahead, against the fixed opponents.

        The same deals each time, every one from both sides: what changes from step to step is what was learned.
        """
        unlearned = plain_judge(self.rules.catalogue)
        for name, opponent in ((UNLEARNED, unlearned), (RANDOM, None)):
            rng = random.Random(f"measure {self.seed}")
            score = 0.0
            for number in range(MEASURED):
                deal = f"measure {self.seed}/{number // 2}"
                score += _duel(self.rules, deal, self.players(number // 2), [self.judge, opponent], number % 2, rng)
            self.strength[name].append((self.played, score / MEASURED))

    def learned(self) -> dict[str, "vec[float] | list[float]"]:
        """Everything that learning changes, by its name in checkpoints."""
        fit = self.learner.fit
        return {
            "inputs": self.judge.own, "input-means": fit.means, "input-squares": fit.squares,
            "habits": self.judge.habits.weights, "habit-squares": self.learner.habits.squares,
        }  # fmt: skip

    def to_json(self) -> dict[str, object]:
        """A checkpoint: everything that is needed to go on."""
        fit = self.learner.fit
        learned = {name: list(numbers) for name, numbers in self.learned().items()}
        return {
            **self.plan(), "played": self.played, "strength": self.strength, "loss": fit.loss, "steps": fit.steps,
            **learned,
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
        if not all(_numbers(data.get(name), len(numbers)) for name, numbers in self.learned().items()):
            raise RecordError("training-damaged", {"file": str(path)})
        if not isinstance(data.get("played"), int) or not isinstance(data.get("steps"), int):
            raise RecordError("training-damaged", {"file": str(path)})
        try:
            told = data["strength"]
            strength = {name: [(int(games), float(score)) for games, score in told[name]] for name in self.strength}
            loss = float(data["loss"])
        except (KeyError, TypeError, ValueError) as fault:
            raise RecordError("training-damaged", {"file": str(path)}) from fault
        for name, numbers in self.learned().items():
            for place, number in enumerate(data[name]):
                numbers[place] = float(number)
        self.judge.fold()
        self.learner.fit.loss = loss
        self.learner.fit.steps = data["steps"]
        self.played = data["played"]
        self.strength = strength


def _numbers(value: object, size: int) -> bool:
    return isinstance(value, list) and len(value) == size and all(isinstance(one, float | int) for one in value)


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
