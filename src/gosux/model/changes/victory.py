"""How games end; checked right after every single change (X1.0, G9.7)."""

from typing import Final

from mypy_extensions import i64

from gosux.model import events
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.ongoing import WINS_AT_ONCE
from gosux.model.state import ENDED, State, seat_of, slot_of
from gosux.model.traits import global_in_force

DRAW: Final = 0


def win(state: State, winners: i64, reason: str) -> None:
    """End the game: ``winners`` is a mask of seats, DRAW for none (X1.1b, X1.6)."""
    if state.over:
        return
    state.over = True
    state.decider = ENDED
    state.winners = winners
    state.reason = state.catalogue.law.cite(reason)
    if state.log is not None:
        seats: list[int] = [seat for seat in range(len(state.seats)) if winners & (1 << seat)]
        state.tell(events.GameOver(seats, state.reason))


def check_armies(state: State) -> None:
    """Check the victories that a change of an army can bring; called after each such change."""
    if state.catalogue.law.full_army_wins:
        for player in state.seats:
            if player.rows[2] == ROW_LENGTH:
                check_full_armies(state)
                break
    if state.catalogue.any_global & WINS_AT_ONCE:
        check_special_victories(state, WINS_AT_ONCE, "G9.7")


def check_full_armies(state: State) -> None:
    """15 face-up cards win, before the effect of the fifteenth (X1.3)."""
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


def check_special_victories(state: State, bit: i64, reason: str, shared_reason: str = "") -> None:
    """Check the victories that cards in force offer.

    If several players win at once, the holder of the Advantage token wins alone if among them; otherwise they share
    the win (G9.5b).
    """
    winners = 0
    for code, ongoing in global_in_force(state, bit):
        for seat in state.in_order():
            if ongoing.wins(state, seat):
                winners |= 1 << seat
                if state.log is not None:
                    design = state.seats[seat_of(code)].army[slot_of(code)]
                    state.tell(events.SpecialVictory(seat, state.card_ref(design)))
    if winners.bit_count() > 1:
        holder = (1 << state.advantage) if state.advantage >= 0 else 0
        win(state, holder & winners or winners, shared_reason or reason)
    elif winners:
        win(state, winners, reason)


def gain_points(state: State, gains: "list[tuple[int, int]]") -> None:
    """Players gain Supremacy tokens or victory points together: (seat, how many). Enough of them win (X1.1, G9.3)."""
    law = state.catalogue.law
    winners = 0
    for seat, gained in gains:
        player = state.seats[seat]
        player.supremacy += gained
        if state.log is not None:
            state.tell(events.Supremacy(seat, player.supremacy, gained))
        if player.supremacy >= law.points_to_win:
            winners |= 1 << seat
    if winners.bit_count() > 1:
        win(state, winners if law.victories_are_shared else DRAW, "X1.1b")
    elif winners:
        win(state, winners, "X1.1a")
