"""Help on anything shown: a choice, card, keyword, term, clan, slot or rule, or why something is not possible.

A page of help is a list of lines; the first one and each one after an empty line is a heading.
"""

import re
from collections.abc import Callable
from functools import cache, partial
from typing import NamedTuple

from gosux.game.decision import Decision
from gosux.model import kinds
from gosux.text.bundle import LANGUAGES
from gosux.text.glossary_terms import Term
from gosux.text.words import Words
from gosux.tui import advice, pages
from gosux.tui.answers import understood
from gosux.tui.clans import clan_gist, clan_lines
from gosux.tui.explained import Page, explain, rule, term
from gosux.tui.facts import army_title, status
from gosux.tui.phrases import entry, key, say
from gosux.tui.session import Session

FEW = 3  # more cards than these are listed, not told in full

TOPICS: dict[str, Callable[[Session], Page]] = {
    "hand": pages.hand,
    "piles": pages.piles,
    "score": pages.battle,
    "tiles": pages.tiles,
    "log": pages.story,
    "why": pages.why,
    "rules": pages.chapters,
    "signs": pages.signs,
    "words": pages.glossary,
    "hint": advice.nudge,
    "moves": advice.moves,
    "review": advice.review,
}


class Entry(NamedTuple):
    """Something that has a name: its names in all languages, and its page."""

    names: tuple[str, ...]
    title: str
    gist: str
    page: Callable[[], Page]


def help_on(session: Session, topic: str) -> Page:
    """The page for ``? topic``; without a topic, how to use the terminal."""
    words = session.words
    topic = " ".join(topic.split())
    if not topic:
        return general(words)
    decision = session.decision
    if topic.isdecimal() and decision is not None and 1 <= int(topic[:3]) <= len(decision.actions) and len(topic) < 4:
        return help_on_choice(session, decision, int(topic))
    id = topic_names(words.ruleset).get(key(topic))
    if id is not None and (id != "tiles" or session.game.rules.drafts):
        return TOPICS[id](session)
    place = pages.find_slot(session, topic)
    if place is not None:
        return pages.slot(session, *place)
    return named(words, topic) or rule(words, topic) or _why_not(session, topic)


@cache
def topic_names(ruleset: str) -> dict[str, str]:
    """The topics by their names in all languages."""
    names: dict[str, str] = {}
    for language in LANGUAGES:
        for id in TOPICS:
            for name in say(Words(language, ruleset), f"terminal-topic-{id}").split(","):
                names[key(name)] = id
    return names


def takes_long(session: Session, topic: str) -> bool:
    """Whether a page needs a search. Advice in the draft does not."""
    if is_review(session, topic):
        return advice.can_review(session)
    hinted = topic_names(session.words.ruleset).get(key(topic)) in ("hint", "moves")
    return hinted and session.advised and not session.over and not session.view.state.available


def is_review(session: Session, topic: str) -> bool:
    return topic_names(session.words.ruleset).get(key(topic)) == "review"


def general(words: Words) -> Page:
    return [line.strip() for line in say(words, "terminal-help").splitlines()]


def help_on_choice(session: Session, decision: Decision, number: int) -> Page:
    """What a numbered choice means, and the card, clan or slot it speaks of."""
    action = decision.actions[number - 1]
    words = session.words
    lines = [f"{number}  {words.action(session.view, action)}"]
    catalogue = session.game.rules.catalogue
    family = catalogue.table.family(action.id)
    target = str(action).split(" ")[-1]
    if family in (kinds.SLOT, kinds.SHIFT, kinds.ACTIVATE, kinds.USE):
        place = pages.find_slot(session, target)
        assert place is not None
        lines += ["", *pages.slot(session, *place)]
    elif family in (kinds.PLAY, kinds.RECALL, kinds.HAND, kinds.PILE, kinds.OFFER):
        lines += ["", *pages.card(words, target.rpartition(":")[2])]
    elif family in (kinds.CLAN, kinds.TILE):
        lines += ["", *clan_lines(catalogue.clans[catalogue.table.index(action.id)], words)]
    elif family == kinds.SEAT:
        seat = catalogue.table.index(action.id)
        lines += ["", army_title(session.view, words, seat, False), status(session.view.state, words, seat)]
    explained = explain(words, decision.kind, str(action))
    return [*lines, "", *explained] if explained else lines


def named(words: Words, topic: str) -> Page:
    """Cards, keywords, terms and clans: by name, by the beginning of it, or by a part of it."""
    wanted = key(topic)
    entries = index(words.language, words.ruleset)
    found = [one for one in entries if wanted in one.names]
    if not found and len(wanted) > 1:
        for fits in (_is_common_name, str.startswith, str.__contains__):
            found = found or [one for one in entries if any(fits(name, wanted) for name in one.names)]
    if len(found) > FEW:
        listed = [entry(words, one.title, one.gist) for one in found]
        return [say(words, "terminal-which", topic=topic), *listed]
    lines: Page = []
    for one in found:
        lines += ([""] if lines else []) + one.page()
    return lines


def _is_common_name(name: str, wanted: str) -> bool:
    return name.split(" (")[0] == wanted


@cache
def index(language: str, ruleset: str) -> list[Entry]:
    """Everything that has a name: clans, cards, keywords, terms."""
    words = Words(language, ruleset)
    every = [words, *[Words(other, ruleset) for other in LANGUAGES if other != language]]
    catalogue = words.names.catalogue
    entries: list[Entry] = []
    for clan in catalogue.clans:
        names = (clan.id, key(clan.name), key(clan.french))
        entries.append(Entry(names, words.clan(clan.id), clan_gist(clan, words), partial(clan_lines, clan, words)))
    for card in catalogue.cards:
        text = words.card(card.id)
        names = (card.id, key(card.name), key(card.french))
        gist = f"{text.level}, {text.clan}. {text.gist}"
        entries.append(Entry(names, text.name, gist, partial(pages.card, words, card.id)))
    for id in words.keywords():
        entries.append(_term_entry(id, [one.keyword(id) for one in every]))
    for id in words.terms():
        entries.append(_term_entry(id, [one.term(id) for one in every]))
    return entries


def _term_entry(id: str, terms: list[Term]) -> Entry:
    names = (re.sub("[_-]", " ", id), *[key(term.name) for term in terms])
    return Entry(names, terms[0].name, terms[0].text, partial(term, terms[0]))


def _why_not(session: Session, topic: str) -> Page:
    """ "? play elle": why that is not possible now."""
    words = session.words
    decision = session.decision
    for name, id in topic_names(words.ruleset).items():
        if id == "why" and key(topic).startswith(f"{name} "):
            topic = topic[len(name) :].strip()
    action = understood(session, decision, topic) if decision is not None else None
    if action is None:
        return [say(words, "terminal-unknown", topic=topic[:60])]
    reasons = session.game.why_not(action, session.viewer)
    return [words.refusal(reasons) if reasons else say(words, "terminal-possible", action=topic)]
