"""Shifting: replacing one of your cards with another card of its row's level (X6).

First the cost is paid, then the replacement is chosen, then it takes the old card's place.
"""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.piles.take import pile_design, pile_row
from gosux.model import events, kinds
from gosux.model.changes.army import to_discard
from gosux.model.changes.knowledge import DESIGN, designs_in_hand, hand_choices, take_from_hand, without_copies
from gosux.model.changes.piles import discard_from_hand, left_pile
from gosux.model.effect import Effect, Registers
from gosux.model.frame import FROM_HAND, FROM_PILE, Frame
from gosux.model.keywords import FROM_THE_PILE
from gosux.model.messages import Argument, Reason
from gosux.model.messages.references import Reference, RuleRef
from gosux.model.state import NoChoice, State, slot_of, slot_ref
from gosux.model.traits import keywords_in_slot
from gosux.rules.enter import SHIFTED_IN, enter
from gosux.rules.payment import ASKED, ask_for_payment, lowered_by_wonder
from gosux.rules.replacement import forbids_replacement, has_replacement, replacements, shift_cost, takes_next_discard

# Steps, with their numbers in saved states.
BEGIN: Final = 0
WONDER: Final = 1
PAY: Final = 2
CHOOSE: Final = 3
REPLACE: Final = 4


class Shift(Effect):
    """Shift the card in the slot ``frame.that``. ``frame.left`` is the cost left to pay.

    ``frame.flag`` is 1 for a Secret shift; ``frame.origin`` is where the replacement comes from.
    """

    registers: ClassVar[Registers] = ("left", "flag", "origin")

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == BEGIN:
            self.begin(state, frame)
            frame.step = WONDER
        if frame.step == WONDER:
            self.require_replacement(state, frame)
            if not self.lower_cost(state, frame, self.spare_cards(state, frame)):
                return
            frame.step = PAY
        if frame.step == PAY:
            if not self.pay(state, frame):
                return
            frame.step = CHOOSE
            if state.refilled:
                return
        if self.choose(state, frame):
            self.replace(state, frame)

    def begin(self, state: State, frame: Frame) -> None:
        you = frame.controller
        slot = slot_of(frame.that)
        frame.left = shift_cost(state, you, slot)
        frame.flag = 1 if keywords_in_slot(state, you, slot, FROM_THE_PILE) & FROM_THE_PILE else 0
        if state.log is not None:
            card = state.card_ref(state.seats[you].army[slot])
            state.tell(events.Shifts(you, card, slot_ref(frame.that), frame.left))

    def require_replacement(self, state: State, frame: Frame) -> None:
        """A shift starts only if there is a replacement (X6.2c). A sampled world without one is impossible."""
        you = frame.controller
        slot = slot_of(frame.that)
        player = state.seats[you]
        if not has_replacement(state, you, slot, player.hand):
            if not frame.flag or not has_replacement(state, you, slot, player.discard):
                raise NoChoice("no replacement is left")

    def spare_cards(self, state: State, frame: Frame) -> i64:
        """How many cards in hand can pay; one replacement must be left unless a card that pays can come back."""
        spare = len(state.seats[frame.controller].hand)
        comes_back = frame.flag and not (spare == 1 and takes_next_discard(state, frame.controller))
        return spare if comes_back else spare - 1

    def lower_cost(self, state: State, frame: Frame, spare: i64) -> bool:
        """The Wonder token may lower the cost; False while the question is open."""
        cost = lowered_by_wonder(state, frame.controller, frame.left, spare)
        if cost == ASKED:
            return False
        frame.left = cost
        return True

    def pay(self, state: State, frame: Frame) -> bool:
        """Pay card by card; False while a question is open."""
        you = frame.controller
        table = state.catalogue.table
        if state.answer >= 0:
            discard_from_hand(state, you, state.take_answer() - table.hand)
            frame.left -= 1
        if frame.left and frame.flag and takes_next_discard(state, you):  # only this card: the next ones stay
            state.ask(you, kinds.PAY, hand_choices(state, self.payments(state, frame)))
            return False
        if frame.left and ask_for_payment(state, you, frame.left, self.payments(state, frame)):
            return False
        frame.left = 0
        return True

    def payments(self, state: State, frame: Frame) -> list[int]:
        """The designs of the cards to pay with: never the last possible replacement (X6.2c)."""
        you = frame.controller
        hand = [entry & DESIGN for entry in state.seats[you].hand]
        fitting = replacements(state, you, slot_of(frame.that), state.seats[you].hand)
        if not fitting:
            self.require_replacement(state, frame)
        if len(fitting) == 1 and (not frame.flag or takes_next_discard(state, you)):
            return [design for design in hand if design != fitting[0]]
        return hand

    def choose(self, state: State, frame: Frame) -> bool:
        """Ask which card comes in and take it from the hand or pile; False while the question is open."""
        you = frame.controller
        table = state.catalogue.table
        if state.answer < 0:
            choices = hand_choices(state, self.from_hand(state, frame))
            if frame.flag:
                choices += [pile_row(state, you, design) for design in self.from_pile(state, frame)]
            state.ask(you, self.question(), choices)
            return False
        answer = state.take_answer()
        from_pile = answer >= table.pile
        if from_pile:
            design = pile_design(state, answer)
            state.seats[you].discard.remove(design)
            left_pile(state, you, design)
        else:
            design = answer - table.hand
            take_from_hand(state, you, design)
        state.incoming = design
        frame.origin = FROM_PILE if from_pile else FROM_HAND
        return True

    def question(self) -> int:
        return kinds.REPLACE

    def from_hand(self, state: State, frame: Frame) -> list[int]:
        """The designs in hand that may come in."""
        you = frame.controller
        return without_copies(replacements(state, you, slot_of(frame.that), state.seats[you].hand))

    def from_pile(self, state: State, frame: Frame) -> list[int]:
        """The designs in the discard pile that may come in, including one just discarded to pay (X6.4)."""
        you = frame.controller
        found = replacements(state, you, slot_of(frame.that), state.seats[you].discard)
        found.sort()
        return without_copies(found)

    def replace(self, state: State, frame: Frame) -> None:
        """Replace the card. The old one leaves only when its replacement is known, so no row ever has a gap."""
        code = frame.that
        design = state.incoming
        state.incoming = -1
        to_discard(state, code, events.ShiftedOut)
        state.finish(True)
        enter(state, code, design, "discard" if frame.origin == FROM_PILE else "hand", SHIFTED_IN)

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return RuleRef(state.catalogue.law.cite("X6.2a")) if frame.step == PAY else None

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        design = state.seats[frame.controller].army[slot_of(frame.that)]
        return {"count": frame.left, "card": state.card_ref(design)}

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        if frame.step not in (PAY, CHOOSE):
            return []
        table = state.catalogue.table
        you = frame.controller
        from_pile = False
        if 0 <= action - table.hand < len(table.designs):
            design = action - table.hand
            if design not in designs_in_hand(state.seats[you]):
                return []
        elif 0 <= action - table.pile < len(table.designs) * table.piles and frame.step == CHOOSE:
            from_pile = True
            design = pile_design(state, action)
            owner = (action - table.pile) // len(table.designs) if table.pile_step else you
            if not frame.flag or owner != you:
                return [Reason("not-a-secret-shift", ("X6.4",))]
            if design not in state.seats[you].discard:
                return [Reason("not-in-pile", ("X6.4",), {"card": state.card_ref(design)})]
        else:
            return []
        if frame.step == PAY:
            return [Reason("last-replacement", ("X6.2c",), {"card": state.card_ref(design)})]
        return self.forbidding(state, frame, design, from_pile)

    def forbidding(self, state: State, frame: Frame, design: i64, from_pile: bool) -> list[Reason]:
        """Why this card cannot come in."""
        why: list[Reason] = []
        forbids_replacement(state, frame.controller, slot_of(frame.that), design, why)
        return why


SHIFT: Final = Shift()
