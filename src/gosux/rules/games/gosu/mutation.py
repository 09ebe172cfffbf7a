"""Mutation: a shift whose new goblin is announced and set aside before the cost is paid (G5).

The old goblin's powers are resolved before the new one enters.
"""

from typing import Final

from mypy_extensions import i64

from gosux.effects.army.peril import watching
from gosux.effects.together import LEAVES, MUTATES, Pending, pending, resolve_together
from gosux.model import events, kinds
from gosux.model.changes.army import fill, vacate
from gosux.model.changes.knowledge import DESIGN
from gosux.model.frame import FROM_HAND, FROM_PILE, Frame
from gosux.model.messages import Reason
from gosux.model.ongoing import WHEN_OPPONENT_SHIFTS
from gosux.model.state import State, slot_of
from gosux.rules.enter import SHIFTED_IN, entered
from gosux.rules.shift import BEGIN, CHOOSE, PAY, REPLACE, WONDER, Shift

COME_IN: Final = 5  # comes after the steps of a shift


class Mutation(Shift):
    """Mutate the goblin in the slot ``frame.that``."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == BEGIN:
            self.begin(state, frame)
            frame.step = CHOOSE
        if frame.step == CHOOSE:
            if not self.choose(state, frame):
                return
            frame.step = WONDER
        if frame.step == WONDER:
            if not self.lower_cost(state, frame, len(state.seats[frame.controller].hand)):
                return
            frame.step = PAY
        if frame.step == PAY:
            if not self.pay(state, frame):
                return
            frame.step = REPLACE
            if state.refilled:
                return
        if frame.step == REPLACE:
            self.replace(state, frame)
        else:
            state.finish(True)
            entered(state, fill(state), SHIFTED_IN)

    def question(self) -> int:
        return kinds.INCOMING

    def choose(self, state: State, frame: Frame) -> bool:
        if not super().choose(state, frame):
            return False
        if state.log is not None:
            origin: events.Zone = "discard" if frame.origin == FROM_PILE else "hand"
            state.tell(events.SetAside(frame.controller, state.card_ref(state.incoming), origin))
        frame.origin = FROM_HAND
        return True

    def can_pay(self, state: State, frame: Frame, from_pile: bool) -> bool:
        """Whether the rest of the hand can pay once the new goblin is set aside."""
        return len(state.seats[frame.controller].hand) - (0 if from_pile else 1) >= frame.left

    def from_hand(self, state: State, frame: Frame) -> list[int]:
        return super().from_hand(state, frame) if self.can_pay(state, frame, False) else []

    def from_pile(self, state: State, frame: Frame) -> list[int]:
        """Not a card that pays: the new goblin was announced before (G5.3)."""
        return super().from_pile(state, frame) if self.can_pay(state, frame, True) else []

    def payments(self, state: State, frame: Frame) -> list[int]:
        return [entry & DESIGN for entry in state.seats[frame.controller].hand]

    def replace(self, state: State, frame: Frame) -> None:
        set_off = self.set_off(state, frame.controller, frame.that)
        frame.step = COME_IN
        vacate(state, frame.that)
        resolve_together(state, set_off)

    def set_off(self, state: State, you: i64, code: i64) -> Pending:
        """Push the old goblin's powers and the effects triggered by an opponent's mutation (G5.1b, G5.6)."""
        design = state.seats[you].army[slot_of(code)]
        found: Pending = []
        if state.catalogue.shifted_out[design] is not None:
            found.append(pending(you, code, design, MUTATES))
        if state.catalogue.leaves[design] is not None:
            found.append(pending(you, code, design, LEAVES))
        for other in state.opponents(you):
            found += watching(state, other, WHEN_OPPONENT_SHIFTS)
        return found

    def forbidding(self, state: State, frame: Frame, design: i64, from_pile: bool) -> list[Reason]:
        why = super().forbidding(state, frame, design, from_pile)
        if not why and not self.can_pay(state, frame, from_pile):
            old = state.seats[frame.controller].army[slot_of(frame.that)]
            why.append(Reason("cannot-pay-shift", ("X6.2c",), {"card": state.card_ref(old), "cost": frame.left}))
        return why


MUTATION: Final = Mutation()
