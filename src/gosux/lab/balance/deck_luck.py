"""The luck of the decks: how much stronger one deck was than the other, to be taken off the score.

Fixed decks are drawn from the seed, so who gets the stronger clans is chance. How strong clans are is learned from the
games before each game alone; the luck of a game then has the mean 0, whatever these strengths are worth.
"""

from collections.abc import Sequence
from typing import Final

from gosux.lab.balance.games import Played
from gosux.lab.balance.planning import Balance
from gosux.lab.decks import CLANS
from gosux.rules.registry import ruleset

DOUBT: Final = 25  # games that say that all clans are equally strong


def decks_are_drawn(balance: Balance) -> bool:
    """Whether all decks are equally likely: neither chosen by the bots nor named in the options."""
    return balance.decks == CLANS and "clans" not in balance.options and balance.players == 2


def luck_of_decks(balance: Balance, games: Sequence[Played], clan: str | None = None) -> list[float]:
    """What the decks gave to the player with a clan, or (None) to the first player, in games won.

    By game; 0 where nobody plays the clan. What the clan itself gives is no luck.
    """
    clans = len(ruleset(balance.ruleset).catalogue.clans)
    sums: dict[str, float] = {}
    given: list[float] = []
    for number, game in enumerate(games):
        own, other = game.clans
        if clan in other or (clan is None and game.starter == 1):
            own, other = other, own
        weight = number + DOUBT
        # A clan that is not the one asked about is in the other deck a bit more often than in the same one.
        even = 0.0 if clan is None else -(sum(sums.values()) - sums.get(clan, 0.0)) / (clans - 1)
        found = sum(sums.get(one, 0.0) for one in own if one != clan) - sum(sums.get(one, 0.0) for one in other)
        given.append((found - even) / weight if clan is None or clan in own else 0.0)
        for seat, deck in enumerate(game.clans):
            for one in deck:
                sums[one] = sums.get(one, 0.0) + game.score(seat, balance.players) - 0.5
    return given
