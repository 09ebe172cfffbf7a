"""Evaluation of a position: a player's chance to win, by a weighted sum of features."""

import json
import math
from importlib.resources import files
from typing import Final

from mypy_extensions import i64

from gosux.model.catalogue import Catalogue
from gosux.model.state import State
from gosux.thinking.features import PHASES, Layout, Sum, add_features, phase_of
from gosux.thinking.habits import TIMES, Habits

FORMAT: Final = "gosux-weights/3"
EXPLORATION: Final = 1.2  # the default exploration constant of a search


class Judge:
    """Evaluates positions of one ruleset by its weights."""

    def __init__(self, catalogue: Catalogue, weights: "list[float] | None" = None) -> None:
        self.catalogue = catalogue
        self.layout = Layout(catalogue)
        self.weights: list[float] = [0.0] * (PHASES * self.layout.size) if weights is None else weights
        self.sum = Sum(self.layout, self.weights)
        self.habits = Habits(catalogue)
        self.exploration = EXPLORATION

    def value(self, state: State, you: i64) -> float:
        """The chance that ``you`` win, between 0 and 1; certain when the game is over."""
        if state.over:
            return outcome(state, you)
        total = self.sum
        total.total = 0.0
        add_features(state, you, total)
        return chance(total.total)

    def hand_value(self, state: State, design: i64) -> float:
        """What a card in hand adds to the sum now: the least valuable card is discarded first."""
        return self.weights[phase_of(state) * self.layout.size + self.layout.in_hand + design]

    def note(self, state: State, you: i64) -> "tuple[list[int], list[float]]":
        """The features themselves, to learn from."""
        total = self.sum
        total.noting = True
        total.indices = []
        total.values = []
        add_features(state, you, total)
        total.noting = False
        return total.indices, total.values


def outcome(state: State, you: i64) -> float:
    """The value of a finished game: 1 for a victory, a share of it for a draw or a shared victory."""
    winners: i64 = 0
    for seat in range(len(state.seats)):
        if state.winners & (1 << seat):
            winners += 1
    if winners == 0:
        return 1.0 / float(len(state.seats))
    return 1.0 / float(winners) if state.winners & (1 << you) else 0.0


def chance(total: float) -> float:
    """The logistic function."""
    if total < -30.0:
        return 0.0
    if total > 30.0:
        return 1.0
    return 1.0 / (1.0 + math.exp(-total))


def weights_text(judge: Judge, ruleset: str, how: str) -> str:
    """The text of a weight file: designs and clans by name, so that it also fits packs and new cards."""
    catalogue = judge.catalogue
    layout = judge.layout
    habits = judge.habits
    table = _table(judge.weights, PHASES, layout.size, [layout.name(catalogue, at) for at in range(layout.size)], 4)
    liked = _table(habits.weights, TIMES, habits.size, [habits.name(catalogue, at) for at in range(habits.size)], 2)
    head = json.dumps({"format": FORMAT, "ruleset": ruleset, "how": how, "exploration": judge.exploration})
    return f'{head[:-1]}, "weights": {{\n{table}\n}}, "habits": {{\n{liked}\n}}}}\n'


def _table(weights: list[float], times: int, size: int, names: list[str], digits: int) -> str:
    lines: list[str] = []
    for index in range(size):
        numbers = [round(weights[time * size + index], digits) for time in range(times)]
        if any(numbers):
            lines.append(f"{json.dumps(names[index])}: {json.dumps(numbers)}")
    return ",\n".join(lines)


def read_judge(catalogue: Catalogue, text: str) -> Judge:
    """The evaluation from a weight file; features that it does not name have weight 0. Raises ValueError."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("these are no weights")
    judge = Judge(catalogue)
    judge.exploration = float(data["exploration"])
    layout = judge.layout
    habits = judge.habits
    names = [layout.name(catalogue, at) for at in range(layout.size)]
    _fill(judge.weights, PHASES, layout.size, names, data["weights"])
    names = [habits.name(catalogue, at) for at in range(habits.size)]
    _fill(habits.weights, TIMES, habits.size, names, data["habits"])
    return judge


def _fill(weights: list[float], times: int, size: int, names: list[str], table: dict[str, list[float]]) -> None:
    for index in range(size):
        found = table.get(names[index])
        if found is not None:
            for time in range(times):
                weights[time * size + index] = float(found[time])


PLAIN: Final = {
    "your points": 2.0, "their points": -2.0, "value lead": 1.0, "leading": 0.5, "troops": 0.1, "heroes": 0.2,
    "immortals": 0.3, "your hand": 0.3, "their hand": -0.3, "your tokens in hand": 0.1, "their tokens in hand": -0.1,
    "tokens owned": 0.2, "yours captured": -0.3, "theirs captured": 0.3,
}  # fmt: skip
"""For games without learned weights, such as a pack's own game."""


def plain_weights(catalogue: Catalogue) -> list[float]:
    layout = Layout(catalogue)
    names = [layout.name(catalogue, index) for index in range(layout.size)]
    return [PLAIN.get(name, 0.0) for _ in range(PHASES) for name in names]


_judges: Final[dict[str, Judge]] = {}


def judge_of(ruleset: str, catalogue: Catalogue) -> Judge:
    """The evaluation of a ruleset: a game with packs uses its base game's weights."""
    if ruleset not in _judges or _judges[ruleset].catalogue is not catalogue:
        learned = files("gosux.thinking").joinpath("weights", f"{ruleset.partition('+')[0]}.json")
        if learned.is_file():
            _judges[ruleset] = read_judge(catalogue, learned.read_text(encoding="utf-8"))
        else:
            _judges[ruleset] = Judge(catalogue, plain_weights(catalogue))
    return _judges[ruleset]
