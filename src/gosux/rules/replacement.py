"""Which cards can be shifted (in GOSU: mutated), and which cards may replace them (X6, G5)."""

from typing import Final

from mypy_extensions import i64

from gosux.effects.turns import banned
from gosux.model.actions import ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN
from gosux.model.keywords import FROM_THE_PILE
from gosux.model.messages import Argument, Reason
from gosux.model.messages.references import RowRef
from gosux.model.state import State
from gosux.model.traits import keywords_in_slot

NONE: Final = -1  # no design
ROW_BITS: Final = b"\x01\x02\x04"  # the level that belongs to each row


def forbids_replacement(state: State, seat: i64, slot: i64, design: i64, why: list[Reason]) -> bool:
    """Whether a card may not replace the one in a slot; every reason is added to ``why``."""
    card = state.card_ref(design)
    row = slot // ROW_LENGTH
    if design == state.seats[seat].army[slot]:
        why.append(Reason("identical-card", ("X6.3",), {"card": card}))
    if not state.catalogue.levels[design] & ROW_BITS[row]:
        why.append(Reason("wrong-row-level", ("X6.2b",), {"card": card, "row": RowRef(row + 1)}))
    if banned(state, seat, design):
        why.append(Reason("banned", ("X11.6",), {"card": card}))
    return len(why) > 0


def replacements(state: State, seat: i64, slot: i64, cards: list[int]) -> list[int]:
    """The copies in a hand or pile that may replace the card in a slot, as ``forbids_replacement`` allows."""
    levels = state.catalogue.levels
    bit: i64 = ROW_BITS[slot // ROW_LENGTH]
    old: i64 = state.seats[seat].army[slot]
    found: list[int] = []
    for entry in cards:
        design: i64 = entry & DESIGN
        if levels[design] & bit and design != old and not (state.bans and banned(state, seat, design)):
            found.append(design)
    return found


def two_replacements(state: State, seat: i64, row: i64, cards: list[int]) -> tuple[i64, i64]:
    """Two different designs in a hand or pile that may enter a row; NONE where there are fewer.

    Like ``replacements``, but for all cards of a row at once: of two designs, one always differs from the card.
    """
    levels = state.catalogue.levels
    bit: i64 = ROW_BITS[row]
    first: i64 = NONE
    for entry in cards:
        design: i64 = entry & DESIGN
        if levels[design] & bit and design != first and not (state.bans and banned(state, seat, design)):
            if first != NONE:
                return first, design
            first = design
    return first, NONE


def has_replacement(state: State, seat: i64, slot: i64, cards: list[int]) -> bool:
    """Whether a hand or pile holds a card that may replace the one in a slot."""
    first, second = two_replacements(state, seat, slot // ROW_LENGTH, cards)
    return second != NONE or (first != NONE and first != state.seats[seat].army[slot])


def shift_cost(state: State, seat: i64, slot: i64) -> i64:
    """The number of cards to discard, in Gosu X less 1 per token on the card (X6.1), without the Wonder token."""
    player = state.seats[seat]
    cost = state.options.shift[player.army[slot]]
    tokens = player.resting[slot]
    return max(0, cost - tokens) if tokens and state.catalogue.law.tokens_lower_shift else cost


def forbids_shift(state: State, seat: i64, slot: i64, why: "list[Reason] | None") -> bool:
    """Whether the card in a slot cannot be shifted; every reason is added to ``why``."""
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0:
        if why is not None:
            why.append(Reason("no-card-there", ("X6.1",)))
        return True
    if design >= CAPTURED:
        if why is not None:
            why.append(Reason("captured-not-shifted", ("X6.5",), {"card": state.card_ref(design & DESIGN)}))
        return True
    if state.options.shift[design] < 0:
        if why is not None:
            why.append(Reason("no-shift-cost", ("X6.1",), {"card": state.card_ref(design)}))
        return True
    cost = shift_cost(state, seat, slot)
    wonder = 1 if cost and state.wonder == seat else 0
    payable = len(player.hand) + wonder
    if why is None and payable < cost:
        return True
    if payable - 1 >= cost and has_replacement(state, seat, slot, player.hand):
        return False
    secret = keywords_in_slot(state, seat, slot, FROM_THE_PILE) & FROM_THE_PILE != 0
    if why is None and not secret:
        return True
    in_hand = has_replacement(state, seat, slot, player.hand)
    in_pile = secret and has_replacement(state, seat, slot, player.discard)
    found = in_hand or in_pile
    # A card that pays may come back from the pile, unless it had to be announced before (G5.3).
    if secret and payable >= cost and (in_pile if state.catalogue.law.announces_replacement else found):
        if len(player.hand) > 1 or not takes_next_discard(state, seat):  # otherwise the only card would be gone
            return False
    if why is not None:
        card: dict[str, Argument] = {"card": state.card_ref(design), "cost": cost}
        if not found:
            why.append(Reason("no-replacement", ("X6.2c",), card))
        if payable < cost:
            why.append(Reason("cannot-pay-shift", ("X6.2a",), card))
        elif found:
            why.append(Reason("cannot-pay-shift", ("X6.2c",), card))  # the last replacement cannot also pay
    return True


def takes_next_discard(state: State, seat: i64) -> bool:
    """Whether the next card that pays becomes the new deck instead of staying in the discard pile (X13.7)."""
    return state.catalogue.law.after_refill is not None and not state.seats[seat].deck


def add_shifts(state: State, seat: i64, actions: list[object]) -> None:
    """Add the possible shifts to a turn's actions.

    Same rules as ``forbids_shift``, for a whole army; it is called only where the hand does not decide.
    """
    player = state.seats[seat]
    army = player.army
    rows = player.rows
    costs = state.options.shift
    table = state.catalogue.table
    spare = len(player.hand) - 1
    for row in range(3):
        length: i64 = rows[row]
        if length == 0:
            continue
        looked = False
        first: i64 = NONE
        second: i64 = NONE
        begin = row * ROW_LENGTH
        for slot in range(begin, begin + length):
            design: i64 = army[slot]
            if design >= 0 and design < CAPTURED and costs[design] >= 0:
                if not looked:
                    first, second = two_replacements(state, seat, row, player.hand)
                    looked = True
                in_hand = second != NONE or (first != NONE and first != design)
                if (in_hand and spare >= costs[design]) or not forbids_shift(state, seat, slot, None):
                    actions.append(table.objects[table.shift + slot])
