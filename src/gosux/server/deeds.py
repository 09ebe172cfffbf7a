"""What cards do, in a word each, for pictures and for those who pick clans."""

from collections import Counter
from collections.abc import Iterator

from gosux.model.card import Card, Clan
from gosux.model.messages import Message
from gosux.text.card_texts import clauses_of

# Clauses that are in no line here are not counted.
DEEDS: dict[str, tuple[str, ...]] = {
    "capture": ("deed capture",),
    "release": ("deed release", "release-all"),
    "destroy": ("deed destroy", "destroy-all"),
    "sacrifice": ("sacrifice",),
    "draw": ("draw",),
    "discard": ("discard", "discard-to", "discard-of-one-clan"),
    "pile": ("take", "take-all-of-name", "copy-from-pile", "put-on-deck-in-order", "shuffle-clan-into-deck"),
    "mill": ("mill",),
    "search": ("search", "fetch-named"),
    "reveal": ("reveal-and-keep-one", "reveal-and-keep", "reveal-and-keep-all", "reveal-and-sort"),
    "copy": ("copy", "copy-from-pile"),
    "swap": ("may-swap",),
    "deck": ("put-on-deck",),
    "turn": ("gain-turn",),
    "clans": ("ongoing-all-clans", "ongoing-clans-for-level"),
    "tokens": ("take-back", "unlock"),
    "advantage": ("take-advantage",),
}
MOST_DEEDS = 3
KEY_CARDS = 3


def deeds_of(card: Card) -> list[str]:
    """In a word each, what the text of a card does; the first thing that it says comes first."""
    found: list[str] = []
    for _, clause in clauses_of(card):
        for message in _messages(clause):
            names = {message.id, *[f"deed {deed}" for deed in str(message.args.get("deed", "")).split("-or-")]}
            found += [deed for deed, clauses in DEEDS.items() if names.intersection(clauses)]
    return list(dict.fromkeys(found))


def _messages(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                yield from _messages(part)


def traits_of(clan: Clan) -> list[tuple[str, int]]:
    """What many cards of a clan have and do."""
    keywords: Counter[str] = Counter(keyword for card in clan.cards for keyword in card.keywords)
    deeds: Counter[str] = Counter(deed for card in clan.cards for deed in deeds_of(card))
    found = [(f"keyword:{id}", count) for id, count in keywords.most_common() if count > 1]
    return found + [(f"deed:{id}", count) for id, count in deeds.most_common(MOST_DEEDS)]


def key_cards_of(clan: Clan) -> list[str]:
    """The cards that tell most about a clan: its highest ones, then those with most of what many of its cards do."""
    traits = {opens for opens, _ in traits_of(clan)}

    def weight(card: Card) -> tuple[int, int]:
        typical = [f"deed:{deed}" for deed in deeds_of(card)] + [f"keyword:{keyword}" for keyword in card.keywords]
        return card.level, len(traits.intersection(typical))

    return [card.id for card in sorted(clan.cards, key=weight, reverse=True)[:KEY_CARDS]]
