"""Help on anything shown: a choice, a card, a keyword or term, a clan, a rule, or why something is not possible."""

from gosux.model.actions import parse_slot
from gosux.rules.decision import Decision
from gosux.text.grammar import plain
from gosux.text.rulebook import UnknownRule
from gosux.text.words import Words
from gosux.tui.board import piles
from gosux.tui.session import Session


def help_on(session: Session, topic: str) -> list[str]:
    """The lines to show for ``? topic``; without a topic, how to use the terminal."""
    words = session.words
    topic = topic.strip()
    if not topic:
        return general(words)
    decision = session.decision
    if topic.isdecimal() and decision is not None and 1 <= int(topic) <= len(decision.actions):
        return help_on_choice(session, decision, int(topic))
    if plain(topic) in ("piles", "piles?", "defausse", "defausses", "discard"):
        return piles(session.view, words)
    for find in (_card, _term, _rule):
        lines = find(session, topic)
        if lines:
            return lines
    return _why_not(session, topic)


def general(words: Words) -> list[str]:
    return [line for line in words.say("terminal-help").splitlines() if line.strip()]


def help_on_choice(session: Session, decision: Decision, number: int) -> list[str]:
    """What a numbered choice means, and the card it speaks of."""
    action = decision.actions[number - 1]
    lines = [session.words.action(session.game, action)]
    catalogue = session.game.rules.catalogue
    target = str(action).split(" ")[-1].split(":")[-1]
    if target in catalogue.number:
        lines += card_lines(session.words, target)
    else:
        lines += _card_in_slot(session, str(action).split(" ")[-1])
    return lines


def _card_in_slot(session: Session, text: str) -> list[str]:
    """The card at "1:II3" or, of your own army, "II3"."""
    seat, _, slot = text.rpartition(":")
    number = parse_slot(slot)
    if number < 0 or seat not in ("", "0", "1"):
        return []
    state = session.view.state
    design = state.seats[int(seat) if seat else session.viewer].army[number]
    return card_lines(session.words, state.catalogue.cards[design % 256].id) if design >= 0 else []


def card_lines(words: Words, id: str) -> list[str]:
    """A card in full: header, sentences, keywords explained, rulings."""
    card = words.card(id)
    shift = words.say("terminal-shift", cost=card.shift) if card.shift >= 0 else words.say("terminal-no-shift")
    head = words.say(
        "terminal-card", name=card.name, rank=card.rank, clan=card.clan, value=card.value, icons=card.icons
    )
    lines = [f"{head} {shift}", *card.lines]
    lines += [f"{term.name}: {term.text} ({term.rule})" for term in card.keywords]
    lines += [f"{number}: {text}" for number, text in card.rulings]
    return lines


def _card(session: Session, topic: str) -> list[str]:
    words = session.words
    wanted = plain(topic)
    cards = session.game.rules.catalogue.cards
    named = [card for card in cards if wanted in (card.id, plain(card.name), plain(card.french))]
    if not named and len(wanted) > 2:
        named = [card for card in cards if plain(card.name).startswith(wanted) or plain(card.french).startswith(wanted)]
    lines: list[str] = []
    for card in named[:4]:
        lines += card_lines(words, card.id)
    return lines


def _term(session: Session, topic: str) -> list[str]:
    words = session.words
    wanted = plain(topic).replace("_", " ").replace("-", " ")
    entries = [words.keyword(id) for id in words.keywords()] + [words.term(id) for id in words.terms()]
    ids = [*words.keywords(), *words.terms()]
    for id, term in zip(ids, entries, strict=True):
        if wanted in (plain(term.name), id.replace("_", " ").replace("-", " ")):
            return [f"{term.name}: {term.text} ({term.rule})"]
    for clan in session.game.rules.catalogue.clans:
        if wanted in (clan.id.replace("_", " "), plain(words.clan(clan.id))):
            return [f"{words.clan(clan.id)}: {words.tile(clan.id)}"]
    return []


def _rule(session: Session, topic: str) -> list[str]:
    try:
        return [f"{topic.upper()[:1]}{topic[1:]} {session.words.rule(topic)}"]
    except UnknownRule:
        return []


def _why_not(session: Session, topic: str) -> list[str]:
    """ "? play elle": why that is not possible now."""
    reasons = session.game.why_not(topic, session.viewer)
    if not reasons:
        return [session.words.say("terminal-possible", action=topic)]
    if reasons[0].id == "unknown-action":
        return [session.words.say("terminal-unknown", topic=topic)]
    return [session.words.refusal(reasons)]
