"""All designs of a ruleset as parallel tables of numbers, for the hot paths. Built once, never changed."""

from gosux.model.actions import ActionTable
from gosux.model.card import UNCERTAIN, Card, Clan
from gosux.model.effect import Effect, Ongoing
from gosux.model.keywords import FORCE_OF_WILL, KEYWORDS
from gosux.model.ongoing import ALL_LEVELS

CAPTURED = 256  # added to a design's number in an army slot while the card is face down
EMPTY = -1


class Catalogue:
    """Designs by number. ``levels`` and ``clan_bit`` are masks; ``names`` numbers the common names (X10.11a)."""

    def __init__(self, clans: list[Clan], seats: int, procedures: dict[str, Effect]) -> None:
        self.clans = clans
        self.cards: list[Card] = [card for clan in clans for card in clan.cards]
        self.table = ActionTable([card.id for card in self.cards], [clan.id for clan in clans], seats)
        self.number: dict[str, int] = {card.id: number for number, card in enumerate(self.cards)}
        if len(self.number) != len(self.cards):
            raise ValueError("two cards have the same id")
        self.copies: list[int] = [card.copies for card in self.cards]
        self.level: list[int] = [card.level for card in self.cards]
        self.value: list[int] = [card.value for card in self.cards]
        self.icons: list[int] = [card.icons for card in self.cards]
        self.keywords: list[int] = [sum(KEYWORDS[word] for word in card.keywords) for card in self.cards]
        self.clan: list[int] = [number for number, clan in enumerate(clans) for _ in clan.cards]
        self.clan_bit: list[int] = [1 << clan for clan in self.clan]
        self.ongoing: list[Ongoing | None] = [card.ongoing for card in self.cards]
        self.flags: list[int] = [card.ongoing.bit if card.ongoing else 0 for card in self.cards]
        # Bit 1 is level I, bit 2 level II, bit 4 level III.
        self.levels: list[int] = [
            7 if flags & ALL_LEVELS else 1 << (card.level - 1)
            for card, flags in zip(self.cards, self.flags, strict=True)
        ]
        self.enters: list[Effect | None] = [card.effect for card in self.cards]
        self.activates: list[Effect | None] = [card.effect for card in self.cards]
        self.wills: list[int] = [card.will.bit if card.will else 0 for card in self.cards]
        for card, keywords, will in zip(self.cards, self.keywords, self.wills, strict=True):
            if bool(keywords & FORCE_OF_WILL) != bool(will):
                raise ValueError(f"card {card.id}: Force of will and its occasion go together")
        common: list[str] = sorted({card.common_name for card in self.cards})
        self.names: list[int] = [common.index(card.common_name) for card in self.cards]
        self.name_number: dict[str, int] = {name: number for number, name in enumerate(common)}
        self.tile_ongoing: list[Ongoing | None] = [clan.leader.ongoing for clan in clans]
        self.tile_flags: list[int] = [ongoing.bit if ongoing else 0 for ongoing in self.tile_ongoing]
        # The shift costs under each value of the option `uncertain_shift`: 0, none (-1), 2.
        self.shifts: dict[str, list[int]] = {
            option: [cost if card.shift == UNCERTAIN else card.shift for card in self.cards]
            for option, cost in (("0", 0), ("none", -1), ("2", 2))
        }
        self.lowest_hand_limit = 0  # no rule of these cards goes below it; set by the ruleset
        self.decks: dict[int, list[int]] = {}  # decks by the mask of their clans, once they were asked for
        self.effects: dict[str, Effect] = {}
        for path, procedure in procedures.items():
            self._take_in(procedure, path)
        for card in self.cards:
            if card.effect is not None:
                self._take_in(card.effect, f"{card.id}/effect")
            if card.ongoing is not None:
                for place, effect in enumerate(card.ongoing.effects()):
                    self._take_in(effect, f"{card.id}/ongoing/{place}" if place else f"{card.id}/ongoing")

    def _take_in(self, effect: Effect, path: str) -> None:
        if not effect.path:
            effect.path = path
        self.effects[effect.path] = effect
        for place, part in enumerate(effect.parts()):
            self._take_in(part, f"{path}/{place}")

    def designs_of_clans(self, mask: int) -> list[int]:
        """The designs of a deck of these clans, each as often as it has copies; a new list."""
        deck = self.decks.get(mask)
        if deck is None:
            deck = []
            for design in range(len(self.cards)):
                if self.clan_bit[design] & mask:
                    deck.extend([design] * self.copies[design])
            self.decks[mask] = deck
        return deck[:]
