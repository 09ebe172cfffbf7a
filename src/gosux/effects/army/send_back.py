"""Putting cards in play back on a deck or into a hand, which Ethereal does not prevent (X10.5)."""

from mypy_extensions import i64

from gosux.effects.flow import nothing
from gosux.effects.piles.draw import Discard
from gosux.effects.selectors import Target, target_refusals
from gosux.model import kinds
from gosux.model.changes.army import to_deck, to_hand
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Message, Reason
from gosux.model.state import State, seat_of


class PutOnDeck(Effect):
    """Put a card in play on top of its owner's deck."""

    def __init__(self, target: Target, by_controller: bool = False) -> None:
        super().__init__()
        self.target = target
        self.by_controller = by_controller  # changes only the text: "its controller puts it …"

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer < 0:
            choices = [table.slot + code for code in self.target.codes(state, frame)]
            if choices:
                state.ask(frame.controller, kinds.PUT_ON_DECK, choices)
            else:
                nothing(state, frame)
            return
        to_deck(state, state.take_answer() - table.slot, frame.controller)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return target_refusals(self.target, state, frame, action)

    def clause(self) -> Message:
        return Message("put-on-deck", {"target": self.target.phrase(), "by_controller": int(self.by_controller)})


class ReturnToHand(Effect):
    """Return a card in play to its controller's hand; that player then discards cards (G11.9)."""

    def __init__(self, target: Target, discards: i64) -> None:
        super().__init__()
        self.target = target
        self.number = discards
        self.discard = Discard(discards)

    def parts(self) -> list[Effect]:
        return [self.discard]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if frame.step == 0:
            if state.answer < 0:
                choices = [table.slot + code for code in self.target.codes(state, frame)]
                if choices:
                    state.ask(frame.controller, kinds.RETURN, choices)
                else:
                    nothing(state, frame)
                return
            code = state.take_answer() - table.slot
            frame.step = 1
            to_hand(state, code, frame.controller)
            if not state.seats[seat_of(code)].out:
                state.push(self.discard, frame).controller = seat_of(code)
        else:
            state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return target_refusals(self.target, state, frame, action)

    def clause(self) -> Message:
        return Message("return-to-hand", {"target": self.target.phrase(), "number": self.number})
