"""Quick rules: an empty deck is made anew as soon as its discard pile has a card (X13.7).

``model/changes/piles.py`` (``restock``) does it; here is what follows.
"""

from typing import ClassVar, Final

from gosux.model.changes.piles import pile_was_shuffled
from gosux.model.effect import Effect, Registers
from gosux.model.frame import Frame
from gosux.model.state import State


class AfterRefill(Effect):
    """The pile of the player ``frame.controller`` was shuffled: resolve what waits for that (X11.15).

    ``frame.flag`` tells whether the step before did what its words say: later words may ask for it (X5.10).
    """

    registers: ClassVar[Registers] = ("flag", "left", "index")

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            frame.step = 1
            if pile_was_shuffled(state, frame.controller):
                return
        state.finish(frame.flag == 1)


AFTER_REFILL: Final = AfterRefill()
