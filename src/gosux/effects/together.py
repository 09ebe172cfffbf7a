"""Effects that happen together: all are resolved, in an order set by the rules or the active player.

A pending effect is three numbers: the seat that is "you", the slot its card is or was in, and which power of which
design.
"""

from typing import Final

from mypy_extensions import i64

from gosux.model import kinds
from gosux.model.catalogue import DESIGN
from gosux.model.effect import Effect
from gosux.model.frame import NOWHERE, Frame
from gosux.model.state import State, seat_of, slot_of

LEAVES: Final = 0
MUTATES: Final = 1
ONGOING: Final = 2
POWERS: Final = 4

Pending = list[tuple[int, int, int]]


def pending(controller: i64, code: i64, design: i64, power: i64) -> tuple[int, int, int]:
    return (controller, code, design * POWERS + power)


def effect_of(state: State, power: i64) -> "Effect | None":
    catalogue = state.catalogue
    design = power // POWERS
    if power % POWERS == LEAVES:
        return catalogue.leaves[design]
    if power % POWERS == MUTATES:
        return catalogue.shifted_out[design]
    ongoing = catalogue.ongoing[design]
    return ongoing.effects()[0] if ongoing is not None else None


class Together(Effect):
    """Resolve the pending effects in ``frame.cards`` (flattened); the active player chooses the next one (G3.4)."""

    def __init__(self) -> None:
        super().__init__()
        self.impartial = True

    def waiting(self, state: State, frame: Frame) -> Pending:
        """The pending effects of players still in the game (G3.7)."""
        flat = frame.cards
        found: Pending = [(flat[place], flat[place + 1], flat[place + 2]) for place in range(0, len(flat), 3)]
        return [one for one in found if not state.seats[one[0]].out]

    def run(self, state: State, frame: Frame) -> None:
        table = state.catalogue.table
        waiting = self.waiting(state, frame)
        if not waiting:
            state.finish(True)
            return
        chosen = 0
        codes = sorted({code for _, code, _ in waiting})
        alike = len({(controller, power) for controller, _, power in waiting}) == 1
        if state.answer >= 0:
            code = state.take_answer() - table.slot
            chosen = next(place for place, one in enumerate(waiting) if one[1] == code)
        elif len(codes) > 1 and not alike and not state.seats[state.active].out:
            state.ask(state.active, kinds.TRIGGER, [table.slot + code for code in codes])
            return
        controller, code, power = waiting.pop(chosen)
        frame.cards = tuple([number for one in waiting for number in one])
        effect = effect_of(state, power)
        there = state.seats[seat_of(code)].army[slot_of(code)] == power // POWERS
        if effect is not None:
            state.push_new(effect, controller, code if there else NOWHERE)


TOGETHER: Final = Together()


def resolve_together(state: State, effects: Pending) -> None:
    """Push effects that happen together: in the order of the list, unless the active player chooses the order."""
    if state.catalogue.law.active_player_orders:
        if effects:
            frame = state.push_new(TOGETHER, state.active)
            frame.cards = tuple([number for one in effects for number in one])
        return
    active_last = [one for one in effects if one[0] != state.active]
    for controller, code, power in active_last[::-1] + [one for one in effects if one[0] == state.active][::-1]:
        effect = effect_of(state, power)
        there = code >= 0 and state.seats[seat_of(code)].army[slot_of(code)] & DESIGN == power // POWERS
        if effect is not None:
            state.push_new(effect, controller, code if there else NOWHERE)
