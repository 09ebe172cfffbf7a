"""The opponents, named after the game's ranks: learned evaluation, look-ahead and search."""

import random
import time
from dataclasses import dataclass

from gosux.bots.bot import Bot
from gosux.game.decision import Action, Decision
from gosux.game.view import View
from gosux.model.state import State
from gosux.thinking.evaluation import judge_of
from gosux.thinking.player import Deal, Thought, look_ahead, search, with_temper

ANY_NUMBER = 1_000_000_000


@dataclass(frozen=True)
class Level:
    """The settings of a level: number of worlds for look-ahead, or search time; temperature."""

    worlds: int = 1
    seconds: float = 0.0  # search time, slightly less than allowed; 0 for no search
    warmth: float = 0.0  # how far from the best action it strays; 0 for never
    careless: float = 0.0  # by how much of a chance to win it may err


LEVELS: dict[str, Level] = {
    "recruit": Level(worlds=1, warmth=0.06, careless=0.15),
    "troop": Level(worlds=4),
    "hero": Level(seconds=0.148),
    "immortal": Level(seconds=0.99),
}


@dataclass(frozen=True)
class Candidate:
    """A considered action: its chance to win, and how often it was tried."""

    action: Action
    chance: float
    visits: int


class ThinkingBot(Bot):
    """Thinks in worlds consistent with the view. The same seed and number of iterations give the same choices."""

    def __init__(self, rng: random.Random, level: Level) -> None:
        self.rng = rng
        self.level = level
        self.seconds = level.seconds
        self.iterations = ANY_NUMBER  # set it for searches that are the same on every machine
        self.candidates: list[Candidate] = []
        self.clock = (
            time.perf_counter
        )  # measured games use processor time: other work on the machine does not weaken bots
        self._stopped = False

    def scale_budget(self, factor: float) -> None:
        """Multiply the thinking time."""
        self.seconds *= factor

    def stop(self) -> None:
        """End the running search, from another thread; it returns the best action so far."""
        self._stopped = True

    def explain(self) -> list[Candidate]:
        """The candidates of the last decision, the best first."""
        return self.candidates

    def choose(self, view: View, decision: Decision) -> Action:
        self._stopped = False
        if len(decision.actions) == 1:
            self.candidates = [Candidate(decision.actions[0], 0.5, 0)]
            return decision.actions[0]
        thought = self.think(view, [action.id for action in decision.actions])
        by_id = {action.id: action for action in decision.actions}
        found = [Candidate(by_id[row], chance, thought.visits[row]) for row, chance in thought.chances.items()]
        self.candidates = sorted(found, key=lambda one: (-one.visits, -one.chance))
        chosen = thought.action
        if self.level.warmth:
            chosen = with_temper(thought, self.level.warmth, self.level.careless, self.rng)
        return by_id[chosen]

    def think(self, view: View, choices: list[int]) -> Thought:
        deadline = self.clock() + self.seconds  # reading the weights counts as thinking
        judge = judge_of(view.ruleset, view.rules.catalogue)
        deal = self.worlds_of(view)
        if self.level.seconds:
            return search(judge, deal, choices, self.iterations, lambda: self.clock() >= deadline or self.is_stopped())
        return look_ahead(judge, deal, choices, self.level.worlds, view.viewer)

    def worlds_of(self, view: View) -> Deal:
        """Samples worlds consistent with the view."""

        def deal() -> State:
            return view.sample_state(self.rng)

        return deal

    def is_stopped(self) -> bool:
        return self._stopped
