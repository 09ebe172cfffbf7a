"""An upper bound: search that sees all cards. Only for measurements, not offered to players (docs/opponents.md)."""

import random

from gosux.bots.levels import LEVELS, ThinkingBot
from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.game.view import View
from gosux.model.dice import FastDice
from gosux.model.state import State
from gosux.thinking.player import Deal


class Oracle(ThinkingBot):
    """Searches as ``immortal`` does, but in the true game: it knows all hands and decks, though not the dice to come.

    What measures bots shows it (a copy of) the game: ``sees_all`` says so.
    """

    sees_all = True

    def __init__(self, rng: random.Random) -> None:
        super().__init__(rng, LEVELS["immortal"])
        self.truth: State | None = None

    def choose_in(self, game: Game, decision: Decision) -> Action:
        """One of ``decision.actions``. The game stays as it is."""
        self.truth = game.state
        try:
            return super().choose(game.view(decision.player), decision)
        finally:
            self.truth = None

    def choose(self, view: View, decision: Decision) -> Action:
        raise TypeError("the oracle chooses in a game, not from a view")

    def worlds_of(self, view: View) -> Deal:
        truth = self.truth
        assert truth is not None, "choose_in has shown it"

        def deal() -> State:
            world = truth.clone()
            world.dice = FastDice(self.rng.getrandbits(32))
            return world

        return deal
