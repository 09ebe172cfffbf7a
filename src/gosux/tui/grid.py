"""An army as a grid of text, III on top and slot 1 left for both players: above and right mean the same to both."""

from rich.text import Text

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, ROMAN, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.keywords import BOUNTY, ETHEREAL
from gosux.model.state import State
from gosux.model.traits import acting, is_open, keywords_in_slot
from gosux.rules.battle import slot_value
from gosux.text.words import Words
from gosux.tui.phrases import CUT, POINTER, cut, say, short_name, two_lines

LABEL = 4  # columns for the name of a row
EMPTY = "·"
TOKEN = "●"
FREE_ICON = "○"
DOUBLING = "x2"
VACANT = "…"  # the slot of a mutation in progress
# The colours of clans where names alone do not tell them; the signs of the clans say the same without colour.
COLOURS = ("#7fd7e7", "#a3d95b", "#ff8070", "#9db4ff", "#d894e8")


class Grid:
    """How an army is drawn: ``width`` columns in all, ``lines`` of text for each card, ``ruled`` or not."""

    def __init__(self, state: State, words: Words, width: int, lines: int, ruled: bool) -> None:
        self.state = state
        self.words = words
        self.width = width
        self.cell = max(6, (width - LABEL - ROW_LENGTH - 1) // ROW_LENGTH)
        self.lines = lines
        self.ruled = ruled
        self.numbers = choice_numbers(state)
        self.marks = clan_marks(state, words)

    def army(self, seat: int, brief: bool = False) -> list[Text]:
        """The lines of an army; ``brief``: without its empty rows."""
        drawn: list[Text] = []
        for row in (2, 1, 0):
            if brief and not self._used(seat, row):
                continue
            if self.ruled:
                drawn.append(self._rule("┌┬┐" if row == 2 else "├┼┤"))
            drawn += self._row(seat, row, ROW_LENGTH)
        if self.ruled:
            drawn.append(self._rule("└┴┘"))
        return drawn

    def folded(self, seat: int) -> list[Text]:
        """The lines of an army without its empty slots, row II behind row III if there is room, row I behind row II."""
        self.cell = max(6, (self.width - 2 * (LABEL + 1) - ROW_LENGTH) // ROW_LENGTH)
        drawn: list[Text] = []
        taken = ROW_LENGTH
        for row in (2, 1, 0):
            used = self._used(seat, row)
            if not used:
                continue
            line = self._row(seat, row, used)[0]
            if taken + used <= ROW_LENGTH and len(drawn[-1]) + len(line) <= self.width:
                drawn[-1].append_text(line)
                taken += used
            else:
                drawn.append(line)
                taken = used
        return drawn

    def _row(self, seat: int, row: int, count: int) -> list[Text]:
        """The lines of the first ``count`` slots of a row."""
        cells = [self._card(seat, row * ROW_LENGTH + column) for column in range(count)]
        drawn: list[Text] = []
        for line in range(self.lines):
            text = Text(no_wrap=True)
            text.append(f"{ROMAN[row] if line == 0 else '':>{LABEL - 1}} ", style="bold")
            for cell in cells:
                text.append("│", style="dim")
                text.append_text(cell[line])
            text.append("│", style="dim")
            drawn.append(text)
        return drawn

    def _used(self, seat: int, row: int) -> int:
        """How many slots of a row hold a card, or are kept for one."""
        army = self.state.seats[seat].army
        slots = range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH)
        return max((slot + 1 - slots[0] for slot in slots if army[slot] >= 0 or self._is_vacant(seat, slot)), default=0)

    def _rule(self, corners: str) -> Text:
        line = corners[0] + corners[1].join(["─" * self.cell] * ROW_LENGTH) + corners[2]
        return Text(" " * LABEL + line, style="dim", no_wrap=True)

    def _is_vacant(self, seat: int, slot: int) -> bool:
        return self.state.vacant == seat * ARMY_SIZE + slot

    def _card(self, seat: int, slot: int) -> list[Text]:
        """The lines of a slot, each as wide as the cell."""
        design = self.state.seats[seat].army[slot]
        number = self.numbers.get((seat, slot), 0)
        pointer = f"{number}{POINTER}" if number else ""
        if design < 0:
            sign = pointer + VACANT if self._is_vacant(seat, slot) else EMPTY
            return [self._fill(sign if line == 0 else "", "dim") for line in range(self.lines)]
        captured = design >= CAPTURED
        style = "dim italic" if captured else self._colour(design)
        clan = [] if captured or not self.marks else [self.marks[self.state.catalogue.clan[design]]]
        marks = self._marks(seat, slot)
        if self.lines == 1:
            tail = "".join(marks)
            room = self.cell - len(tail) - bool(tail) - len(pointer)
            shown = pointer + self._named(design, room, captured)
            if clan and len(shown) + 1 + len(clan[0]) <= self.cell - len(tail) - bool(tail):
                shown = f"{shown} {clan[0]}"
            return [self._fill(f"{shown:<{self.cell - len(tail)}}{tail}", style)]
        lines = [self._named(design, self.cell, captured)]
        if self.lines > 2:
            lines = self._in_two_lines(design, captured)
            lines += [""] * (self.lines - 1 - len(lines))
        last = f"{pointer} {' '.join(marks + clan)}".strip()
        return [self._fill(line, style) for line in [*lines, last]]

    def _in_two_lines(self, design: int, captured: bool) -> list[str]:
        """The whole name if two lines are enough for it; where clans have signs, otherwise without its clan's."""
        card = self.state.catalogue.cards[design % CAPTURED]
        name = self.words.names.card(card.id)
        lines = two_lines(f"[{name}]" if captured else name, self.cell)
        if self.marks and any(CUT in line for line in lines):
            short = short_name(name, self.words.clan(card.clan))
            lines = two_lines(f"[{short}]" if captured else short, self.cell)
        return lines

    def _colour(self, design: int) -> str:
        return COLOURS[self.state.catalogue.clan[design] % len(COLOURS)] if self.marks else ""

    def _named(self, design: int, room: int, captured: bool) -> str:
        """The name of a card; where clans have signs, without its clan's."""
        card = self.state.catalogue.cards[design % CAPTURED]
        name = self.words.names.card(card.id)
        room -= 2 * captured
        if self.marks:
            name = short_name(name, self.words.clan(card.clan))
        name = cut(name, room)
        return f"[{name}]" if captured else name

    def _fill(self, text: str, style: str) -> Text:
        return Text(f"{text[: self.cell]:<{self.cell}}", style=style)

    def _marks(self, seat: int, slot: int) -> list[str]:
        """Value now, ^ OPEN, a sign for each token and each free icon, $ Bounty, ~ Ethereal. Another player's token
        bears their number."""
        state = self.state
        player = state.seats[seat]
        opened = ["^"] if is_open(state, seat, slot) else []
        if player.army[slot] >= CAPTURED:
            return opened
        keywords = keywords_in_slot(state, seat, slot)
        guests = "".join(f"{TOKEN}{whose + 1}" for code, whose in state.foreign if code == seat * ARMY_SIZE + slot)
        plain = player.resting[slot] - player.doubled[slot] - guests.count(TOKEN)
        free = max(0, state.catalogue.icons[acting(state, seat, slot)] - player.resting[slot])
        marks = [str(slot_value(state, seat, slot)), *opened]
        marks += [DOUBLING] * player.doubled[slot]
        marks += [guests + TOKEN * plain + FREE_ICON * free] if plain + free or guests else []
        marks += ["$"] if keywords & BOUNTY else []
        marks += ["~"] if keywords & ETHEREAL else []
        return marks


def clan_marks(state: State, words: Words) -> list[str]:
    """The signs of the clans in their order; none where the game has none."""
    marks = [say(words, "terminal-clan-mark", clan=clan.id) for clan in state.catalogue.clans]
    return marks if all(marks) else []


def choice_numbers(state: State) -> dict[tuple[int, int], int]:
    """The numbers of the choices that point at a slot, by seat and slot. A turn's shifts and activations are not
    marked: a card may have both."""
    table = state.catalogue.table
    numbers: dict[tuple[int, int], int] = {}
    for number, action in enumerate(state.choices, start=1):
        if table.family(action) == kinds.SLOT:
            seat, slot = divmod(table.index(action), ARMY_SIZE)
            numbers[seat, slot] = number
    return numbers


def hand_numbers(state: State) -> dict[int, int]:
    """The numbers of the choices that point at a card of the asked player's hand, by design."""
    table = state.catalogue.table
    return {
        table.index(action): number
        for number, action in enumerate(state.choices, start=1)
        if table.family(action) in (kinds.PLAY, kinds.HAND)
    }
