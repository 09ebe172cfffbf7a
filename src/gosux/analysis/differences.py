"""What two lines differ in: facts that hold in most of the worlds in which both were played."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from statistics import median_low
from typing import Final

from gosux.analysis.facts import ORDER, UNWELCOME, Fact, Kind, When
from gosux.analysis.lines import Ending, Lines, Snapshot
from gosux.analysis.study import Study
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import DESIGN
from gosux.rules.battle import slot_value

HOLDS: Final = 0.7  # of the worlds
Pair = tuple[Ending, Ending]
Measure = Callable[[Ending], "int | None"]


def differences(lines: Lines, first: int, second: int, least: float = HOLDS) -> list[Fact]:
    """The facts in which the end of the first move's line differs from that of the second one's in at least this share
    of the worlds, the most telling first."""
    both = zip(lines.endings(first), lines.endings(second), strict=True)
    pairs = [(one, other) for one, other in both if one is not None and other is not None]
    if not pairs:
        return []
    found = without_echoes(Comparison(lines.study, pairs, least).facts())
    return sorted(found, key=lambda fact: (ORDER.index(fact.kind), not fact.good, -fact.amount))


def without_echoes(facts: list[Fact]) -> list[Fact]:
    """Who wins the game also wins the battle, and nobody else does: these would crowd out how it comes about."""
    won = [fact for fact in facts if fact.kind == "victory" and fact.more]
    if not won:
        return facts
    return [won[0], *(fact for fact in facts if fact.kind not in ("victory", "battle") or fact.good != won[0].good)]


class Comparison:
    """Compares the ends of two lines, world by world."""

    def __init__(self, study: Study, pairs: list[Pair], least: float = HOLDS) -> None:
        self.pairs = pairs
        self.least = least
        self.you = study.you
        self.state = study.view.state
        self.rivals = [seat for seat, one in enumerate(self.state.seats) if seat != self.you and not one.out]

    def facts(self) -> list[Fact]:
        found = [*self.battle(), *self.lead()]
        for seat in [self.you, *self.rivals]:
            found += [*self.victory(seat), *self.cards(seat), *self.counts(seat)]
        return found

    def counts(self, seat: int) -> list[Fact]:
        """What a player has after the reply."""
        return [
            *self.count("tokens", seat, lambda one: one.tokens[seat]),
            *self.count("owned", seat, lambda one: one.owned[seat]),
            *self.count("hand", seat, lambda one: one.hands[seat]),
            *self.exposed(seat),
            *self.count("wonder", seat, lambda one: int(one.wonder == seat)),
            *self.count("advantage", seat, lambda one: int(one.advantage == seat)),
        ]

    # -- one fact ----------------------------------------------------------------------------------------------------

    def holds(self, measure: Measure) -> "tuple[bool, int, float] | None":
        """Whether the first line has more, by how much, and in what share of the worlds; None if neither holds.

        The amount is that of the middle one of all worlds: among those in which the difference holds alone, an unsure
        one would look large.
        """
        steps = self.steps(measure)
        for sign in (1, -1):
            held = sum(step * sign > 0 for step in steps)
            if held >= self.least * len(self.pairs):
                return sign > 0, median_low(step * sign for step in steps), held / len(self.pairs)
        return None

    def steps(self, measure: Measure) -> list[int]:
        """The differences of a measure, in the worlds in which both lines have it."""
        told = [(measure(one), measure(other)) for one, other in self.pairs]
        return [one - other for one, other in told if one is not None and other is not None]

    def fact(
        self, kind: Kind, seat: int, measure: Measure, when: When = "battle", card: str = "", value: int = 0
    ) -> "Fact | None":
        found = self.holds(measure)
        if found is None:
            return None
        more, amount, share = found
        good = (more == (seat == self.you)) != (kind in UNWELCOME)
        return Fact(kind, seat, more, good, value or amount, share, when, card)

    def count(self, kind: Kind, seat: int, number: Callable[[Snapshot], int]) -> list[Fact]:
        fact = self.fact(kind, seat, lambda end: number(end.reply), "reply")
        return [] if fact is None else [fact]

    def exposed(self, seat: int) -> list[Fact]:
        """OPEN cards, unless one army has more of them just because it has more cards."""
        cards = self.holds(lambda end: sum(number for (of, _), number in end.reply.in_play.items() if of == seat))
        found = self.count("open", seat, lambda one: one.open[seat])
        return [fact for fact in found if cards is None or cards[0] != fact.more]

    # -- the end of the game, the battle -----------------------------------------------------------------------------

    def victory(self, seat: int) -> list[Fact]:
        """A line in which the player wins the game before the round is over."""
        fact = self.fact("victory", seat, lambda end: int(end.winners is not None and seat in end.winners))
        if fact is None:
            return []
        place = 0 if fact.more else 1
        rules = [pair[place].rule for pair in self.pairs if pair[place].winners]
        return [replace(fact, rule=max(sorted(set(rules)), key=rules.count))]

    def battle(self) -> list[Fact]:
        fact = self.fact("battle", self.you, lambda end: int(self.you in end.battle_winners) if end.battle else None)
        return [] if fact is None else [fact]

    def lead(self) -> list[Fact]:
        """Points before the strongest rival: in the battle, else after the reply."""
        if not self.rivals:
            return []
        return self.lead_at("battle") or self.lead_at("reply")

    def lead_at(self, when: When) -> list[Fact]:
        def own(end: Ending) -> "int | None":
            at = end.battle if when == "battle" else end.reply
            return None if at is None else at.values[self.you]

        def theirs(end: Ending) -> "int | None":
            """The strongest rival's, as a loss."""
            at = end.battle if when == "battle" else end.reply
            return None if at is None else -max(at.values[seat] for seat in self.rivals)

        def lead(end: Ending) -> "int | None":
            mine, others = own(end), theirs(end)
            return None if mine is None or others is None else mine + others

        fact = self.fact("lead", self.you, lead, when)
        if fact is None:
            return []
        parts = [median_low(self.steps(measure)) for measure in (own, theirs)]
        # The two medians need not add up; then only their sum is told.
        adds_up = sum(parts) == (fact.amount if fact.more else -fact.amount)
        return [replace(fact, own=parts[0], theirs=parts[1]) if adds_up else fact]

    # -- cards -------------------------------------------------------------------------------------------------------

    def cards(self, seat: int) -> list[Fact]:
        """What becomes of each card of an army: captured, or gone."""
        held = Counter(int(one) & DESIGN for one in self.state.seats[seat].army if one >= 0)
        return [fact for design, copies in sorted(held.items()) for fact in self.card(seat, design, copies)]

    def card(self, seat: int, design: int, copies: int) -> list[Fact]:
        """Copies that come later do not count. A card that is captured or lost in one line must be face up in the other
        one: there it may have been captured or lost in another way, or replaced by a shift."""
        key = seat, design
        card = self.state.catalogue.cards[design].id
        value = self.value_of(seat, design)

        def hidden(at: Snapshot) -> int:
            return copies - min(copies, at.in_play[key] - at.captured[key])

        return self.of_card(
            "captured", seat, lambda at: min(copies, at.captured[key]), hidden, card, value
        ) or self.of_card("gone", seat, lambda at: min(copies, at.lost[key]), hidden, card, value)

    def of_card(
        self, kind: Kind, seat: int, number: Callable[[Snapshot], int], hidden: Callable[[Snapshot], int], card: str,
        value: int,
    ) -> list[Fact]:  # fmt: skip
        whens: tuple[When, ...] = ("battle", "reply")
        for when in whens:
            fact = self.fact(kind, seat, at(when, number), when, card, value)
            if fact is not None:
                differs = self.holds(at(when, hidden))
                return [fact] if differs is not None and differs[0] == fact.more else []
        return []

    def value_of(self, seat: int, design: int) -> int:
        """What a card counts now; captured ones what is printed on them."""
        slots = [slot for slot in range(ARMY_SIZE) if int(self.state.seats[seat].army[slot]) & DESIGN == design]
        return max(int(slot_value(self.state, seat, slot)) for slot in slots) or int(self.state.catalogue.value[design])


def at(when: When, number: Callable[[Snapshot], int]) -> Measure:
    """A number in the battle, if there is one, or after the reply."""

    def measure(end: Ending) -> "int | None":
        snapshot = end.battle if when == "battle" else end.reply
        return None if snapshot is None else number(snapshot)

    return measure
