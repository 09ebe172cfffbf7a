"""Training by self-play, in steps, with a checkpoint after each.

All games of a step are played with what was learned before it, and learned from in the order of their numbers. So it
does not matter who plays them.
"""

import json
import math
import os
import random
from collections.abc import Callable
from pathlib import Path

from gosux.lab.checks import BadRun
from gosux.lab.processes import Crew, alone, crew, in_order
from gosux.lab.train_games import RANDOM, UNLEARNED, Duels, Games, play_duels, play_games, weights_of
from gosux.model.vectors import vec
from gosux.records.files import RecordError
from gosux.rules.registry import ruleset
from gosux.rules.ruleset import Ruleset
from gosux.thinking.evaluation import EXPLORATION, Judge
from gosux.thinking.fitting import Fit, Note
from gosux.thinking.habits import HabitsLearner
from gosux.thinking.weight_files import weights_text

FORMAT = "gosux-training/5"
GAMES_IN_STEP = 500
CHUNK = 25  # games of a step that are played by the same process
PASSES = 2  # how often the positions of a step are gone through
FIRST_RATE, LAST_RATE = 0.002, 0.0001  # learning rate, at the start and at the end
HABIT_STEP = 0.3  # how far one question moves a preference at first
FIRST_WHIM, LAST_WHIM = 0.3, 0.03  # how often an action is taken at random
MEASURED = 60  # games against each fixed opponent after each step

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
        self.fit = Fit(self.judge)
        self.habits = HabitsLearner(self.judge.habits)

    def plan(self) -> dict[str, object]:
        """What tells this plan from others; a checkpoint of another one is refused."""
        return {
            "format": FORMAT, "ruleset": self.rules.id, "version": self.rules.version, "games": self.games,
            "seed": self.seed, "searched": self.searched, "iterations": self.iterations, "several": self.several,
        }  # fmt: skip

    def step(self, do: Crew = alone) -> int:
        """Play some games and learn from them; returns how many. Each step has dice of its own: it can be resumed."""
        first, end = self.played, min(self.played + GAMES_IN_STEP, self.games)
        searching = first >= self.games - self.searched
        share = first / self.games
        whim = LAST_WHIM if searching else max(LAST_WHIM, FIRST_WHIM * (1 - 3 * share))
        weights, iterations = weights_of(self.judge, self.rules.id), self.iterations if searching else 0
        tasks = (
            Games(number, min(number + CHUNK, end), weights, self.seed, self.several, whim, iterations)
            for number in range(first, end, CHUNK)
        )
        notes: list[Note] = []
        for learned in in_order(do(play_games, tasks), first):
            notes += learned.notes
            for question in learned.questions:
                self.habits.learn(question, HABIT_STEP)
        rng = random.Random(f"fit {self.seed}/{first}")
        for _ in range(PASSES):
            self.fit.learn(notes, FIRST_RATE * (LAST_RATE / FIRST_RATE) ** share, rng)
        self.played = end
        return end - first

    def weights(self) -> str:
        """The text of the weight file."""
        how = f"gosux train --ruleset {self.rules.id} --games {self.games} --seed {self.seed}"
        if self.searched:
            how += f" --searched {self.searched} --iterations {self.iterations}"
        if self.several:
            how += " --several"
        how += f" --exploration {self.judge.exploration}"
        return weights_text(self.judge, self.rules.id, how)

    def measure(self, do: Crew = alone) -> None:
        """The scores of what was learned, looking one move ahead, against the fixed opponents.

        The same deals each time, every one from both sides: what changes from step to step is what was learned.
        """
        weights = weights_of(self.judge, self.rules.id)
        duels = [(opponent, number) for opponent in self.strength for number in range(MEASURED)]
        tasks = (
            Duels(first, duels[first : first + CHUNK], weights, self.seed, self.several)
            for first in range(0, len(duels), CHUNK)
        )
        points = [point for part in in_order(do(play_duels, tasks)) for point in part]
        for place, scores in enumerate(self.strength.values()):
            scores.append((self.played, sum(points[place * MEASURED : (place + 1) * MEASURED]) / MEASURED))

    def learned(self) -> dict[str, "vec[float] | list[float]"]:
        """Everything that learning changes, by its name in checkpoints."""
        return {
            "inputs": self.judge.own, "input-means": self.fit.means, "input-squares": self.fit.squares,
            "habits": self.judge.habits.weights, "habit-squares": self.habits.squares,
        }  # fmt: skip

    def to_json(self) -> dict[str, object]:
        """A checkpoint: everything that is needed to go on."""
        learned = {name: list(numbers) for name, numbers in self.learned().items()}
        return {
            **self.plan(), "played": self.played, "strength": self.strength, "loss": self.fit.loss,
            "steps": self.fit.steps, **learned,
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
        self.fit.loss = loss
        self.fit.steps = data["steps"]
        self.played = data["played"]
        self.strength = strength


def _numbers(value: object, size: int) -> bool:
    return isinstance(value, list) and len(value) == size and all(isinstance(one, float | int) for one in value)


def train(
    training: Training,
    checkpoint: "Path | None",
    progress: "Progress | None" = None,
    workers: int = 1,
    ray: str | None = None,
) -> None:
    """Play all games of a plan, keeping what was learned after every step, and measuring it before the first too.

    Raises BadRun.
    """
    if workers < 1:
        raise BadRun("no-workers", {"count": workers})
    with crew(workers, ray) as do:
        if training.played == 0:
            training.measure(do)
        while training.played < training.games:
            count = training.step(do)
            training.measure(do)
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
