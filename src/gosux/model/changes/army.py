"""Primitive changes of an army: enter, leave, capture, release, swap. Rows stay filled from the left (X3.1, G2.1)."""

from mypy_extensions import i64

from gosux.model import events
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN, EMPTY
from gosux.model.changes.knowledge import everyone, put_into_hand
from gosux.model.changes.piles import put_on_deck, restock
from gosux.model.changes.victory import check_armies
from gosux.model.frame import NOWHERE
from gosux.model.seat import replaced
from gosux.model.state import NOBODY, State, seat_of, slot_of, slot_ref
from gosux.model.traits import card_changed, changed
from gosux.model.vectors import vec


def place(state: State, code: i64, design: i64, origin: events.Zone) -> None:
    """A card enters play in an empty slot; ``origin`` is where it comes from."""
    seat = code // ARMY_SIZE
    slot = code % ARMY_SIZE
    player = state.seats[seat]
    player.army = replaced(player.army, slot, design)
    row = slot // ROW_LENGTH
    player.rows = replaced(player.rows, row, player.rows[row] + 1)
    card_changed(state, seat, row, design)
    if state.log is not None:
        state.tell(events.Entered(seat, state.card_ref(design), slot_ref(code), origin))
    check_armies(state)


def _take_off(state: State, code: i64, *, lost: bool = False) -> i64:
    """Empty a slot: its tokens go to the spent area (X7.5), the Bounty token to the board (X10.1b)."""
    seat = code // ARMY_SIZE
    slot = code % ARMY_SIZE
    player = state.seats[seat]
    design = player.army[slot] & DESIGN
    if player.resting[slot]:
        tokens_to_spent(state, code, lost=lost)
    row = slot // ROW_LENGTH
    player.army = replaced(player.army, slot, EMPTY)
    player.rows = replaced(player.rows, row, player.rows[row] - 1)
    card_changed(state, seat, row, design)
    if state.bounty == code:
        state.bounty = NOWHERE
        if state.log is not None:
            state.tell(events.BountyTokenBack(slot_ref(code)))
    state.left(code)
    return design


def tokens_to_spent(state: State, code: i64, *, lost: bool) -> None:
    """Move the tokens of a card that is gone to the spent area of whoever placed them (X7.5, G6.2).

    ``lost``: the card was captured or destroyed, so they may be out for the rest of the round (X13.6).
    """
    player = state.seats[seat_of(code)]
    slot = slot_of(code)
    count = player.resting[slot]
    if count == 0:
        return
    player.resting = replaced(player.resting, slot, 0)
    if player.doubled[slot]:
        player.doubled = replaced(player.doubled, slot, 0)
    foreign = state.foreign
    if foreign:
        state.foreign = tuple([(place, whose) for place, whose in foreign if place != code])
    for place, whose in foreign:
        if place == code:
            state.seats[whose].spent += 1
            if state.log is not None:
                state.tell(events.TokensToSpent(whose, 1, slot_ref(code)))
            count -= 1
    if count and lost and state.catalogue.law.loses_tokens:
        player.lost += count
        if state.log is not None:
            state.tell(events.TokenLost(seat_of(code), count, slot_ref(code)))
    elif count:
        player.spent += count
        if state.log is not None:
            state.tell(events.TokensToSpent(seat_of(code), count, slot_ref(code)))


def to_discard(state: State, code: i64, event: type[events.LeftArmy], by: i64 = NOBODY) -> None:
    """A card leaves play for the discard pile; ``event`` says how."""
    seat = seat_of(code)
    if state.log is not None:
        design = state.seats[seat].army[slot_of(code)] & DESIGN
        state.tell(event(seat, state.card_ref(design), slot_ref(code), by))
    state.seats[seat].discard.append(_take_off(state, code, lost=event is events.Destroyed))
    restock(state, seat)


def vacate(state: State, code: i64) -> None:
    """The old card of a mutation goes to the discard pile; its slot counts as occupied until ``fill`` (G5.5)."""
    to_discard(state, code, events.ShiftedOut)
    player = state.seats[seat_of(code)]
    row = slot_of(code) // ROW_LENGTH
    player.rows = replaced(player.rows, row, player.rows[row] + 1)
    state.vacant = code


def fill(state: State) -> i64:
    """The card set aside enters the slot reserved for it; returns its code."""
    code = state.vacant
    design = state.incoming
    state.vacant = NOWHERE
    state.incoming = -1
    player = state.seats[seat_of(code)]
    row = slot_of(code) // ROW_LENGTH
    player.rows = replaced(player.rows, row, player.rows[row] - 1)
    place(state, code, design, "aside")
    return code


def to_hand(state: State, code: i64, by: i64) -> None:
    """A card leaves play for its controller's hand, seen by all; for a player who has left, it is discarded (G3.7)."""
    seat = seat_of(code)
    if state.log is not None:
        design = state.seats[seat].army[slot_of(code)] & DESIGN
        target: events.Zone = "discard" if state.seats[seat].out else "hand"
        state.tell(events.ReturnedToHand(seat, state.card_ref(design), slot_ref(code), by, target))
    taken = _take_off(state, code)
    if state.seats[seat].out:
        state.seats[seat].discard.append(taken)
    else:
        put_into_hand(state, seat, taken | everyone(state))


def to_deck(state: State, code: i64, by: i64) -> None:
    """A card leaves play for the top of its owner's deck, seen by all."""
    seat = seat_of(code)
    if state.log is not None:
        design = state.seats[seat].army[slot_of(code)] & DESIGN
        state.tell(events.Lifted(seat, state.card_ref(design), slot_ref(code), by))
    put_on_deck(state, seat, _take_off(state, code))


def turn_down(state: State, code: i64, by: i64) -> None:
    """Capture: the card is turned face down and loses its tokens (X3.5a, X7.5)."""
    seat = seat_of(code)
    player = state.seats[seat]
    slot = slot_of(code)
    if state.log is not None:
        state.tell(events.Captured(seat, state.card_ref(player.army[slot]), slot_ref(code), by))
    tokens_to_spent(state, code, lost=True)
    design = player.army[slot]
    player.army = replaced(player.army, slot, design + CAPTURED)
    card_changed(state, seat, slot // ROW_LENGTH, design)


def turn_up(state: State, codes: list[int], by: i64 = NOBODY) -> None:
    """Release: captured cards are turned face up together; their effects are not resolved (X10.8)."""
    for code in codes:
        seat = seat_of(code)
        player = state.seats[seat]
        slot = slot_of(code)
        player.army = replaced(player.army, slot, player.army[slot] - CAPTURED)
        if state.log is not None:
            state.tell(events.Released(seat, state.card_ref(player.army[slot]), slot_ref(code), by))
    changed(state)
    check_armies(state)


def captured_codes(state: State, seat: i64) -> list[int]:
    return [seat * ARMY_SIZE + slot for slot in range(ARMY_SIZE) if state.seats[seat].army[slot] >= CAPTURED]


def swap(state: State, first: i64, second: i64) -> None:
    """Two cards of one row change places with their tokens (X10.12a)."""
    player = state.seats[seat_of(first)]
    one = slot_of(first)
    two = slot_of(second)
    player.army = swapped(player.army, one, two)
    player.resting = swapped(player.resting, one, two)
    player.doubled = swapped(player.doubled, one, two)
    state.moved(first, second)
    changed(state)
    if state.log is not None:
        card, other = state.card_ref(player.army[one] & DESIGN), state.card_ref(player.army[two] & DESIGN)
        state.tell(events.Swapped(seat_of(first), card, slot_ref(first), other, slot_ref(second)))


def swapped(numbers: vec[i64], one: i64, two: i64) -> vec[i64]:
    return replaced(replaced(numbers, one, numbers[two]), two, numbers[one])
