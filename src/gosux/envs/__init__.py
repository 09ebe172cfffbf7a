"""Reinforcement learning environments (docs/envs.md), and their shared code: a view as text, and rewards.

`observation` needs NumPy, `pettingzoo` and `gymnasium` their libraries (`pip install gosux[pettingzoo]`); nothing here
does, so that the package can be imported without them.
"""

from collections.abc import Iterable

from gosux.game.decision import Result
from gosux.game.prompts import prompt_of
from gosux.game.view import View
from gosux.model.actions import ARMY_SIZE, ROMAN, ROW_LENGTH, slot_text
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from gosux.model.changes.tokens import own_tokens_in
from gosux.model.events import Event
from gosux.model.messages.references import CardRef
from gosux.model.state import NOBODY, State, seat_of, slot_of
from gosux.rules.battle import army_value
from gosux.text import Words


def rewards(result: Result, players: int) -> list[float]:
    """By seat: winners share 1, losers get -1; after a draw everybody gets 0."""
    if not result.winners:
        return [0.0] * players
    return [1.0 / len(result.winners) if seat in result.winners else -1.0 for seat in range(players)]


def subject(state: State) -> tuple[str, int]:
    """The id of the card that the open question is about, "" for none, and how many choices are left to make."""
    args = prompt_of(state).args
    card, count = args["card"], args["count"]
    assert isinstance(count, int)
    return card.id if isinstance(card, CardRef) else "", max(0, count)


# -- a readable dict -----------------------------------------------------------------------------------------------


def describe(view: View) -> dict[str, object]:
    """A view as a dict: ids of cards and clans, armies as in position files, absolute seat numbers."""
    state = view.state
    told: dict[str, object] = {
        "ruleset": view.ruleset,
        "options": dict(state.options.texts),
        "seat": view.viewer,
        "round": state.round,
        "turn": state.active,
        "starter": state.starter,
        "turns_left": left if (left := state.turns_remaining()) >= 0 else None,
        "extra_turns": state.extra_turns,
        "in_extra_turn": state.in_extra_turn,
        "may_recall": state.may_recall,
        "in_song": state.in_song,
        "wonder": state.wonder if state.wonder != NOBODY else None,
        "advantage": state.advantage if state.advantage != NOBODY else None,
        "bounty": f"{seat_of(state.bounty)}:{slot_text(slot_of(state.bounty))}" if state.bounty >= 0 else None,
        "tiles": _clans(state, state.tiles),
        "available": _clans(state, state.available),
        "revealed": _ids(state, state.revealed),
        "incoming": state.catalogue.cards[state.incoming].id if state.incoming >= 0 else None,
        "unordered": [_ids(state, group) for group in state.groups if group],
        "players": [_described(state, seat) for seat in range(len(state.seats))],
        "asked": _asked(view),
        "result": view.result.to_json() if view.result else None,
    }
    if state.catalogue.law.common_piles:
        told |= _piles(state, 0)
    return told


def _described(state: State, seat: int) -> dict[str, object]:
    player = state.seats[seat]
    told: dict[str, object] = {
        "army": {name: _row(state, seat, row) for row, name in enumerate(ROMAN)},
        "strength": 0 if player.out else army_value(state, seat),
        "hand": _ids(state, player.hand),
        "removed": _ids(state, player.removed),
        "tokens": player.tokens,
        "spent": player.spent,
        "lost": player.lost,
        "locked": player.locked,
        "points": player.supremacy,
        "turns": player.turns,
        "passed": player.passed,
        "out": player.out,
        "banned": [state.catalogue.cards[ban.design].id for ban in state.bans if ban.seat == seat],
    }
    if not state.catalogue.law.common_piles:
        told |= {"clans": _clans(state, player.clans), **_piles(state, seat)}
    return told


def _piles(state: State, seat: int) -> dict[str, object]:
    """Deck, the top first, and discard pile."""
    player = state.seats[seat]
    return {"deck": _ids(state, reversed(player.deck)), "discard": _ids(state, player.discard)}


def _ids(state: State, entries: Iterable[int]) -> list[str]:
    """``?`` is a card that the viewer does not know."""
    cards = state.catalogue.cards
    return ["?" if entry & DESIGN == UNKNOWN else cards[entry & DESIGN].id for entry in entries]


def _clans(state: State, mask: int) -> list[str]:
    return [clan.id for number, clan in enumerate(state.catalogue.clans) if mask >> number & 1]


def _row(state: State, seat: int, row: int) -> list[str]:
    """The cards of a row as in position files: (elle) is captured, [t] a token, [t1] one of seat 1, [x2] a doubling."""
    player = state.seats[seat]
    row_texts: list[str] = []
    for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + player.rows[row]):
        code, design = seat * ARMY_SIZE + slot, player.army[slot]
        if design < 0:  # kept for a card on its way
            row_texts.append("")
            continue
        card = state.catalogue.cards[design % CAPTURED].id
        text = f"({card})" if design >= CAPTURED else card
        guests = "".join(f" [t{whose}]" for place, whose in state.foreign if place == code)
        plain = own_tokens_in(state, seat, code) - player.doubled[slot]
        row_texts.append(text + " [x2]" * player.doubled[slot] + " [t]" * plain + guests)
    return row_texts


def _asked(view: View) -> dict[str, object] | None:
    decision = view.decision
    if decision is None:
        return None
    card, count = subject(view.state)
    actions = {action.id: str(action) for action in decision.actions}
    return {"player": decision.player, "kind": decision.kind, "card": card, "count": count, "actions": actions}


# -- text ----------------------------------------------------------------------------------------------------------


def as_text(view: View, words: Words, story: Iterable[Event] = ()) -> str:
    """The log, the table and the open question as text for the viewer."""
    state = view.state
    told = [words.event(event, view.viewer) for one in story if (event := one.seen_by(view.viewer))]
    lines = [str(line) for line in told if line]
    head = [_say(words, "terminal-round", round=state.round) if state.round else _say(words, "terminal-setup")]
    if state.catalogue.law.common_piles:
        table = state.seats[0]
        head.append(_say(words, "terminal-common-piles", deck=len(table.deck), discard=len(table.discard)))
    lines.append(" · ".join(head))
    for step in range(1, len(state.seats) + 1):
        lines += _player_lines(view, words, (view.viewer + step) % len(state.seats))
    hand = state.seats[view.viewer].hand
    title = _say(words, "terminal-hand", count=len(hand))
    lines.append(f"{title} {', '.join(_names(words, _ids(state, hand)))}")
    result, decision = view.result, view.decision
    if result is not None:
        lines.append(words.result(result, view.viewer))
    elif decision is not None:
        lines.append(words.prompt(decision.prompt, view.viewer))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _player_lines(view: View, words: Words, seat: int) -> list[str]:
    state = view.state
    player = state.seats[seat]
    value = "–" if player.out else str(army_value(state, seat))
    parts = [
        _say(words, "terminal-brief", player=words.names.player(seat), value=value),
        _say(words, "terminal-supremacy", count=player.supremacy),
        _say(words, "terminal-tokens", hand=player.tokens, spent=player.spent, locked=player.locked),
    ]
    if state.catalogue.law.common_piles:
        parts.append(_say(words, "terminal-in-hand", count=len(player.hand)))
    else:
        sizes = {"hand": len(player.hand), "deck": len(player.deck), "discard": len(player.discard)}
        parts.append(_say(words, "terminal-piles", **sizes))
    parts += [words.term("wonder-token").name] if state.wonder == seat else []
    parts += [words.term("advantage").name] if state.advantage == seat else []
    if player.out or player.passed:
        parts.append(_say(words, "terminal-conceded" if player.out else "terminal-passed"))
    lines = [" · ".join(parts)]
    for row in (2, 1, 0):
        if player.rows[row]:
            lines.append(f"  {ROMAN[row]:<4}" + ", ".join(_names(words, _row(state, seat, row))))
    return lines


def _names(words: Words, texts: list[str]) -> list[str]:
    """Cards by their names instead of their ids; brackets and tokens stay."""
    named: list[str] = []
    for text in texts:
        card, space, tokens = text.partition(" ")
        id = card.strip("()")
        name = words.names.card(id) if id and id != "?" else "…"
        named.append(card.replace(id, name) + space + tokens if id else name)
    return named


def _say(words: Words, message: str, **args: str | int) -> str:
    return words.messages.format(message, args)
