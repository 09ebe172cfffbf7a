"""Passing: when it is possible, and the turns that it leaves to the others (X4.4)."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.ongoing import TurnsAfterYourPass
from gosux.model import events
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.ongoing import TURNS_AFTER_PASS, WHEN_PASSING_FIRST
from gosux.model.state import State
from gosux.model.traits import in_force, ongoing_in_force, triggers

TURNS_AFTER_A_PASS: Final = 3


def may_not_pass(state: State, seat: i64) -> bool:
    """Whether an Activation token in hand forbids being the first to pass (X4.4a, X4.4b); other games allow it."""
    return state.turns_left < 0 and state.seats[seat].tokens > 0 and not state.catalogue.law.passes_freely


class Pass(Effect):
    """The player passes for the rest of the round (X4.4)."""

    def possible(self, state: State, frame: Frame) -> bool:
        return not may_not_pass(state, frame.controller)

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 0:
            frame.step = 1
            state.seats[you].passed = True
            state.turn_over = True
            state.extra_turns = 0  # X4.3c, G3.3c
            state.recall_next = False
            set_off = self.limits_turns(state, you)
            if state.log is not None:
                state.tell(events.Passed(you, state.turns_remaining()))
            if set_off:
                return
        state.finish(True)

    def limits_turns(self, state: State, you: i64) -> bool:
        """Limit the turns of the others; True if that triggered something."""
        if state.turns_left >= 0:
            return False
        state.turns_left = turns_for_the_other(state, you)
        waiting = triggers(state, you, WHEN_PASSING_FIRST)
        for code, effect in waiting:
            state.push_new(effect, you, code)
        return bool(waiting)


def turns_for_the_other(state: State, seat: i64) -> i64:
    """3, or less if a rule in force for the passing player says so (X4.4d)."""
    turns = TURNS_AFTER_A_PASS
    if in_force(state, seat) & TURNS_AFTER_PASS:
        for ongoing in ongoing_in_force(state, seat, TURNS_AFTER_PASS):
            if isinstance(ongoing, TurnsAfterYourPass):
                turns = min(turns, ongoing.turns)
    return turns


PASS_THE_ROUND: Final = Pass()
