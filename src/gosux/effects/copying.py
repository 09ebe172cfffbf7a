"""Copying the effect of another card (X10.14, X10.18, X10.19)."""

from mypy_extensions import i64

from gosux.effects.flow import nothing
from gosux.effects.piles.take import pile_row
from gosux.effects.selectors import Target
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.effect import Effect
from gosux.model.frame import NOWHERE, Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.ongoing import MIRROR
from gosux.model.state import PILE_CODE, State, seat_of, slot_of
from gosux.model.traits import acting


def effect_in_slot(state: State, code: i64) -> Effect | None:
    """The current `effect` of a face-up card (X11.3c for a mirror card); None if it has none."""
    design = state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]
    if design < 0 or design >= CAPTURED:
        return None
    if state.catalogue.flags[design] & MIRROR:
        design = acting(state, seat_of(code), slot_of(code))
    return state.catalogue.enters[design]


def activation_in_slot(state: State, code: i64) -> Effect | None:
    """The effect that activating a face-up card resolves; None if there is none."""
    design = state.seats[seat_of(code)].army[slot_of(code)]
    if not 0 <= design < CAPTURED:
        return None
    return state.catalogue.activates[acting(state, seat_of(code), slot_of(code))]


def forbids_copy(state: State, frame: Frame, code: i64, why: "list[Reason] | None") -> bool:
    """Whether the rules forbid copying the card in a slot (X3.5c, X10.14c, X10.18)."""
    design = state.seats[seat_of(code)].army[slot_of(code)]
    card = "" if why is None else state.card_ref(design & DESIGN)
    if design >= CAPTURED:
        if why is not None:
            why.append(Reason("captured-not-copied", ("X3.5c",), {"card": card}))
        return True
    if code == frame.source:
        if why is not None:
            why.append(Reason("copies-itself", ("X10.18",), {"card": card}))
        return True
    if effect_in_slot(state, code) is None:
        if why is not None:
            why.append(Reason("no-effect-to-copy", ("X10.18",), {"card": card}))
        return True
    if code in frame.copied:
        if why is not None:
            why.append(Reason("copied-already", ("X10.14c",), {"card": card}))
        return True
    return False


def push_copied(state: State, frame: Frame, effect: Effect, code: i64) -> None:
    """Resolve a copied effect: "you" and "this" stay the same; choices of earlier clauses do not apply to it."""
    child = state.push(effect, frame)
    child.copied = (*frame.copied, code)
    child.that = NOWHERE
    child.clan = -1
    child.level = -1


class Copy(Effect):
    """Resolve the effect of a card in play as if it were printed on this card (X10.14a)."""

    def __init__(self, target: Target) -> None:
        super().__init__()
        self.keeps_its_card = True  # X10.19
        self.target = target

    def codes(self, state: State, frame: Frame) -> list[int]:
        return [code for code in self.target.codes(state, frame) if not forbids_copy(state, frame, code, None)]

    def possible(self, state: State, frame: Frame) -> bool:
        return len(self.codes(state, frame)) > 0

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            codes = self.codes(state, frame)
            if not codes:
                nothing(state, frame)
                return
            if state.answer >= 0:
                code = state.take_answer() - table.slot
            elif self.target.names_one():
                code = codes[0]
            else:
                state.ask(frame.controller, kinds.COPY, [table.slot + code for code in codes])
                return
            copied = effect_in_slot(state, code)
            assert copied is not None
            frame.step = 1
            frame.that = code
            design = state.seats[seat_of(code)].army[slot_of(code)]
            if state.log is not None:
                state.tell(events.Copied(frame.controller, state.card_ref(design)))
            push_copied(state, frame, copied, code)
            return
        state.finish_with(frame.that, True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        code = action - state.catalogue.table.slot
        if not 0 <= code < ARMY_SIZE * len(state.seats):
            return []
        why = self.target.outside(state, frame, code)
        self.target.refuses(state, frame, code, why)
        if state.seats[seat_of(code)].army[slot_of(code)] >= 0:
            forbids_copy(state, frame, code, why)
        return why

    def clause(self) -> Message:
        return Message("copy", {"target": self.target.phrase()})


class CopyFromPile(Effect):
    """Resolve the effect of a card in any discard pile as if it were printed on this card."""

    def __init__(self) -> None:
        super().__init__()
        self.keeps_its_card = True  # X10.19

    def choices(self, state: State, frame: Frame) -> list[int]:
        rows: list[int] = []
        for seat, player in enumerate(state.seats[: state.catalogue.table.piles]):
            for design in sorted(set(player.discard)):
                if not self.forbids(state, frame, seat, design, None):
                    rows.append(pile_row(state, seat, design))
        return rows

    def forbids(self, state: State, frame: Frame, seat: i64, design: i64, why: "list[Reason] | None") -> bool:
        card = state.card_ref(design)
        if state.catalogue.enters[design] is None:
            if why is not None:
                why.append(Reason("no-effect-to-copy", ("X10.18",), {"card": card}))
            return True
        times = frame.copied.count(PILE_CODE + 256 * seat + design)
        if times >= state.seats[seat].discard.count(design):
            if why is not None:
                why.append(Reason("copied-already", ("X10.14c",), {"card": card}))
            return True
        return False

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                choices = self.choices(state, frame)
                if choices:
                    state.ask(frame.controller, kinds.COPY, choices)
                else:
                    nothing(state, frame)
                return
            index = state.take_answer() - table.pile
            seat = index // len(table.designs)
            design = index % len(table.designs)
            copied = state.catalogue.enters[design]
            assert copied is not None
            frame.step = 1
            frame.that = PILE_CODE + 256 * seat + design
            if state.log is not None:
                state.tell(events.Copied(frame.controller, state.card_ref(design)))
            push_copied(state, frame, copied, frame.that)
            return
        state.finish_with(frame.that, True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        table = state.catalogue.table
        index = action - table.pile
        if not 0 <= index < len(table.designs) * table.piles:
            return []
        seat = index // len(table.designs)
        design = index % len(table.designs)
        if design not in state.seats[seat].discard:
            return [Reason("not-in-pile", ("X3.8a",), {"card": state.card_ref(design)})]
        why: list[Reason] = []
        self.forbids(state, frame, seat, design, why)
        return why

    def clause(self) -> Message:
        return Message("copy-from-pile")


class CopyActivation(Effect):
    """Use the activate power of a face-up card in an opponent's army, whether it has a token or not (G6.3, G6.5).

    Row and column are those of the original card; "you" is the player who uses the power.
    """

    def forbids(self, state: State, frame: Frame, code: i64, why: "list[Reason] | None") -> bool:
        seat = seat_of(code)
        design = state.seats[seat].army[slot_of(code)]
        refused = True
        reason = Reason("no-card-there", ("G6.5",))
        card: dict[str, Argument] = {"card": state.card_ref(design & DESIGN)} if design >= 0 else {}
        if design < 0:
            pass
        elif seat not in state.opponents(frame.controller):
            reason = Reason("not-opposing-card", ("G6.5",))
        elif design >= CAPTURED:
            reason = Reason("captured-not-copied", ("X3.5c",), card)
        elif code == frame.source or code in frame.copied:
            reason = Reason("copies-itself", ("G6.5",), card)
        elif activation_in_slot(state, code) is None:
            reason = Reason("no-activate-power", ("G6.5",), card)
        else:
            refused = False
        if refused and why is not None:
            why.append(reason)
        return refused

    def codes(self, state: State, frame: Frame) -> list[int]:
        every = range(ARMY_SIZE * len(state.seats))
        return [code for code in every if not self.forbids(state, frame, code, None)]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                codes = self.codes(state, frame)
                if codes:
                    state.ask(frame.controller, kinds.COPY, [table.slot + code for code in codes])
                else:
                    nothing(state, frame)
                return
            code = state.take_answer() - table.slot
            effect = activation_in_slot(state, code)
            assert effect is not None
            frame.step = 1
            design = state.seats[seat_of(code)].army[slot_of(code)]
            if state.log is not None:
                state.tell(events.Copied(frame.controller, state.card_ref(design)))
            copied = (*frame.copied, frame.source, code)
            push_copied(state, frame, effect, code)
            state.stack[-1].copied = copied
            state.stack[-1].source = code
        else:
            state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        code = action - state.catalogue.table.slot
        why: list[Reason] = []
        if 0 <= code < ARMY_SIZE * len(state.seats):
            self.forbids(state, frame, code, why)
        return why

    def clause(self) -> Message:
        return Message("copy-activation")
