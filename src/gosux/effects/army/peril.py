"""Shared parts of capture, destroy and release: what forbids them, Force of will, and what they trigger."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.army.will import use_will, will_refusals, wills_in_hand
from gosux.effects.piles.draw import DrawForBounty
from gosux.effects.together import LEAVES, ONGOING, Pending, pending, resolve_together
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, NO
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.changes.army import to_discard, turn_down
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.keywords import BOUNTY, ETHEREAL
from gosux.model.messages import Argument, Reason
from gosux.model.ongoing import (
    MORE_BOUNTY,
    WHEN_ANY_CAPTURED,
    WHEN_CAPTURED,
    WHEN_ONE_DESTROYS,
    WHEN_YOURS_DESTROYED,
    WILL_SAVE,
)
from gosux.model.state import State, seat_of, slot_of, slot_ref
from gosux.model.traits import acting, global_in_force, in_force, is_open, keywords_in_slot, triggers

CAPTURE: Final = 0
DESTROY: Final = 1
RELEASE: Final = 2
DEED_NAMES: Final = ["capture", "destroy", "release"]
DEED_KINDS: Final = [kinds.CAPTURE, kinds.DESTROY, kinds.RELEASE]

BOUNTY_DRAW: Final = DrawForBounty(1)
BIGGER_BOUNTY_DRAW: Final = DrawForBounty(2)


def forbids(state: State, deed: i64, code: i64, why: "list[Reason] | None") -> bool:
    """Whether the rules forbid doing this to the card in a slot; every reason is added to ``why``."""
    seat = code // ARMY_SIZE
    slot = code % ARMY_SIZE
    design = state.seats[seat].army[slot]
    captured = design >= CAPTURED
    if deed == RELEASE:
        if captured:
            return False
        if why is not None:
            why.append(Reason("not-captured", ("X10.8",), {"card": state.card_ref(design)}))
        return True
    refused = False
    if deed == CAPTURE and captured:
        if why is None:
            return True
        refused = True
        why.append(Reason("already-captured", ("X3.5c",), {"card": state.card_ref(design & DESIGN)}))
    if deed == DESTROY and not is_open(state, seat, slot):
        if why is None:
            return True
        refused = True
        why.append(Reason("not-open", ("X10.2b",), {"card": state.card_ref(design & DESIGN)}))
    if keywords_in_slot(state, seat, slot, ETHEREAL) & ETHEREAL:
        if why is None:
            return True
        refused = True
        why.append(Reason("ethereal", ("X10.5",), {"card": state.card_ref(design), "deed": DEED_NAMES[deed]}))
    return refused


class Peril(Effect):
    """Capture or destroy the cards ``frame.cards``; their owners may save each of them first (X10.22)."""

    registers: ClassVar[Registers] = ("index", "left", "count")

    def __init__(self, deed: i64) -> None:
        super().__init__()
        self.deed = deed
        self.secret = True  # only a player with a Force of will card is asked

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            while frame.index < len(frame.cards):
                code = frame.cards[frame.index]
                owner = seat_of(code)
                if state.answer >= 0:
                    answer = state.take_answer()
                    if answer != NO:
                        self.save(state, frame, code, answer)
                        continue
                else:
                    wills = wills_in_hand(state, owner, WILL_SAVE)
                    if wills:
                        state.ask(owner, kinds.WILL, [*wills, NO])
                        return
                frame.index += 1
            frame.step = 1
            self.do(state, frame)
        else:
            state.finish(len(frame.cards) > 0)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        code = frame.cards[frame.index]
        card = state.card_ref(state.seats[seat_of(code)].army[slot_of(code)] & DESIGN)
        return {"card": card, "occasion": DEED_NAMES[self.deed]}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return will_refusals(state, seat_of(frame.cards[frame.index]), action)

    def save(self, state: State, frame: Frame, code: i64, answer: i64) -> None:
        use_will(state, seat_of(code), answer)
        design = state.seats[seat_of(code)].army[slot_of(code)]
        if state.log is not None:
            state.tell(events.Saved(seat_of(code), state.card_ref(design & DESIGN), slot_ref(code)))
        frame.cards = tuple([other for other in frame.cards if other != code])

    def do(self, state: State, frame: Frame) -> None:
        """Affect all remaining cards together; what that triggers follows, the active player's first (X5.12)."""
        waiting: list[tuple[int, Effect, int]] = []
        by = frame.controller
        bounty = BIGGER_BOUNTY_DRAW if in_force(state, by) & MORE_BOUNTY else BOUNTY_DRAW
        for code in frame.cards:
            owner = seat_of(code)
            if owner != by and keywords_in_slot(state, owner, slot_of(code), BOUNTY) & BOUNTY:
                waiting.append((by, bounty, -1))
            if self.deed == CAPTURE:
                ongoing = state.catalogue.ongoing[acting(state, owner, slot_of(code))]
                if ongoing is not None and ongoing.bit == WHEN_CAPTURED and not state.seats[owner].out:
                    waiting.append((owner, ongoing.effects()[0], code))
        set_off = set_off_by(state, self.deed, list(frame.cards), by, frame.source)
        for code in frame.cards:
            if self.deed == CAPTURE:
                turn_down(state, code, by)
            else:
                to_discard(state, code, events.Destroyed, by)
        resolve_together(state, set_off)
        last_first = [one for one in waiting if one[0] != state.active]
        for owner, effect, source in last_first[::-1] + [one for one in waiting if one[0] == state.active][::-1]:
            state.push_new(effect, owner, source)


WATCHED: Final = WHEN_ANY_CAPTURED | WHEN_YOURS_DESTROYED | WHEN_ONE_DESTROYS


def set_off_by(state: State, deed: i64, codes: list[int], by: i64, source: i64) -> Pending:
    """The effects triggered by these captured or destroyed cards, their own included (G11.6, G11.10)."""
    found: Pending = []
    if not state.catalogue.any_leaves and not state.catalogue.any_flag & WATCHED:
        return found
    for code in codes:
        owner = seat_of(code)
        design = state.seats[owner].army[slot_of(code)]
        if deed == CAPTURE:
            if code == source:  # G11.6b: by its own power
                continue
            for seat in state.in_order():
                found += watching(state, seat, WHEN_ANY_CAPTURED)
            continue
        if design < CAPTURED and state.catalogue.leaves[design] is not None and not state.seats[owner].out:
            found.append(pending(owner, code, design, LEAVES))
        found += watching(state, owner, WHEN_YOURS_DESTROYED)
        for place, _ in global_in_force(state, WHEN_ONE_DESTROYS):
            found.append(pending(by, place, state.seats[seat_of(place)].army[slot_of(place)], ONGOING))
    return found


def watching(state: State, seat: i64, bit: i64) -> Pending:
    """The effects of a player's cards that an occasion triggers, as pending effects."""
    return [pending(seat, code, acting(state, seat, slot_of(code)), ONGOING) for code, _ in triggers(state, seat, bit)]


CAPTURE_THEM: Final = Peril(CAPTURE)
DESTROY_THEM: Final = Peril(DESTROY)
