"""All words about the cards, keywords, terms and rules of a ruleset in one language, as plain data for clients."""

from collections import Counter
from functools import cache
from typing import TypedDict

from gosux.model.card import Card, Clan
from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.ruleset import Ruleset
from gosux.text.bundle import sources
from gosux.text.card_texts import CardText
from gosux.text.glossary_terms import Term, forms
from gosux.text.grammar import beginning
from gosux.text.pieces import Marker, Piece
from gosux.text.verbs import verbs
from gosux.text.words import Words

# The Fluent files that events, prompts, refusals, actions and results need.
MESSAGES = ("interface", "events", "prompts", "reasons", "actions")
KEY_CARDS = 3  # of a clan
TRAITS = 4  # that many of what a clan is good at


class NameForms(TypedDict):
    """A name as messages ask for it."""

    name: str
    of: str  # as a possessor
    bare: str  # without its article
    many: str | None  # what its cards are called, of a keyword


class PowerText(TypedDict):
    ids: list[str]
    name: str
    text: list[Piece]


class RuleText(TypedDict):
    number: str
    text: list[Piece]


class CardEntry(TypedDict):
    id: str
    name: str
    short_name: str  # without its clan's
    clan: str  # its id
    level: int
    rank: str
    value: int
    copies: int
    shift: int | None
    icons: int
    keywords: list[str]  # their ids
    powers: list[PowerText]
    gist: str
    deeds: list[str]  # what it does, as ids of pictures, the most important one first
    rulings: list[RuleText]


class Trait(TypedDict):
    """How many cards of a clan have a keyword (``keyword:veteran``) or do something (``deed:capture``)."""

    opens: str
    count: int


class ClanEntry(TypedDict):
    id: str
    name: str
    tile: list[Piece] | None  # what its Immortal tile does for both players
    traits: list[Trait]
    key_cards: list[str]
    cards: list[str]


class TermEntry(TypedDict):
    """A keyword or a term. ``id`` is its reference; a star in one of its ``forms`` stands for any ending."""

    id: str
    name: str
    text: list[Piece]
    rule: str
    forms: list[str]


class ChapterEntry(TypedDict):
    number: str
    title: str
    rules: list[RuleText]


class CatalogueEntry(TypedDict):
    ruleset: str
    language: str
    title: str
    cards: list[CardEntry]
    clans: list[ClanEntry]
    keywords: list[TermEntry]
    terms: list[TermEntry]
    chapters: list[ChapterEntry]
    names: dict[str, NameForms]  # by reference
    messages: str  # a Fluent file


def catalogue(language: str, ruleset: str) -> CatalogueEntry:
    """The catalogue of a ruleset in a language; raises UnknownLanguage and UnknownRuleset."""
    return _catalogue(language, find_ruleset(ruleset))


@cache
def _catalogue(language: str, rules: Ruleset) -> CatalogueEntry:
    words = Words(language, rules.id)
    entries = _Entries(words)
    terms = {f"keyword:{id}": words.keyword(id) for id in words.keywords()}
    terms |= {f"term:{id}": words.term(id) for id in words.terms()}
    return {
        "ruleset": rules.id,
        "language": language,
        "title": words.title(),
        "cards": [entries.card(card) for card in rules.catalogue.cards],
        "clans": [entries.clan(clan) for clan in rules.catalogue.clans],
        "keywords": [entries.term(id, term) for id, term in terms.items() if id.startswith("keyword:")],
        "terms": [entries.term(id, term) for id, term in terms.items() if id.startswith("term:")],
        "chapters": [
            {
                "number": chapter.number,
                "title": chapter.title,
                "rules": [entries.rule(number, text) for number, text in chapter.rules],
            }
            for chapter in words.rules()
        ],
        "names": names_of(words),
        "messages": sources(language, rules, MESSAGES),
    }


class _Entries:
    """Makes the entries of a catalogue in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.marker = Marker(words)
        self._rules: dict[str, RuleText] = {}

    def rule(self, number: str, text: str) -> RuleText:
        if number not in self._rules:
            self._rules[number] = {"number": number, "text": self.marker.pieces(text, but=f"rule:{number}")}
        return self._rules[number]

    def term(self, id: str, term: Term) -> TermEntry:
        pieces = self.marker.pieces(term.text, but=id)
        return {"id": id, "name": term.name, "text": pieces, "rule": term.rule, "forms": forms(self.words.messages, id)}

    def card(self, card: Card) -> CardEntry:
        text = self.words.card(card.id)
        return {
            "id": card.id,
            "name": text.name,
            "short_name": short_name(text.name, text.clan),
            "clan": card.clan,
            "level": card.level,
            "rank": text.rank,
            "value": text.value,
            "copies": card.copies,
            "shift": text.shift if text.shift >= 0 else None,
            "icons": text.icons,
            "keywords": [*card.keywords],
            "powers": self._powers(card, text),
            "gist": text.gist,
            "deeds": [*verbs(card)],
            "rulings": [self.rule(number, ruling) for number, ruling in text.rulings],
        }

    def _powers(self, card: Card, text: CardText) -> list[PowerText]:
        return [
            {
                "ids": [*power.ids],
                "name": power.name,
                "text": self.marker.pieces(power.text, but=f"card:{card.id}"),
            }
            for power in text.powers
        ]

    def clan(self, clan: Clan) -> ClanEntry:
        found = traits(clan)
        return {
            "id": clan.id,
            "name": self.words.clan(clan.id),
            "tile": self.marker.pieces(self.words.tile(clan.id)) if clan.leader else None,
            "traits": found,
            "key_cards": key_cards(clan, found),
            "cards": [card.id for card in clan.cards],
        }


def short_name(name: str, clan: str) -> str:
    """The name of a card without that of its clan, which its emblem tells: "Alpha Goblin Guardian" is Guardian."""
    of_clan = [word.removesuffix("s") for word in clan.split()]
    said = name.split()
    rest = " ".join(said[len(of_clan) :])
    begins = [word.removesuffix("s") for word in said[: len(of_clan)]]
    return rest if begins == of_clan and rest[:1].isalnum() else name


def traits(clan: Clan) -> list[Trait]:
    """What a clan is good at: keywords and deeds that several of its cards share, the most frequent ones first."""
    counted: Counter[str] = Counter()
    for card in clan.cards:
        counted.update(f"keyword:{keyword}" for keyword in card.keywords)
        counted.update(f"deed:{verb}" for verb in verbs(card))
    return [{"opens": opens, "count": count} for opens, count in counted.most_common(TRAITS) if count > 1]


def key_cards(clan: Clan, found: list[Trait]) -> list[str]:
    """Cards that show what the clan is good at: one for each of its frequent deeds, then its leader, low ones first."""
    deeds = [trait["opens"].removeprefix("deed:") for trait in found if trait["opens"].startswith("deed:")]
    chosen: list[Card] = []
    for deed in deeds:
        able = [card for card in clan.cards if verbs(card)[0] == deed and card not in chosen]
        if able:
            chosen.append(min(able, key=lambda card: (abs(card.level - 2), card.level)))
    for card in (*([clan.leader] if clan.leader else []), *sorted(clan.cards, key=lambda card: -card.level)):
        if len(chosen) < KEY_CARDS and card not in chosen:
            chosen.append(card)
    return [card.id for card in sorted(chosen[:KEY_CARDS], key=lambda card: card.level)]


def names_of(words: Words) -> dict[str, NameForms]:
    """The forms of all names, by reference."""
    cards = words.names.catalogue.cards
    given = {f"card:{card.id}": words.names.card(card.id) for card in cards}
    given |= {f"name:{card.common_name}": words.names.common_name(card.common_name) for card in cards}
    given |= {f"clan:{clan.id}": words.clan(clan.id) for clan in words.names.catalogue.clans}
    given |= {f"keyword:{id}": words.keyword(id).name for id in words.keywords()}
    return {
        reference: {
            "name": name,
            "of": words.names.of(name),
            "bare": beginning(name)[1],
            "many": words.names.cards_with(reference) if reference.startswith("keyword:") else None,
        }
        for reference, name in given.items()
    }
