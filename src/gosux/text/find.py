"""Finding cards, clans and keywords by typed text: ids, names in either language, or the start of a name."""

import difflib
import re
from collections.abc import Callable, Iterable

from gosux.model.card import Card
from gosux.text.grammar import beginning, plain


def key(text: str) -> str:
    """Only letters and digits, lower case, without accents."""
    return re.sub(r"[^a-z0-9]+", "", plain(text).replace("œ", "oe"))


def names_of(card: Card) -> list[str]:
    """The names of a card, also without its article or its parentheses."""
    names = [card.id]
    for name in (card.name, card.french):
        names += [name, beginning(name)[1], name.split(" (")[0]]
    return names


def find_cards(cards: Iterable[Card], wanted: str) -> list[Card]:
    """The cards of that name; if there are none, those with a name, or a later word of one, that starts like that."""
    cards = list(cards)
    if not key(wanted):
        return []
    exact = [card for card in cards if key(wanted) in {key(name) for name in names_of(card)}]
    return exact or _beginning(cards, names_of, wanted) or _beginning(cards, _ends_of_names, wanted)


def find_id(cards: Iterable[Card], wanted: str) -> "Card | None":
    """The card with that id, if it is among them."""
    return next((card for card in cards if key(card.id) == key(wanted)), None)


def _beginning(cards: "list[Card]", names: "Callable[[Card], list[str]]", wanted: str) -> list[Card]:
    return [card for card in cards if any(key(name).startswith(key(wanted)) for name in names(card))]


def _ends_of_names(card: Card) -> list[str]:
    """The names from their second word on: "Alpha Goblin Guardian" is also found as "guardian"."""
    words = [name.split() for name in (card.name, card.french)]
    return [" ".join(name[place:]) for name in words for place in range(1, len(name))]


def find_one(choices: "dict[str, list[str]]", wanted: str) -> "str | None":
    """The id that equals the typed text, or has it as a name; None if there is none."""
    for id, names in choices.items():
        if key(wanted) in {key(name) for name in [id, *names]}:
            return id
    return None


def suggestions(names: Iterable[str], wanted: str) -> list[str]:
    """At most three names similar to the typed text."""
    by_key = {key(name): name for name in names}
    close = difflib.get_close_matches(key(wanted), by_key, n=3, cutoff=0.6)
    return [by_key[one] for one in close]
