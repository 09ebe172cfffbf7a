"""One decision, searched: what its moves are worth, from what the asked player may see."""

import gc
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from gosux.analysis.calibration import calibrated
from gosux.game.view import View
from gosux.game.worlds import Worlds
from gosux.model.state import NoChoice, State
from gosux.thinking.evaluation import Judge
from gosux.thinking.player import grow
from gosux.thinking.tree import Tree
from gosux.thinking.weight_files import judge_of

TRIED: Final = 6  # a move that is shown was tried at least this fraction of the iterations


@dataclass(frozen=True)
class Candidate:
    """A move, the chance to win with it, and how often it was tried."""

    action: int
    chance: float
    visits: int


class Study:
    """The search of one decision. The same view, seed and iterations give the same numbers on every machine."""

    def __init__(self, view: View, seed: str, stop: "Callable[[], bool] | None" = None) -> None:
        self.view = view
        self.you = view.viewer
        self.choices: list[int] = list(view.state.choices)
        self.judge: Judge = judge_of(view.ruleset, view.rules.catalogue, len(view.state.seats))
        self.rng = random.Random(f"study {seed}".encode())
        self.tree = Tree(self.judge)
        self.worlds_of_view = Worlds(view.state, self.rng)
        self.stop = stop or (lambda: False)

    def search(self, iterations: int) -> None:
        self._grow(self.deal, iterations)

    def try_move(self, action: int, iterations: int) -> None:
        """Go on until a move was tried that often: a search hardly tries what it dislikes at first."""

        def deal() -> State:
            world = self.deal()
            world.choices = [action]
            return world

        self._grow(deal, iterations - self.tree.visits(action))

    def _grow(self, deal: Callable[[], State], iterations: int) -> None:
        collecting = gc.isenabled()
        gc.disable()  # as ``search`` does: a tree has no cycles
        try:
            grow(self.tree, deal, iterations, self.stop)
        finally:
            if collecting:
                gc.enable()

    def deal(self) -> State:
        return self.worlds_of_view.next()

    def worlds(self, count: int) -> list[State]:
        """Worlds to compare lines in."""
        found: list[State] = []
        for _ in range(count):
            try:
                found.append(self.deal())
            except NoChoice:  # this deal is impossible
                continue
        return found

    def candidate(self, action: int) -> Candidate:
        return Candidate(action, self.chance(action), self.tree.visits(action))

    def chance(self, action: int) -> float:
        """The chance to win with a move, as people are told it."""
        return calibrated(self.tree.chance(action), self.judge.slope, len(self.view.state.seats))

    @property
    def best(self) -> int:
        return int(self.tree.best(self.choices))

    def ranked(self) -> list[Candidate]:
        """The best move, then the others by their chances as far as they were tried enough to trust that."""
        best = self.best
        enough = self.tree.visits(best) // TRIED
        others = [self.candidate(action) for action in self.choices if action != best]
        others.sort(key=lambda one: (one.visits < enough, -one.chance if one.visits >= enough else -one.visits))
        return [self.candidate(best), *others]

    def at_first_sight(self, action: int) -> float:
        """What a move seems to be worth by looking one move ahead."""
        return self.tree.looks.get(action, 0.0) / max(1, int(self.tree.looked))
