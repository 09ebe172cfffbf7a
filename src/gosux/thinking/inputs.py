"""The inputs of the evaluation: numbers that describe a position from one player's side.

An input speaks of "you" or of "them": with more than two players "them" is the strongest rival for what battles count
and the average of all rivals otherwise. Positions are those of sampled worlds, so both hands are described.
"""

from typing import Final

from mypy_extensions import i64

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.card import Card
from gosux.model.catalogue import CAPTURED, DESIGN, Catalogue, powers
from gosux.model.effect import Effect
from gosux.model.seat import Seat
from gosux.model.state import State
from gosux.model.vectors import vec, zeros
from gosux.rules.battle import army_value, tie_breaker

PHASES: Final = 7  # the draft; three rounds, each before and after somebody has passed
DRAFT: Final = 6
SHARED: Final = [
    "always", "your turn", "value lead", "small lead", "leading", "your turns left", "their turns left",
    "you break ties", "they break ties", "you have the additional turn", "they have the additional turn",
    "your card has the Bounty token", "their card has the Bounty token",
]  # fmt: skip
SIDE: Final = [
    "points", "one point short", "troops", "heroes", "immortals", "army nearly full", "hand", "empty hand",
    "troops in hand", "heroes in hand", "immortals in hand", "tokens in hand", "captured", "open cards", "passed",
    "deck", "clans of troops",
]  # fmt: skip
SHARED_SIZE: Final = len(SHARED)
SIDE_SIZE: Final = len(SIDE)
PHASE_SIZE: Final = SHARED_SIZE + 2 * SIDE_SIZE  # inputs that each phase has for itself
MOST_LEAD: Final = 12  # leads up to this many have an input each, for every number of turns left
LEADS: Final = 2 * MOST_LEAD + 1
MOST_TURNS: Final = 3
ANSWERS: Final = 2 * (MOST_TURNS + 1) + 1  # turns left to you, to them, or nobody has passed
TOKENS: Final = 6  # how many tokens a side owns, 0 to 5 or more, each with an input of its own
ZONES: Final = ["yours in play", "theirs in play", "yours captured", "theirs captured", "in your hand", "in their hand"]
YOURS: Final = 0  # of a pair of zones
THEIRS: Final = 1
IN_PLAY: Final = 0
TAKEN: Final = 2
IN_HAND: Final = 4

SMALL_LEAD: Final = 3.0
FULL_ARMY: Final = 15.0


class Layout:
    """The indices of a ruleset's inputs, and what cards have in common."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.designs: i64 = len(catalogue.cards)
        self.clans: i64 = len(catalogue.clans)
        self.leads: i64 = PHASES * PHASE_SIZE
        self.owned: i64 = self.leads + ANSWERS * LEADS
        self.tiles: i64 = self.owned + 2 * TOKENS
        self.clan: i64 = self.tiles + self.clans
        self.pairs: i64 = self.clan + 2 * self.clans
        self.zones: i64 = self.pairs + 2 * self.clans * self.clans
        self.size: i64 = self.zones + len(ZONES) * self.designs
        # Beyond the inputs: what cards of a zone have in common. A card that nobody has learned has at least that.
        words = [traits_of(card) for card in catalogue.cards]
        self.traits: list[str] = sorted({trait for found in words for trait in found})
        self.traits_of_design: list[list[int]] = [[self.traits.index(trait) for trait in found] for found in words]
        self.any_phase: i64 = self.size + len(ZONES) * len(self.traits)
        self.rows: i64 = self.any_phase + PHASE_SIZE
        # For each input the rows beyond the inputs whose weights it has too: those of its card's traits, or of all
        # phases together.
        self.shared_rows: list[list[int]] = [self.find_shared_rows(index) for index in range(self.size)]

    def find_shared_rows(self, index: i64) -> list[int]:
        if index < self.leads:
            return [int(self.any_phase) + int(index) % PHASE_SIZE]
        if index < self.zones:
            return []
        zone = (index - self.zones) // self.designs
        first = self.size + zone * len(self.traits)
        return [int(first) + trait for trait in self.traits_of_design[(index - self.zones) % self.designs]]

    def name(self, catalogue: Catalogue, row: int) -> str:
        """The name of a row in weight files, which does not depend on packs."""
        if row < self.leads:
            phase, number = divmod(row, PHASE_SIZE)
            when = "draft" if phase == DRAFT else f"round {phase // 2 + 1}{' passed' if phase % 2 else ''}"
            return f"{when}: {told_number(number)}"
        if row < self.owned:
            answer, lead = divmod(row - int(self.leads), LEADS)
            return f"lead {lead - MOST_LEAD} with {told_answer(answer)}"
        if row < self.tiles:
            side, number = divmod(row - int(self.owned), TOKENS)
            return f"{('you', 'they')[side]} own {number} tokens"
        if row < self.clan:
            return f"tile {catalogue.clans[row - int(self.tiles)].id}"
        if row < self.pairs:
            side, number = divmod(row - int(self.clan), int(self.clans))
            return f"{('your', 'their')[side]} clan {catalogue.clans[number].id}"
        if row < self.zones:
            side, number = divmod(row - int(self.pairs), int(self.clans * self.clans))
            first, second = divmod(number, int(self.clans))
            return f"{('your', 'their')[side]} clans {catalogue.clans[first].id} and {catalogue.clans[second].id}"
        if row < self.size:
            zone, design = divmod(row - int(self.zones), int(self.designs))
            return f"{catalogue.cards[design].id} {ZONES[zone]}"
        if row < self.any_phase:
            zone, trait = divmod(row - int(self.size), len(self.traits))
            return f"any {self.traits[trait]} {ZONES[zone]}"
        return f"any phase: {told_number(row - int(self.any_phase))}"


class Sum:
    """Sums inputs by their weights; records them too while somebody learns."""

    def __init__(self, size: i64) -> None:
        self.weights: vec[float] = zeros(size)
        self.total: float = 0.0
        self.noting = False
        self.indices: list[int] = []
        self.values: list[float] = []

    def add(self, index: i64, value: float) -> None:
        if self.noting:
            self.note(index, value)
        self.total += self.weights[index] * value

    def note(self, index: i64, value: float) -> None:
        self.indices.append(index)
        self.values.append(value)


def traits_of(card: Card) -> list[str]:
    """What a card has in common with others: level, keywords, and the vocabulary its powers are written in."""
    found: set[str] = {f"level {card.level}", *card.keywords}
    if card.shift >= 0:
        found.add("shift")
    if card.icons:
        found.add("icon")
    for power, effect in powers(card):
        found.add(power.partition("/")[0])
        found |= vocabulary(effect)
    for ongoing in (card.ongoing, card.globally):
        if ongoing is not None:
            found.add(type(ongoing).__name__)
    return sorted(found)


def vocabulary(effect: Effect) -> set[str]:
    """The names of the effects that an effect consists of."""
    found: set[str] = {type(effect).__name__}
    for part in effect.parts():
        found |= vocabulary(part)
    return found


def told_number(number: int) -> str:
    """The name of an input that each phase has for itself."""
    if number < SHARED_SIZE:
        return SHARED[number]
    side, number = divmod(number - SHARED_SIZE, SIDE_SIZE)
    return f"{('your', 'their')[side]} {SIDE[number]}"


def told_answer(answer: int) -> str:
    if answer == ANSWERS - 1:
        return "nobody passed"
    side, turns = divmod(answer, MOST_TURNS + 1)
    return f"{turns} turns left to {('you', 'them')[side]}"


def phase_of(state: State) -> i64:
    if state.available or state.round == 0:
        return DRAFT
    passed: i64 = 0
    for seat in state.seats:
        if seat.passed:
            passed = 1
    return (min(state.round, 3) - 1) * 2 + passed


def add_inputs(state: State, you: i64, layout: Layout, into: Sum) -> None:
    """Add all inputs of a state as the player ``you`` sees it."""
    phase = phase_of(state)
    first = phase * PHASE_SIZE
    into.add(first, 1.0)
    if phase != DRAFT:
        add_shared(state, you, first, layout, into)
        add_tiles(state, layout, into)
    rivals: i64 = 0
    for player in state.seats:
        if not player.out:
            rivals += 1
    rivals -= 1
    for seat in range(len(state.seats)):
        player = state.seats[seat]
        if player.out:
            continue
        side: i64 = YOURS if seat == you else THEIRS
        share: float = 1.0 if seat == you or rivals <= 1 else 1.0 / float(rivals)
        add_clans(player, side, share, layout, into)
        if phase == DRAFT:
            add_pairs(player, side, share, layout, into)
        else:
            base = first + SHARED_SIZE + side * SIDE_SIZE
            add_hand(state, player, side, base, share, layout, into)
            add_army(player, side, base, share, layout, into)
            add_possessions(state, player, side, base, share, layout, into)


def add_shared(state: State, you: i64, first: i64, layout: Layout, into: Sum) -> None:
    """Who would win the next battle, and who may still act before it."""
    passed = state.seats[you].passed
    lead: i64 = 10000
    value = army_value(state, you)
    for seat in range(len(state.seats)):
        if seat != you and not state.seats[seat].out:
            lead = min(lead, value - army_value(state, seat))
    if lead == 10000:
        return
    breaks_ties = tie_breaker(state)
    leading: float = 1.0 if lead > 0 else -1.0 if lead < 0 else 0.0
    if lead == 0 and breaks_ties >= 0:
        leading = 1.0 if breaks_ties == you else -1.0
    if state.active == you:
        into.add(first + 1, 1.0)
    into.add(first + 2, float(lead) / 10.0)
    into.add(first + 3, max(-SMALL_LEAD, min(SMALL_LEAD, float(lead))) / SMALL_LEAD)
    into.add(first + 4, leading)
    answer: i64 = ANSWERS - 1
    if state.turns_left >= 0:
        left = min(state.turns_left, MOST_TURNS)
        into.add(first + (6 if passed else 5), float(left) / 3.0)
        answer = left + (MOST_TURNS + 1 if passed else 0)
    into.add(layout.leads + answer * LEADS + max(0, min(LEADS - 1, lead + MOST_LEAD)), 1.0)
    if breaks_ties >= 0:
        into.add(first + (7 if breaks_ties == you else 8), 1.0)
    if state.extra_turns:
        into.add(first + (9 if state.active == you else 10), 1.0)
    if state.bounty >= 0:
        into.add(first + (11 if state.bounty // ARMY_SIZE == you else 12), 1.0)


def add_tiles(state: State, layout: Layout, into: Sum) -> None:
    tiles = state.tiles
    clan: i64 = 0
    while tiles:
        if tiles & 1:
            into.add(layout.tiles + clan, 1.0)
        tiles >>= 1
        clan += 1


def add_clans(player: Seat, side: i64, share: float, layout: Layout, into: Sum) -> None:
    clans = player.clans
    clan: i64 = 0
    while clans:
        if clans & 1:
            into.add(layout.clan + side * layout.clans + clan, share)
        clans >>= 1
        clan += 1


def add_pairs(player: Seat, side: i64, share: float, layout: Layout, into: Sum) -> None:
    """Clans that go together, while that is all there is to judge."""
    for clan in range(layout.clans):
        if player.clans & (1 << clan):
            for other in range(clan + 1, layout.clans):
                if player.clans & (1 << other):
                    into.add(layout.pairs + (side * layout.clans + clan) * layout.clans + other, share)


def add_hand(state: State, player: Seat, side: i64, base: i64, share: float, layout: Layout, into: Sum) -> None:
    levels = state.catalogue.levels
    designs = layout.designs
    first = layout.zones + (IN_HAND + side) * designs
    weights = into.weights
    noting = into.noting
    total = into.total
    troops: i64 = 0
    heroes: i64 = 0
    immortals: i64 = 0
    for entry in player.hand:
        design: i64 = entry & DESIGN
        if design < designs:
            if noting:
                into.note(first + design, share)
            total += weights[first + design] * share
            bits = levels[design]
            if bits & 1:
                troops += 1
            elif bits & 2:
                heroes += 1
            else:
                immortals += 1
    into.total = total
    held = len(player.hand)
    if held == 0:
        into.add(base + 7, share)
        return
    into.add(base + 6, share * float(held) / 7.0)
    if troops:
        into.add(base + 8, share * float(troops) / 3.0)
    if heroes:
        into.add(base + 9, share * float(heroes) / 3.0)
    if immortals:
        into.add(base + 10, share * float(immortals) / 3.0)


def add_army(player: Seat, side: i64, base: i64, share: float, layout: Layout, into: Sum) -> None:
    """Every card in play, face up or captured."""
    face_up = layout.zones + (IN_PLAY + side) * layout.designs
    taken = layout.zones + (TAKEN + side) * layout.designs
    rows = player.rows
    army = player.army
    weights = into.weights
    noting = into.noting
    total = into.total
    captured: i64 = 0
    row: i64 = 0
    while row < 3:
        count = rows[row]
        slot = row * ROW_LENGTH
        end = slot + count
        while slot < end:
            design = army[slot]
            slot += 1
            if design < 0:
                continue
            index = face_up + design
            if design >= CAPTURED:
                captured += 1
                index = taken + (design & DESIGN)
            if noting:
                into.note(index, share)
            total += weights[index] * share
        if count:
            worth = share * float(count) / 5.0
            if noting:
                into.note(base + 2 + row, worth)
            total += weights[base + 2 + row] * worth
        row += 1
    into.total = total
    size = float(player.army_size()) / FULL_ARMY
    into.add(base + 5, share * size * size * size)
    if captured:
        into.add(base + 12, share * float(captured) / 3.0)
    open_cards = open_in(player)
    if open_cards:
        into.add(base + 13, share * float(open_cards) / 3.0)


def add_possessions(state: State, player: Seat, side: i64, base: i64, share: float, layout: Layout, into: Sum) -> None:
    if player.supremacy:
        into.add(base, share * float(player.supremacy))
        if player.supremacy + 1 >= state.catalogue.law.points_to_win:
            into.add(base + 1, share)
    if player.tokens:
        into.add(base + 11, share * float(player.tokens) / 2.0)
    into.add(layout.owned + side * TOKENS + min(player.owned_tokens(), TOKENS - 1), share)
    if player.passed:
        into.add(base + 14, share)
    if not state.catalogue.law.common_piles:
        into.add(base + 15, share * float(len(player.deck)) / 30.0)
    clans = player.troop_clans
    several: i64 = 0
    while clans:
        clans &= clans - 1
        several += 1
    if several:
        into.add(base + 16, share * float(several) / 3.0)


def open_in(player: Seat) -> i64:
    """OPEN cards: those that can be destroyed."""
    rows = player.rows
    count: i64 = 1 if rows[2] else 0
    if rows[1] > rows[2]:
        count += 1
    if rows[0] > rows[1]:
        count += 1
    return count
