"""Which players a clause speaks of, and effects that several players carry out one after the other."""

from gosux.model import kinds
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.state import State

YOU = "you"
OPPONENT = "opponent"
EACH = "each"  # the active player first and completely, then the other (X10.15a)
MOST_IN_PLAY = "most-in-play"  # on a tie nobody (X10.15b)
MOST_IN_HAND = "most-in-hand"
CHOSEN = "chosen"  # a player of your choice
THAT_PLAYER = "that-player"  # the one whose deed set this off


def players(who: str, state: State, frame: Frame) -> list[int]:
    you = frame.controller
    if who == YOU or who == THAT_PLAYER:
        return [you]
    if who == OPPONENT:
        return [state.opponent(you)]
    if who == EACH:
        return state.in_order()
    sizes = [seat.army_size() if who == MOST_IN_PLAY else len(seat.hand) for seat in state.seats]
    most = max(sizes)
    leaders = [seat for seat, size in enumerate(sizes) if size == most]
    return leaders if len(leaders) == 1 else []


class PlayersEffect(Effect):
    """An effect that the players named by ``who`` carry out, each in a frame of their own: see ``carry_out``."""

    def __init__(self, who: str = YOU) -> None:
        super().__init__()
        self.who = who

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if self.who == YOU or self.who == THAT_PLAYER:
                frame.step = 2
            elif self.who == CHOSEN and state.answer < 0:
                table = state.catalogue.table
                choices = [table.seat + seat for seat in range(len(state.seats))]
                state.ask(frame.controller, kinds.WHICH_PLAYER, choices)
                return
            else:
                chosen = (
                    [state.take_answer() - state.catalogue.table.seat]
                    if self.who == CHOSEN
                    else players(self.who, state, frame)
                )
                frame.step = 1
                frame.b = len(chosen)
                for seat in reversed(chosen):
                    child = state.push(self, frame)
                    child.controller = seat
                    child.step = 2
                return
        if frame.step == 1:
            state.finish(frame.b > 0)
            return
        self.carry_out(state, frame)

    def carry_out(self, state: State, frame: Frame) -> None:
        """What one player does: called with ``frame.controller`` as that player, from step 2 on."""
        raise NotImplementedError
