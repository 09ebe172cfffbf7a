"""Sacrificing, swapping, putting cards on a deck, and the Bounty token: deeds that Ethereal does not stop (X10.5)."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.amounts import amount
from gosux.effects.draw import Discard
from gosux.effects.flow import nothing
from gosux.effects.selectors import Target
from gosux.effects.who import YOU, PlayersEffect
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, DONE, ROW_LENGTH
from gosux.model.army import swap, to_deck, to_discard, to_hand
from gosux.model.effect import Amount, Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument, Message, Reason
from gosux.model.state import State, seat_of, slot_of
from gosux.model.tokens import put_bounty_token
from gosux.model.traits import face_up, is_open, open_slots


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
        return [Reason("not-open", ("X10.10",), {"card": state.card_ref(state.seats[seat].army[slot_of(code)] & 255)})]
    return []


class Sacrifice(PlayersEffect):
    """Sacrifice OPEN cards of one's own choice, one at a time (X10.10)."""

    def __init__(self, count: "int | Amount" = 1, who: str = YOU) -> None:
        self.amount = amount(count)
        super().__init__(who, self.amount)

    def carry_out(self, state: State, frame: Frame) -> None:
        if frame.step == 2:
            frame.step = 3
            frame.a = self.amount.count(state, frame)
        if state.answer >= 0:
            to_discard(state, state.take_answer() - state.catalogue.table.slot, events.Sacrificed)
            frame.a -= 1
            frame.b += 1
        choices = sacrifice_choices(state, frame.controller) if frame.a > 0 else []
        if choices:
            state.ask(frame.controller, kinds.SACRIFICE, choices)
        else:
            state.finish(frame.b > 0)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return sacrifice_refusals(state, frame.controller, action)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.a}

    def clause(self) -> Message:
        return Message("sacrifice", {"amount": self.amount.phrase(), "who": self.who})


class PutOnDeck(Effect):
    """Put a card in play on top of its owner's deck."""

    def __init__(self, target: Target, by_controller: bool = False) -> None:
        super().__init__()
        self.target = target
        self.by_controller = by_controller  # only the wording differs: "its controller puts it …"

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


def target_refusals(target: Target, state: State, frame: Frame, action: i64) -> list[Reason]:
    """Why a slot is no answer where the target alone decides."""
    code = action - state.catalogue.table.slot
    if not 0 <= code < ARMY_SIZE * len(state.seats):
        return []
    why = target.outside(state, frame, code)
    target.refuses(state, frame, code, why)
    return why


YOUR_ARMY: Final = "yours"
ONE_ARMY: Final = "one-army"


class Swap(Effect):
    """Swap two cards of the same row of your army, or of one player's (X10.12, G11.8); ``may``: or do not."""

    def __init__(self, whose: str, may: bool = False) -> None:
        super().__init__()
        self.whose = whose
        self.may = may

    def armies(self, state: State, frame: Frame) -> list[int]:
        return [frame.controller] if self.whose == YOUR_ARMY else sorted(state.in_order())

    def codes(self, state: State, frame: Frame) -> list[int]:
        """Every card with another one in its row."""
        found: list[int] = []
        for seat in self.armies(state, frame):
            for row in range(3):
                first = row * ROW_LENGTH
                slots = [slot for slot in range(first, first + ROW_LENGTH) if state.seats[seat].army[slot] >= 0]
                if len(slots) > 1:
                    found.extend([seat * ARMY_SIZE + slot for slot in slots])
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
            frame.a = answer - table.slot
            frame.step = 1
        if state.seats[frame.a // ARMY_SIZE].out:  # that player has left meanwhile (G3.6b): choose again
            frame.step = 0
            return
        if state.answer < 0:
            row = [code for code in self.codes(state, frame) if code // ROW_LENGTH == frame.a // ROW_LENGTH]
            state.ask(frame.controller, kinds.SWAP_WITH, [table.slot + code for code in row if code != frame.a])
            return
        swap(state, frame.a, state.take_answer() - table.slot)
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
        return Message("may-swap" if self.may else "swap", {"whose": self.whose})


def MaySwap(whose: str) -> Swap:
    return Swap(whose, may=True)


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


class PlaceBountyToken(Effect):
    """Place the Bounty token on a face-up card, or move it there (X10.26)."""

    def codes(self, state: State) -> list[int]:
        return [
            code
            for code in range(ARMY_SIZE * len(state.seats))
            if code != state.bounty and face_up(state, seat_of(code), slot_of(code))
        ]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        if state.answer < 0:
            choices = [table.slot + code for code in self.codes(state)]
            if choices:
                state.ask(frame.controller, kinds.BOUNTY_TOKEN, choices)
            else:
                nothing(state, frame)
            return
        put_bounty_token(state, state.take_answer() - table.slot, frame.controller)
        state.finish(True)

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        code = action - state.catalogue.table.slot
        if not 0 <= code < ARMY_SIZE * len(state.seats):
            return []
        if state.seats[seat_of(code)].army[slot_of(code)] < 0:
            return [Reason("no-card-there", ("X3.1",))]
        return [Reason("bounty-token-place", ("X10.26",))]

    def clause(self) -> Message:
        return Message("place-bounty-token")
