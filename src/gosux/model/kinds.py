"""The questions a player can be asked. A kind gives the verb of its answers: "capture 1:I3", "discard elle"."""

from typing import Final

# Families of rows in the action table: what an answer points at.
WORD: Final = 0  # yes, no, done …
PLAY: Final = 1  # a turn's action: a design from hand
RECALL: Final = 2  # a turn's action: a design from one's own discard pile
SHIFT: Final = 3  # a turn's action: a slot of one's own army
ACTIVATE: Final = 4  # a turn's action: a slot of an army, one's own or (Blind) another player's
USE: Final = 5  # a turn's action: a slot of one's own army whose ACTION power is used (X13.10)
HAND: Final = 6  # a design in the asked player's hand
PILE: Final = 7  # a design in a seat's discard pile, or in the common one
OFFER: Final = 8  # a design on offer: revealed, in a searched deck, to be named
SLOT: Final = 9  # a slot of a seat's army
CLAN: Final = 10
LEVEL: Final = 11
NUMBER: Final = 12
TILE: Final = 13
SEAT: Final = 14
DEED: Final = 15  # which of several things to do with the chosen card


class Kind:
    """One kind of question: its name (also of its prompt), its verb, and what a bare card id after the verb means.

    ``others`` are further families that answers can be of, ``words`` the answers without a verb.
    """

    def __init__(
        self, number: int, name: str, verb: str, family: int, others: "tuple[int, ...]", words: "tuple[str, ...]"
    ) -> None:
        self.number = number
        self.name = name
        self.verb = verb
        self.family = family
        self.others = others
        self.words = words


_NAMES: Final[list[tuple[str, str, int]]] = [
    ("turn", "", WORD),
    ("draft", "draft", CLAN),
    ("mulligan", "", WORD),
    ("row", "row", LEVEL),
    ("wonder", "", WORD),
    ("pay", "pay", HAND),
    ("replace", "replace", HAND),
    ("discard", "discard", HAND),
    ("hand-limit", "discard", HAND),
    ("discard-to", "discard", HAND),
    ("capture", "capture", SLOT),
    ("release", "release", SLOT),
    ("destroy", "destroy", SLOT),
    ("sacrifice", "sacrifice", SLOT),
    ("target", "target", SLOT),
    ("deed", "do", DEED),
    ("copy", "copy", SLOT),
    ("take", "take", PILE),
    ("remove", "remove", PILE),
    ("order", "put", PILE),
    ("keep", "keep", OFFER),
    ("put-on-top", "top", OFFER),
    ("search", "search", OFFER),
    ("name", "name", OFFER),
    ("ban", "ban", OFFER),
    ("clan", "clan", CLAN),
    ("level", "level", LEVEL),
    ("swap", "swap", SLOT),
    ("swap-with", "with", SLOT),
    ("echo", "", WORD),
    ("bounty", "", WORD),
    ("bounty-token", "mark", SLOT),
    ("will", "will", HAND),
    ("tile", "flip", TILE),
    ("take-back", "take-back", SLOT),
    ("put-on-deck", "lift", SLOT),
    ("again", "", WORD),
    ("pass", "", WORD),
    ("clan-to-discard", "spend", CLAN),
    ("trigger", "resolve", SLOT),
    ("player", "player", SEAT),
    ("opponent", "player", SEAT),
    ("may", "", WORD),
    ("number", "number", NUMBER),
    ("one-of", "choose", NUMBER),
    ("redraw", "", WORD),
    ("free-mulligan", "", WORD),
    ("return", "return", SLOT),
    ("incoming", "into", HAND),
    ("vision", "", WORD),
    ("enter", "", WORD),
]

_OTHERS: Final[dict[str, tuple[int, ...]]] = {
    "turn": (PLAY, RECALL, SHIFT, ACTIVATE, USE),
    "replace": (PILE,),  # Secret shift
    "copy": (PILE,),
    "incoming": (PILE,),  # zombie mutation
}
# Questions without a verb are answered by yes or no, but a turn's.
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("pass", "draw 1", "draw 3", "draw 5"),
    "discard-to": ("no",),
    "capture": ("no", "done"),
    "destroy": ("done",),
    "take": ("done",),
    "remove": ("done",),
    "order": ("done",),
    "swap": ("done",),
    "will": ("no",),
    "take-back": ("spent", "done"),
    "clan-to-discard": ("no",),
}

KINDS: Final[list[Kind]] = [
    Kind(number, name, verb, family, _OTHERS.get(name, ()), _WORDS.get(name, () if verb else ("yes", "no")))
    for number, (name, verb, family) in enumerate(_NAMES)
]
KIND_NUMBER: Final[dict[str, int]] = {kind.name: kind.number for kind in KINDS}

TURN: Final = KIND_NUMBER["turn"]
DRAFT: Final = KIND_NUMBER["draft"]
MULLIGAN: Final = KIND_NUMBER["mulligan"]
ROW: Final = KIND_NUMBER["row"]
WONDER: Final = KIND_NUMBER["wonder"]
PAY: Final = KIND_NUMBER["pay"]
REPLACE: Final = KIND_NUMBER["replace"]
DISCARD: Final = KIND_NUMBER["discard"]
HAND_LIMIT: Final = KIND_NUMBER["hand-limit"]
DISCARD_TO: Final = KIND_NUMBER["discard-to"]
CAPTURE: Final = KIND_NUMBER["capture"]
RELEASE: Final = KIND_NUMBER["release"]
DESTROY: Final = KIND_NUMBER["destroy"]
SACRIFICE: Final = KIND_NUMBER["sacrifice"]
TARGET: Final = KIND_NUMBER["target"]
WHICH_DEED: Final = KIND_NUMBER["deed"]
COPY: Final = KIND_NUMBER["copy"]
TAKE: Final = KIND_NUMBER["take"]
REMOVE: Final = KIND_NUMBER["remove"]
ORDER: Final = KIND_NUMBER["order"]
KEEP: Final = KIND_NUMBER["keep"]
PUT_ON_TOP: Final = KIND_NUMBER["put-on-top"]
SEARCH: Final = KIND_NUMBER["search"]
NAME: Final = KIND_NUMBER["name"]
BAN: Final = KIND_NUMBER["ban"]
WHICH_CLAN: Final = KIND_NUMBER["clan"]
WHICH_LEVEL: Final = KIND_NUMBER["level"]
SWAP: Final = KIND_NUMBER["swap"]
SWAP_WITH: Final = KIND_NUMBER["swap-with"]
ECHO: Final = KIND_NUMBER["echo"]
BOUNTY: Final = KIND_NUMBER["bounty"]
BOUNTY_TOKEN: Final = KIND_NUMBER["bounty-token"]
WILL: Final = KIND_NUMBER["will"]
WHICH_TILE: Final = KIND_NUMBER["tile"]
TAKE_BACK: Final = KIND_NUMBER["take-back"]
PUT_ON_DECK: Final = KIND_NUMBER["put-on-deck"]
AGAIN: Final = KIND_NUMBER["again"]
PASS: Final = KIND_NUMBER["pass"]
CLAN_TO_DISCARD: Final = KIND_NUMBER["clan-to-discard"]
TRIGGER: Final = KIND_NUMBER["trigger"]
WHICH_PLAYER: Final = KIND_NUMBER["player"]
WHICH_OPPONENT: Final = KIND_NUMBER["opponent"]
MAY: Final = KIND_NUMBER["may"]
WHICH_NUMBER: Final = KIND_NUMBER["number"]
ONE_OF: Final = KIND_NUMBER["one-of"]
REDRAW: Final = KIND_NUMBER["redraw"]
FREE_MULLIGAN: Final = KIND_NUMBER["free-mulligan"]
RETURN: Final = KIND_NUMBER["return"]
INCOMING: Final = KIND_NUMBER["incoming"]
VISION: Final = KIND_NUMBER["vision"]
ENTER: Final = KIND_NUMBER["enter"]
