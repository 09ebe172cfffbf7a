"""Capture, destroy, release: choosing a card, its owner's Force of will, the deed, and what it sets off."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.amounts import amount
from gosux.effects.draw import DrawForBounty
from gosux.effects.flow import nothing
from gosux.effects.selectors import Target
from gosux.effects.together import LEAVES, ONGOING, Pending, pending, resolve_together
from gosux.effects.will import use_will, will_refusals, wills_in_hand
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, DONE, NO
from gosux.model.army import captured_codes, to_discard, turn_down, turn_up
from gosux.model.catalogue import CAPTURED
from gosux.model.effect import Amount, Effect
from gosux.model.frame import Frame
from gosux.model.keywords import BOUNTY, ETHEREAL
from gosux.model.messages import Argument, Message, Reason
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
    """Whether the rules forbid this deed on the card in a slot; every reason is added to ``why``."""
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
        why.append(Reason("already-captured", ("X3.5c",), {"card": state.card_ref(design & 255)}))
    if deed == DESTROY and not is_open(state, seat, slot):
        if why is None:
            return True
        refused = True
        why.append(Reason("not-open", ("X10.2b",), {"card": state.card_ref(design & 255)}))
    if keywords_in_slot(state, seat, slot, ETHEREAL) & ETHEREAL:
        if why is None:
            return True
        refused = True
        why.append(Reason("ethereal", ("X10.5",), {"card": state.card_ref(design), "deed": DEED_NAMES[deed]}))
    return refused


class Peril(Effect):
    """Capture or destroy the cards ``frame.cards``, after their owners could save them card by card (X10.22)."""

    def __init__(self, deed: i64) -> None:
        super().__init__()
        self.deed = deed
        self.secret = True  # who is asked holds a card with Force of will

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            while frame.a < len(frame.cards):
                code = frame.cards[frame.a]
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
                frame.a += 1
            frame.step = 1
            self.do(state, frame)
        else:
            state.finish(len(frame.cards) > 0)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        code = frame.cards[frame.a]
        card = state.card_ref(state.seats[seat_of(code)].army[slot_of(code)] & 255)
        return {"card": card, "occasion": DEED_NAMES[self.deed]}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return will_refusals(state, seat_of(frame.cards[frame.a]), action)

    def save(self, state: State, frame: Frame, code: i64, answer: i64) -> None:
        use_will(state, seat_of(code), answer)
        design = state.seats[seat_of(code)].army[slot_of(code)]
        if state.log is not None:
            state.tell(events.Saved(seat_of(code), state.card_ref(design & 255), slot_ref(code)))
        frame.cards = tuple([other for other in frame.cards if other != code])

    def do(self, state: State, frame: Frame) -> None:
        """All that is left goes together; what it sets off follows at once, the active player's first (X5.12)."""
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
    """What waits for cards being captured or destroyed, for each of them, theirs included (G11.6, G11.10)."""
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
    """The cards of a player that wait for an occasion, as pending effects."""
    return [pending(seat, code, acting(state, seat, slot_of(code)), ONGOING) for code, _ in triggers(state, seat, bit)]


CAPTURE_THEM: Final = Peril(CAPTURE)
DESTROY_THEM: Final = Peril(DESTROY)


class Deed(Effect):
    """Choose a card and do one of several deeds to it: see ``Capture``, ``Destroy``, ``Release``."""

    def __init__(self, deeds: list[int], target: Target, may: bool = False, notes_level: bool = False) -> None:
        super().__init__()
        self.deeds = deeds
        self.target = target
        self.may = may
        self.notes_level = notes_level  # later words speak of the card's level, when it may have left play

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [code for code in self.target.codes(state, frame) if self.allowed(state, code)]

    def allowed(self, state: State, code: i64) -> bool:
        for deed in self.deeds:
            if not forbids(state, deed, code, None):
                return True
        return False

    def deeds_for(self, state: State, code: i64) -> list[int]:
        return [deed for deed in self.deeds if not forbids(state, deed, code, None)]

    def possible(self, state: State, frame: Frame) -> bool:
        return len(self.codes(state, frame)) > 0

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            self.choose_card(state, frame)
        elif frame.step == 1:
            self.choose_deed(state, frame)
        else:
            state.finish_with(frame.that, frame.a == RELEASE or state.done)
            if self.notes_level and state.stack:
                state.stack[-1].level = frame.b

    def choose_card(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer < 0:
            codes = self.codes(state, frame)
            if not codes:
                nothing(state, frame)
                return
            if self.target.names_one() and not self.may:  # "this card": there is nothing to choose
                frame.that = codes[0]
                frame.step = 1
                return
            kind = DEED_KINDS[self.deeds[0]] if len(self.deeds) == 1 else kinds.TARGET
            choices = [table.slot + code for code in codes]
            state.ask(frame.controller, kind, [*choices, NO] if self.may else choices)
            return
        answer = state.take_answer()
        if answer == NO:
            state.finish(False)
            return
        frame.that = answer - table.slot
        frame.step = 1

    def choose_deed(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        deeds = self.deeds_for(state, frame.that)
        if state.answer >= 0:
            deed = state.take_answer() - table.deed
        elif len(deeds) == 1:
            deed = deeds[0]
        else:
            state.ask(frame.controller, kinds.WHICH_DEED, [table.deed + deed for deed in deeds])
            return
        frame.step = 2
        frame.a = deed
        frame.b = state.catalogue.level[state.seats[seat_of(frame.that)].army[slot_of(frame.that)] & 255] - 1
        if deed == RELEASE:
            turn_up(state, [frame.that], frame.controller)
        else:
            child = state.push(CAPTURE_THEM if deed == CAPTURE else DESTROY_THEM, frame)
            child.cards = (frame.that,)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if frame.step == 0 and action in (NO, DONE):
            return [Reason("compulsory", ("X5.7b",))]
        code = action - state.catalogue.table.slot
        if frame.step != 0 or not 0 <= code < 15 * len(state.seats):
            return []
        why = self.target.outside(state, frame, code)
        if why or self.target.refuses(state, frame, code, why):
            if state.seats[seat_of(code)].army[slot_of(code)] < 0:
                return why
        if not self.deeds_for(state, code):
            deeds_why: list[Reason] = []
            for deed in self.deeds:
                forbids(state, deed, code, deeds_why)
            named = [reason.id for reason in deeds_why]  # the deed's own rule is the more specific one
            why = [reason for reason in why if reason.id not in named] + deeds_why
        return why

    def clause(self) -> Message:
        names = "-or-".join([DEED_NAMES[deed] for deed in self.deeds])
        return Message("deed", {"deed": names, "target": self.target.phrase(), "may": int(self.may)})


def Capture(target: Target, may: bool = False) -> Deed:
    return Deed([CAPTURE], target, may)


def Destroy(target: Target, notes_level: bool = False) -> Deed:
    return Deed([DESTROY], target, notes_level=notes_level)


class DeedToSeveral(Effect):
    """Capture or destroy several cards: chosen one by one as they lie now, done together (G11.10).

    ``frame.a`` is how many may still be chosen, ``frame.cards`` those that were.
    """

    def __init__(self, deed: i64, target: Target, count: "int | Amount", up_to: bool = False) -> None:
        super().__init__()
        self.deed = deed
        self.target = target
        self.amount = amount(count)
        self.up_to = up_to

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [
            code
            for code in self.target.codes(state, frame)
            if code not in frame.cards and not forbids(state, self.deed, code, None)
        ]

    def possible(self, state: State, frame: Frame) -> bool:
        return len(self.codes(state, frame)) > 0

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            frame.step = 1
            frame.a = self.amount.count(state, frame)
        if frame.step == 1:
            if state.answer >= 0:
                answer = state.take_answer()
                if answer == DONE:
                    frame.a = 0
                else:
                    frame.cards = (*frame.cards, answer - table.slot)
                    frame.a -= 1
            codes = self.codes(state, frame) if frame.a > 0 else []
            if codes:
                choices = [table.slot + code for code in codes]
                state.ask(frame.controller, DEED_KINDS[self.deed], [*choices, DONE] if self.up_to else choices)
                return
            if not frame.cards:
                nothing(state, frame)
                return
            frame.step = 2
            state.push(CAPTURE_THEM if self.deed == CAPTURE else DESTROY_THEM, frame).cards = frame.cards
        else:
            state.finish(state.done)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if action in (NO, DONE):
            return [Reason("compulsory", ("X5.7b",))]
        code = action - state.catalogue.table.slot
        if not 0 <= code < ARMY_SIZE * len(state.seats):
            return []
        why = self.target.outside(state, frame, code)
        self.target.refuses(state, frame, code, why)
        if state.seats[seat_of(code)].army[slot_of(code)] < 0:
            return why
        if code in frame.cards:
            return [Reason("chosen-already", ("G11.10",))]
        deed_why: list[Reason] = []
        forbids(state, self.deed, code, deed_why)
        named = [reason.id for reason in deed_why]
        return [reason for reason in why if reason.id not in named] + deed_why

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.a}

    def clause(self) -> Message:
        return Message("deed-to-several", {
            "deed": DEED_NAMES[self.deed], "target": self.target.phrase(2), "amount": self.amount.phrase(),
            "up_to": int(self.up_to),
        })  # fmt: skip


def DestroySeveral(target: Target, count: "int | Amount", up_to: bool = False) -> DeedToSeveral:
    return DeedToSeveral(DESTROY, target, count, up_to)


def Trap(target: Target, count: "int | Amount" = 1) -> DeedToSeveral:
    """GOSU's word for capturing."""
    return DeedToSeveral(CAPTURE, target, count)


def Release(target: Target) -> Deed:
    return Deed([RELEASE], target)


def CaptureOrRelease(target: Target) -> Deed:
    return Deed([CAPTURE, RELEASE], target)


def CaptureDestroyOrRelease(target: Target) -> Deed:
    return Deed([CAPTURE, DESTROY, RELEASE], target)


class DestroyAll(Effect):
    """Destroy all OPEN cards that fit, as they lie at that moment (X11.8)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = target

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [code for code in self.target.codes(state, frame) if not forbids(state, DESTROY, code, None)]

    def possible(self, state: State, frame: Frame) -> bool:
        return len(self.codes(state, frame)) > 0

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            codes = self.codes(state, frame)
            if not codes:
                nothing(state, frame)
                return
            frame.step = 1
            state.push(DESTROY_THEM, frame).cards = tuple(codes)
        else:
            state.finish(state.done)

    def clause(self) -> Message:
        return Message("destroy-all", {"target": self.target.phrase(2)})


YOURS: Final = "yours"
OPPONENTS: Final = "opponents"


class ReleaseAll(Effect):
    """Release all captured cards of one army."""

    def __init__(self, whose: str) -> None:
        super().__init__()
        self.whose = whose

    def run(self, state: State, frame: Frame) -> None:
        seat = frame.controller if self.whose == YOURS else state.opponent(frame.controller)
        codes = captured_codes(state, seat)
        if codes:
            turn_up(state, codes, frame.controller)
            state.finish(True)
        else:
            nothing(state, frame)

    def clause(self) -> Message:
        return Message("release-all", {"whose": self.whose})
