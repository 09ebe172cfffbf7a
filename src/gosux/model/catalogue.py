"""All designs of a ruleset as parallel arrays of numbers, for speed. Built once and never changed."""

from typing import Final

from mypy_extensions import i64

from gosux.model.actions import ActionTable
from gosux.model.card import UNCERTAIN, Card, Clan
from gosux.model.effect import Effect, Ongoing
from gosux.model.keywords import KEYWORDS
from gosux.model.law import Law
from gosux.model.messages.references import CardRef
from gosux.model.ongoing import ALL_LEVELS
from gosux.model.vectors import vec

DESIGN: Final = 255  # the bits of a design's number in an army slot or in an entry of a hand or deck
CAPTURED: Final = 256  # added to a design's number in an army slot while the card is captured
EMPTY: Final = -1


class Catalogue:
    """Designs by number. ``levels`` and ``clan_bit`` are masks; ``names`` numbers the common names (X10.11a)."""

    __slots__ = (
        "clans", "law", "cards", "references", "table", "number", "copies", "level", "value", "icons", "keywords",
        "clan", "clan_bit", "ongoing", "flags", "global_flags", "any_global", "any_flag", "levels", "enters",
        "shifted_in", "activates", "shifted_out", "leaves", "any_leaves", "actions", "wills", "names", "name_number",
        "tile_ongoing", "tile_flags", "shifts", "lowest_hand_limit", "tiles_together", "decks", "effects",
    )  # fmt: skip

    def __init__(self, clans: list[Clan], seats: int, law: Law, procedures: dict[str, Effect]) -> None:
        cards: list[Card] = [card for clan in clans for card in clan.cards]
        check_cards(cards)
        self.clans = clans
        self.law = law
        self.cards = cards
        self.table = ActionTable(
            [card.id for card in cards], [clan.id for clan in clans], seats, 1 if law.common_piles else seats,
            law.words, law.numbers, law.verbs, any(card.action is not None for card in cards),
        )  # fmt: skip
        self.number: dict[str, int] = {card.id: number for number, card in enumerate(cards)}
        self.references: list[CardRef] = [CardRef(card.id) for card in cards]
        # Printed on the card.
        self.copies: list[int] = [card.copies for card in cards]
        self.level = vec[i64]([card.level for card in cards])
        self.levels = vec[i64]([level_mask(card) for card in cards])
        self.value = vec[i64]([card.value for card in cards])
        # A card with an activate power has room for one token (G6.1a).
        self.icons = vec[i64]([card.icons or (1 if card.activate else 0) for card in cards])
        self.keywords = vec[i64]([sum(KEYWORDS[word] for word in card.keywords) for card in cards])
        self.clan: list[int] = [number for number, clan in enumerate(clans) for _ in clan.cards]
        self.clan_bit = vec[i64]([1 << clan for clan in self.clan])
        self.shifts = shift_costs(cards)
        self.wills = vec[i64]([card.will.bit if card.will else 0 for card in cards])
        common: list[str] = sorted({card.common_name for card in cards})
        self.names = vec[i64]([common.index(card.common_name) for card in cards])
        self.name_number: dict[str, int] = {name: number for number, name in enumerate(common)}
        # In force while a card is face up: for its controller (``flags``), or for all players.
        self.ongoing: list[Ongoing | None] = [card.ongoing or card.globally for card in cards]
        self.flags = vec[i64]([card.ongoing.bit if card.ongoing else 0 for card in cards])
        self.global_flags = vec[i64]([card.globally.bit if card.globally else 0 for card in cards])
        # All bits that occur in this game, to skip looking for what no card has.
        self.any_global: i64 = union(self.global_flags)
        self.any_flag: i64 = union(self.flags) | self.any_global
        self.tile_ongoing: list[Ongoing | None] = [clan.leader.ongoing if clan.leader else None for clan in clans]
        self.tile_flags = vec[i64]([ongoing.bit if ongoing else 0 for ongoing in self.tile_ongoing])
        # Effects of cards, by when they are resolved.
        self.enters: list[Effect | None] = [card.effect or card.enters for card in cards]
        self.shifted_in: list[Effect | None] = [card.enters_by_mutation or card.effect or card.enters for card in cards]
        self.activates: list[Effect | None] = [card.effect or card.activate for card in cards]
        self.shifted_out: list[Effect | None] = [card.mutates for card in cards]
        self.leaves: list[Effect | None] = [card.leaves for card in cards]
        self.any_leaves = any(card.leaves is not None for card in cards)
        self.actions: list[Effect | None] = [card.action for card in cards]
        self.effects = effects_by_path(procedures, cards)  # every effect, by its name in saved states
        self.lowest_hand_limit: i64 = 0  # the lowest that any of these cards sets; filled in by the ruleset
        self.tiles_together: dict[int, int] = {}  # cache: flags by mask of tiles
        self.decks: dict[int, list[int]] = {}  # cache: decks by mask of clans

    def flags_of_tiles(self, mask: int) -> int:
        """The ongoing effects of these Immortal tiles."""
        flags = self.tiles_together.get(mask)
        if flags is None:
            flags = 0
            for clan, bit in enumerate(self.tile_flags):
                if mask & (1 << clan):
                    flags |= bit
            self.tiles_together[mask] = flags
        return flags

    def designs_of_clans(self, mask: int) -> list[int]:
        """The designs of a deck of these clans, one entry per copy; a new list."""
        deck = self.decks.get(mask)
        if deck is None:
            deck = []
            for design in range(len(self.cards)):
                if self.clan_bit[design] & mask:
                    deck.extend([design] * self.copies[design])
            self.decks[mask] = deck
        return deck[:]


def check_cards(cards: list[Card]) -> None:
    """Raise ValueError for invalid cards."""
    if len({card.id for card in cards}) != len(cards):
        raise ValueError("two cards have the same id")
    for card in cards:
        if ("force_of_will" in card.keywords) != (card.will is not None):
            raise ValueError(f"card {card.id}: Force of will and its occasion go together")


def level_mask(card: Card) -> int:
    """Bit 1 is level I, bit 2 level II, bit 4 level III."""
    return 7 if card.ongoing is not None and card.ongoing.bit & ALL_LEVELS else 1 << (card.level - 1)


def union(masks: vec[i64]) -> i64:
    result: i64 = 0
    for mask in masks:
        result |= mask
    return result


def shift_costs(cards: list[Card]) -> dict[str, vec[i64]]:
    """The shift costs under each value of the option `uncertain_shift`: 0, none (-1), 2."""
    return {
        option: vec[i64]([cost if card.shift == UNCERTAIN else card.shift for card in cards])
        for option, cost in (("0", 0), ("none", -1), ("2", 2))
    }


def effects_by_path(procedures: dict[str, Effect], cards: list[Card]) -> dict[str, Effect]:
    """Assign a path to each procedure, each effect of a card and each of their parts."""
    found: dict[str, Effect] = {}
    for path, procedure in procedures.items():
        name_effect(procedure, path, "", found)
    for card in cards:
        for power, effect in powers(card):
            name_effect(effect, f"{card.id}/{power}", card.id, found)
    return found


def name_effect(effect: Effect, path: str, card: str, found: dict[str, Effect]) -> None:
    if not effect.path:
        effect.path = path
        effect.card = card
    found[effect.path] = effect
    for place, part in enumerate(effect.parts()):
        name_effect(part, f"{path}/{place}", card, found)


def powers(card: Card) -> list[tuple[str, Effect]]:
    """All effects of a card, by their names in saved states."""
    found: list[tuple[str, Effect]] = []
    if card.effect is not None:
        found.append(("effect", card.effect))
    if card.enters is not None:
        found.append(("enters", card.enters))
    if card.activate is not None:
        found.append(("activate", card.activate))
    if card.enters_by_mutation is not None:
        found.append(("enters-by-mutation", card.enters_by_mutation))
    if card.mutates is not None:
        found.append(("mutates", card.mutates))
    if card.leaves is not None:
        found.append(("leaves", card.leaves))
    if card.action is not None:
        found.append(("action", card.action))
    ongoing = card.ongoing or card.globally
    if ongoing is not None:
        for place, effect in enumerate(ongoing.effects()):
            found.append((f"ongoing/{place}" if place else "ongoing", effect))
    return found
