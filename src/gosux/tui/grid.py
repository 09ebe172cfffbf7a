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
from gosux.tui.phrases import cut, two_lines

LABEL = 4  # columns for the name of a row
EMPTY = "·"
TOKEN = "●"
FREE_ICON = "○"
DOUBLING = "x2"
POINTER = "▸"


class Grid:
    """How an army is drawn: ``width`` columns in all, ``lines`` of text for each card, ``ruled`` or not."""

    def __init__(self, state: State, words: Words, width: int, lines: int, ruled: bool) -> None:
        self.state = state
        self.words = words
        self.cell = max(6, (width - LABEL - ROW_LENGTH - 1) // ROW_LENGTH)
        self.lines = lines
        self.ruled = ruled
        self.numbers = choice_numbers(state)

    def army(self, seat: int) -> list[Text]:
        """The lines of an army."""
        drawn: list[Text] = []
        for row in (2, 1, 0):
            if self.ruled:
                drawn.append(self._rule("┌┬┐" if row == 2 else "├┼┤"))
            cells = [self._card(seat, row * ROW_LENGTH + column) for column in range(ROW_LENGTH)]
            for line in range(self.lines):
                text = Text(f"{ROMAN[row] if line == 0 else '':>{LABEL - 1}} ", style="bold", no_wrap=True)
                for cell in cells:
                    text.append("│", style="not bold dim")
                    text.append_text(cell[line])
                text.append("│", style="not bold dim")
                drawn.append(text)
        if self.ruled:
            drawn.append(self._rule("└┴┘"))
        return drawn

    def _rule(self, corners: str) -> Text:
        line = corners[0] + corners[1].join(["─" * self.cell] * ROW_LENGTH) + corners[2]
        return Text(" " * LABEL + line, style="dim", no_wrap=True)

    def _card(self, seat: int, slot: int) -> list[Text]:
        """The lines of a slot, each as wide as the cell."""
        design = self.state.seats[seat].army[slot]
        if design < 0:
            return [self._fill(EMPTY if line == 0 else "", "dim") for line in range(self.lines)]
        name = self.words.card(self.state.catalogue.cards[design % CAPTURED].id).name
        captured = design >= CAPTURED
        style = "dim italic" if captured else "not bold"
        number = self.numbers.get((seat, slot), 0)
        pointer = f"{number}{POINTER}" if number else ""
        marks = self._marks(seat, slot)
        if self.lines == 1:
            tail = "".join(marks)
            room = self.cell - len(tail) - bool(tail) - len(pointer)
            shown = pointer + self._named(name, room, captured)
            return [self._fill(f"{shown:<{self.cell - len(tail)}}{tail}", style)]
        lines = [cut(self._named(name, self.cell, captured), self.cell)]
        if self.lines > 2:
            bracketed = f"[{name}]" if captured else name
            lines = two_lines(bracketed, self.cell)
            lines += [""] * (self.lines - 1 - len(lines))
        last = f"{pointer} {' '.join(marks)}".strip()
        return [self._fill(line, style) for line in [*lines, last]]

    def _named(self, name: str, room: int, captured: bool) -> str:
        return f"[{cut(name, room - 2)}]" if captured else cut(name, room)

    def _fill(self, text: str, style: str) -> Text:
        return Text(f"{text[: self.cell]:<{self.cell}}", style=style)

    def _marks(self, seat: int, slot: int) -> list[str]:
        """Value now, ^ OPEN, a sign for each token and each free icon, $ Bounty, ~ Ethereal."""
        state = self.state
        player = state.seats[seat]
        opened = ["^"] if is_open(state, seat, slot) else []
        if player.army[slot] >= CAPTURED:
            return opened
        keywords = keywords_in_slot(state, seat, slot)
        plain = player.resting[slot] - player.doubled[slot]
        free = max(0, state.catalogue.icons[acting(state, seat, slot)] - player.resting[slot])
        marks = [str(slot_value(state, seat, slot)), *opened]
        marks += [DOUBLING] * player.doubled[slot]
        marks += [TOKEN * plain + FREE_ICON * free] if plain + free else []
        marks += ["$"] if keywords & BOUNTY else []
        marks += ["~"] if keywords & ETHEREAL else []
        return marks


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
