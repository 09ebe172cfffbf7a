"""The action table of a ruleset: every possible answer to every question is a row with a small, fixed number.

Rows are objects, not verb and object together: the verb belongs to the question (``kinds``). Only a turn's actions
have rows of their own. Texts read "play sati", "shift II2", "capture 1:I3", "take 0:elle", "discard elle", "yes".
"""

from gosux.model.kinds import (
    ACTIVATE,
    CLAN,
    DEED,
    HAND,
    KINDS,
    LEVEL,
    NUMBER,
    OFFER,
    PILE,
    PLAY,
    RECALL,
    SEAT,
    SHIFT,
    SLOT,
    TILE,
    TURN,
    WORD,
    Kind,
)

WORDS: list[str] = ["yes", "no", "done", "pass", "draw 1", "draw 3", "spent"]
YES = 0
NO = 1
DONE = 2
PASS_TURN = 3
DRAW_ONE = 4
DRAW_THREE = 5
SPENT = 6  # the spent area, as the place a token is taken back from

DEEDS: list[str] = ["capture", "destroy", "release"]
ROMAN: list[str] = ["I", "II", "III"]
ROW_LENGTH = 5
ARMY_SIZE = 15
NUMBERS = 16

FAMILY_NAMES: list[str] = [
    "word", "play", "recall", "shift", "activate", "hand", "pile", "offer", "slot",
    "clan", "level", "number", "tile", "seat", "deed",
]  # fmt: skip


def slot_text(slot: int) -> str:
    """``II3`` for the third slot of the Hero row."""
    return f"{ROMAN[slot // ROW_LENGTH]}{slot % ROW_LENGTH + 1}"


def parse_slot(text: str) -> int:
    """The slot named by ``II3``; -1 if it is none."""
    for row in range(3):
        for column in range(ROW_LENGTH):
            if text == f"{ROMAN[row]}{column + 1}":
                return row * ROW_LENGTH + column
    return -1


class ActionTable:
    """Numbers for all rows of a ruleset. Families follow each other in the order of ``kinds``."""

    def __init__(self, designs: "list[str]", clans: "list[str]", seats: int) -> None:
        self.designs = designs
        self.clans = clans
        self.seats = seats
        count = len(designs)
        sizes = [len(WORDS), count, count, ARMY_SIZE, ARMY_SIZE * seats, count, count * seats, count,
                 ARMY_SIZE * seats, len(clans), 3, NUMBERS, len(clans), seats, len(DEEDS)]  # fmt: skip
        self.starts: list[int] = []
        total = 0
        for size in sizes:
            self.starts.append(total)
            total += size
        self.size = total
        self.sizes = sizes
        self.play = self.starts[PLAY]
        self.recall = self.starts[RECALL]
        self.shift = self.starts[SHIFT]
        self.activate = self.starts[ACTIVATE]
        self.hand = self.starts[HAND]
        self.pile = self.starts[PILE]
        self.offer = self.starts[OFFER]
        self.slot = self.starts[SLOT]
        self.clan = self.starts[CLAN]
        self.level = self.starts[LEVEL]
        self.number = self.starts[NUMBER]
        self.tile = self.starts[TILE]
        self.seat = self.starts[SEAT]
        self.deed = self.starts[DEED]
        self.design_numbers: dict[str, int] = {design: number for number, design in enumerate(designs)}
        self.clan_numbers: dict[str, int] = {clan: number for number, clan in enumerate(clans)}

    def family(self, action: int) -> int:
        family = DEED
        while action < self.starts[family]:
            family -= 1
        return family

    def index(self, action: int) -> int:
        """The place of an action within its family."""
        return action - self.starts[self.family(action)]

    def object_text(self, action: int) -> str:
        """What an action points at, without a verb."""
        family = self.family(action)
        index = action - self.starts[family]
        if family == WORD:
            return WORDS[index]
        if family in (PLAY, RECALL, HAND, OFFER):
            return self.designs[index]
        if family == SHIFT:
            return slot_text(index)
        if family == PILE:
            return f"{index // len(self.designs)}:{self.designs[index % len(self.designs)]}"
        if family == SLOT or family == ACTIVATE:
            return f"{index // ARMY_SIZE}:{slot_text(index % ARMY_SIZE)}"
        if family == CLAN or family == TILE:
            return self.clans[index]
        if family == LEVEL:
            return ROMAN[index]
        if family == DEED:
            return DEEDS[index]
        return str(index)  # NUMBER, SEAT

    def text(self, kind: int, action: int) -> str:
        """The readable text of an action as an answer to a question of this kind."""
        family = self.family(action)
        if family == WORD:
            return WORDS[action]
        if family in (PLAY, RECALL, SHIFT, ACTIVATE):
            return f"{FAMILY_NAMES[family]} {self.object_text(action)}"
        verb = KINDS[kind].verb
        return f"{verb or FAMILY_NAMES[family]} {self.object_text(action)}"

    def parse(self, kind: int, text: str) -> int:
        """The action that a text names; -1 if it names none.

        A verb of another question than the present one is understood too, so that its refusal can be explained.
        """
        text = " ".join(text.split())
        if text in WORDS:
            return WORDS.index(text)
        verb, _, rest = text.partition(" ")
        if verb in ("play", "recall", "shift", "activate"):
            return self._parse_object(FAMILY_NAMES.index(verb), rest)
        if KINDS[kind].verb != verb:
            named = [other for other in KINDS if other.verb == verb and other.number != TURN]
            if not named:
                return self._parse_object(FAMILY_NAMES.index(verb), rest) if verb in FAMILY_NAMES else -1
            return self._parse_answer(named[0], rest)
        return self._parse_answer(KINDS[kind], rest)

    def _parse_answer(self, kind: Kind, rest: str) -> int:
        if ":" in rest:
            slot = self._parse_object(SLOT, rest)
            return slot if slot >= 0 else self._parse_object(PILE, rest)
        return self._parse_object(kind.family, rest)

    def _parse_object(self, family: int, text: str) -> int:
        index = -1
        if family in (PLAY, RECALL, HAND, OFFER):
            index = self.design_numbers.get(text, -1)
        elif family == SHIFT:
            index = parse_slot(text)
        elif family in (CLAN, TILE):
            index = self.clan_numbers.get(text, -1)
        elif family == LEVEL:
            index = ROMAN.index(text) if text in ROMAN else -1
        elif family == DEED:
            index = DEEDS.index(text) if text in DEEDS else -1
        elif family in (NUMBER, SEAT):
            index = int(text) if text.isdecimal() and text.isascii() and len(text) < 3 else -1
            if index >= self.sizes[family]:
                index = -1
        elif family in (PILE, SLOT, ACTIVATE):
            seat_text, _, rest = text.partition(":")
            if seat_text.isdecimal() and seat_text.isascii() and len(seat_text) == 1 and int(seat_text) < self.seats:
                if family == PILE:
                    design = self.design_numbers.get(rest, -1)
                    index = int(seat_text) * len(self.designs) + design if design >= 0 else -1
                else:
                    slot = parse_slot(rest)
                    index = int(seat_text) * ARMY_SIZE + slot if slot >= 0 else -1
        return self.starts[family] + index if index >= 0 else -1
