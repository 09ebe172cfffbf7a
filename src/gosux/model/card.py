"""Declarations of cards and clans: their printed facts and effects."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from gosux.model.effect import Effect, Ongoing, Will
from gosux.model.keywords import KEYWORDS

UNCERTAIN: Final = -2  # a shift cost decided by the option `uncertain_shift` (X12.1)
NO_SHIFT: Final = -1

VALUES: Final = (2, 3, 5)  # military value by level (X3.4a)


def slug(name: str) -> str:
    """The default id of a card, from its name: "Byun Hyung Ja (Galmi)" becomes ``byun-hyung-ja-galmi``."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


class Card:
    """One design. ``level`` is 1 to 3.

    ``effect``              resolved on entering play and on each activation (Gosu X)
    ``enters``, ``activate``  the same as two separate powers (GOSU)
    ``enters_by_mutation``  instead of ``enters`` when the card is shifted in
    ``mutates``             resolved when the card is shifted out
    ``leaves``              resolved when it is destroyed or shifted out
    ``action``              an ACTION power, for a token that is spent (X13.10)
    ``ongoing``             in force for its controller while the card is face up; ``globally``: for all (G2.5)
    ``shift``               the shift or mutation cost
    """

    def __init__(
        self,
        name: str,
        level: int,
        *,
        french: str = "",
        id: str = "",
        copies: int = 1,
        shift: int = NO_SHIFT,
        icons: int = 0,
        keywords: Iterable[str] = (),
        effect: Effect | None = None,
        enters: Effect | None = None,
        activate: Effect | None = None,
        enters_by_mutation: Effect | None = None,
        mutates: Effect | None = None,
        leaves: Effect | None = None,
        action: Effect | None = None,
        ongoing: Ongoing | None = None,
        globally: Ongoing | None = None,
        will: Will | None = None,
        rulings: Iterable[str] = (),
    ) -> None:
        self.id = id or slug(name)
        self.name = name
        self.french = french or name
        self.level = level
        self.copies = copies
        self.shift = shift
        self.icons = icons
        self.keywords = tuple(keywords)
        self.effect = effect
        self.enters = enters
        self.activate = activate
        self.enters_by_mutation = enters_by_mutation
        self.mutates = mutates
        self.leaves = leaves
        self.action = action
        self.ongoing = ongoing
        self.globally = globally
        self.will = will
        self.rulings = tuple(rulings)  # numbers of rules about this card
        self.clan = ""  # set by its clan
        if ongoing is not None and globally is not None:
            raise ValueError(f"card {self.id}: an ongoing effect holds for its controller or for all, not both")
        if effect is not None and (enters is not None or activate is not None):
            raise ValueError(f"card {self.id}: an effect is what happens on entering and on activation")
        for keyword in self.keywords:
            if keyword not in KEYWORDS:
                raise ValueError(f"card {self.id}: no keyword is called {keyword!r}")

    @property
    def common_name(self) -> str:
        """The name without its parentheses: cards that share it have the same name (X10.11a)."""
        return self.name.split(" (")[0]

    @property
    def value(self) -> int:
        return VALUES[self.level - 1]


class Clan:
    """A clan with its cards. Its Immortal tile, if the game has tiles, has the ongoing effect of the card named after
    the clan."""

    def __init__(self, id: str, name: str, cards: list[Card], french: str = "") -> None:
        self.id = id
        self.name = name
        self.french = french or name
        self.cards = cards
        for card in cards:
            card.clan = id
        leaders = [card for card in cards if card.level == 3 and card.name == name and card.ongoing is not None]
        self.leader: Card | None = leaders[0] if leaders else None
