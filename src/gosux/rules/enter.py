"""A card enters play: Wondrous, Vision, then its effect, then Echo (X5.7a, X10.4)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from gosux.effects.copying import effect_in_slot
from gosux.effects.flow import nothing
from gosux.model import events, kinds
from gosux.model.actions import ARMY_SIZE, NO, YES
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.army import place
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from gosux.model.changes.piles import mill, refill, see_top
from gosux.model.changes.tokens import take_wonder
from gosux.model.effect import Effect, Registers
from gosux.model.frame import NOWHERE, Frame
from gosux.model.keywords import ECHO, VISION, WONDROUS
from gosux.model.messages import Argument
from gosux.model.messages.references import KeywordRef, Reference
from gosux.model.state import State, seat_of, slot_of
from gosux.model.traits import acting, keywords_in_slot

PLAYED: Final = 0
SHIFTED_IN: Final = 1


def enter(state: State, code: i64, design: i64, origin: events.Zone, how: i64 = PLAYED) -> None:
    """A card enters an empty slot, played or shifted in (X10.4b, X10.13); push its effect."""
    place(state, code, design, origin)
    entered(state, code, how)


def entered(state: State, code: i64, how: i64) -> None:
    """A card has entered play: push what that triggers."""
    if state.over:
        return
    seat = code // ARMY_SIZE
    keywords = keywords_in_slot(state, seat, code % ARMY_SIZE, WONDROUS | ECHO | VISION)
    if keywords & WONDROUS:
        take_wonder(state, seat)
    effect = effect_in_slot(state, code) if how == PLAYED else entering_effect(state, code, how)
    if effect is not None:
        if state.catalogue.law.may_decline_effects:
            state.push_new(MAY_ENTER, seat, code).flag = how
        else:
            if keywords & ECHO:  # read now, its own ongoing effect included (X10.20)
                state.push_new(REPEAT, seat, code)
            state.push_new(effect, seat, code)
    if keywords & VISION:
        state.push_new(SEE_TOP, seat, code)


def entering_effect(state: State, code: i64, how: i64) -> "Effect | None":
    """The effect that the card resolves on entering; it may differ for a mutation."""
    if how == SHIFTED_IN:
        design = acting(state, seat_of(code), slot_of(code))
        return state.catalogue.shifted_in[design]
    return effect_in_slot(state, code)


class MayEnter(Effect):
    """Quick rules: the effect of an entering card is optional (X13.2); if declined, it is not repeated (X13.11)."""

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def run(self, state: State, frame: Frame) -> None:
        if frame.source == NOWHERE:
            state.finish(False)
            return
        if state.answer < 0:
            state.ask(frame.controller, kinds.ENTER, [YES, NO])
            return
        accepted = state.take_answer() == YES
        code = frame.source
        state.finish(accepted)
        design = state.seats[seat_of(code)].army[slot_of(code)]
        effect = entering_effect(state, code, frame.flag)
        if not accepted or effect is None:
            if state.log is not None:
                state.tell(events.Declined(frame.controller, state.card_ref(design)))
            return
        if keywords_in_slot(state, seat_of(code), slot_of(code), ECHO) & ECHO:
            state.push_new(REPEAT, frame.controller, code)
        state.push_new(effect, frame.controller, code)


MAY_ENTER: Final = MayEnter()


class SeeTop(Effect):
    """Vision: the player sees the top card of the deck and may discard it (X13.9, X13.12)."""

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            if refill(state, you):
                return
            if not see_top(state, you):
                nothing(state, frame)
                return
            frame.step = 1
        if frame.step == 1:
            if state.answer < 0:
                state.ask(you, kinds.VISION, [YES, NO])
                return
            frame.step = 2
            if state.take_answer() == YES:
                mill(state, you, 1)
        state.finish(True)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        entry = state.seats[frame.controller].deck[-1]
        if entry & DESIGN == UNKNOWN:  # asked from another player's view
            return {"card": "none"}
        return {"card": state.card_ref(entry & DESIGN)}

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return KeywordRef("vision")


SEE_TOP: Final = SeeTop()


class Repeat(Effect):
    """Echo: the player may resolve the effect of the entered card once more (X10.4a)."""

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0 and self.may_repeat(state, frame):
            if state.answer < 0:
                state.ask(frame.controller, kinds.ECHO, [YES, NO])
                return
            frame.step = 1
            effect = effect_in_slot(state, frame.source)
            if state.take_answer() == YES and effect is not None:
                design = state.seats[frame.controller].army[slot_of(frame.source)]
                if state.log is not None:
                    state.tell(events.Echo(frame.controller, state.card_ref(design)))
                state.push(effect, frame)
        else:
            state.finish(True)

    def may_repeat(self, state: State, frame: Frame) -> bool:
        """Whether the card is still face up in your army (X10.21) and has an effect."""
        if frame.source == NOWHERE:
            return False
        if state.seats[seat_of(frame.source)].army[slot_of(frame.source)] >= CAPTURED:
            return False
        return effect_in_slot(state, frame.source) is not None

    def cause(self, state: State, frame: Frame) -> "Reference | None":
        return KeywordRef("echo")


REPEAT: Final = Repeat()
