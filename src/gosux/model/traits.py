"""What a card is at this moment: acting design, keywords, clans, levels, and the ongoing effects in force.

Computed when asked for. Each seat's mask of ongoing effects and the clans of its lower two rows are cached and made
stale by every change of an army or a tile (``changed``).
"""

from typing import Final

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.effect import Effect, Ongoing
from gosux.model.keywords import BOUNTY, ECHO, ETHEREAL, SECRET_SHIFT
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
from gosux.model.state import State

LEVEL_THREE: Final = 4
CHANGES_CLANS: Final = ALL_CLANS | CLANS_FOR_LEVEL | MIRROR

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
    """An army or a tile changed: what was cached is stale."""
    state.stale = True
    state.hand_limit = -1


def entered_plainly(state: State, seat: int, row: int, design: int) -> bool:
    """Bring what is cached up to date with a card that has entered; False if only a look at everything can tell.

    Most cards have no ongoing effect: they add their clan to their row, and nothing else changes.
    """
    catalogue = state.catalogue
    player = state.seats[seat]
    if state.stale or catalogue.flags[design] or catalogue.global_flags[design] or player.force & CHANGES_CLANS:
        return False
    if row == 0:
        player.troop_clans |= catalogue.clan_bit[design]
    elif row == 1:
        player.hero_clans |= catalogue.clan_bit[design]
    return True


def in_force(state: State, seat: int) -> int:
    """The mask of ongoing effects that hold for a player, from face-up cards and active tiles (X10.17, X11.1)."""
    if state.stale:
        look(state)
    return state.seats[seat].force


def look(state: State) -> None:
    """Read the armies and tiles anew for all that is cached."""
    catalogue = state.catalogue
    flags = catalogue.flags
    clan_bit = catalogue.clan_bit
    common = 0
    if state.tiles:
        for clan, bit in enumerate(catalogue.tile_flags):
            if state.tiles & (1 << clan):
                common |= bit
    if catalogue.any_global:
        for code in face_up_in_play(state):
            common |= catalogue.global_flags[state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]]
    every = common
    for player in state.seats:
        force = common
        army = player.army
        rows = player.rows
        troop_clans = 0
        for slot in range(rows[0]):
            design = army[slot]
            if 0 <= design < CAPTURED:
                force |= flags[design]
                troop_clans |= clan_bit[design]
        hero_clans = 0
        for slot in range(ROW_LENGTH, ROW_LENGTH + rows[1]):
            design = army[slot]
            if 0 <= design < CAPTURED:
                force |= flags[design]
                hero_clans |= clan_bit[design]
        for slot in range(2 * ROW_LENGTH, 2 * ROW_LENGTH + rows[2]):
            design = army[slot]
            if 0 <= design < CAPTURED:
                force |= flags[design]
        player.force = common if player.out else force
        player.troop_clans = troop_clans
        player.hero_clans = hero_clans
        every |= player.force
    state.stale = False
    if every & CHANGES_CLANS:
        look_closer(state)


def look_closer(state: State) -> None:
    """The rest of it where some card is a mirror or has more clans than its own."""
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


def acting(state: State, seat: int, slot: int) -> int:
    """The design whose printed keywords, effects and icons a face-up card has: its own, or its mirror's (X11.3)."""
    design = state.seats[seat].army[slot]
    if state.catalogue.flags[design] & MIRROR:
        other = state.seats[state.opponent(seat)].army[slot]
        if 0 <= other < CAPTURED and not state.catalogue.flags[other] & MIRROR:
            return other
    return design


def face_up_in_play(state: State) -> list[int]:
    """The codes of all face-up cards whose powers work: not those of a player who has left the game (G3.6b)."""
    codes: list[int] = []
    for seat, player in enumerate(state.seats):
        if not player.out:
            for slot, design in enumerate(player.army):
                if 0 <= design < CAPTURED:
                    codes.append(seat * ARMY_SIZE + slot)
    return codes


def face_up(state: State, seat: int, slot: int) -> bool:
    return 0 <= state.seats[seat].army[slot] < CAPTURED


def clans_of_design(state: State, seat: int, design: int) -> int:
    """The clans a card of this player counts as, in any zone (X10.16a, X10.17)."""
    catalogue = state.catalogue
    if catalogue.flags[design] & ALL_CLANS:
        return catalogue.clan_bit[design] | state.seats[seat].clans
    if catalogue.levels[design] & LEVEL_THREE and in_force(state, seat) & CLANS_FOR_LEVEL:
        return catalogue.clan_bit[design] | state.seats[seat].clans
    return catalogue.clan_bit[design]


def clans_in_slot(state: State, seat: int, slot: int) -> int:
    """The clans of a card in play; a captured card has none (X3.5a)."""
    design = state.seats[seat].army[slot]
    if not 0 <= design < CAPTURED:
        return 0
    mask = clans_of_design(state, seat, design)
    if state.catalogue.flags[design] & MIRROR:  # X11.3b: what its mirror's ongoing effect adds
        if state.catalogue.flags[acting(state, seat, slot)] & ALL_CLANS or (
            levels_in_slot(state, seat, slot) & LEVEL_THREE and in_force(state, seat) & CLANS_FOR_LEVEL
        ):
            mask |= state.seats[seat].clans
    return mask


def clans_in_row(state: State, seat: int, row: int) -> int:
    """The clans of the face-up cards in the Troop or Hero row: a card counts by the row it lies in (X5.13)."""
    if state.stale:
        look(state)
    return state.seats[seat].troop_clans if row == 0 else state.seats[seat].hero_clans


def levels_in_slot(state: State, seat: int, slot: int) -> int:
    """The levels of a card in play, as a mask; a captured card keeps its level (X3.5b)."""
    design = state.seats[seat].army[slot]
    if design < 0:
        return 0
    mask = state.catalogue.levels[design & 255]
    if design < CAPTURED and state.catalogue.flags[design] & MIRROR:
        if state.catalogue.flags[acting(state, seat, slot)] & ALL_LEVELS:
            mask = 7
    return mask


def keywords_in_slot(state: State, seat: int, slot: int) -> int:
    """All keywords of a card in play: printed, mirrored, given by tokens, cards, tiles. Captured: none (X3.5b)."""
    design = state.seats[seat].army[slot]
    if design < 0 or design >= CAPTURED:
        return 0
    mirrors = state.catalogue.flags[design] & MIRROR
    mask = state.catalogue.keywords[acting(state, seat, slot) if mirrors else design]
    if state.bounty == seat * ARMY_SIZE + slot:
        mask |= BOUNTY
    force = in_force(state, seat)
    if force & GIVES_KEYWORDS:
        if force & ALL_SECRET_SHIFT and state.options.shift[design] >= 0:
            mask |= SECRET_SHIFT
        if force & ECHO_FOR_LEVEL and levels_in_slot(state, seat, slot) & LEVEL_THREE:
            mask |= ECHO
        if force & HIGHEST_ETHEREAL and highest_open(state, seat) == slot:
            mask |= ETHEREAL
        if force & ECHO_AROUND and not mask & ECHO:
            for other in ADJACENT[slot]:
                if face_up(state, seat, other) and state.catalogue.flags[acting(state, seat, other)] & ECHO_AROUND:
                    mask |= ECHO
    return mask


def open_slots(state: State, seat: int) -> list[int]:
    """The OPEN cards of an army: nothing above and nothing to the right (X3.3)."""
    rows = state.seats[seat].rows
    slots: list[int] = []
    for row in range(3):
        if rows[row] and (row == 2 or rows[row + 1] < rows[row]):
            slot = row * ROW_LENGTH + rows[row] - 1
            if state.vacant != seat * ARMY_SIZE + slot:  # G5.5
                slots.append(slot)
    return slots


def is_open(state: State, seat: int, slot: int) -> bool:
    rows = state.seats[seat].rows
    row = slot // ROW_LENGTH
    return slot % ROW_LENGTH == rows[row] - 1 and (row == 2 or rows[row + 1] < rows[row])


def highest_open(state: State, seat: int) -> int:
    """The slot of the highest OPEN card (X3.7); -1 if there is none."""
    slots = open_slots(state, seat)
    return slots[-1] if slots else -1


def triggers(state: State, seat: int, bit: int) -> list[tuple[int, Effect]]:
    """The effects that cards of this player's army set off on an occasion, with the codes of their slots."""
    found: list[tuple[int, Effect]] = []
    if in_force(state, seat) & bit and not state.seats[seat].out:
        for slot in range(ARMY_SIZE):
            if face_up(state, seat, slot):
                ongoing = state.catalogue.ongoing[acting(state, seat, slot)]
                if ongoing is not None and ongoing.bit == bit:
                    found.append((seat * ARMY_SIZE + slot, ongoing.effects()[0]))
    return found


def ongoing_in_force(state: State, seat: int, bit: int) -> list[Ongoing]:
    """The ongoing effects of one kind that hold for a player, from cards and tiles, to read their numbers."""
    found: list[Ongoing] = []
    for clan, ongoing in enumerate(state.catalogue.tile_ongoing):
        if state.tiles & (1 << clan) and ongoing is not None and ongoing.bit == bit:
            found.append(ongoing)
    if state.catalogue.any_global & bit:
        return found + [ongoing for _, ongoing in global_in_force(state, bit)]
    for slot in range(ARMY_SIZE):
        if face_up(state, seat, slot):
            printed = state.catalogue.ongoing[acting(state, seat, slot)]
            if printed is not None and printed.bit == bit:
                found.append(printed)
    return found


def global_in_force(state: State, bit: int) -> list[tuple[int, Ongoing]]:
    """The ongoing effects of one kind that hold for all players, with the codes of their cards (G2.5)."""
    found: list[tuple[int, Ongoing]] = []
    if in_force(state, 0) & bit:
        for code in face_up_in_play(state):
            printed = state.catalogue.ongoing[state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE]]
            if printed is not None and printed.bit == bit:
                found.append((code, printed))
    return found
