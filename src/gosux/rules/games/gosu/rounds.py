"""Rounds of GOSU: turns clockwise, additional turns, passing, and the start of a new round (G3, G9.5)."""

from typing import Final

from mypy_extensions import i64

from gosux.model import events
from gosux.model.changes.army import captured_codes, turn_up
from gosux.model.changes.tokens import all_tokens_back
from gosux.model.changes.victory import check_special_victories
from gosux.model.effect import Effect
from gosux.model.frame import Frame
from gosux.model.ongoing import WINS_NEW_ROUND
from gosux.model.state import State
from gosux.rules.passing import Pass
from gosux.rules.round import MOST_TURNS, Match


class GosuMatch(Match):
    """As in Gosu X, but everyone who has not passed continues, and a player at the limit passes (G3.2, G3.5)."""

    def take_turn(self, state: State, seat: i64) -> None:
        limit = MOST_TURNS if state.seats[seat].turns >= MOST_TURNS else 0
        if state.turns_left == 0:
            limit = state.options.last_player_turns
        super().take_turn(state, seat)
        if limit:
            state.stack[-1].flag = 1
            if state.log is not None:
                state.tell(events.PassesByLimit(seat, limit))

    def next_player(self, state: State) -> i64:
        seat = state.active
        player = state.seats[seat]
        if state.extra_turns and not player.passed and not player.out:
            return seat
        state.extra_turns = 0
        count: i64 = len(state.seats)
        step: i64 = 1
        while step <= count:  # clockwise, this player last
            other = (seat + step) % count
            player = state.seats[other]
            if not player.passed and not player.out:
                return other
            step += 1
        return -1


class GosuPass(Pass):
    """The player passes for the rest of the round; the last one left may continue (G3.2, G3.5)."""

    def limits_turns(self, state: State, you: i64) -> bool:
        limit_last_player(state)
        return False


def limit_last_player(state: State) -> None:
    """Once all others have passed or left, limit the last player's turns (G3.5)."""
    going_on = [seat for seat in state.in_order() if not state.seats[seat].passed]
    if len(going_on) == 1 and state.turns_left < 0:
        state.turns_left = state.options.last_player_turns


class NewRound(Effect):
    """Return tokens, turn up trapped cards, check special victories; the Advantage token's holder starts (G9.5a)."""

    def __init__(self) -> None:
        super().__init__()
        self.impartial = True

    def run(self, state: State, frame: Frame) -> None:
        state.begin_group()
        all_tokens_back(state)
        turn_up(state, [code for seat in range(len(state.seats)) for code in captured_codes(state, seat)])
        if not state.over:
            check_special_victories(state, WINS_NEW_ROUND, "G9.5a", "G9.5b")
        state.starter = state.advantage
        state.finish(True)


GOSU_MATCH: Final = GosuMatch()
GOSU_PASS: Final = GosuPass()
NEW_ROUND: Final = NewRound()
