"""Advice for the draft of clans, from measured games between equal bots with every possible pair of decks.

Everything is counted from the results alone: no search, and nothing but the clans that everybody sees.
``benchmarks/deck_pairs.py`` plays the games and writes the file of results.
"""

import math
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

from gosux.model.kinds import DRAFT
from gosux.model.state import State

FORMAT = "gosux-deck-results/1"
CERTAINTY = 1.96  # standard errors on each side of a 95% interval
AS_GOOD = 0.02  # picks that close are the same
TELLING = 0.02  # a difference from the usual that is worth a word
DECK = 3  # clans


class Games(NamedTuple):
    """What one side got of some games: ``points`` are games won, a half for a draw."""

    points: float
    played: int

    @property
    def share(self) -> float:
        return self.points / self.played

    @property
    def reach(self) -> float:
        """Of the 95% interval to each side, where it is widest: for a share of a half."""
        return CERTAINTY * 0.5 / math.sqrt(self.played)


class Relation(NamedTuple):
    """How much more than usual a clan wins with or against another one, in points of a game."""

    clan: str
    more: float


class Pick(NamedTuple):
    """What became of games that began with these picks. The games are always those of the player who is asked."""

    clan: str
    rank: int  # 1 for the best, and for all that are as good
    taken: Games  # the player took it
    given: "Games | None"  # the other one got it; None if nobody else picks any more
    left: "Games | None"  # nobody took it: its tile was active
    fits: list[Relation]  # the player's clans
    meets: list[Relation]  # the other's clans
    rivals_best: bool  # the other one would take it


class Advice(NamedTuple):
    """Advice for one pick: by clan, the best first. ``bot`` is who played all ``games``."""

    picks: list[Pick]
    bot: str
    games: int


class Results:
    """The results of all pairs of decks."""

    def __init__(self, clans: list[str], bot: str, pairs: "dict[tuple[int, int], Games]") -> None:
        self.clans = clans
        self.bot = bot
        self.played = sum(games.played for games in pairs.values())
        # By the clans of both decks, as masks, from either side.
        self.pairs = pairs | {
            (other, one): Games(games.played - games.points, games.played) for (one, other), games in pairs.items()
        }

    def between(self, yours: int, theirs: int, left: int = 0) -> "Games | None":
        """All games of decks with these clans against decks with those, with others in no deck; None without any."""
        found = [
            games
            for (one, other), games in self.pairs.items()
            if one & yours == yours and other & theirs == theirs and not (one | other) & left
        ]
        return Games(sum(one.points for one in found), sum(one.played for one in found)) if found else None

    def usual(self, clan: int) -> float:
        games = self.between(1 << clan, 0)
        assert games is not None
        return games.share - 0.5

    def together(self, clan: int, other: int) -> float:
        """How much more two clans win in one deck than each of them alone suggests."""
        games = self.between(1 << clan | 1 << other, 0)
        assert games is not None
        return games.share - 0.5 - self.usual(clan) - self.usual(other)

    def against(self, clan: int, other: int) -> float:
        """How much more a clan wins against decks with another one than both alone suggest."""
        games = self.between(1 << clan, 1 << other)
        assert games is not None
        return games.share - 0.5 - self.usual(clan) + self.usual(other)


def parse_results(text: str, clans: list[str]) -> Results:
    """Read a file: a line "format bot", then "decks points games" for each pair. Raises ValueError."""
    head, *lines = text.splitlines()
    format, _, bot = head.partition(" ")
    if format != FORMAT:
        raise ValueError("these are no results of decks")
    pairs: dict[tuple[int, int], Games] = {}
    for line in lines:
        decks, points, played = line.split(" ")
        one, other = (mask(deck.split("+"), clans) for deck in decks.split("/"))
        pairs[one, other] = Games(float(points), int(played))
    return Results(clans, bot, pairs)


def mask(deck: Iterable[str], clans: list[str]) -> int:
    return sum(1 << clans.index(clan) for clan in deck)


@cache
def results_of(ruleset: str, clans: tuple[str, ...]) -> "Results | None":
    """The results of a ruleset of the package; None if nothing was measured."""
    file = files("gosux.analysis").joinpath("deck_results", f"{ruleset}.txt")
    return parse_results(file.read_text("utf-8"), [*clans]) if file.is_file() else None


def advice(state: State, ruleset: str) -> "Advice | None":
    """For the player who picks a clan now; None if there is no draft, or if nothing is known about this game's."""
    if state.kind != DRAFT or len(state.seats) != 2:
        return None
    results = results_of(ruleset, tuple(clan.id for clan in state.catalogue.clans))
    if results is None:
        return None
    you = int(state.decider)
    yours, theirs = int(state.seats[you].clans), int(state.seats[1 - you].clans)
    return advise(results, yours, theirs, int(state.available))


def advise(results: Results, yours: int, theirs: int, available: int) -> Advice:
    """For a player with these clans who picks now."""
    left = [clan for clan in range(len(results.clans)) if available & (1 << clan)]
    picks = [pick(results, clan, yours, theirs) for clan in left]
    ordered = sorted(picks, key=lambda one: -one.taken.share)
    best_for_them = max(left, key=lambda clan: _theirs(results, clan, yours, theirs)) if _more(theirs) else -1
    ranked = [
        one._replace(
            rank=1 + sum(other.taken.share > one.taken.share + AS_GOOD for other in ordered),
            rivals_best=results.clans.index(one.clan) == best_for_them,
        )
        for one in ordered
    ]
    return Advice(ranked, results.bot, results.played)


def _more(deck: int) -> bool:
    return deck.bit_count() < DECK


def _theirs(results: Results, clan: int, yours: int, theirs: int) -> float:
    games = results.between(theirs | 1 << clan, yours)
    return games.share if games is not None else 0.0


def pick(results: Results, clan: int, yours: int, theirs: int) -> Pick:
    one = 1 << clan
    taken = results.between(yours | one, theirs)
    assert taken is not None, "the player may still pick"
    given = results.between(yours, theirs | one) if _more(theirs) else None
    fits = [Relation(results.clans[other], results.together(clan, other)) for other in _members(yours)]
    meets = [Relation(results.clans[other], results.against(clan, other)) for other in _members(theirs)]
    return Pick(
        clan=results.clans[clan],
        rank=0,
        taken=taken,
        given=given,
        left=results.between(yours, theirs, one),
        fits=[relation for relation in fits if abs(relation.more) >= TELLING],
        meets=[relation for relation in meets if abs(relation.more) >= TELLING],
        rivals_best=False,
    )


def _members(deck: int) -> list[int]:
    return [clan for clan in range(deck.bit_length()) if deck & (1 << clan)]
