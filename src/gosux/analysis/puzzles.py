"""A puzzle: a position as the solver may know it, and the one line that is clearly best in it, as plain data."""

import random
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from functools import cached_property
from typing import Any, Final, Literal, get_args

from gosux.analysis.facts import Fact, fact_of
from gosux.analysis.hints import Nudge
from gosux.game.game import Game
from gosux.game.view import View

Theme = Literal["victory", "pass", "shift", "capture", "battle"]
Grade = Literal["recruit", "troop", "ozeki", "hero", "immortal"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)
GRADES: Final[tuple[Grade, ...]] = get_args(Grade)

RIGHT: Final = 0.04  # a move this close to the best one counts as right
UNTOLD: Final = object()
DEFAULTS: Final[dict[str, Any]] = {  # of facts, steps and nudges
    "when": "battle", "card": "", "rule": "", "own": 0, "theirs": 0, "chances": {}, "reasons": {},
}  # fmt: skip
WORLD: Final = "puzzle"  # the seed that deals the hidden cards of a puzzle that is played
MOST_DEALS: Final = 200  # a reply is possible in a quarter of them, so one of the first few will do


@dataclass(frozen=True)
class PuzzleStep:
    """One answer of the line, by its text."""

    seat: int
    action: str
    chances: dict[str, float] = field(default_factory=dict)
    """What every possible answer is worth, the best one first; empty for the rival's answers."""
    reasons: dict[str, list[Fact]] = field(default_factory=dict)
    """What speaks for the line's answer, compared with each of the next best ones."""

    @property
    def chance(self) -> float:
        return self.chances[self.action]

    @property
    def second(self) -> str:
        """The second best answer."""
        return list(self.chances)[1]

    @property
    def asks(self) -> bool:
        """Whether there is something to find; not where all answers are equally good, or the rival answers."""
        return any(not self.is_right(action) for action in self.chances)

    def is_right(self, action: str) -> bool:
        return self.chances.get(action, 0.0) >= self.chance - RIGHT


@dataclass(frozen=True)
class Puzzle:
    """``view`` is all that is known: hidden cards are not in it. ``found`` is how often each level finds the first
    move; the grade is the first level that does so in at least half of its tries."""

    id: str
    view: dict[str, Any]
    line: list[PuzzleStep]
    theme: Theme
    grade: Grade
    found: dict[str, float]
    nudge: Nudge
    iterations: int
    """Of the search that confirmed it."""
    source: str
    """The seed of the game that it was found in, and the number of the action."""

    @property
    def ruleset(self) -> str:
        return str(self.view["ruleset"])

    @property
    def solver(self) -> int:
        return int(self.view["viewer"])

    @property
    def own(self) -> list[PuzzleStep]:
        """The steps that the solver has to find."""
        return [step for step in self.line if step.asks]

    @cached_property
    def known(self) -> View:
        return View.from_json(self.view)

    def game(self) -> Game:
        """The position as a game, with the hidden cards dealt in one of the ways in which the rival can reply as the
        line says."""
        return next(self.games(WORLD))

    def games(self, seed: str) -> Iterator[Game]:
        """Such games, one after the other."""
        for number in range(MOST_DEALS):
            game = self.known.sample(random.Random(f"{seed} {number}" if number else seed))
            if self.fits(game.clone()):
                yield game

    def fits(self, game: Game) -> bool:
        """Whether the line can be played in a game, which it changes."""
        for step in self.line:
            action = next((one for one in game.legal() if game.action_text(one) == step.action), None)
            if action is None:
                return False
            game.step(action)
        return True

    def to_json(self) -> dict[str, Any]:
        return asdict(self, dict_factory=told)


def told(fields: list[tuple[str, Any]]) -> dict[str, Any]:
    """Without what is the default anyway: it is not worth its space."""
    return {name: value for name, value in fields if value != DEFAULTS.get(name, UNTOLD)}


def puzzle_of(data: dict[str, Any]) -> Puzzle:
    """The puzzle that ``to_json`` wrote."""
    line = [step_of(step) for step in data["line"]]
    return Puzzle(**{**data, "line": line, "nudge": Nudge(**data["nudge"])})


def step_of(data: dict[str, Any]) -> PuzzleStep:
    reasons = {action: [fact_of(fact) for fact in facts] for action, facts in data.get("reasons", {}).items()}
    return PuzzleStep(**{**data, "reasons": reasons})
