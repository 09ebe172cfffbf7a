"""Checks whether the pending steps of a state can occur: each effect's steps, counters and lists within bounds."""

from typing import Final

from gosux.effects.army.capture import Deed, DeedToSeveral
from gosux.effects.army.peril import Peril
from gosux.effects.army.swap import Swap
from gosux.effects.flow import IfYouDo, MayRepeat, Then
from gosux.effects.pack_effect import PackEffect
from gosux.effects.piles.deck import OpponentKeepsOne, RevealAndSort
from gosux.effects.piles.draw import HoldExactly
from gosux.effects.together import POWERS, Together
from gosux.effects.who import PlayersEffect
from gosux.game.codec import BadState
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import DESIGN, powers
from gosux.model.effect import Effect
from gosux.model.frame import FROM_HAND, FROM_PILE, NOWHERE, Frame
from gosux.model.state import PILE_CODE, State
from gosux.rules.battle import Battle
from gosux.rules.enter import SeeTop
from gosux.rules.games.gosu.mutation import COME_IN, Mutation
from gosux.rules.games.gosu_x.setup import Setup
from gosux.rules.games.gosu_x.song import Song
from gosux.rules.play import Play
from gosux.rules.round import Match
from gosux.rules.shift import CHOOSE, Shift
from gosux.rules.turn import Turn

MOST_STEPS_OF_PACKS: Final = 99
MOST_OF_PACKS: Final = 1000  # a counter of a pack's effect
FRAMES_OF_A_CARD: Final = 8  # pending steps that one card's effect and its copies can leave on the stack


def check_steps(state: State) -> None:
    """Raises BadState if the pending steps cannot occur in a game."""
    law = state.catalogue.law
    if state.over:
        if state.stack:
            raise BadState("pending-steps")
        return
    if not state.stack or state.stack[0].effect not in (law.setup, law.match):
        raise BadState("pending-steps")
    most = FRAMES_OF_A_CARD * most_cards(state)
    if len(state.stack) > most:
        raise BadState("too-many-steps", {"most": most, "count": len(state.stack)})
    for place, frame in enumerate(state.stack):
        _check_frame(state, frame)
        if frame.effect is law.setup and (place or not state.available):  # comes first and asks for clans (X2.1b)
            raise BadState("pending-steps")
        if not _has_whole(state, place) and not _is_whole(state, frame.effect):
            raise BadState("pending-steps")
    if state.incoming >= 0 and not any(frame.effect is law.shift for frame in state.stack):
        raise BadState("vacant-slot")
    if state.revealed and not any(frame.effect.reveals or is_of_pack(frame.effect) for frame in state.stack):
        raise BadState("nobody-reveals")


def _is_whole(state: State, effect: Effect) -> bool:
    """Whether an effect can be pending on its own, not only as part of another one."""
    catalogue = state.catalogue
    whole = catalogue.effects.get(effect.path.rpartition("/")[0])
    if whole is None or effect not in whole.parts():
        return True
    return any(effect is power for card in catalogue.cards for _, power in powers(card))


def _has_whole(state: State, place: int) -> bool:
    """Whether the effect that a pending step is part of is pending below it.

    It may be missing after a player has left (G3.6b); packs may do anything.
    """
    if any(seat.out for seat in state.seats):
        return True
    effect = state.stack[place].effect
    return any(is_of_pack(frame.effect) or effect in frame.effect.parts() for frame in state.stack[:place])


def most_cards(state: State) -> int:
    """The number of cards in all decks: no counter or list of a pending step is larger."""
    copies = state.catalogue.copies
    return sum(copies) if state.catalogue.law.common_piles else max(sum(copies), ARMY_SIZE * len(state.seats))


def is_of_pack(effect: Effect) -> bool:
    return isinstance(effect, PackEffect)


def last_step(effect: Effect) -> int:
    """The highest step of an effect. Most have two steps: before and after what they push."""
    if isinstance(effect, PackEffect):
        return MOST_STEPS_OF_PACKS
    if isinstance(effect, Then):
        return len(effect.clauses)
    if isinstance(effect, Mutation):
        return COME_IN
    if isinstance(effect, Shift):
        return CHOOSE
    if isinstance(effect, HoldExactly):
        return 4
    if isinstance(effect, (PlayersEffect, Turn, Song, OpponentKeepsOne)):
        return 3
    if isinstance(effect, (Match, Battle, Setup, Play, SeeTop, IfYouDo, MayRepeat, Deed, DeedToSeveral, RevealAndSort)):
        return 2
    return 1


def _check_frame(state: State, frame: Frame) -> None:
    catalogue = state.catalogue
    effect = frame.effect
    cards = most_cards(state)
    _within(frame, "step", frame.step, 0, last_step(effect))
    low, high = 0, max(cards, len(catalogue.cards), ARMY_SIZE * len(state.seats))
    if isinstance(effect, PackEffect):
        low, high = -MOST_OF_PACKS, MOST_OF_PACKS
    for name in effect.registers:
        _within(frame, name, getattr(frame, name), low, high)
    _within(frame, "x", frame.x, 0, max(cards, catalogue.law.numbers))
    if not _is_place(state, frame.that):
        raise _impossible(frame, "that", frame.that)
    if len(frame.copied) > cards:
        raise _impossible(frame, "copied", len(frame.copied))
    for code in frame.copied:
        if not _is_place(state, code):
            raise _impossible(frame, "copied", code)
    _check_cards(state, frame)
    if isinstance(effect, Play):
        _check_play(state, frame)
    elif isinstance(effect, Shift):
        _check_shift(state, frame)
    elif isinstance(effect, Swap) and not _is_slot(state, frame.chosen):
        raise _impossible(frame, "chosen", frame.chosen)
    elif isinstance(effect, Deed) and frame.step == 1 and not _is_slot(state, frame.that):
        raise _impossible(frame, "that", frame.that)


def _check_cards(state: State, frame: Frame) -> None:
    """The list of a pending step; its meaning depends on the effect."""
    catalogue = state.catalogue
    effect = frame.effect
    held = frame.cards
    if isinstance(effect, Together):  # three numbers each, for every card and every card that it triggers
        if len(held) % 3:
            raise _impossible(frame, "cards", len(held))
        for place in range(0, len(held), 3):
            if not 0 <= held[place] < len(state.seats) or not _is_slot(state, held[place + 1]):
                raise _impossible(frame, "cards", held[place])
            if not 0 <= held[place + 2] < POWERS * len(catalogue.cards):
                raise _impossible(frame, "cards", held[place + 2])
        return
    if len(held) > most_cards(state):
        raise _impossible(frame, "cards", len(held))
    most = max(len(catalogue.cards), ARMY_SIZE * len(state.seats))
    if isinstance(effect, (Song, Battle)):  # seats
        most = len(state.seats)
    elif isinstance(effect, (Peril, DeedToSeveral, Turn)):  # slots
        most = ARMY_SIZE * len(state.seats)
    low = 0
    if isinstance(effect, PackEffect):
        low, most = -MOST_OF_PACKS, MOST_OF_PACKS
    for number in held:
        if not low <= number < most:
            raise _impossible(frame, "cards", number)
    if (isinstance(effect, Peril) and frame.step == 0) or (isinstance(effect, DeedToSeveral) and frame.step == 1):
        for code in held:  # these cards are still there
            if state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE] < 0:
                raise _impossible(frame, "cards", code)


def _check_play(state: State, frame: Frame) -> None:
    """The card being played is where it comes from (X5.1, X11.7)."""
    seat = state.seats[frame.controller]
    if frame.origin not in (FROM_HAND, FROM_PILE):
        raise _impossible(frame, "origin", frame.origin)
    designs = seat.discard if frame.origin == FROM_PILE else [entry & DESIGN for entry in seat.hand]
    if frame.chosen not in designs:
        raise _impossible(frame, "chosen", frame.chosen)


def _check_shift(state: State, frame: Frame) -> None:
    """The card being shifted or mutated is in its player's army, or has left and its slot is reserved (G5.5)."""
    if frame.step == COME_IN:
        if state.vacant < 0 or state.vacant // ARMY_SIZE != frame.controller:
            raise BadState("vacant-slot")
        return
    if not _is_slot(state, frame.that) or frame.that // ARMY_SIZE != frame.controller:
        raise _impossible(frame, "that", frame.that)
    if state.vacant >= 0 or state.seats[frame.controller].army[frame.that % ARMY_SIZE] < 0:
        raise BadState("vacant-slot")


def _is_slot(state: State, code: int) -> bool:
    return 0 <= code < ARMY_SIZE * len(state.seats)


def _is_place(state: State, code: int) -> bool:
    """A slot, a card of a discard pile, or nothing."""
    if code == NOWHERE or _is_slot(state, code):
        return True
    pile = code - PILE_CODE
    return 0 <= pile < 256 * len(state.seats) and pile % 256 < len(state.catalogue.cards)


def _within(frame: Frame, key: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise _impossible(frame, key, value)


def _impossible(frame: Frame, key: str, value: int) -> BadState:
    return BadState("impossible-step", {"step": frame.effect.path, "key": key, "value": value})
