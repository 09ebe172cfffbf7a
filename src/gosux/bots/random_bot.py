"""The bot that takes any legal action."""

import random
from collections.abc import Sequence
from typing import TypeVar

from gosux.bots.bot import Bot
from gosux.game.decision import Action, Decision
from gosux.game.view import View

Choice = TypeVar("Choice")


class RandomBot(Bot):
    """Every legal action is equally likely. It looks at nothing, so simulations may skip building views for it."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def choose(self, view: View, decision: Decision) -> Action:
        return self.pick(decision.actions)

    def pick(self, choices: Sequence[Choice]) -> Choice:
        """One of several actions, or of their numbers in the same order."""
        # random() is the one method whose sequence Python promises to keep.
        return choices[int(self.rng.random() * len(choices))]
