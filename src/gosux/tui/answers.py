"""Parses typed answers: a number of the list, an action's text, or a choice as it is shown."""

import re
from difflib import get_close_matches
from functools import cache

from gosux.game.decision import Action, Decision
from gosux.game.view import View
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DRAW_FIVE, DRAW_ONE, DRAW_THREE, PASS_TURN, parse_slot
from gosux.model.card import Card
from gosux.model.catalogue import Catalogue
from gosux.model.kinds import KINDS
from gosux.model.traits import face_up
from gosux.text.words import Words
from gosux.tui.phrases import key, one_of, say, short_name
from gosux.tui.session import Session

COST = re.compile(r", \S+ -?\d+$")  # in both languages; -1 where there is none
SLOT = re.compile(r" \([^()]*\bi{1,3}[1-5]\b[^()]*\)$")
ALIKE = 0.7  # similarity from which a choice is suggested for a mistyped word


def answer(session: Session, typed: str) -> str:
    """Apply what was typed as an answer. Returns "" on success, otherwise one sentence."""
    decision = session.decision
    assert decision is not None
    words = session.words
    if re.fullmatch(r"\d+", typed):
        number = int(typed) if len(typed) < 4 else 0
        if not 1 <= number <= len(decision.actions):
            return say(words, "terminal-no-such-number", last=len(decision.actions))
        session.choose(decision.actions[number - 1])
        return ""
    action = understood(session, decision, typed)
    if action is None:
        return not_understood(session, decision, typed)
    reasons = session.game.why_not(action, session.viewer)
    if reasons:
        return words.refusal(reasons)
    session.choose(action)
    return ""


def understood(session: Session, decision: Decision, typed: str) -> "Action | str | None":
    """The action that a text names, possible or not: in words as they are shown, or as the engine writes it."""
    wanted = key(typed)
    view = session.view
    for action in decision.actions:
        if wanted in shown_as(session.words, view, action):
            return action
    for text in engine_texts(session, typed):
        if session.game.rules.catalogue.table.parse(session.game.state.kind, text) >= 0:
            return text
    for action in turn_actions(view, decision):
        if wanted in shown_as(session.words, view, action):
            return action
    return None


def shown_as(words: Words, view: View, action: Action) -> set[str]:
    """An action in words, in full and without what follows the card: ", cost 2", " (II3)"; and with the card's short
    name, as the table has it."""
    text = key(words.action(view, action))
    costless = without_cost(text)
    texts = {text, costless, SLOT.sub("", costless)}
    for prefix in clan_prefixes(words.names.catalogue):
        texts |= {one.replace(prefix, "") for one in texts}
    return texts


@cache
def clan_prefixes(catalogue: Catalogue) -> set[str]:
    """The prefixes that short names leave out, in all languages, as typed: "alpha goblin "."""
    prefixes: set[str] = set()
    for card in catalogue.cards:
        for name, short in zip((card.name, card.french), short_names(catalogue, card), strict=True):
            prefixes.add(key(name).removesuffix(key(short)))
    return prefixes - {""}


def short_names(catalogue: Catalogue, card: Card) -> list[str]:
    """The names of a card without that of its clan, in all languages."""
    clan = next(clan for clan in catalogue.clans if clan.id == card.clan)
    return [short_name(card.name, clan.name), short_name(card.french, clan.french)]


@cache
def names_of_cards(catalogue: Catalogue) -> dict[str, list[str]]:
    """The ids of cards by all their names, as typed."""
    names: dict[str, list[str]] = {}
    for card in catalogue.cards:
        for name in dict.fromkeys([card.id, *map(key, [card.name, card.french, *short_names(catalogue, card)])]):
            names.setdefault(name, []).append(card.id)
    return names


def without_cost(text: str) -> str:
    """An action in words without its cost, which does not hold while the action is not possible."""
    return COST.sub("", text)


def turn_actions(view: View, decision: Decision) -> list[Action]:
    """All rows that a turn's action could have, but those of captured cards, so that a refusal can be explained."""
    state = view.state
    table = state.catalogue.table
    rows = [*range(table.play, table.recall + len(table.designs))]
    slots = [slot for slot in range(ARMY_SIZE) if face_up(state, view.viewer, slot)]
    rows += [table.shift + slot for slot in slots]
    rows += [table.activate + view.viewer * ARMY_SIZE + slot for slot in slots]
    if table.sizes[kinds.USE]:
        rows += [table.use + slot for slot in slots]
    if decision.kind == KINDS[kinds.TURN].name:
        rows += [word for word in (PASS_TURN, DRAW_ONE, DRAW_THREE, DRAW_FIVE) if word < len(table.words)]
    return [Action(row, table.text(kinds.TURN, row)) for row in rows]


def engine_texts(session: Session, typed: str) -> list[str]:
    """The action's text with names and slots put as the engine writes them: "play Elle" is "play elle"."""
    words = typed.replace("·", "").split()  # slots are shown as "II·3"
    texts = [" ".join(words).lower()]
    texts += [word for word in ("yes", "no") if one_of(session.words, f"terminal-{word}", typed)]
    if len(words) > 1:
        verb = words[0].lower()
        seat, colon, rest = " ".join(words[1:]).rpartition(":")
        before = f"{verb} {seat.strip()}{colon}"
        texts += [f"{before}{name}" for name in engine_names(session, rest.strip())]
    return texts


def engine_names(session: Session, name: str) -> list[str]:
    """What the engine calls a slot, level, card or clan that a person names in either language."""
    catalogue = session.game.rules.catalogue
    if parse_slot(name.upper()) >= 0 or name.upper() in ("I", "II", "III"):
        return [name.upper()]
    wanted = key(name)
    found = names_of_cards(catalogue).get(wanted, [])
    return found + [clan.id for clan in catalogue.clans if wanted in (clan.id, key(clan.name), key(clan.french))]


def not_understood(session: Session, decision: Decision, typed: str) -> str:
    """One line with a suggestion."""
    words = session.words
    view = session.view
    names: dict[str, int] = {}
    for number, action in enumerate(decision.actions, start=1):
        for text in shown_as(words, view, action):
            names.setdefault(text, number)
            names.setdefault(text.partition(" ")[2], number)
    close = get_close_matches(key(typed), [name for name in names if name], n=1, cutoff=ALIKE)
    shown = typed if len(typed) <= 40 else f"{typed[:39]}…"
    if close:
        number = names[close[0]]
        choice = words.action(view, decision.actions[number - 1])
        return say(words, "terminal-did-you-mean", topic=shown, number=number, choice=choice)
    return say(words, "terminal-unknown", topic=shown)
