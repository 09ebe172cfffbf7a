"""The measurements and goals."""

from dataclasses import dataclass
from typing import Any

COMPILED, PLAIN, PEERS, WORKERS = "compiled", "plain", "peers", "workers"

PACE, COPY = "decisions/s", "µs"


@dataclass(frozen=True)
class Measure:
    """One line of the table."""

    name: str
    label: str
    child: str
    task: dict[str, Any]
    share: float = 1.0  # of the seconds of a round's full measure
    unit: str = PACE
    needs: str = ""  # the library it takes, apart from ours


@dataclass(frozen=True)
class Goal:
    """A ratio of two measures of the same round and its goal; None if it is only reported."""

    name: str
    label: str
    over: str
    under: str
    wanted: float | None = None
    at_most: bool = False

    def reached(self, ratio: float) -> bool:
        if self.wanted is None:
            return True
        return ratio <= self.wanted if self.at_most else ratio >= self.wanted


def _ours(ruleset: str, players: int) -> dict[str, Any]:
    return {"task": "play", "ruleset": ruleset, "players": players}


def _open_spiel(game: str, share: float) -> Measure:
    task = {"task": "open_spiel", "game": game}
    return Measure(game, f"OpenSpiel {game.replace('_', ' ')}", PEERS, task, share, needs="open_spiel")


def _rlcard(game: str, label: str, share: float) -> Measure:
    return Measure(f"rlcard-{game}", f"RLCard {label}", PEERS, {"task": "rlcard", "game": game}, share, needs="rlcard")


# In the order of a round, so that what is compared is measured close together; every other round goes backwards.
MEASURES = [
    _open_spiel("hearts", 1),
    Measure("gosu-x", "gosu-x, compiled", COMPILED, _ours("gosu-x", 2)),
    Measure("gosu-4", "gosu with 4 players, compiled", COMPILED, _ours("gosu", 4)),
    _rlcard("uno", "UNO", 1),
    Measure("gosu-x-plain", "gosu-x, plain Python", PLAIN, _ours("gosu-x", 2)),
    Measure("hearts-clone", "OpenSpiel hearts, clone()", PEERS, {"task": "hearts clone"}, 0.25, COPY, "open_spiel"),
    Measure("clone", "gosu-x, compiled, clone()", COMPILED, {"task": "clone"}, 0.25, COPY),
    Measure("clone-plain", "gosu-x, plain Python, clone()", PLAIN, {"task": "clone"}, 0.25, COPY),
    Measure("gosu-x-quick", "gosu-x-quick, compiled", COMPILED, _ours("gosu-x-quick", 2), 0.5),
    Measure("gosu-2", "gosu with 2 players, compiled", COMPILED, _ours("gosu", 2), 0.5),
    Measure("gosu-3", "gosu with 3 players, compiled", COMPILED, _ours("gosu", 3), 0.5),
    Measure(
        "hearts-hurried",
        "OpenSpiel hearts, minimal loop",
        PEERS,
        {"task": "open_spiel hurried", "game": "hearts"},
        0.5,
        needs="open_spiel",
    ),
    _open_spiel("cribbage", 0.25),
    _open_spiel("gin_rummy", 0.25),
    _rlcard("gin-rummy", "gin rummy", 0.25),
    _rlcard("doudizhu", "dou dizhu", 0.25),
]

# Whole simulations: they have rounds of their own, because starting processes takes long.
SIMULATIONS = [
    Measure("one-worker", "gosux simulate, one worker", WORKERS, {"task": "simulate", "workers": 1}),
    Measure("two-workers", "gosux simulate, two workers", WORKERS, {"task": "simulate", "workers": 2}),
]

GOALS = [
    Goal("against-hearts", "gosu-x, compiled / OpenSpiel hearts", "gosu-x", "hearts", 1.6),
    Goal("against-uno", "gosu-x, compiled / RLCard UNO", "gosu-x", "rlcard-uno", 12),
    Goal("plain-against-uno", "gosu-x, plain Python / RLCard UNO", "gosu-x-plain", "rlcard-uno", 1.5),
    Goal("clone", "clone() / hearts' clone()", "clone", "hearts-clone", 1.6, at_most=True),
    Goal("four-players", "gosu with 4 players / gosu-x", "gosu-4", "gosu-x", 0.5),
    Goal("two-workers", "two workers / one worker", "two-workers", "one-worker", 1.8),
    Goal("hearts-hurried", "gosu-x, compiled / hearts, minimal loop", "gosu-x", "hearts-hurried", 1),
    Goal("compiling", "gosu-x, compiled / plain Python", "gosu-x", "gosu-x-plain"),
]
