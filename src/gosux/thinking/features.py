"""Features of a position as one player sees it: each is an index and a value.

A feature speaks of "you" and "them": with more than two players "them" is the strongest rival for what battles count
and the average of all rivals otherwise. Weights are kept for each phase of the game, since a card in hand is worth
little at its end.
"""

from typing import Final

from mypy_extensions import i64

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN, Catalogue
from gosux.model.seat import Seat
from gosux.model.state import State
from gosux.rules.battle import army_value, tie_breaker

PHASES: Final = 7
DRAFT: Final = 6  # the others: two for each of three rounds, before and after somebody has passed

GENERAL: Final = [
    "always", "your points", "their points", "value lead", "small lead", "leading", "troops", "heroes", "immortals",
    "your hand", "their hand", "your tokens in hand", "their tokens in hand", "tokens owned", "yours captured",
    "theirs captured", "open cards", "your turn", "only you passed", "only they passed", "your turns left",
    "their turns left", "wonder or advantage", "deck", "army so far", "additional turn", "troops in hand",
    "heroes in hand", "immortals in hand", "clans of troops", "lead with no turn to answer",
]  # fmt: skip

SMALL_LEAD: Final = 3.0
FULL_ARMY: Final = 15.0


class Layout:
    """The indices of a ruleset's features: general ones, designs in play, designs in your hand, clans, pairs."""

    def __init__(self, catalogue: Catalogue) -> None:
        designs = len(catalogue.cards)
        clans = len(catalogue.clans)
        self.designs: i64 = designs
        self.clans: i64 = clans
        self.in_play: i64 = len(GENERAL)
        self.in_hand: i64 = self.in_play + designs
        self.clan: i64 = self.in_hand + designs
        self.pair: i64 = self.clan + clans
        self.size: i64 = self.pair + clans * clans

    def name(self, catalogue: Catalogue, index: int) -> str:
        """The name of a feature, for weight files and tables."""
        if index < self.in_play:
            return GENERAL[index]
        if index < self.in_hand:
            return f"{catalogue.cards[index - self.in_play].id} in play"
        if index < self.clan:
            return f"{catalogue.cards[index - self.in_hand].id} in hand"
        if index < self.pair:
            return f"clan {catalogue.clans[index - self.clan].id}"
        first, second = divmod(index - int(self.pair), int(self.clans))
        return f"clans {catalogue.clans[first].id} and {catalogue.clans[second].id}"


class Sum:
    """Sums features by their weights, or only records them, for learning."""

    def __init__(self, layout: Layout, weights: list[float]) -> None:
        self.layout = layout
        self.weights = weights  # one after the other for each phase
        self.base: i64 = 0
        self.total: float = 0.0
        self.noting = False
        self.indices: list[int] = []
        self.values: list[float] = []

    def add(self, index: i64, value: float) -> None:
        if self.noting:
            self.indices.append(self.base + index)
            self.values.append(value)
        else:
            self.total += self.weights[self.base + index] * value


def phase_of(state: State) -> i64:
    if state.available or state.round == 0:
        return DRAFT
    passed: i64 = 0
    for seat in state.seats:
        if seat.passed:
            passed = 1
    return (min(state.round, 3) - 1) * 2 + passed


def add_features(state: State, you: i64, into: Sum) -> None:
    """Add all features of a state as the player ``you`` sees it."""
    phase = phase_of(state)
    into.base = phase * into.layout.size
    into.add(0, 1.0)
    if phase == DRAFT:
        add_clans(state, you, into)
        return
    add_general(state, you, into)
    add_cards(state, you, into)


def add_clans(state: State, you: i64, into: Sum) -> None:
    layout = into.layout
    for seat, player in enumerate(state.seats):
        share: float = 1.0 if seat == you else -1.0 / float(len(state.seats) - 1)
        for clan in range(layout.clans):
            if player.clans & (1 << clan):
                into.add(layout.clan + clan, share)
                for other in range(clan + 1, layout.clans):
                    if player.clans & (1 << other):
                        into.add(layout.pair + clan * layout.clans + other, share)


def add_cards(state: State, you: i64, into: Sum) -> None:
    """Every face-up card in play, and those in your hand."""
    layout = into.layout
    rivals = float(len(state.seats) - 1)
    for seat, player in enumerate(state.seats):
        if player.out:
            continue
        share: float = 1.0 if seat == you else -1.0 / rivals
        rows = player.rows
        army = player.army
        for row in range(3):
            for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + rows[row]):
                design: i64 = army[slot]
                if design >= 0 and design < CAPTURED:
                    into.add(layout.in_play + design, share)
    for entry in state.seats[you].hand:
        design = entry & DESIGN
        if design < layout.designs:
            into.add(layout.in_hand + design, 1.0)


def captured_in(player: Seat) -> i64:
    count: i64 = 0
    for slot in range(ARMY_SIZE):
        if player.army[slot] >= CAPTURED:
            count += 1
    return count


def open_in(player: Seat) -> i64:
    """OPEN cards: those that can be destroyed."""
    rows = player.rows
    count: i64 = 1 if rows[2] else 0
    if rows[1] > rows[2]:
        count += 1
    if rows[0] > rows[1]:
        count += 1
    return count


class Rivals:
    """What the players against you have: sums, but the strongest rival's for what battles count."""

    def __init__(self) -> None:
        self.number: float = 0.0
        self.lead: i64 = 10000  # yours over the strongest
        self.points: i64 = 0
        self.hand: float = 0.0
        self.tokens: float = 0.0
        self.owned: float = 0.0
        self.captured: float = 0.0
        self.open_cards: float = 0.0
        self.troops: float = 0.0
        self.heroes: float = 0.0
        self.immortals: float = 0.0
        self.deck: float = 0.0
        self.army: float = 0.0
        self.still_in: float = 0.0


def rivals_of(state: State, you: i64) -> Rivals:
    rivals = Rivals()
    value = army_value(state, you)
    for seat, other in enumerate(state.seats):
        if seat == you or other.out:
            continue
        rivals.number += 1.0
        rivals.lead = min(rivals.lead, value - army_value(state, seat))
        rivals.points = max(rivals.points, other.supremacy)
        rivals.hand += float(len(other.hand))
        rivals.tokens += float(other.tokens)
        rivals.owned += float(other.owned_tokens())
        rivals.captured += float(captured_in(other))
        rivals.open_cards += float(open_in(other))
        rivals.troops += float(other.rows[0])
        rivals.heroes += float(other.rows[1])
        rivals.immortals += float(other.rows[2])
        rivals.deck += float(len(other.deck))
        rivals.army += filled(other)
        if not other.passed:
            rivals.still_in += 1.0
    return rivals


def filled(player: Seat) -> float:
    """How close an army is to being full: most of it counts only near the end."""
    size = float(player.army_size()) / FULL_ARMY
    return size * size * size


def add_general(state: State, you: i64, into: Sum) -> None:
    """The features of ``GENERAL``. Their order matters: sums of floats depend on it."""
    rivals = rivals_of(state, you)
    if rivals.number == 0.0:
        return
    leading = who_leads(state, you, rivals)
    add_battle(state.seats[you], rivals, leading, into)
    add_possessions(state.seats[you], rivals, into)
    add_turns(state, you, rivals, leading, into)
    add_tokens_and_piles(state, you, rivals, into)
    add_hand(state, you, into)


def who_leads(state: State, you: i64, rivals: Rivals) -> float:
    """1 if you would win the battle now, -1 if a rival would."""
    breaks_ties = tie_breaker(state)
    if rivals.lead == 0 and breaks_ties >= 0:
        return 1.0 if breaks_ties == you else -1.0
    return 1.0 if rivals.lead > 0 else -1.0 if rivals.lead < 0 else 0.0


def add_battle(player: Seat, rivals: Rivals, leading: float, into: Sum) -> None:
    lead = float(rivals.lead)
    into.add(1, float(player.supremacy))
    into.add(2, float(rivals.points))
    into.add(3, lead / 10.0)
    into.add(4, max(-SMALL_LEAD, min(SMALL_LEAD, lead)) / SMALL_LEAD)
    into.add(5, leading)


def add_possessions(player: Seat, rivals: Rivals, into: Sum) -> None:
    number = rivals.number
    into.add(6, float(player.rows[0]) - rivals.troops / number)
    into.add(7, float(player.rows[1]) - rivals.heroes / number)
    into.add(8, float(player.rows[2]) - rivals.immortals / number)
    into.add(9, float(len(player.hand)) / 7.0)
    into.add(10, rivals.hand / number / 7.0)
    into.add(11, float(player.tokens))
    into.add(12, rivals.tokens / number)
    into.add(13, float(player.owned_tokens()) - rivals.owned / number)
    into.add(14, float(captured_in(player)))
    into.add(15, rivals.captured / number)
    into.add(16, float(open_in(player)) - rivals.open_cards / number)


def add_turns(state: State, you: i64, rivals: Rivals, leading: float, into: Sum) -> None:
    """Whose turn it is, who has passed, and how many turns are left."""
    passed = state.seats[you].passed
    into.add(17, 1.0 if state.active == you else 0.0)
    if passed and rivals.still_in > 0.0:
        into.add(18, 1.0)
    if not passed and rivals.still_in == 0.0:
        into.add(19, 1.0)
    if state.turns_left >= 0:
        left = float(state.turns_left)
        if passed:
            into.add(21, left)
            if left == 0.0:
                into.add(30, leading)
        else:
            into.add(20, left)


def add_tokens_and_piles(state: State, you: i64, rivals: Rivals, into: Sum) -> None:
    player = state.seats[you]
    breaks_ties = tie_breaker(state)
    if breaks_ties >= 0:
        into.add(22, 1.0 if breaks_ties == you else -1.0 / rivals.number)
    if not state.catalogue.law.common_piles:
        into.add(23, (float(len(player.deck)) - rivals.deck / rivals.number) / 10.0)
    into.add(24, filled(player) - rivals.army / rivals.number)
    if state.extra_turns:
        into.add(25, 1.0 if state.active == you else -1.0)


def add_hand(state: State, you: i64, into: Sum) -> None:
    """The levels in your hand, and the clans of Troops that later cards can build on."""
    player = state.seats[you]
    levels = state.catalogue.levels
    counts = [0.0, 0.0, 0.0]
    for entry in player.hand:
        design: i64 = entry & DESIGN
        if design < into.layout.designs:
            bits: i64 = levels[design]
            place: i64 = 0 if bits & 1 else 1 if bits & 2 else 2
            counts[place] += 1.0
    into.add(26, counts[0] / 3.0)
    into.add(27, counts[1] / 3.0)
    into.add(28, counts[2] / 3.0)
    clans: i64 = player.troop_clans
    several: float = 0.0
    while clans:
        clans &= clans - 1
        several += 1.0
    into.add(29, several)
