"""Capture, destroy and release: choosing the cards, and what is done to them."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.amounts import amount
from gosux.effects.army.peril import (
    CAPTURE,
    CAPTURE_THEM,
    DEED_KINDS,
    DEED_NAMES,
    DESTROY,
    DESTROY_THEM,
    RELEASE,
    forbids,
)
from gosux.effects.flow import nothing
from gosux.effects.selectors import Target, several
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DONE, NO
from gosux.model.catalogue import DESIGN
from gosux.model.changes.army import captured_codes, turn_up
from gosux.model.effect import Amount, Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.state import State, seat_of, slot_of


class Deed(Effect):
    """Choose a card and do something to it: see ``Capture``, ``Destroy``, ``Release``."""

    registers: ClassVar[Registers] = ("chosen", "noted", "index")

    def __init__(self, deeds: list[int], target: Target, may: bool = False, notes_level: bool = False) -> None:
        super().__init__()
        self.deeds = deeds
        self.target = target
        self.may = may
        self.notes_level = notes_level  # a later clause uses the card's level, even if the card has left play

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
            state.finish_with(frame.that, frame.chosen == RELEASE or state.done)
            if self.notes_level and state.stack:
                state.stack[-1].level = frame.noted

    def choose_card(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer < 0:
            codes = self.codes(state, frame)
            if not codes:
                nothing(state, frame)
                return
            if self.target.names_one() and not self.may:  # "this card": nothing to choose
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
        frame.chosen = deed
        frame.noted = state.catalogue.level[state.seats[seat_of(frame.that)].army[slot_of(frame.that)] & DESIGN] - 1
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
            named = [reason.id for reason in deeds_why]  # the rule about the deed is more specific
            why = [reason for reason in why if reason.id not in named] + deeds_why
        return why

    def clause(self) -> Message:
        names = "-or-".join([DEED_NAMES[deed] for deed in self.deeds])
        deed = Message("deed", {"deed": names, "target": self.target.phrase()})
        return Message("may", {"effect": deed}) if self.may else deed


def Capture(target: Target, may: bool = False) -> Deed:
    return Deed([CAPTURE], target, may)


def Destroy(target: Target, notes_level: bool = False) -> Deed:
    return Deed([DESTROY], target, notes_level=notes_level)


class DeedToSeveral(Effect):
    """Capture or destroy several cards: chosen one by one as they lie now, affected together (G11.10).

    ``frame.left`` is how many may still be chosen, ``frame.cards`` those already chosen.
    """

    def __init__(self, deed: i64, target: Target, count: "int | Amount", up_to: bool = False) -> None:
        super().__init__()
        self.deed = deed
        self.target = several("DestroySeveral" if deed == DESTROY else "Trap", target)
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
            frame.left = self.amount.count(state, frame)
        if frame.step == 1:
            if state.answer >= 0:
                answer = state.take_answer()
                if answer == DONE:
                    frame.left = 0
                else:
                    frame.cards = (*frame.cards, answer - table.slot)
                    frame.left -= 1
            codes = self.codes(state, frame) if frame.left > 0 else []
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
        return {"count": frame.left}

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
    """Destroy all matching cards that are OPEN at that moment (X11.8)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.target = several("DestroyAll", target)

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
