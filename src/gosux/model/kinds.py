"""The questions a player can be asked. A kind gives the verb of its answers: "capture 1:I3", "discard elle"."""

# Families of rows in the action table: what an answer points at.
WORD = 0  # yes, no, done …
PLAY = 1  # a turn's action: a design from hand
RECALL = 2  # a turn's action: a design from one's own discard pile
SHIFT = 3  # a turn's action: a slot of one's own army
ACTIVATE = 4  # a turn's action: a slot of an army, one's own or (Blind) another player's
USE = 5  # a turn's action: a slot of one's own army whose ACTION power is used (X13.10)
HAND = 6  # a design in the asked player's hand
PILE = 7  # a design in a seat's discard pile, or in the common one
OFFER = 8  # a design on offer: revealed, in a searched deck, to be named
SLOT = 9  # a slot of a seat's army
CLAN = 10
LEVEL = 11
NUMBER = 12
TILE = 13
SEAT = 14
DEED = 15  # which of several things to do with the chosen card


class Kind:
    """One kind of question: its name (also of its prompt), its verb, and what a bare card id after the verb means."""

    def __init__(self, number: int, name: str, verb: str, family: int) -> None:
        self.number = number
        self.name = name
        self.verb = verb
        self.family = family


_NAMES: list[tuple[str, str, int]] = [
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

KINDS: list[Kind] = [Kind(number, name, verb, family) for number, (name, verb, family) in enumerate(_NAMES)]
KIND_NUMBER: dict[str, int] = {kind.name: kind.number for kind in KINDS}

TURN = KIND_NUMBER["turn"]
DRAFT = KIND_NUMBER["draft"]
MULLIGAN = KIND_NUMBER["mulligan"]
ROW = KIND_NUMBER["row"]
WONDER = KIND_NUMBER["wonder"]
PAY = KIND_NUMBER["pay"]
REPLACE = KIND_NUMBER["replace"]
DISCARD = KIND_NUMBER["discard"]
HAND_LIMIT = KIND_NUMBER["hand-limit"]
DISCARD_TO = KIND_NUMBER["discard-to"]
CAPTURE = KIND_NUMBER["capture"]
RELEASE = KIND_NUMBER["release"]
DESTROY = KIND_NUMBER["destroy"]
SACRIFICE = KIND_NUMBER["sacrifice"]
TARGET = KIND_NUMBER["target"]
WHICH_DEED = KIND_NUMBER["deed"]
COPY = KIND_NUMBER["copy"]
TAKE = KIND_NUMBER["take"]
REMOVE = KIND_NUMBER["remove"]
ORDER = KIND_NUMBER["order"]
KEEP = KIND_NUMBER["keep"]
PUT_ON_TOP = KIND_NUMBER["put-on-top"]
SEARCH = KIND_NUMBER["search"]
NAME = KIND_NUMBER["name"]
BAN = KIND_NUMBER["ban"]
WHICH_CLAN = KIND_NUMBER["clan"]
WHICH_LEVEL = KIND_NUMBER["level"]
SWAP = KIND_NUMBER["swap"]
SWAP_WITH = KIND_NUMBER["swap-with"]
ECHO = KIND_NUMBER["echo"]
BOUNTY = KIND_NUMBER["bounty"]
BOUNTY_TOKEN = KIND_NUMBER["bounty-token"]
WILL = KIND_NUMBER["will"]
WHICH_TILE = KIND_NUMBER["tile"]
TAKE_BACK = KIND_NUMBER["take-back"]
PUT_ON_DECK = KIND_NUMBER["put-on-deck"]
AGAIN = KIND_NUMBER["again"]
PASS = KIND_NUMBER["pass"]
CLAN_TO_DISCARD = KIND_NUMBER["clan-to-discard"]
TRIGGER = KIND_NUMBER["trigger"]
WHICH_PLAYER = KIND_NUMBER["player"]
WHICH_OPPONENT = KIND_NUMBER["opponent"]
MAY = KIND_NUMBER["may"]
WHICH_NUMBER = KIND_NUMBER["number"]
ONE_OF = KIND_NUMBER["one-of"]
REDRAW = KIND_NUMBER["redraw"]
FREE_MULLIGAN = KIND_NUMBER["free-mulligan"]
RETURN = KIND_NUMBER["return"]
INCOMING = KIND_NUMBER["incoming"]
VISION = KIND_NUMBER["vision"]
ENTER = KIND_NUMBER["enter"]
