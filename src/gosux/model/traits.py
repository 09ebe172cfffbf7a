"""What a card currently is: acting design, keywords, clans, levels, and the ongoing effects in force.

Computed on demand. Each seat's mask of ongoing effects and the clans of its two lower rows are cached; every change of
an army or a tile invalidates them (``changed``).
"""

from typing import Final

from mypy_extensions import i64

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.effect import Effect, Ongoing
from gosux.model.keywords import ALL_KEYWORDS, BOUNTY, ECHO, ETHEREAL, SECRET_SHIFT
from gosux.model.messages.references import ClanRef, Reference
from gosux.model.ongoing import (
    ALL_CLANS,
    ALL_LEVELS,
    ALL_SECRET_SHIFT,
    CLANS_FOR_LEVEL,
    ECHO_AROUND,
    ECHO_FOR_LEVEL,
    GIVES_KEYWORDS,
    HIGHEST_ETHEREAL,
    MIRROR,
)
from gosux.model.seat import Seat
from gosux.model.state import State

LEVEL_THREE: Final = 4

# The neighbours of each slot: left, right, below, above (X3.6b).
ADJACENT: Final[list[list[int]]] = [
    [
        other
        for other in range(ARMY_SIZE)
        if (other // ROW_LENGTH == slot // ROW_LENGTH and abs(other - slot) == 1)
        or (other % ROW_LENGTH == slot % ROW_LENGTH and abs(other - slot) == ROW_LENGTH)
    ]
    for slot in range(ARMY_SIZE)
]


def changed(state: State) -> None:
    """An army or a tile has changed: mark the caches as stale."""
    state.stale = True
    state.hand_limit = -1


def card_changed(state: State, seat: i64, row: i64, design: i64) -> None:
    """A card has entered this row, left it, or was turned.

    Most cards have no ongoing effect: then only the clans of the row may have changed.
    """
    catalogue = state.catalogue
    player = state.seats[seat]
    if state.stale or catalogue.flags[design] or catalogue.global_flags[design] or player.force & MIRROR:
        changed(state)
    elif row == 0:
        player.troop_clans = look_at_row(state, player, 0)
    elif row == 1:
        player.hero_clans = look_at_row(state, player, 1)


def in_force(state: State, seat: i64) -> i64:
    """The mask of ongoing effects in force for a player, from face-up cards and active tiles (X10.17, X11.1)."""
    if state.stale:
        look(state)
    return state.seats[seat].force


def look(state: State) -> None:
    """Recompute everything cached from the armies and tiles."""
    catalogue = state.catalogue
    common: i64 = 0
    if state.tiles:
        common = catalogue.flags_of_tiles(state.tiles)
    if catalogue.any_global:
        for code in face_up_in_play(state):
            common |= catalogue.global_flags[state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]]
    mirrors: i64 = 0
    flags = catalogue.flags
    for player in state.seats:
        force: i64 = common
        if not player.out:
            army = player.army
            rows = player.rows
            for row in range(3):
                length: i64 = rows[row]
                if length == 0:
                    continue
                first = row * ROW_LENGTH
                for slot in range(first, first + length):
                    design: i64 = army[slot]
                    if design >= 0 and design < CAPTURED:
                        force |= flags[design]
        player.force = force
        mirrors |= force & MIRROR
    for player in state.seats:
        player.troop_clans = look_at_row(state, player, 0)
        player.hero_clans = look_at_row(state, player, 1)
    state.stale = False
    if mirrors:
        look_closer(state)


def look_at_row(state: State, player: Seat, row: i64) -> i64:
    """The clans of the face-up cards in a row, ignoring mirrors."""
    catalogue = state.catalogue
    army = player.army
    clans: i64 = 0
    first = row * ROW_LENGTH
    for slot in range(first, first + player.rows[row]):
        design: i64 = army[slot]
        if design >= 0 and design < CAPTURED:
            clans |= catalogue.clan_bit[design]
            if catalogue.flags[design] & ALL_CLANS or (
                catalogue.levels[design] & LEVEL_THREE and player.force & CLANS_FOR_LEVEL
            ):
                clans |= player.clans
    return clans


def look_closer(state: State) -> None:
    """The part of ``look`` for armies with a mirror card."""
    flags = state.catalogue.flags
    mirrored: list[int] = []
    for number, player in enumerate(state.seats):
        mirrored.append(0)
        for slot in range(ARMY_SIZE):
            design = player.army[slot]
            if 0 <= design < CAPTURED and flags[design] & MIRROR:
                mirrored[number] |= flags[acting(state, number, slot)]
    for number, player in enumerate(state.seats):
        player.force |= mirrored[number]
    for number, player in enumerate(state.seats):
        player.troop_clans = 0
        for slot in range(player.rows[0]):
            player.troop_clans |= clans_in_slot(state, number, slot)
        player.hero_clans = 0
        for slot in range(ROW_LENGTH, ROW_LENGTH + player.rows[1]):
            player.hero_clans |= clans_in_slot(state, number, slot)


def acting(state: State, seat: i64, slot: i64) -> i64:
    """The design whose printed keywords, effects and icons a face-up card has: its own, or its mirror's (X11.3)."""
    design = state.seats[seat].army[slot]
    if state.catalogue.flags[design] & MIRROR:
        other = state.seats[state.opponent(seat)].army[slot]
        if 0 <= other < CAPTURED and not state.catalogue.flags[other] & MIRROR:
            return other
    return design


def face_up_in_play(state: State) -> list[int]:
    """The codes of all face-up cards whose powers work, which excludes players who have left the game (G3.6b)."""
    codes: list[int] = []
    for seat, player in enumerate(state.seats):
        if not player.out:
            for slot, design in enumerate(player.army):
                if 0 <= design < CAPTURED:
                    codes.append(seat * ARMY_SIZE + slot)
    return codes


def face_up(state: State, seat: i64, slot: i64) -> bool:
    return 0 <= state.seats[seat].army[slot] < CAPTURED


def clans_of_design(state: State, seat: i64, design: i64) -> i64:
    """The clans a card of this player counts as, in any zone (X10.16a, X10.17)."""
    catalogue = state.catalogue
    if catalogue.flags[design] & ALL_CLANS:
        return catalogue.clan_bit[design] | state.seats[seat].clans
    if catalogue.levels[design] & LEVEL_THREE and in_force(state, seat) & CLANS_FOR_LEVEL:
        return catalogue.clan_bit[design] | state.seats[seat].clans
    return catalogue.clan_bit[design]


def clans_in_slot(state: State, seat: i64, slot: i64) -> i64:
    """The clans of a card in play; a captured card has none (X3.5a)."""
    design = state.seats[seat].army[slot]
    if not 0 <= design < CAPTURED:
        return 0
    mask = clans_of_design(state, seat, design)
    if state.catalogue.flags[design] & MIRROR:  # X11.3b: added by its mirror's ongoing effect
        if state.catalogue.flags[acting(state, seat, slot)] & ALL_CLANS or (
            levels_in_slot(state, seat, slot) & LEVEL_THREE and in_force(state, seat) & CLANS_FOR_LEVEL
        ):
            mask |= state.seats[seat].clans
    return mask


def clans_in_row(state: State, seat: i64, row: i64) -> i64:
    """The clans of the face-up cards in the Troop or Hero row: a card counts for the row it is in (X5.13)."""
    if state.stale:
        look(state)
    return state.seats[seat].troop_clans if row == 0 else state.seats[seat].hero_clans


def levels_in_slot(state: State, seat: i64, slot: i64) -> i64:
    """The levels of a card in play, as a mask; a captured card keeps its level (X3.5b)."""
    design = state.seats[seat].army[slot]
    if design < 0:
        return 0
    mask = state.catalogue.levels[design & DESIGN]
    if design < CAPTURED and state.catalogue.flags[design] & MIRROR:
        if state.catalogue.flags[acting(state, seat, slot)] & ALL_LEVELS:
            mask = 7
    return mask


def keywords_in_slot(state: State, seat: i64, slot: i64, asked: i64 = ALL_KEYWORDS) -> i64:
    """The keywords of a card in play: printed, mirrored, or given by tokens, cards and tiles. Captured: none (X3.5b).

    Given keywords may be missing from the result unless they are in ``asked``.
    """
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0 or design >= CAPTURED:
        return 0
    catalogue = state.catalogue
    mask = catalogue.keywords[acting(state, seat, slot) if catalogue.flags[design] & MIRROR else design]
    if state.bounty >= 0 and state.bounty == seat * ARMY_SIZE + slot:
        mask |= BOUNTY
    if state.stale:
        look(state)
    force = player.force
    if force & GIVES_KEYWORDS:
        if force & ALL_SECRET_SHIFT and state.options.shift[design] >= 0:
            mask |= SECRET_SHIFT
        if asked & ECHO and force & ECHO_FOR_LEVEL and levels_in_slot(state, seat, slot) & LEVEL_THREE:
            mask |= ECHO
        if asked & ETHEREAL and force & HIGHEST_ETHEREAL and highest_open(state, seat) == slot:
            mask |= ETHEREAL
        if asked & ECHO and force & ECHO_AROUND and not mask & ECHO:
            for other in ADJACENT[slot]:
                if face_up(state, seat, other) and state.catalogue.flags[acting(state, seat, other)] & ECHO_AROUND:
                    mask |= ECHO
    return mask


def open_slots(state: State, seat: i64) -> list[int]:
    """The OPEN cards of an army: nothing above and nothing to the right (X3.3)."""
    rows = state.seats[seat].rows
    slots: list[int] = []
    for row in range(3):
        length: i64 = rows[row]
        if length and (row == 2 or rows[row + 1] < length):
            slot = row * ROW_LENGTH + length - 1
            if state.vacant != seat * ARMY_SIZE + slot:  # G5.5
                slots.append(slot)
    return slots


def is_open(state: State, seat: i64, slot: i64) -> bool:
    rows = state.seats[seat].rows
    row = slot // ROW_LENGTH
    return slot % ROW_LENGTH == rows[row] - 1 and (row == 2 or rows[row + 1] < rows[row])


def highest_open(state: State, seat: i64) -> i64:
    """The slot of the highest OPEN card (X3.7); -1 if there is none."""
    rows = state.seats[seat].rows
    row: i64 = 2
    while row >= 0:
        length: i64 = rows[row]
        slot = row * ROW_LENGTH + length - 1
        if length and (row == 2 or rows[row + 1] < length) and state.vacant != seat * ARMY_SIZE + slot:
            return slot
        row -= 1
    return -1


def triggers(state: State, seat: i64, bit: i64) -> list[tuple[int, Effect]]:
    """The effects of this player's army that an occasion triggers, with the codes of their slots."""
    found: list[tuple[int, Effect]] = []
    if in_force(state, seat) & bit and not state.seats[seat].out:
        for slot, design in enumerate(state.seats[seat].army):
            if design >= 0 and design < CAPTURED:
                ongoing = state.catalogue.ongoing[acting(state, seat, slot)]
                if ongoing is not None and ongoing.bit == bit:
                    found.append((seat * ARMY_SIZE + slot, ongoing.effects()[0]))
    return found


def ongoing_in_force(state: State, seat: i64, bit: i64) -> list[Ongoing]:
    """The ongoing effects of one kind in force for a player, from cards and tiles, to read their numbers."""
    found: list[Ongoing] = []
    for clan, ongoing in enumerate(state.catalogue.tile_ongoing):
        if state.tiles & (1 << clan) and ongoing is not None and ongoing.bit == bit:
            found.append(ongoing)
    if state.catalogue.any_global & bit:
        return found + [ongoing for _, ongoing in global_in_force(state, bit)]
    for slot, design in enumerate(state.seats[seat].army):
        if design >= 0 and design < CAPTURED:
            printed = state.catalogue.ongoing[acting(state, seat, slot)]
            if printed is not None and printed.bit == bit:
                found.append(printed)
    return found


def sources(state: State, seat: i64, bit: i64) -> list[Reference]:
    """The tiles and cards by which an ongoing effect of one kind holds for a player."""
    found: list[Reference] = []
    for clan, ongoing in enumerate(state.catalogue.tile_ongoing):
        if state.tiles & (1 << clan) and ongoing is not None and ongoing.bit == bit:
            found.append(ClanRef(state.catalogue.clans[clan].id))
    seats = [int(seat)] if not state.catalogue.any_global & bit else [*range(len(state.seats))]
    for owner in seats:
        for slot, design in enumerate(state.seats[owner].army):
            if design >= 0 and design < CAPTURED:
                printed = state.catalogue.ongoing[acting(state, owner, slot)]
                if printed is not None and printed.bit == bit:
                    found.append(state.card_ref(design))
    return found


def global_in_force(state: State, bit: i64) -> list[tuple[int, Ongoing]]:
    """The ongoing effects of one kind in force for all players, with the codes of their cards (G2.5)."""
    found: list[tuple[int, Ongoing]] = []
    if in_force(state, 0) & bit:
        for code in face_up_in_play(state):
            printed = state.catalogue.ongoing[state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]]
            if printed is not None and printed.bit == bit:
                found.append((code, printed))
    return found
