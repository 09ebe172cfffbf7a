"""The action table of a ruleset: every possible answer to every question is a row with a small, fixed number.

A row is an object without a verb; the verb belongs to the question (``kinds``). Only the actions of a turn have rows
of their own. Texts read "play sati", "shift II2", "capture 1:I3", "take 0:elle", "discard elle", "yes". A game may use
other verbs ("mutate II2", "trap 1:I3"); a common discard pile is called "pile" ("take pile:loya").
"""

from typing import Final

from mypy_extensions import i64

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
    USE,
    WORD,
    Kind,
)

WORDS: Final[list[str]] = ["yes", "no", "done", "pass", "draw 1", "draw 3", "spent"]
YES: Final = 0
NO: Final = 1
DONE: Final = 2
PASS_TURN: Final = 3
DRAW_ONE: Final = 4
DRAW_THREE: Final = 5
SPENT: Final = 6  # the spent area: where a token is taken back from
DRAW_FIVE: Final = 7  # only in games that have it
EVERYBODY: Final = 15  # in the place of a seat that concedes: all players agree to end the game

DEEDS: Final[list[str]] = ["capture", "destroy", "release"]
ROMAN: Final[list[str]] = ["I", "II", "III"]
ROW_LENGTH: Final = 5
ARMY_SIZE: Final = 15
NUMBERS: Final = 16
COMMON_PILE: Final = "pile"

FAMILY_NAMES: Final[list[str]] = [
    "word", "play", "recall", "shift", "activate", "action", "hand", "pile", "offer", "slot",
    "clan", "level", "number", "tile", "seat", "deed",
]  # fmt: skip


def slot_text(slot: int) -> str:
    """``II3`` for the third slot of the Hero row."""
    return f"{ROMAN[slot // ROW_LENGTH]}{slot % ROW_LENGTH + 1}"


def parse_slot(text: str) -> int:
    """The slot named by ``II3``; -1 if there is none."""
    for row in range(3):
        for column in range(ROW_LENGTH):
            if text == f"{ROMAN[row]}{column + 1}":
                return row * ROW_LENGTH + column
    return -1


class ActionTable:
    """Numbers all rows of a ruleset. Families follow each other in the order of ``kinds``.

    ``words`` and ``numbers`` give the number of rows in those families, ``verbs`` the game's own names for the engine's
    verbs, ``piles`` the number of discard piles: one per seat, or one in all.
    """

    def __init__(
        self,
        designs: "list[str]",
        clans: "list[str]",
        seats: int,
        piles: int,
        words: "list[str]",
        numbers: int,
        verbs: "dict[str, str]",
        uses: bool,
    ) -> None:
        self.designs = designs
        self.clans = clans
        self.seats = seats
        self.piles = piles
        self.words = words
        self.verbs = verbs
        self.meant: dict[str, str] = {word: verb for verb, word in verbs.items()}
        count = len(designs)
        self.pile_step = count if piles > 1 else 0  # from one seat's discard pile to the next; 0 for a common one
        sizes = [len(words), count, count, ARMY_SIZE, ARMY_SIZE * seats, ARMY_SIZE if uses else 0, count,
                 count * piles, count, ARMY_SIZE * seats, len(clans), 3, numbers, len(clans), seats,
                 len(DEEDS)]  # fmt: skip
        self.starts: list[int] = []
        total = 0
        for size in sizes:
            self.starts.append(total)
            total += size
        self.size = total
        # The number of each row as an object: compiled code would make a new one for every list of actions.
        self.objects: list[object] = [*range(total)]
        self.sizes = sizes
        self.play: i64 = self.starts[PLAY]
        self.recall: i64 = self.starts[RECALL]
        self.shift: i64 = self.starts[SHIFT]
        self.activate: i64 = self.starts[ACTIVATE]
        self.use: i64 = self.starts[USE]
        self.hand: i64 = self.starts[HAND]
        self.pile: i64 = self.starts[PILE]
        self.offer: i64 = self.starts[OFFER]
        self.slot: i64 = self.starts[SLOT]
        self.clan: i64 = self.starts[CLAN]
        self.level: i64 = self.starts[LEVEL]
        self.number: i64 = self.starts[NUMBER]
        self.tile: i64 = self.starts[TILE]
        self.seat: i64 = self.starts[SEAT]
        self.deed: i64 = self.starts[DEED]
        self.design_numbers: dict[str, int] = {design: number for number, design in enumerate(designs)}
        self.clan_numbers: dict[str, int] = {clan: number for number, clan in enumerate(clans)}

    def family(self, action: int) -> int:
        family = DEED
        while action < self.starts[family]:
            family -= 1
        return family

    def index(self, action: int) -> int:
        """The index of an action within its family."""
        return action - self.starts[self.family(action)]

    def verb(self, verb: str) -> str:
        """This game's name for a verb of the engine."""
        return self.verbs.get(verb, verb)

    def object_text(self, action: int) -> str:
        """What an action points at, without a verb."""
        family = self.family(action)
        index = action - self.starts[family]
        if family == WORD:
            return self.words[index]
        if family in (PLAY, RECALL, HAND, OFFER):
            return self.designs[index]
        if family == SHIFT or family == USE:
            return slot_text(index)
        if family == PILE:
            owner = str(index // len(self.designs)) if self.piles > 1 else COMMON_PILE
            return f"{owner}:{self.designs[index % len(self.designs)]}"
        if family == SLOT or family == ACTIVATE:
            return f"{index // ARMY_SIZE}:{slot_text(index % ARMY_SIZE)}"
        if family == CLAN or family == TILE:
            return self.clans[index]
        if family == LEVEL:
            return ROMAN[index]
        if family == DEED:
            return self.verb(DEEDS[index])
        return str(index)  # NUMBER, SEAT

    def text(self, kind: int, action: int) -> str:
        """The readable text of an action as an answer to a question of this kind."""
        family = self.family(action)
        if family == WORD:
            return self.words[action]
        if family in (PLAY, RECALL, SHIFT, ACTIVATE, USE):
            return f"{self.verb(FAMILY_NAMES[family])} {self.object_text(action)}"
        verb = KINDS[kind].verb
        return f"{self.verb(verb or FAMILY_NAMES[family])} {self.object_text(action)}"

    def parse(self, kind: int, text: str) -> int:
        """The action that a text names; -1 if it names none.

        Verbs of other questions are accepted too, so that the refusal can be explained.
        """
        text = " ".join(text.split())
        if text in self.words:
            return self.words.index(text)
        word, _, rest = text.partition(" ")
        if word in self.verbs:  # another game's verb
            return -1
        verb = self.meant.get(word, word)
        if verb in ("play", "recall", "shift", "activate", "action"):
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
        elif family == SHIFT or family == USE:
            index = parse_slot(text)
        elif family in (CLAN, TILE):
            index = self.clan_numbers.get(text, -1)
        elif family == LEVEL:
            index = ROMAN.index(text) if text in ROMAN else -1
        elif family == DEED:
            deed = self.meant.get(text, text)
            index = DEEDS.index(deed) if deed in DEEDS and text not in self.verbs else -1
        elif family in (NUMBER, SEAT):
            index = int(text) if text.isdecimal() and text.isascii() and len(text) < 4 else -1
        elif family == PILE:
            owner, _, rest = text.partition(":")
            number = self._parse_pile(owner)
            design = self.design_numbers.get(rest, -1)
            index = number * len(self.designs) + design if number >= 0 and design >= 0 else -1
        elif family in (SLOT, ACTIVATE):
            owner, _, rest = text.partition(":")
            seat = self._parse_seat(owner)
            slot = parse_slot(rest)
            index = seat * ARMY_SIZE + slot if seat >= 0 and slot >= 0 else -1
        return self.starts[family] + index if 0 <= index < self.sizes[family] else -1

    def _parse_pile(self, text: str) -> int:
        if self.piles == 1:
            return 0 if text == COMMON_PILE else -1
        return self._parse_seat(text)

    def _parse_seat(self, text: str) -> int:
        if text.isdecimal() and text.isascii() and len(text) == 1 and int(text) < self.seats:
            return int(text)
        return -1
