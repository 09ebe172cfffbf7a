"""Advice for the draft of clans, from measured games between equal bots with every possible pair of decks.

It needs no search and nothing but the clans that everybody sees. ``benchmarks/deck_pairs.py`` plays the games and
writes the file of chances.
"""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Literal, NamedTuple

from gosux.model.kinds import DRAFT
from gosux.model.state import State
from gosux.rules.games.gosu_x.setup import DRAFT_ORDER

FORMAT = "gosux-deck-chances/1"
AS_GOOD = 0.02  # picks that close are the same
TELLING = 0.02  # a difference from the usual that is worth a word
DECK = 3  # clans


class Relation(NamedTuple):
    """How much more than usual a clan wins with or against another one."""

    clan: str
    more: float


class Pick(NamedTuple):
    """A clan that can be picked. Chances are the player's to win, the mean over all ways the draft can go on."""

    clan: str
    rank: int  # 1 for the best, and for all that are as good
    last: int  # the rank it could as well have: that of the last one that is as good
    taken: float  # if the player takes it
    given: "float | None"  # if the other one gets it; None if they pick no more
    left: "float | None"  # if nobody does; None if that cannot be
    fits: list[Relation]  # the player's clans
    meets: list[Relation]  # the other's clans
    rivals_best: bool  # the other one would take it
    worth: float  # what the clan adds to the chance of any deck


class Advice(NamedTuple):
    """Advice for one pick, the best clan first. ``games`` of ``bot`` against itself gave the chances; those of finished
    drafts are within ``reach``, in 95 of 100 cases."""

    picks: list[Pick]
    bot: str
    games: int
    reach: float


class PickReason(NamedTuple):
    """How one pick differs from another by what was measured, and whether that speaks for the first one.

    ``worth``: ``clan`` wins more (or less) than ``other`` in any deck. ``fits``, ``meets``: one of the two, with or
    against ``other``. ``wanted``: the other player would take it.
    """

    kind: Literal["worth", "fits", "meets", "wanted"]
    clan: str
    other: str
    more: float
    good: bool


class Chances:
    """The chances of every pair of decks, by the clans of both as masks."""

    def __init__(
        self, clans: list[str], bot: str, games: int, reach: float, pairs: "dict[tuple[int, int], float]"
    ) -> None:
        self.clans = clans
        self.bot = bot
        self.games = games
        self.reach = reach
        self.pairs = pairs | {(other, one): 1 - chance for (one, other), chance in pairs.items()}
        self._drafted: dict[tuple[int, int, bool], float] = {}

    def mean(self, yours: int, theirs: int, left: int = 0) -> "float | None":
        """Over all decks with these clans against decks with those, with others in neither; None if there are none."""
        found = [
            chance
            for (one, other), chance in self.pairs.items()
            if one & yours == yours and other & theirs == theirs and not (one | other) & left
        ]
        return sum(found) / len(found) if found else None

    def drafted(self, yours: int, theirs: int, pickers: "tuple[bool, ...]") -> float:
        """If both go on with the best picks; ``pickers`` says of each pick to come whether it is yours."""
        if not pickers:
            return self.pairs[yours, theirs]
        key = yours, theirs, pickers[0]
        if key not in self._drafted:
            left = [1 << clan for clan in range(len(self.clans)) if not (yours | theirs) >> clan & 1]
            if pickers[0]:
                self._drafted[key] = max(self.drafted(yours | clan, theirs, pickers[1:]) for clan in left)
            else:
                self._drafted[key] = min(self.drafted(yours, theirs | clan, pickers[1:]) for clan in left)
        return self._drafted[key]

    def worth(self, clan: int) -> float:
        """What a clan adds to the chance of a deck, if all clans did so independently.

        Decks with a strong clan meet decks without it, so they win a little more than that: by 1 in 7 of it, with 8
        clans. Without this correction, strong clans would seem to suit each other.
        """
        others = len(self.clans) - 1
        return ((self.mean(1 << clan, 0) or 0.5) - 0.5) * others / (others + 1)

    def together(self, clan: int, other: int) -> float:
        """How much more two clans win in one deck than what each of them adds suggests."""
        others = len(self.clans) - 2
        expected = (self.worth(clan) + self.worth(other)) * (others + 2) / others
        return (self.mean(1 << clan | 1 << other, 0) or 0.5) - 0.5 - expected

    def against(self, clan: int, other: int) -> float:
        """How much more a clan wins against decks with another one than what both add suggests."""
        return (self.mean(1 << clan, 1 << other) or 0.5) - 0.5 - self.worth(clan) + self.worth(other)


def parse_chances(text: str, clans: list[str]) -> Chances:
    """Read a file: a line "format bot games reach", then "decks chance" for each pair. Raises ValueError."""
    head, *lines = text.splitlines()
    format, bot, games, reach = head.split(" ")
    if format != FORMAT:
        raise ValueError("these are no chances of decks")
    pairs: dict[tuple[int, int], float] = {}
    for line in lines:
        decks, chance = line.split(" ")
        one, other = (mask(deck.split("+"), clans) for deck in decks.split("/"))
        pairs[one, other] = float(chance)
    return Chances(clans, bot, int(games), float(reach), pairs)


def mask(deck: Iterable[str], clans: list[str]) -> int:
    return sum(1 << clans.index(clan) for clan in deck)


@cache
def chances_of(ruleset: str, clans: tuple[str, ...]) -> "Chances | None":
    """Those of a ruleset of the package; None if nothing was measured."""
    file = files("gosux.analysis").joinpath("deck_chances", f"{ruleset}.txt")
    return parse_chances(file.read_text("utf-8"), [*clans]) if file.is_file() else None


def known_chances(state: State, ruleset: str) -> "Chances | None":
    """None if no clan is picked now, or if nothing is known about this game's draft."""
    if state.kind != DRAFT or len(state.seats) != 2:
        return None
    return chances_of(ruleset, tuple([clan.id for clan in state.catalogue.clans]))


def decks_of_picker(state: State) -> tuple[int, int]:
    """The clans of the player who picks now, and those of the other one."""
    you = int(state.decider)
    return int(state.seats[you].clans), int(state.seats[1 - you].clans)


def advice(state: State, ruleset: str) -> "Advice | None":
    """For the player who picks a clan now; None if nothing is known about it."""
    chances = known_chances(state, ruleset)
    return None if chances is None else advise(chances, *decks_of_picker(state))


def pick_values(state: State, ruleset: str) -> "dict[str, float] | None":
    """The chance of the player who picks now with each clan that is left, if both go on with the best picks; None if
    nothing is known about it."""
    chances = known_chances(state, ruleset)
    if chances is None:
        return None
    yours, theirs = decks_of_picker(state)
    now, *rest = DRAFT_ORDER[(yours | theirs).bit_count() :]
    pickers = tuple([seat == now for seat in rest])
    left = [clan for clan in range(len(chances.clans)) if not (yours | theirs) >> clan & 1]
    return {chances.clans[clan]: chances.drafted(yours | 1 << clan, theirs, pickers) for clan in left}


def advise(chances: Chances, yours: int, theirs: int) -> Advice:
    """For a player with these clans who picks now."""
    clans = [clan for clan in range(len(chances.clans)) if not (yours | theirs) >> clan & 1]
    found = sorted([pick(chances, clan, yours, theirs) for clan in clans], key=lambda one: -one.taken)
    wanted = ""
    if may_pick(theirs):
        best = max(clans, key=lambda clan: chances.mean(theirs | 1 << clan, yours) or 0.0)
        wanted = chances.clans[best]
    ranked = [one._replace(rivals_best=one.clan == wanted) for one in in_ranks(found)]
    return Advice(ranked, chances.bot, chances.games, chances.reach)


def in_ranks(picks: list[Pick]) -> list[Pick]:
    """Picks from the best to the worst, with ranks: all that are as good as the best of their group share its ranks."""
    ranked: list[Pick] = []
    while len(ranked) < len(picks):
        rest = picks[len(ranked) :]
        group = [one for one in rest if one.taken >= rest[0].taken - AS_GOOD]
        first, last = len(ranked) + 1, len(ranked) + len(group)
        ranked += [one._replace(rank=first, last=last) for one in group]
    return ranked


def may_pick(deck: int) -> bool:
    return deck.bit_count() < DECK


def pick(chances: Chances, clan: int, yours: int, theirs: int) -> Pick:
    one = 1 << clan
    taken = chances.mean(yours | one, theirs)
    assert taken is not None, "the player may still pick"
    fits = [Relation(chances.clans[other], chances.together(clan, other)) for other in members(yours)]
    meets = [Relation(chances.clans[other], chances.against(clan, other)) for other in members(theirs)]
    return Pick(
        clan=chances.clans[clan],
        rank=0,
        last=0,
        taken=taken,
        given=chances.mean(yours, theirs | one) if may_pick(theirs) else None,
        left=chances.mean(yours, theirs, one),
        fits=[relation for relation in fits if abs(relation.more) >= TELLING],
        meets=[relation for relation in meets if abs(relation.more) >= TELLING],
        rivals_best=False,
        worth=chances.worth(clan),
    )


def related(pick: Pick) -> 'list[tuple[Literal["fits", "meets"], list[Relation]]]':
    return [("fits", pick.fits), ("meets", pick.meets)]


def compare(one: Pick, other: Pick) -> list[PickReason]:
    """Why one pick is better than another, and what speaks against it; what weighs most first."""
    found = [
        PickReason(kind, pick.clan, relation.clan, relation.more, (relation.more > 0) == (pick is one))
        for pick in (one, other)
        for kind, relations in related(pick)
        for relation in relations
    ]
    difference = one.worth - other.worth
    if abs(difference) >= TELLING:
        found.append(PickReason("worth", one.clan, other.clan, difference, difference > 0))
    found.sort(key=lambda reason: -abs(reason.more))
    if one.rivals_best:
        found.append(PickReason("wanted", one.clan, "", 0.0, True))
    return found


def members(deck: int) -> list[int]:
    return [clan for clan in range(deck.bit_length()) if deck >> clan & 1]
