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


def enter(state: State, code: int, design: int) -> None:
    """A card enters an empty slot, played or shifted in (X10.4b, X10.13); its effect is pending then."""
    place(state, code, design)
    if state.over:
        return
    seat = seat_of(code)
    keywords = keywords_in_slot(state, seat, slot_of(code))
    if keywords & WONDROUS:
        take_wonder(state, seat)
    effect = effect_in_slot(state, code)
    if effect is not None:
        if keywords & ECHO:  # read now, its own ongoing effect included (X10.20)
            state.push_new(REPEAT, seat, code)
        state.push_new(effect, seat, code)


class Repeat(Effect):
    """Echo: the player may resolve the effect of the card that has entered once more (X10.4a)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0 and self.may_repeat(state, frame):
            if state.answer < 0:
                state.ask(frame.controller, kinds.ECHO, [YES, NO])
                return
            frame.step = 1
            effect = effect_in_slot(state, frame.source)
            if state.take_answer() == YES and effect is not None:
                design = state.seats[frame.controller].army[slot_of(frame.source)]
                state.tell("echo", {"player": frame.controller, "card": state.card_text(design)})
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


REPEAT = Repeat()
