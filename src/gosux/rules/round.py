"""Rounds: whose turn comes next, and when the Great Battle begins (X4)."""

from typing import Final

from mypy_extensions import i64

from gosux.model import events
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.state import NOBODY, State

MOST_TURNS: Final = 100  # X4.6, G3.5


class Match(Effect):
    """All rounds until somebody wins: turns, Great Battle, what follows it."""

    def __init__(self) -> None:
        super().__init__()
        self.impartial = True

    def run(self, state: State, frame: Frame) -> None:
        law = state.catalogue.law
        if frame.step == 0:
            frame.step = 1
            begin_round(state)
            self.take_turn(state, state.starter)
        elif frame.step == 1:
            seat = self.next_player(state)
            if seat >= 0:
                self.take_turn(state, seat)
            else:
                frame.step = 2
                state.push_new(law.battle, state.active)
        elif frame.step == 2:
            frame.step = 0
            state.push_new(law.after_battle, state.active)

    def take_turn(self, state: State, seat: i64) -> None:
        state.active = seat
        state.in_extra_turn = state.extra_turns > 0
        if state.in_extra_turn:
            state.extra_turns -= 1
        state.may_recall = state.recall_next
        state.recall_next = False
        state.turn_over = False
        state.done = False
        state.revealer = 0
        state.seats[seat].turns += 1
        if state.turns_left > 0:
            state.turns_left -= 1
        if state.log is not None:
            state.begin_group()
            state.tell(events.Turn(seat, int(state.in_extra_turn), state.turns_left))
        state.push_new(state.catalogue.law.turn, seat)

    def next_player(self, state: State) -> i64:
        """Who takes the next turn; -1 when the round is over (X4.3, X4.4, X4.6)."""
        seat = state.active
        if state.seats[seat].turns >= MOST_TURNS:  # has just taken the hundredth
            if state.log is not None:
                state.begin_group()
                state.tell(events.TooManyTurns(MOST_TURNS))
            return -1
        if state.turns_left < 0:
            return seat if state.extra_turns else state.opponent(seat)
        if state.turns_left == 0:
            return -1
        for number, player in enumerate(state.seats):
            if not player.passed:
                return number
        return -1


def begin_round(state: State) -> None:
    state.round += 1
    state.turns_left = -1
    state.battle_winner = NOBODY
    state.extra_sacrifice = 0
    state.extra_turns = 0
    state.recall_next = False
    for seat in state.seats:
        seat.passed = False
        seat.turns = 0
    if state.log is not None:
        state.begin_group()
        state.tell(events.Round(state.round, state.starter))


MATCH: Final = Match()
