"""A card enters play: Wondrous, then its effect, then Echo's repetition (X5.7a, X10.4)."""

from gosux.effects.copying import effect_in_slot
from gosux.model import kinds
from gosux.model.actions import NO, YES
from gosux.model.army import place
from gosux.model.catalogue import CAPTURED
from gosux.model.effect import Effect
from gosux.model.frame import NOWHERE, Frame
from gosux.model.keywords import ECHO, WONDROUS
from gosux.model.state import State, seat_of, slot_of
from gosux.model.tokens import take_wonder
from gosux.model.traits import keywords_in_slot


class Enter(Effect):
    """The card ``frame.a`` enters the slot ``frame.source``, played or shifted in (X10.4b, X10.13)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            code = frame.source
            place(state, code, frame.a)
            if state.over:
                return
            keywords = keywords_in_slot(state, seat_of(code), slot_of(code))
            if keywords & WONDROUS:
                take_wonder(state, frame.controller)
            frame.b = 1 if keywords & ECHO else 0  # X10.20
            effect = effect_in_slot(state, code)
            if effect is None:
                state.finish(True)
                return
            state.push(effect, frame)
        elif frame.step == 1 and frame.b and self.may_repeat(state, frame):
            if state.answer < 0:
                state.ask(frame.controller, kinds.ECHO, [YES, NO])
                return
            frame.step = 2
            if state.take_answer() == YES:
                effect = effect_in_slot(state, frame.source)
                if effect is not None:
                    state.tell("echo", {"player": frame.controller, "card": state.card_text(frame.a)})
                    state.push(effect, frame)
        else:
            state.finish(True)

    def may_repeat(self, state: State, frame: Frame) -> bool:
        """Only while the card is still face up in your army (X10.21), and has an effect."""
        if frame.source == NOWHERE:
            return False
        if state.seats[seat_of(frame.source)].army[slot_of(frame.source)] >= CAPTURED:
            return False
        return effect_in_slot(state, frame.source) is not None


ENTER = Enter()


def enter(state: State, code: int, design: int) -> None:
    """Let a card enter next."""
    state.push_new(ENTER, seat_of(code), code).a = design
