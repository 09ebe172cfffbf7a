"""Swapping two cards of a row, which Ethereal does not prevent (X10.5)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.flow import nothing
from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DONE, ROW_LENGTH
from gosux.model.changes.army import swap
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.messages import Message, Reason
from gosux.model.state import State, seat_of, slot_of

YOUR_ARMY: Final = "yours"
ONE_ARMY: Final = "one-army"


class Swap(Effect):
    """Swap two cards of the same row of your army, or of one player's (X10.12, G11.8); ``may``: optional."""

    registers: ClassVar[Registers] = ("chosen", "left", "index")

    def __init__(self, whose: str, may: bool = False) -> None:
        super().__init__()
        self.whose = whose
        self.may = may

    def armies(self, state: State, frame: Frame) -> list[int]:
        return [frame.controller] if self.whose == YOUR_ARMY else sorted(state.in_order())

    def codes(self, state: State, frame: Frame) -> list[int]:
        """Every card with another card in its row."""
        found: list[int] = []
        for seat in self.armies(state, frame):
            army = state.seats[seat].army
            rows = state.seats[seat].rows
            first: i64 = 0
            while first < ARMY_SIZE:
                length = rows[first // ROW_LENGTH]
                # The slot of a mutation in progress counts as occupied, but its card has left (G5.5).
                if length > 1:
                    slots = [slot for slot in range(first, first + length) if army[slot] >= 0]
                    if len(slots) > 1:
                        found.extend([seat * ARMY_SIZE + slot for slot in slots])
                first += ROW_LENGTH
        return found

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                codes = self.codes(state, frame)
                choices = [table.slot + code for code in codes]
                if codes:
                    state.ask(frame.controller, kinds.SWAP, [*choices, DONE] if self.may else choices)
                elif self.may:
                    state.finish(False)
                else:
                    nothing(state, frame)
                return
            answer = state.take_answer()
            if answer == DONE:
                state.finish(False)
                return
            frame.chosen = answer - table.slot
            frame.step = 1
        if state.seats[frame.chosen // ARMY_SIZE].out:  # that player has left since (G3.6b): choose again
            frame.step = 0
            return
        if state.answer < 0:
            row = [code for code in self.codes(state, frame) if code // ROW_LENGTH == frame.chosen // ROW_LENGTH]
            state.ask(frame.controller, kinds.SWAP_WITH, [table.slot + code for code in row if code != frame.chosen])
            return
        swap(state, frame.chosen, state.take_answer() - table.slot)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        code = action - state.catalogue.table.slot
        if not 0 <= code < ARMY_SIZE * len(state.seats):
            return []
        if state.seats[seat_of(code)].out:
            return [Reason("player-conceded", ("G3.6b",), {"player": seat_of(code)})]
        if seat_of(code) not in self.armies(state, frame):
            return [Reason("not-your-card", ("X3.9",))]
        if state.seats[seat_of(code)].army[slot_of(code)] < 0:
            return [Reason("no-card-there", ("X3.1",))]
        return [Reason("swap-same-row", ("X10.12a",))]

    def clause(self) -> Message:
        swapping = Message("swap", {"whose": self.whose})
        return Message("may", {"effect": swapping}) if self.may else swapping


def MaySwap(whose: str) -> Swap:
    return Swap(whose, may=True)
