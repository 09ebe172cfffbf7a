"""What chance gave to each player of a game, to be taken off the score: the same truth from fewer games.

After an action that draws cards or rolls dice, the evaluation of what came is compared with that of what might have
come: the same action with the cards that nobody knows in another order. Both orders are equally likely, so the
difference has the mean 0 whatever the evaluation is worth (a control variate, as in AIVAT). Unlike the luck that a
review tells (``analysis.luck``), other orders are drawn anew each time: fixed ones would be cheaper and biased.
"""

import random
from typing import Final

from gosux.analysis.luck import reordered
from gosux.bots import Bot
from gosux.game.game import Game
from gosux.model.changes.knowledge import decks
from gosux.model.state import NoChoice, State
from gosux.thinking.weight_files import judge_of

ORDERS: Final = 4  # other orders for each action: more cost more and tell little more
DIGITS: Final = 6


class LuckCounter:
    """Counts the luck of a game that is played with ``step``. Its random numbers are nobody else's."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.judge = judge_of(game.ruleset, game.rules.catalogue, game.players)
        self.rng = random.Random(f"luck {seed}")
        self.sums = [0.0] * game.players

    def step(self, action: int) -> None:
        """Take an action and count what chance made of it."""
        before = self.game.state.clone()
        self.game.step(action)
        if not was_chance(before, self.game.state):
            return
        came = self.judge.values(self.game.state)
        for _ in range(ORDERS):
            other = self.judge.values(self._other(before, action))
            for seat, value in enumerate(came):
                self.sums[seat] += (value - other[seat]) / ORDERS

    def _other(self, before: State, action: int) -> State:
        world = reordered(before, self.rng.getrandbits(32))
        try:
            world.take(action)
        except NoChoice:
            return before  # counts for nothing rather than ending the run
        return world

    @property
    def luck(self) -> tuple[float, ...]:
        """By seat, in games won."""
        return tuple(round(one, DIGITS) for one in self.sums)


def was_chance(before: State, after: State) -> bool:
    """Whether an action used dice or changed a deck."""
    return before.dice.position != after.dice.position or [*map(list, decks(before))] != [*map(list, decks(after))]


def blind(players: list[Bot]) -> bool:
    """Whether nobody sees hidden cards: to those who do, what is drawn is no luck."""
    return not any(getattr(player, "sees_all", False) for player in players)
