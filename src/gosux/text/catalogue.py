"""All words about the cards, keywords, terms and rules of a ruleset in one language, as plain data for clients."""

from functools import cache
from typing import TypedDict

from gosux.rules.registry import ruleset as find_ruleset
from gosux.rules.ruleset import Ruleset
from gosux.text.glossary_terms import Term
from gosux.text.verbs import verbs
from gosux.text.words import Words


class ClanEntry(TypedDict):
    id: str
    name: str
    tile: str  # what its Immortal tile does for both players; "" in a game without tiles


class PowerEntry(TypedDict):
    ids: list[str]
    name: str
    text: str


class CardEntry(TypedDict):
    id: str
    name: str
    clan: str  # its id
    level: int
    rank: str
    value: int
    shift: int  # -1 if the card cannot be shifted
    icons: int
    copies: int
    keywords: list[str]  # their ids
    verbs: list[str]  # what it does, as ids of pictures, the most important one first
    powers: list[PowerEntry]
    gist: str
    rulings: list[str]  # numbers of rules


class TermEntry(TypedDict):
    name: str
    text: str
    rule: str
    words: list[str]  # that open the explanation: "captur*", "Great Battle*"


class ChapterEntry(TypedDict):
    number: str
    title: str
    rules: list[tuple[str, str]]  # number and text


class CatalogueEntry(TypedDict):
    ruleset: str
    language: str
    title: str
    clans: list[ClanEntry]
    cards: list[CardEntry]
    keywords: dict[str, TermEntry]
    terms: dict[str, TermEntry]
    rules: list[ChapterEntry]


def catalogue(language: str, ruleset: str) -> CatalogueEntry:
    """The catalogue of a ruleset in a language; raises UnknownLanguage and UnknownRuleset."""
    return _catalogue(language, find_ruleset(ruleset))


@cache
def _catalogue(language: str, rules: Ruleset) -> CatalogueEntry:
    words = Words(language, rules.id)
    return {
        "ruleset": rules.id,
        "language": language,
        "title": words.title(),
        "clans": [
            {"id": clan.id, "name": words.clan(clan.id), "tile": words.tile(clan.id) if clan.leader else ""}
            for clan in rules.catalogue.clans
        ],
        "cards": [_card(words, number) for number in range(len(rules.catalogue.cards))],
        "keywords": {id: _term(words, "keyword", id, words.keyword(id)) for id in words.keywords()},
        "terms": {id: _term(words, "term", id, words.term(id)) for id in words.terms()},
        "rules": [
            {"number": chapter.number, "title": chapter.title, "rules": [*chapter.rules]} for chapter in words.rules()
        ],
    }


def _card(words: Words, number: int) -> CardEntry:
    card = words.names.catalogue.cards[number]
    text = words.card(card.id)
    return {
        "id": card.id,
        "name": text.name,
        "clan": card.clan,
        "level": card.level,
        "rank": text.rank,
        "value": text.value,
        "shift": text.shift,
        "icons": text.icons,
        "copies": card.copies,
        "keywords": [*card.keywords],
        "verbs": [*verbs(card)],
        "powers": [{"ids": [*power.ids], "name": power.name, "text": power.text} for power in text.powers],
        "gist": text.gist,
        "rulings": [rule for rule, _ in text.rulings],
    }


def _term(words: Words, family: str, id: str, term: Term) -> TermEntry:
    key = f"{family}-{id.replace('_', '-')}"
    messages = words.messages
    spelled = messages.format(key, {}, "words").split(", ") if messages.has(key, "words") else [term.name]
    return {"name": term.name, "text": term.text, "rule": term.rule, "words": spelled}
