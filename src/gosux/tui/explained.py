"""Finds the explanation of a choice: a term or keyword of the glossary, or a rule."""

from gosux.model import kinds
from gosux.model.kinds import KINDS
from gosux.text.glossary_terms import Term
from gosux.text.rulebook import UnknownRule
from gosux.text.topics import topic
from gosux.text.words import Words

Page = list[str]


def explain(words: Words, kind: str, action: str) -> Page:
    """What a kind of question, or of a turn's action, is about; [] if nothing says more than the question."""
    verb = action.split(" ")[0]
    for about in (action, verb, kind) if kind == KINDS[kinds.TURN].name else (kind,):
        page = page_about(words, about)
        if page:
            return page
    return []


def page_about(words: Words, about: str) -> Page:
    """The term, keyword or rule that says most about something, as a page."""
    family, _, id = (topic(words.ruleset, about) or "").partition(":")
    if family == "term":
        return term(words.term(id))
    if family == "keyword":
        return term(words.keyword(id))
    return rule(words, id) if family == "rule" else []


def term(explained: Term) -> Page:
    return [explained.name, f"{explained.text} ({explained.rule})"]


def rule(words: Words, number: str) -> Page:
    """A rule, or a whole chapter; [] if there is none of that number."""
    for section in words.rules():
        if section.number == number.upper():
            first = [f"{one} {text}" for one, text in section.rules if one not in section.fine]
            last = [f"{one} {text}" for one, text in section.rules if one in section.fine]
            apart = [words.say("rules-fine"), *last] if last else []
            return [f"{section.number} {section.title}", *first, *apart]
    try:
        text = words.rule(number)
    except UnknownRule:
        return []
    title = number[:1].upper() + number[1:].lower()
    return [title, *text.splitlines()]
