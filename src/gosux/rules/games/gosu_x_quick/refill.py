"""Quick rules: an empty deck is rebuilt as soon as its discard pile has a card (X13.7).

``restock`` in ``model/changes/piles.py`` does that; this is what follows it.
"""

from typing import ClassVar, Final

from gosux.model.changes.piles import pile_was_shuffled
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.state import State


class AfterRefill(Effect):
    """The pile of the player ``frame.controller`` was shuffled: resolve what that triggers (X11.15).

    ``frame.flag`` says whether the step before did what its text says, for a later "if you do" (X5.10).
    """

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if pile_was_shuffled(state, frame.controller):
                return
        state.finish(frame.flag == 1)


AFTER_REFILL: Final = AfterRefill()
