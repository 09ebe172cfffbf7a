"""Files of weights: inputs, designs and clans by name, so that they also fit packs and new cards."""

import json
from importlib.resources import files
from typing import Final

from gosux.model.catalogue import Catalogue
from gosux.model.kinds import KINDS
from gosux.thinking.evaluation import Judge, plain_judge
from gosux.thinking.habits import TIMES

FORMAT: Final = "gosux-weights/4"
DIGITS: Final = 3


def weights_text(judge: Judge, ruleset: str, how: str) -> str:
    """The text of a weight file."""
    catalogue = judge.catalogue
    head = {"format": FORMAT, "ruleset": ruleset, "how": how, "exploration": judge.exploration}
    parts = [
        f'"inputs": {{\n{_lines(_inputs(judge))}\n}}',
        *(f'"{kind}": {{\n{_lines(table)}\n}}' for kind, table in _habits(judge, catalogue).items()),
    ]
    return f"{json.dumps(head)[:-1]},\n" + ",\n".join(parts) + "}\n"


def with_slope(text: str, slope: float) -> str:
    """A weight file with another slope of its chances; training again writes one without."""
    head, rest = text.split("\n", 1)
    found = {**json.loads(f"{head.removesuffix(',')}}}"), "slope": round(slope, DIGITS)}
    return f"{json.dumps(found)[:-1]},\n{rest}"


def _inputs(judge: Judge) -> dict[str, list[float]]:
    names = [judge.layout.name(judge.catalogue, row) for row in range(judge.layout.rows)]
    return {name: [round(judge.own[row], DIGITS)] for row, name in enumerate(names)}


def _habits(judge: Judge, catalogue: Catalogue) -> dict[str, dict[str, list[float]]]:
    habits = judge.habits
    names = [habits.name(catalogue, row) for row in range(habits.width)]
    found: dict[str, dict[str, list[float]]] = {}
    for kind in range(len(KINDS)):
        first = kind * int(habits.width)
        found[f"answers to {KINDS[kind].name}"] = {
            name: [round(habits.weights[time * int(habits.size) + first + row], 2) for time in range(TIMES)]
            for row, name in enumerate(names)
        }
    return found


def _lines(table: dict[str, list[float]]) -> str:
    return ",\n".join(f"{json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in table.items() if any(numbers))


def read_judge(catalogue: Catalogue, text: str) -> Judge:
    """The evaluation from a weight file; what it does not name has weight 0. Raises ValueError."""
    data = json.loads(text)
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise ValueError("these are no weights")
    judge = Judge(catalogue)
    judge.exploration = float(data["exploration"])
    judge.slope = float(data.get("slope", 1.0))
    for row in range(judge.layout.rows):
        numbers = data["inputs"].get(judge.layout.name(catalogue, row))
        if numbers is not None:
            judge.own[row] = float(numbers[0])
    judge.fold()
    habits = judge.habits
    names = [habits.name(catalogue, row) for row in range(habits.width)]
    for kind in range(len(KINDS)):
        first = kind * int(habits.width)
        table = data.get(f"answers to {KINDS[kind].name}")
        if not table:
            continue
        for row, name in enumerate(names):
            numbers = table.get(name)
            if numbers is not None:
                for time in range(TIMES):
                    habits.weights[time * int(habits.size) + first + row] = float(numbers[time])
    return judge


_judges: Final[dict[str, Judge]] = {}


def judge_of(ruleset: str, catalogue: Catalogue, players: int) -> Judge:
    """The evaluation of a ruleset for so many players: a game with packs uses its base game's weights."""
    name = weights_name(ruleset.partition("+")[0], players)
    key = f"{ruleset} {name}"
    if key not in _judges or _judges[key].catalogue is not catalogue:
        learned = files("gosux.thinking").joinpath("weights", f"{name}.json")
        if learned.is_file():
            _judges[key] = read_judge(catalogue, learned.read_text(encoding="utf-8"))
        else:
            _judges[key] = plain_judge(catalogue)
    return _judges[key]


def weights_name(ruleset: str, players: int) -> str:
    """Two players have weights of their own: what is good against one rival need not be good against several."""
    return ruleset if players == 2 else f"{ruleset}-several"
