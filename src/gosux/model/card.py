"""What a card and a clan are: declarations, as printed facts and effects."""

import re
import unicodedata
from collections.abc import Iterable

from gosux.model.effect import Effect, Ongoing, Will
from gosux.model.keywords import KEYWORDS

UNCERTAIN = -2  # a shift cost that the option `uncertain_shift` decides (X12.1)
NO_SHIFT = -1

VALUES = (2, 3, 5)  # military value by level (X3.4a)


def slug(name: str) -> str:
    """The id of a card whose name makes a plain one: "Byun Hyung Ja (Galmi)" is ``byun-hyung-ja-galmi``."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


class Card:
    """One design. ``level`` is 1 to 3; ``effect`` is resolved on entering play and by each activation."""

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
        ongoing: Ongoing | None = None,
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
        self.ongoing = ongoing
        self.will = will
        self.rulings = tuple(rulings)  # numbers of rules that speak of this card
        self.clan = ""  # set by its clan
        for keyword in self.keywords:
            if keyword not in KEYWORDS:
                raise ValueError(f"card {self.id}: no keyword is called {keyword!r}")

    @property
    def common_name(self) -> str:
        """The name without its bracket: cards that share it have the same name (X10.11a)."""
        return self.name.split(" (")[0]

    @property
    def value(self) -> int:
        return VALUES[self.level - 1]


class Clan:
    """A clan with its cards. Its Immortal tile has the ongoing effect of the card that bears the clan's name."""

    def __init__(self, id: str, name: str, cards: list[Card], french: str = "") -> None:
        self.id = id
        self.name = name
        self.french = french or name
        self.cards = cards
        for card in cards:
            card.clan = id
        leaders = [card for card in cards if card.level == 3 and card.name == name]
        if len(leaders) != 1 or leaders[0].ongoing is None:
            raise ValueError(f"clan {id}: exactly one level III card must bear its name and have an ongoing effect")
        self.leader = leaders[0]
