"""The mulligan of the quick rules: any hand, up to seven times, paid at the end (X13.1)."""

from typing import Final

from gosux.effects.amounts import ChosenNumber
from gosux.effects.piles.draw import Discard
from gosux.model import events, kinds
from gosux.model.actions import NO, YES
from gosux.model.changes.knowledge import shuffle_deck
from gosux.model.changes.piles import draw, hand_to_deck
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.messages import Argument
from gosux.model.state import State
from gosux.rules.games.gosu_x.setup import HAND_SIZE

MOST_MULLIGANS: Final = 7


class FreeMulligan(Effect):
    """``frame.x`` counts the mulligans taken; that many cards are discarded after the last one."""

    def __init__(self) -> None:
        super().__init__()
        self.discard = Discard(ChosenNumber())

    def parts(self) -> list[Effect]:
        return [self.discard]

    def run(self, state: State, frame: Frame) -> None:
        you = frame.controller
        if frame.step == 1:
            state.finish(True)
            return
        if state.answer < 0 and frame.x < MOST_MULLIGANS:
            state.ask(you, kinds.FREE_MULLIGAN, [YES, NO])
            return
        if frame.x < MOST_MULLIGANS and state.take_answer() == YES:
            frame.x += 1
            if state.log is not None:
                state.begin_group()
                state.tell(events.MulliganUnseen(you, frame.x, len(state.seats[you].hand)))
            hand_to_deck(state, you)
            shuffle_deck(state, you)
            for _ in range(HAND_SIZE):
                draw(state, you)
            return
        frame.step = 1
        if frame.x:
            state.push(self.discard, frame)

    def prompt_args(self, state: State, frame: Frame) -> dict[str, Argument]:
        return {"count": frame.x}


FREE_MULLIGAN: Final = FreeMulligan()
