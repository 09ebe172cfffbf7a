"""The ends of a game, checked at once after every single change (X1.0)."""

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.state import State

DRAW = 0


def win(state: State, winners: int, reason: str) -> None:
    """End the game: ``winners`` is a mask of seats, DRAW for none (X1.1b, X1.6)."""
    if state.over:
        return
    state.over = True
    state.winners = winners
    state.reason = reason
    if state.log is not None:
        seats: list[int] = [seat for seat in range(len(state.seats)) if winners & (1 << seat)]
        state.tell("game-over", {"winners": [*seats], "rule": reason})


def check_full_armies(state: State) -> None:
    """15 face-up cards win, before the fifteenth card's effect (X1.3)."""
    winners = 0
    for number, player in enumerate(state.seats):
        if player.rows[2] == ROW_LENGTH:
            if sum(1 for design in player.army if 0 <= design < CAPTURED) == ARMY_SIZE:
                winners |= 1 << number
    if winners:
        if winners == (1 << len(state.seats)) - 1:
            win(state, DRAW, "X1.6")
        else:
            win(state, winners, "X1.3")


def gain_supremacy(state: State, seats: list[int]) -> None:
    """Supremacy tokens are gained together; a second one wins, for both a draw (X1.1)."""
    winners = 0
    for seat in seats:
        state.seats[seat].supremacy += 1
        state.tell("supremacy", {"player": seat, "count": state.seats[seat].supremacy})
        if state.seats[seat].supremacy >= 2:
            winners |= 1 << seat
    if winners:
        if winners == (1 << len(state.seats)) - 1:
            win(state, DRAW, "X1.1b")
        else:
            win(state, winners, "X1.1a")
