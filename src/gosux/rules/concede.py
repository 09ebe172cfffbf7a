"""Conceding: with two players the other one wins; with more, the game continues without that player; if all concede
together, nobody wins (X1.5, G3.6)."""

from mypy_extensions import i64

from gosux.effects.piles.draw import discard_all
from gosux.model import events
from gosux.model.actions import EVERYBODY
from gosux.model.changes.army import fill
from gosux.model.changes.piles import discard_revealed
from gosux.model.changes.tokens import take_advantage
from gosux.model.changes.victory import DRAW, win
from gosux.model.state import NO_ANSWER, NOBODY, State, seat_of
from gosux.model.traits import changed
from gosux.rules.games.gosu.rounds import limit_last_player


def concede(state: State, player: i64) -> None:
    """The player, or EVERYBODY, concedes; the game advances to the next question."""
    state.decider = NOBODY
    state.choices = []
    state.answer = NO_ANSWER
    state.begin_group()
    if player == EVERYBODY:
        if state.log is not None:
            for seat in range(len(state.seats)):
                if not state.seats[seat].out:
                    state.tell(events.Conceded(seat))
        win(state, DRAW, "X1.5")
        state.advance()
        return
    if state.log is not None:
        state.tell(events.Conceded(player))
    remaining = [seat for seat in state.clockwise(player) if seat != player]
    if len(remaining) == 1:
        win(state, 1 << remaining[0], "X1.5" if len(state.seats) == 2 else "G3.6b")
    else:
        leave(state, player)
    state.advance()


def leave(state: State, player: i64) -> None:
    """Discard the player's hand, disable their army and drop their pending effects (G3.6b, G3.7)."""
    seat = state.seats[player]
    left_neighbour = state.opponent(player)
    mine = [frame for frame in state.stack if frame.controller == player and not frame.effect.impartial]
    state.stack = [frame for frame in state.stack if frame not in mine]
    discard_all(state, player)
    seat.out = True
    changed(state)
    limit_last_player(state)
    if state.log is not None:
        state.tell(events.LeftTheGame(player, state.turns_remaining()))
    if not any(frame.effect.reveals for frame in state.stack):
        discard_revealed(state)
    if state.active == player:
        state.extra_turns = 0
        if state.vacant >= 0 and seat_of(state.vacant) == player:
            fill(state)
        elif state.incoming >= 0:
            seat.discard.append(state.incoming)
            if state.log is not None:
                state.tell(events.Discarded(player, state.card_ref(state.incoming), "aside"))
            state.incoming = -1
    if state.advantage == player:
        take_advantage(state, left_neighbour)
    if state.starter == player:
        state.starter = left_neighbour
