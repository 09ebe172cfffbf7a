"""The opponents, named after the ranks of both games: learned evaluation, look-ahead and search."""

import random
import time
from dataclasses import dataclass, replace
from hashlib import blake2b

from gosux.bots.bot import Bot
from gosux.game.decision import Action, Decision
from gosux.game.view import View
from gosux.game.worlds import Worlds
from gosux.model.kinds import DRAFT
from gosux.model.state import State
from gosux.thinking.player import Deal, Thought, look_ahead, preferred, rather_than_pass, search
from gosux.thinking.temperament import TEMPERAMENTS, leaning
from gosux.thinking.weight_files import judge_of

ANY_NUMBER = 1_000_000_000
DRAWN = "any"  # in place of a temperament: one of them, drawn anew for each game

DRAFT_MARGIN = 0.04  # picks that close to the best are varied
DRAFT_WARMTH = 0.02
DRAFT_TRUST = 50  # a pick needs a fiftieth of the best one's visits: searches concentrate, and picks are hard to tell
TEMPER_MARGIN = 0.03  # moves that close to the best may be chosen by temperament
TEMPER_STRENGTH = 0.03
MILD = {"hoarder": 0.25}  # the part of both that a temperament gets whose taste would cost too much


@dataclass(frozen=True)
class Level:
    """The settings of a level: number of worlds for look-ahead, or search; how it errs; its temperament."""

    worlds: int = 1
    seconds: float = 0.0  # search time, slightly less than allowed; 0 for no search
    warmth: float = 0.0  # how far from the best action it strays; 0 for never
    careless: float = 0.0  # by how much of a chance to win it may err
    fondness: float = 0.0  # how much it overrates the cards it likes
    among_many: float = 1.0  # what is left of its errors with three or four players, whose chances lie closer together
    temperament: str = ""


LEVELS: dict[str, Level] = {
    "recruit": Level(worlds=1, warmth=0.18, careless=0.25, fondness=0.18),
    "bakuto": Level(worlds=1, warmth=0.07, careless=0.17, fondness=0.095, among_many=0.6),
    "troop": Level(worlds=1, warmth=0.036, careless=0.11, fondness=0.062, among_many=0.57),
    "veteran": Level(worlds=1, warmth=0.018, careless=0.07, fondness=0.04, among_many=0.6),
    "ozeki": Level(worlds=4),
    "hero": Level(seconds=0.148),
    "immortal": Level(seconds=0.99),
}


def level_of(name: str, rng: random.Random) -> Level:
    """The level of that name: ``hero``, with a temperament ``hero/bold``, with one that is drawn ``hero/any``."""
    rank, _, temperament = name.partition("/")
    if temperament == DRAWN:
        temperament = TEMPERAMENTS[int(rng.random() * len(TEMPERAMENTS))]
    return replace(LEVELS[rank], temperament=temperament)


def is_level(name: str) -> bool:
    """Whether ``level_of`` knows that name."""
    rank, slash, temperament = name.partition("/")
    return rank in LEVELS and (not slash or temperament in (*TEMPERAMENTS, DRAWN))


def search_seconds(name: str) -> float:
    """How long a bot of that name searches at most; 0 for one that does not."""
    return LEVELS[name.partition("/")[0]].seconds if is_level(name) else 0.0


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
        # Measured games use processor time: other work on the machine does not weaken bots.
        self.clock = time.perf_counter
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
        return by_id[self.decide(view, thought)]

    def decide(self, view: View, thought: Thought) -> int:
        """One of the actions that were thought of: by its worth, by what this bot likes, and by chance."""
        level = self.level
        kind = view.state.kind
        if kind == DRAFT and not level.warmth:
            return preferred(thought, thought.near(DRAFT_MARGIN, DRAFT_TRUST), {}, DRAFT_WARMTH, self.rng)
        likes: dict[int, float] = {}
        errs = level.among_many if len(view.state.seats) > 2 else 1.0
        margin = errs * level.careless
        if level.fondness:
            likes = {row: errs * level.fondness * fondness_for(view, row) for row in thought.chances}
        if level.temperament:
            mild = MILD.get(level.temperament, 1.0)
            margin = max(margin, mild * TEMPER_MARGIN)
            judge = judge_of(view.ruleset, view.rules.catalogue, len(view.state.seats))
            world = self.worlds_of(view)()
            temper = TEMPERAMENTS.index(level.temperament)
            for row in thought.near(margin):
                likes[row] = likes.get(row, 0.0) + mild * TEMPER_STRENGTH * leaning(judge, world, row, temper)
        chosen = thought.action
        if margin:
            chosen = preferred(thought, thought.near(margin), likes, errs * level.warmth, self.rng)
        return rather_than_pass(thought, kind, chosen)

    def think(self, view: View, choices: list[int]) -> Thought:
        deadline = self.clock() + self.seconds  # reading the weights counts as thinking
        judge = judge_of(view.ruleset, view.rules.catalogue, len(view.state.seats))
        deal = self.worlds_of(view)
        if self.level.seconds:
            return search(judge, deal, choices, self.iterations, lambda: self.clock() >= deadline or self.is_stopped())
        return look_ahead(judge, deal, choices, self.level.worlds, view.viewer)

    def worlds_of(self, view: View) -> Deal:
        """Samples worlds consistent with the view."""
        if self.level.seconds:  # a search needs many
            return Worlds(view.state, self.rng).next

        def deal() -> State:
            return view.sample_state(self.rng)

        return deal

    def is_stopped(self) -> bool:
        return self._stopped


def fondness_for(view: View, row: int) -> float:
    """Between 0 and 1: how much a weak player likes the card of an action. It depends on the card and on the clans in
    the game, so that the same player likes the same cards throughout a game."""
    table = view.rules.catalogue.table
    text = f"{table.object_text(row)} {[seat.clans for seat in view.state.seats]}"
    return blake2b(text.encode(), digest_size=1, person=b"gosux-fond").digest()[0] / 255
