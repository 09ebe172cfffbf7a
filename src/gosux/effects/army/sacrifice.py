"""Sacrificing cards of your own army, which Ethereal does not prevent (X10.5)."""

from mypy_extensions import i64

from gosux.effects.amounts import SACRIFICE, amount
from gosux.effects.selectors import CARD
from gosux.effects.who import YOU, PlayersEffect
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import DESIGN
from gosux.model.changes.army import to_discard
from gosux.model.effect import Amount
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.state import State, seat_of, slot_of
from gosux.model.traits import is_open, open_slots


def sacrifice_choices(state: State, seat: i64) -> list[int]:
    """Your own OPEN cards, captured or not (X10.10)."""
    return [state.catalogue.table.slot + seat * ARMY_SIZE + slot for slot in open_slots(state, seat)]


def sacrifice_refusals(state: State, seat: i64, action: i64) -> list[Reason]:
    code = action - state.catalogue.table.slot
    if not 0 <= code < ARMY_SIZE * len(state.seats):
        return []
    if seat_of(code) != seat:
        return [Reason("not-your-card", ("X10.10",))]
    if state.seats[seat].army[slot_of(code)] < 0:
        return [Reason("no-card-there", ("X3.1",))]
    if not is_open(state, seat, slot_of(code)):
        return [
            Reason("not-open", ("X10.10",), {"card": state.card_ref(state.seats[seat].army[slot_of(code)] & DESIGN)})
        ]
    return []


class Sacrifice(PlayersEffect):
    """Sacrifice OPEN cards of the player's choice, one at a time (X10.10)."""

    def __init__(self, count: "int | Amount" = 1, who: str = YOU) -> None:
        self.amount = amount(count, SACRIFICE)
        super().__init__(who, self.amount)

    def carry_out(self, state: State, frame: Frame) -> None:
        if frame.step == 2:
            frame.step = 3
            frame.left = self.amount.count(state, frame)
        if state.answer >= 0:
            to_discard(state, state.take_answer() - state.catalogue.table.slot, events.Sacrificed)
            frame.left -= 1
            frame.count += 1
        choices = sacrifice_choices(state, frame.controller) if frame.left > 0 else []
        if choices:
            state.ask(frame.controller, kinds.SACRIFICE, choices)
        else:
            state.finish(frame.count > 0)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return sacrifice_refusals(state, frame.controller, action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.left}

    def clause(self) -> Message:
        return Message("sacrifice", {
            "amount": self.amount.phrase(), "target": CARD.open.phrase(), "who": self.who,
        })  # fmt: skip
