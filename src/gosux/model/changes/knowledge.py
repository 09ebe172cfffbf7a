"""Who knows which hidden card (X10.28, X10.29; design 5).

An entry of a hand or deck is ``design + 256 * knowers + 65536 * group``. ``knowers`` is a mask of the seats that know
this card is here; the owner of a hand always knows, so their bit is never set there. A *group* holds cards whose
places are known to all, but whose order only the player who chose it knows: ``state.groups[group - 1]`` lists its
designs, sorted, and entries of the group keep its number as long as they move unseen. 255 stands for a card that the
viewer does not know.
"""

from typing import Final, cast

from mypy_extensions import i64

from gosux.model.catalogue import DESIGN as DESIGN
from gosux.model.seat import Seat
from gosux.model.state import State

UNKNOWN: Final = 255
KNOWER: Final = 256
KNOWERS: Final = 255 * KNOWER
GROUP: Final = 65536


def knowers(entry: i64) -> i64:
    return (entry >> 8) & 255


def group_of(entry: i64) -> i64:
    return entry >> 16


def everyone(state: State) -> i64:
    """The mask of all seats, shifted so that it can be added to an entry."""
    return ((1 << len(state.seats)) - 1) * KNOWER


def everyone_but(state: State, seat: i64) -> i64:
    return (((1 << len(state.seats)) - 1) & ~(1 << seat)) * KNOWER


def show_hand(state: State, seat: i64, viewers: i64) -> None:
    """The players of the mask ``viewers`` look at the hand of ``seat``."""
    hand = state.seats[seat].hand
    bits = (viewers & ~(1 << seat)) * KNOWER
    for group in sorted({group_of(entry) for entry in hand if group_of(entry)}):
        if not _look_tells_the_group(state, seat, group, bits):
            dissolve_group(state, group)
    touched = sorted({group_of(entry) for entry in hand if group_of(entry)})
    for place, entry in enumerate(hand):
        hand[place] = (entry & (GROUP - 1)) | bits
    for group in touched:
        shrink_group(state, group)


def _look_tells_the_group(state: State, seat: i64, group: i64, bits: i64) -> bool:
    """Whether looking at a hand shows for certain which of the group's cards are in it.

    It does if the cards not known before allow only one choice of that many cards of the group.
    """
    designs = state.groups[group - 1]
    unknown = [entry for entry in state.seats[seat].hand if entry & bits != bits or group_of(entry) == group]
    in_hand = sum(1 for entry in unknown if group_of(entry) == group)
    could_be = 0
    for design in sorted(set(designs)):
        could_be += min(designs.count(design), sum(1 for entry in unknown if entry & DESIGN == design))
    return could_be == in_hand


def take_from_hand(state: State, seat: i64, design: i64) -> None:
    """Take a copy of ``design`` out of a hand, seen by all.

    Copies cannot be told apart, so a known copy is forgotten first (X10.29): the copy that leaves takes with it what
    any viewer knew about one of them.
    """
    hand = state.seats[seat].hand
    place: i64 = 0
    while hand[place] & DESIGN != design:
        place += 1
    if place + 1 < len(hand) and hand[place + 1] & DESIGN == design:  # several copies
        known = design | everyone_but(state, seat)
        if known in hand:  # known to all others: a secret order that another copy belongs to stays secret
            hand.remove(known)
            return
        for index in range(place + 1, len(hand)):
            entry = hand[index]
            if entry & DESIGN == design and hand[place] != entry:
                first = hand[place]
                group = max(first, entry) & ~(GROUP - 1)  # a copy in a group goes first, see ``groups_lose``
                other_group = min(first, entry) & ~(GROUP - 1)
                hand[place] = design | ((first | entry) & KNOWERS) | group
                hand[index] = design | (first & entry & KNOWERS) | other_group
    entry = hand.pop(place)
    if state.groups and entry != design | everyone_but(state, seat):
        groups_lose(state, seat, design, group_of(entry))


def put_into_hand(state: State, seat: i64, entry: i64) -> None:
    """Insert an entry into a hand, in the order of designs."""
    hand = state.seats[seat].hand
    design = entry & DESIGN
    place: i64 = 0
    for held in hand:
        if held & DESIGN > design:
            break
        place += 1
    hand.insert(place, entry if entry < KNOWER else entry & ~((1 << seat) * KNOWER))


def shuffle_deck(state: State, seat: i64) -> None:
    """Shuffle a deck. What was known of its order is forgotten, and so are groups with a card in it."""
    deck = state.seats[seat].deck
    # Start from a fixed order, so that the result depends only on what a view shows.
    deck.sort()
    if deck and deck[-1] >= KNOWER:  # something is known about some card
        for group in sorted({group_of(entry) for entry in deck if group_of(entry)}):
            dissolve_group(state, group)
        for place, entry in enumerate(deck):
            deck[place] = entry & DESIGN
        deck.sort()
    state.seats[seat].deck_seen = False
    state.dice.shuffle(deck)


# -- groups ------------------------------------------------------------------------------------------------------


def put_in_order(state: State, seat: i64, designs: list[int]) -> None:
    """Put cards that all have seen on top of a deck, the last one topmost. Only ``seat`` knows the order."""
    deck = state.seats[seat].deck
    state.seats[seat].deck_seen = True
    if len(designs) == 1:
        deck.append(designs[0] | everyone(state))
        return
    number = 1
    while number <= len(state.groups) and state.groups[number - 1]:
        number += 1
    _set_group(state, number, sorted(designs))
    own = (1 << seat) * KNOWER
    for design in designs:
        deck.append(design | own | number * GROUP)
    settle_group(state, number)


def shrink_group(state: State, group: i64) -> None:
    """Some cards of a group have become known: keep only those that still carry its number."""
    left = [entry & DESIGN for pile in hidden_places(state) for entry in pile if group_of(entry) == group]
    _set_group(state, group, sorted(left))
    settle_group(state, group)


def settle_group(state: State, group: i64) -> None:
    """Drop a group that hides nothing, because its cards are all the same or all in one hand; they are simply known."""
    designs = state.groups[group - 1]
    if not designs or designs[0] == designs[-1] or not _in_a_deck(state, group):
        for number, seat in enumerate(state.seats):
            _make_known(seat.hand, group, everyone_but(state, number))
        for deck in decks(state):
            _make_known(deck, group, everyone(state))
        _drop_group(state, group)


def dissolve_group(state: State, group: i64) -> None:
    """Forget a group; what its owner knows about single places stays."""
    for pile in hidden_places(state):
        for place, entry in enumerate(pile):
            if group_of(entry) == group:
                pile[place] = entry & (GROUP - 1)
    _drop_group(state, group)


def groups_lose(state: State, seat: i64, design: i64, taken_from: i64) -> None:
    """A copy of ``design`` has left a hand, seen by all: update the groups it could have come from.

    If there can be no other copy outside the group, it was the group's, and the group shrinks. Otherwise nobody else
    can tell, so the group is forgotten: a view must be true and must not show more than was seen.
    """
    for number, designs in enumerate(state.groups, start=1):
        if design not in designs:
            continue
        in_hand = [entry for entry in state.seats[seat].hand if group_of(entry) == number]
        if not in_hand and taken_from != number:
            continue
        common = state.catalogue.law.common_piles
        places = hidden_places(state) if common else [state.seats[seat].hand, state.seats[seat].deck]
        hidden = 1 + sum(1 for pile in places for entry in pile if entry & DESIGN == design)
        if hidden == designs.count(design) and taken_from == number:
            shrink_group(state, number)
        else:
            dissolve_group(state, number)


def decks(state: State) -> list[list[int]]:
    """Every deck once."""
    return [seat.deck for seat in (state.seats[:1] if state.catalogue.law.common_piles else state.seats)]


def hidden_places(state: State) -> list[list[int]]:
    return [seat.hand for seat in state.seats] + decks(state)


def _in_a_deck(state: State, group: i64) -> bool:
    return any(group_of(entry) == group for deck in decks(state) for entry in deck)


def _make_known(pile: list[int], group: i64, knowers: i64) -> None:
    for place, entry in enumerate(pile):
        if group_of(entry) == group:
            pile[place] = (entry & DESIGN) | knowers


def _set_group(state: State, group: i64, designs: list[int]) -> None:
    state.groups = (*state.groups[: group - 1], tuple(designs), *state.groups[group:])


def _drop_group(state: State, group: i64) -> None:
    _set_group(state, group, [])
    while state.groups and not state.groups[-1]:
        state.groups = state.groups[:-1]


def designs_in_hand(seat: Seat) -> list[int]:
    """The different designs in a hand, in the order of their numbers."""
    return without_copies([entry & DESIGN for entry in seat.hand])


def without_copies(designs: list[int]) -> list[int]:
    """The different designs of a sorted list."""
    found: list[int] = []
    last: i64 = -1
    for design in designs:
        if design != last:
            found.append(design)
            last = design
    return found


def hand_choices(state: State, cards: list[int]) -> list[int]:
    """The actions that name cards of a hand, once for all copies; ``cards`` are sorted entries or designs."""
    table = state.catalogue.table
    objects = table.objects
    first = table.hand
    choices: list[object] = []
    last: i64 = -1
    for entry in cards:
        design: i64 = entry & DESIGN
        if design != last:
            choices.append(objects[first + design])
            last = design
    return cast("list[int]", choices)


def sort_hand(hand: list[int]) -> None:
    """Sort a hand by design; the order of copies does not change."""
    # By insertion: hands are short, and calling a key function for each card takes longer.
    for end in range(1, len(hand)):
        entry: i64 = hand[end]
        place: i64 = end
        while place > 0 and hand[place - 1] & DESIGN > entry & DESIGN:
            hand[place] = hand[place - 1]
            place -= 1
        hand[place] = entry
