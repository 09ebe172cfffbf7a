"""Selectors: ``CARD.open.level(1, 2)`` for cards in armies, ``Pick(...)`` for cards in hands, piles and decks.

Legality and its explanation are the same code: ``refuses`` says whether a card does not match and, given a list, why.
"""

from typing import Final

from mypy_extensions import i64

from gosux.effects.combine import CannotCombine
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH, slot_text
from gosux.model.catalogue import CAPTURED, DESIGN
from gosux.model.changes.knowledge import without_copies
from gosux.model.frame import NOWHERE, Frame
from gosux.model.keywords import KEYWORDS, keyword_names
from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import ClanRef, KeywordRef, NameRef
from gosux.model.state import State, seat_of, slot_of
from gosux.model.traits import (
    ADJACENT,
    clans_in_slot,
    clans_of_design,
    is_open,
    keywords_in_slot,
    levels_in_slot,
)

ANYONE: Final = "any"
YOURS: Final = "yours"
OPPOSING: Final = "opposing"

EVERYWHERE: Final = "everywhere"
ROW_OR_COLUMN: Final = "row-or-column"
ADJACENT_TO_THIS: Final = "adjacent"
THIS_CARD: Final = "this"
THAT_CARD: Final = "that"

ALL_LEVELS: Final = 7


def level_mask(levels: "tuple[int, ...]") -> i64:
    mask = 0
    for level in levels:
        if not 1 <= level <= 3:
            raise CannotCombine(f"{level} is no level: there are 1, 2 and 3")
        mask |= 1 << (level - 1)
    return mask


def further_levels(levels: i64, more: i64) -> i64:
    """Check levels that a Supremacy token adds; those that add nothing are an error."""
    if levels == ALL_LEVELS or levels & more or not more:
        raise CannotCombine("with_supremacy adds levels to those of level(…): say these first, and no level twice")
    return more


class Target:
    """Cards in play. Start from ``CARD`` and narrow it down; each step returns a new target."""

    def __init__(self) -> None:
        self.whose = ANYONE
        self.area = EVERYWHERE
        self.levels = ALL_LEVELS
        self.supremacy_levels = 0
        self.only_open = False
        self.keyword = 0
        self.of_chosen_clan = False
        self.up_to_chosen_level = False
        self.of_chosen_level = False

    def _copy(self) -> "Target":
        other = Target()
        other.whose = self.whose
        other.area = self.area
        other.levels = self.levels
        other.supremacy_levels = self.supremacy_levels
        other.only_open = self.only_open
        other.keyword = self.keyword
        other.of_chosen_clan = self.of_chosen_clan
        other.up_to_chosen_level = self.up_to_chosen_level
        other.of_chosen_level = self.of_chosen_level
        return other

    def _narrowed(self, word: str) -> "Target":
        """A copy, to be narrowed down by this word."""
        if self.names_one():
            raise CannotCombine(f"{self.area.upper()} names one card and cannot be narrowed down by {word}")
        return self._copy()

    def _of_army(self, word: str, whose: str) -> "Target":
        other = self._narrowed(word)
        if self.whose != ANYONE:
            raise CannotCombine("a card is either .yours or .opposing: say one of them, once")
        if self.area != EVERYWHERE:
            raise CannotCombine(f"{word} cannot follow .{self.area}: those cards lie in the army of this card")
        other.whose = whose
        return other

    @property
    def yours(self) -> "Target":
        return self._of_army(".yours", YOURS)

    @property
    def opposing(self) -> "Target":
        return self._of_army(".opposing", OPPOSING)

    @property
    def open(self) -> "Target":
        other = self._narrowed(".open")
        other.only_open = True
        return other

    def _near(self, word: str, area: str) -> "Target":
        other = self._narrowed(word)
        if self.whose != ANYONE:
            raise CannotCombine(f"{word} cannot follow .{self.whose}: those cards lie in the army of this card")
        if self.area != EVERYWHERE:
            raise CannotCombine("say either .adjacent or .in_row_or_column, once")
        other.area = area
        return other

    @property
    def in_row_or_column(self) -> "Target":
        return self._near(".in_row_or_column", ROW_OR_COLUMN)

    @property
    def adjacent(self) -> "Target":
        return self._near(".adjacent", ADJACENT_TO_THIS)

    def _of_level(self, word: str) -> "Target":
        other = self._narrowed(word)
        if self.levels != ALL_LEVELS or self.up_to_chosen_level or self.of_chosen_level:
            raise CannotCombine(f"{word}: a level has been said before; say one")
        return other

    @property
    def not_above_the_discarded(self) -> "Target":
        """With a level not above the level chosen by an earlier clause."""
        other = self._of_level(".not_above_the_discarded")
        other.up_to_chosen_level = True
        return other

    @property
    def chosen_clan(self) -> "Target":
        other = self._narrowed(".chosen_clan")
        other.of_chosen_clan = True
        return other

    @property
    def chosen_level(self) -> "Target":
        other = self._of_level(".chosen_level")
        other.of_chosen_level = True
        return other

    def level(self, *levels: i64) -> "Target":
        other = self._of_level(".level(…)")
        other.levels = level_mask(levels)
        if not levels:
            raise CannotCombine(".level(…) needs a level")
        return other

    def with_supremacy(self, *levels: i64) -> "Target":
        """More levels if you have a Supremacy token."""
        other = self._narrowed(".with_supremacy(…)")
        other.supremacy_levels = further_levels(self.levels, level_mask(levels))
        return other

    def having(self, keyword: str) -> "Target":
        other = self._narrowed(".having(…)")
        if self.keyword:
            raise CannotCombine(".having(…) names one keyword: say it once")
        other.keyword = KEYWORDS[keyword]
        return other

    def names_one(self) -> bool:
        """Whether it means one particular card ("this card", "the copied card") and leaves no choice."""
        return self.area == THIS_CARD or self.area == THAT_CARD

    def slots(self, state: State, frame: Frame) -> list[int]:
        """The codes of the slots in the area, occupied or not."""
        if self.area == EVERYWHERE:
            if self.whose == YOURS:
                first = frame.controller * ARMY_SIZE
                return list(range(first, first + ARMY_SIZE))
            if self.whose == OPPOSING:
                slots: list[int] = []
                for seat in state.opponents(frame.controller):
                    slots.extend(range(seat * ARMY_SIZE, seat * ARMY_SIZE + ARMY_SIZE))
                return slots
            return list(range(ARMY_SIZE * len(state.seats)))
        if self.area == THAT_CARD:
            return [frame.that] if 0 <= frame.that < ARMY_SIZE * len(state.seats) else []
        if frame.source == NOWHERE:  # X5.11: it has left play, so nothing matches
            return []
        if self.area == THIS_CARD:
            return [frame.source]
        slot = slot_of(frame.source)
        base = frame.source - slot
        if self.area == ADJACENT_TO_THIS:
            return [base + other for other in ADJACENT[slot]]
        return [
            base + other
            for other in range(ARMY_SIZE)
            if other // ROW_LENGTH == slot // ROW_LENGTH or other % ROW_LENGTH == slot % ROW_LENGTH
        ]

    def codes(self, state: State, frame: Frame) -> list[int]:
        """The codes of all matching cards."""
        fitting: list[int] = []
        if self.area == EVERYWHERE:
            if self.whose == YOURS:
                self.add_codes(state, frame, frame.controller, fitting)
            elif self.whose == OPPOSING:
                for seat in state.opponents(frame.controller):
                    self.add_codes(state, frame, seat, fitting)
            else:
                for seat in range(len(state.seats)):
                    self.add_codes(state, frame, seat, fitting)
            return fitting
        for code in self.slots(state, frame):
            if state.seats[code // ARMY_SIZE].army[code % ARMY_SIZE] >= 0:
                if not self.refuses(state, frame, code, None):
                    fitting.append(code)
        return fitting

    def add_codes(self, state: State, frame: Frame, seat: i64, fitting: list[int]) -> None:
        """Add the matching cards of one army. If they must be OPEN, only those are checked."""
        rows = state.seats[seat].rows
        army = state.seats[seat].army
        for row in range(3):
            length = rows[row]
            for column in range(max(0, length - 1) if self.only_open else 0, length):
                slot = row * ROW_LENGTH + column
                if army[slot] >= 0 and not self.refuses(state, frame, seat * ARMY_SIZE + slot, None):
                    fitting.append(seat * ARMY_SIZE + slot)

    def refuses(self, state: State, frame: Frame, code: i64, why: "list[Reason] | None") -> bool:
        """Whether the card in a slot of the area does not match; every reason is added to ``why``."""
        seat = code // ARMY_SIZE
        slot = code % ARMY_SIZE
        design = state.seats[seat].army[slot]
        if design < 0:
            if why is not None:
                why.append(Reason("no-card-there", ("X3.1",), {"slot": f"slot:{seat}:{slot_text(slot)}"}))
            return True
        refused = False
        card: Argument = "" if why is None else state.card_ref(design & DESIGN)
        wanted = self.levels
        if self.supremacy_levels and state.seats[frame.controller].supremacy:
            wanted |= self.supremacy_levels
        if self.up_to_chosen_level:
            wanted = (2 << frame.level) - 1
        elif self.of_chosen_level:
            wanted = 1 << frame.level
        if wanted != ALL_LEVELS and not levels_in_slot(state, seat, slot) & wanted:
            if why is None:
                return True
            refused = True
            why.append(Reason("wrong-level", ("X3.4a",), {"card": card, "levels": wanted}))
        if self.only_open and not is_open(state, seat, slot):
            if why is None:
                return True
            refused = True
            why.append(Reason("not-open", ("X3.3",), {"card": card}))
        if self.keyword and not keywords_in_slot(state, seat, slot, self.keyword) & self.keyword:
            if why is None:
                return True
            refused = True
            keyword = keyword_names(self.keyword)[0]
            why.append(Reason("lacks-keyword", ("X3.5b" if design >= CAPTURED else "X10.1a",),
                              {"card": card, "keyword": KeywordRef(keyword)}))  # fmt: skip
        if self.of_chosen_clan and not clans_in_slot(state, seat, slot) & (1 << frame.clan):
            if why is None:
                return True
            refused = True
            clan: Argument = ClanRef(state.catalogue.clans[frame.clan].id)
            why.append(Reason("wrong-clan", ("X3.5a",), {"card": card, "clan": clan}))
        return refused

    def outside(self, state: State, frame: Frame, code: i64) -> "list[Reason]":
        """Why a slot is outside the area; empty if it is inside."""
        if code in self.slots(state, frame):
            return []
        if self.whose == YOURS or self.area in (ROW_OR_COLUMN, ADJACENT_TO_THIS):
            if seat_of(code) != frame.controller:
                return [Reason("not-your-card", ("X3.9",))]
        if self.whose == OPPOSING and seat_of(code) == frame.controller:
            return [Reason("not-opposing-card", ("X3.9",))]
        if self.area == ADJACENT_TO_THIS:
            return [Reason("not-adjacent", ("X3.6b",))]
        if self.area == ROW_OR_COLUMN:
            return [Reason("not-in-row-or-column", ("X3.6c",))]
        return [Reason("not-that-card", ("X10.19",))]

    def phrase(self, number: i64 = 1) -> Message:
        """The noun phrase, as in "an OPEN card of level I or II"."""
        return Message("target", {
            "whose": self.whose,
            "area": self.area,
            "open": int(self.only_open),
            "levels": self.levels,
            "supremacy": self.supremacy_levels,
            "keywords": [KeywordRef(keyword) for keyword in keyword_names(self.keyword)],
            "chosen_clan": int(self.of_chosen_clan),
            "chosen_level": "up-to" if self.up_to_chosen_level else "same" if self.of_chosen_level else "none",
            "number": number,
        })  # fmt: skip


CARD: Final = Target()


def _area(area: str) -> Target:
    target = Target()
    target.area = area
    return target


def several(word: str, target: Target) -> Target:
    """The target of an effect on several cards."""
    if target.names_one():
        raise CannotCombine(f"{word} speaks of several cards, {target.area.upper()} names one")
    return target


THIS: Final = _area(THIS_CARD)
THAT: Final = _area(THAT_CARD)


class Pick:
    """Cards outside the armies: in a hand, a discard pile, a deck, or revealed."""

    def __init__(
        self,
        *,
        levels: "tuple[int, ...]" = (1, 2, 3),
        with_supremacy: "tuple[int, ...]" = (),
        keywords: "tuple[str, ...]" = (),
        name: str = "",
        names: "tuple[str, ...]" = (),
        clan: str = "",
        chosen_clan: bool = False,
        chosen_level: bool = False,
    ) -> None:
        self.levels = level_mask(levels)
        self.supremacy_levels = further_levels(self.levels, level_mask(with_supremacy)) if with_supremacy else 0
        if not self.levels or (chosen_level and self.levels != ALL_LEVELS):
            raise CannotCombine("a Pick has levels or chosen_level, not both, and at least one level")
        if clan and chosen_clan:
            raise CannotCombine("a Pick is of a named clan or of the chosen one, not of both")
        self.keywords = sum(KEYWORDS[keyword] for keyword in keywords)  # any of them is enough
        self.name = name
        self.names = (name, *names) if name else names  # any of them is enough
        self.clan = clan
        self.chosen_clan = chosen_clan
        self.chosen_level = chosen_level

    def refuses(self, state: State, frame: Frame, seat: i64, design: i64, why: "list[Reason] | None") -> bool:
        """Whether a card of this player does not match; every reason is added to ``why``."""
        catalogue = state.catalogue
        card: Argument = "" if why is None else state.card_ref(design)
        refused = False
        wanted = self.levels
        if self.supremacy_levels and state.seats[frame.controller].supremacy:
            wanted |= self.supremacy_levels
        if self.chosen_level:
            wanted = 1 << frame.level
        if not catalogue.levels[design] & wanted:
            if why is None:
                return True
            refused = True
            why.append(Reason("wrong-level", ("X10.16a",), {"card": card, "levels": wanted}))
        if self.keywords and not catalogue.keywords[design] & self.keywords:
            if why is None:
                return True
            refused = True
            names: list[Argument] = [KeywordRef(keyword) for keyword in keyword_names(self.keywords)]
            why.append(Reason("lacks-keywords", ("X5.7c",), {"card": card, "keywords": names}))
        if self.names and all(catalogue.names[design] != catalogue.name_number.get(one, -1) for one in self.names):
            if why is None:
                return True
            refused = True
            named: list[Argument] = [NameRef(one) for one in self.names]
            why.append(Reason("wrong-name", ("X10.11a",), {"card": card, "names": named}))
        if self.clan and not clans_of_design(state, seat, design) & (1 << catalogue.table.clan_numbers[self.clan]):
            if why is None:
                return True
            refused = True
            why.append(Reason("wrong-clan", ("X10.16a",), {"card": card, "clan": ClanRef(self.clan)}))
        if self.chosen_clan and not clans_of_design(state, seat, design) & (1 << frame.clan):
            if why is None:
                return True
            refused = True
            clan: Argument = ClanRef(catalogue.clans[frame.clan].id)
            why.append(Reason("wrong-clan", ("X10.16a",), {"card": card, "clan": clan}))
        return refused

    def among(self, state: State, frame: Frame, seat: i64, designs: list[int]) -> list[int]:
        """The different matching designs, in the order of their numbers."""
        fitting: list[int] = []
        for design in designs:
            if not self.refuses(state, frame, seat, design, None):
                fitting.append(design)
        if len(fitting) > 1:
            fitting.sort()
            return without_copies(fitting)
        return fitting

    def phrase(self, number: i64 = 1) -> Message:
        return Message("pick", {
            "levels": self.levels,
            "supremacy": self.supremacy_levels,
            "keywords": [KeywordRef(keyword) for keyword in keyword_names(self.keywords)],
            "names": [NameRef(name) for name in self.names],
            "clan": ClanRef(self.clan) if self.clan else "none",
            "chosen_clan": int(self.chosen_clan),
            "chosen_level": "same" if self.chosen_level else "none",
            "number": number,
        })  # fmt: skip


ANY_CARD: Final = Pick()


def target_refusals(target: Target, state: State, frame: Frame, action: i64) -> list[Reason]:
    """Why a slot cannot be chosen, where only the target decides."""
    code = action - state.catalogue.table.slot
    if not 0 <= code < ARMY_SIZE * len(state.seats):
        return []
    why = target.outside(state, frame, code)
    target.refuses(state, frame, code, why)
    return why
