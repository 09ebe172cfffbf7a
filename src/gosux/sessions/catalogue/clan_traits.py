"""What the cards of a clan do, to help with the draft."""

from collections import Counter

from gosux.model.card import Card, Clan
from gosux.text.cards.verbs import verbs

MOST_TRAITS = 4
KEY_CARDS = 3


def deeds_of(card: Card) -> list[str]:
    """What a card does, in one word each, the most important first."""
    return [*verbs(card)]


def traits_of(clan: Clan) -> list[tuple[str, int]]:
    """Keywords and deeds that several cards of a clan share, the most frequent first."""
    counted: Counter[str] = Counter()
    for card in clan.cards:
        counted.update(f"keyword:{keyword}" for keyword in card.keywords)
        counted.update(f"deed:{deed}" for deed in deeds_of(card))
    return [(opens, count) for opens, count in counted.most_common(MOST_TRAITS) if count > 1]


def key_cards_of(clan: Clan) -> list[str]:
    """Typical cards of a clan: one for each of its frequent deeds, then its highest card; sorted by level."""
    frequent = [opens.removeprefix("deed:") for opens, _ in traits_of(clan) if opens.startswith("deed:")]
    chosen: list[Card] = []
    for deed in frequent:
        able = [card for card in clan.cards if deeds_of(card)[0] == deed and card not in chosen]
        chosen += sorted(able, key=lambda card: (abs(card.level - 2), card.level))[:1]
    leaders = [clan.leader] if clan.leader else []
    for card in (*leaders, *sorted(clan.cards, key=lambda card: -card.level)):
        if len(chosen) < KEY_CARDS and card not in chosen:
            chosen.append(card)
    return [card.id for card in sorted(chosen[:KEY_CARDS], key=lambda card: card.level)]
