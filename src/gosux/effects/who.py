"""Which players a clause applies to, and effects that several players carry out one after the other."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.combine import CannotCombine
from gosux.model import kinds
from gosux.model.effect import Amount, Effect
from gosux.model.events import PlayerChosen
from gosux.model.frame import Frame
from gosux.model.messages import Reason
from gosux.model.state import State

YOU: Final = "you"
OPPONENT: Final = "opponent"
EACH: Final = "each"  # the active player finishes first, then the other (X10.15a)
MOST_IN_PLAY: Final = "most-in-play"  # nobody on a tie (X10.15b)
MOST_IN_HAND: Final = "most-in-hand"
CHOSEN: Final = "chosen"  # a player of your choice
CHOSEN_OPPONENT: Final = "chosen-opponent"  # an opponent of your choice
EACH_OPPONENT: Final = "each-opponent"  # from your left, clockwise (G11.1)
FEWEST_POINTS: Final = "fewest-points"  # everyone with the fewest victory points (G11.2)

EVERYBODY: Final = (
    YOU, OPPONENT, EACH, MOST_IN_PLAY, MOST_IN_HAND, CHOSEN, CHOSEN_OPPONENT, EACH_OPPONENT, FEWEST_POINTS,
)  # fmt: skip


def players(who: str, state: State, frame: Frame) -> list[int]:
    you = frame.controller
    if who == YOU:
        return [you]
    if who == OPPONENT:
        return [state.opponent(you)]
    if who == EACH:
        return state.in_order()
    if who == EACH_OPPONENT:
        return state.opponents(you)
    if who == FEWEST_POINTS:
        fewest = min([state.seats[seat].supremacy for seat in state.in_order()])
        return [seat for seat in state.in_order() if state.seats[seat].supremacy == fewest]
    sizes = [seat.army_size() if who == MOST_IN_PLAY else len(seat.hand) for seat in state.seats]
    most = max(sizes)
    leaders = [seat for seat, size in enumerate(sizes) if size == most]
    return leaders if len(leaders) == 1 else []


class PlayersEffect(Effect):
    """An effect that the players named by ``who`` carry out, each in a separate frame: see ``carry_out``."""

    def __init__(self, who: str = YOU, count: "Amount | None" = None) -> None:
        super().__init__()
        if who not in EVERYBODY:
            raise CannotCombine(f"no players are called {who!r}; there are: {', '.join(EVERYBODY)}")
        self.who = who
        self.count = count
        self.by_you = who == YOU

    def run(self, state: State, frame: Frame) -> None:
        if frame.step == 0:
            if self.by_you:
                frame.step = 2
            elif self.who in (CHOSEN, CHOSEN_OPPONENT) and state.answer < 0:
                ask_for_player(state, frame.controller, self.who)
                return
            else:
                chosen = (
                    [chosen_player(state, frame.controller, self.who)]
                    if self.who in (CHOSEN, CHOSEN_OPPONENT)
                    else players(self.who, state, frame)
                )
                frame.step = 1
                frame.count = len(chosen)
                fixed = self.count is not None and self.count.by_user()
                number = self.count.count(state, frame) if fixed and self.count is not None else 0
                for seat in reversed(chosen):
                    child = state.push(self, frame)
                    child.controller = seat
                    child.step = 3 if fixed else 2
                    child.left = number
                    child.count = number
                return
        if frame.step == 1:
            state.finish(frame.count > 0)
            return
        self.carry_out(state, frame)

    def carry_out(self, state: State, frame: Frame) -> None:
        """What one player does: called with ``frame.controller`` as that player, from step 2 on.

        Effects with an amount store it in ``frame.left`` and ``frame.count`` at step 2, unless it was computed for the
        user of the power (step 3).
        """
        raise NotImplementedError

    def refusals(self, state: State, frame: Frame, action: i64) -> list[Reason]:
        return player_refusals(state, frame.controller, self.who, action) if frame.step == 0 else []


def choosable(state: State, you: i64, who: str) -> list[int]:
    return state.opponents(you) if who == CHOSEN_OPPONENT else sorted(state.in_order())


def ask_for_player(state: State, you: i64, who: str) -> None:
    kind = kinds.WHICH_OPPONENT if who == CHOSEN_OPPONENT else kinds.WHICH_PLAYER
    state.ask(you, kind, [state.catalogue.table.seat + seat for seat in sorted(choosable(state, you, who))])


def chosen_player(state: State, you: i64, who: str) -> int:
    """The answer to ``ask_for_player``. With only one choice, no event is emitted."""
    seat = int(state.take_answer() - state.catalogue.table.seat)
    if state.log is not None and len(choosable(state, you, who)) > 1:
        state.tell(PlayerChosen(you, seat))
    return seat


def player_refusals(state: State, you: i64, who: str, action: i64) -> list[Reason]:
    """Why a player cannot be chosen."""
    seat = action - state.catalogue.table.seat
    if not 0 <= seat < len(state.seats):
        return []
    if state.seats[seat].out:
        return [Reason("player-conceded", ("G3.6b",), {"player": seat})]
    return [Reason("not-an-opponent", ("G11.1",))] if who == CHOSEN_OPPONENT else []
