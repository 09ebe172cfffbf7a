"""Keywords and terms of a game with their explanations, from the glossary's Fluent file."""

from typing import NamedTuple

from gosux.text.bundle import Bundle
from gosux.text.rich_text import RichText


class Term(NamedTuple):
    """The name of a keyword or term, its explanation, and the number of its rule."""

    name: str
    text: RichText
    rule: str


def term(messages: Bundle, family: str, id: str) -> Term:
    """The entry of a ``keyword`` or a ``term``; raises WordsError if there is none."""
    key = f"{family}-{id.replace('_', '-')}"
    text = messages.format(key, {}).without(f"{family}:{id.replace('-', '_') if family == 'keyword' else id}")
    return Term(messages.format(key, {}, "name"), text, messages.format(key, {}, "rule"))


def terms(messages: Bundle, family: str) -> list[str]:
    """The ids of all entries of a family, in the order of the glossary."""
    prefix = f"{family}-"
    return [id.removeprefix(prefix) for id, attribute in messages.patterns if attribute == "" and id.startswith(prefix)]
