"""The questions a player can be asked. A kind defines the verb of its answers: "capture 1:I3", "discard elle"."""

from typing import Final

# Families of rows in the action table: what an answer points at.
WORD: Final = 0  # yes, no, done …
PLAY: Final = 1  # a turn's action: a design from hand
RECALL: Final = 2  # a turn's action: a design from one's own discard pile
SHIFT: Final = 3  # a turn's action: a slot of one's own army
ACTIVATE: Final = 4  # a turn's action: a slot of an army, one's own or (Blind) another player's
USE: Final = 5  # a turn's action: a slot of one's own army whose ACTION power is used (X13.10)
HAND: Final = 6  # a design in the asked player's hand
PILE: Final = 7  # a design in a seat's discard pile, or in the common pile
OFFER: Final = 8  # a design on offer: revealed, in a searched deck, to be named
SLOT: Final = 9  # a slot of a seat's army
CLAN: Final = 10
LEVEL: Final = 11
NUMBER: Final = 12
TILE: Final = 13
SEAT: Final = 14
DEED: Final = 15  # which of several things to do with the chosen card


class Kind:
    """One kind of question: its name (also that of its prompt), its verb, and what a card id after the verb means.

    ``others`` are further families that answers can belong to, ``words`` the answers without a verb.
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


KINDS: Final[list[Kind]] = []  # every kind of question, by number


def _choice(name: str, verb: str, family: int, others: "tuple[int, ...]" = (), words: "tuple[str, ...]" = ()) -> int:
    """Declare a question whose answers begin with a verb; returns the number of its kind."""
    KINDS.append(Kind(len(KINDS), name, verb, family, others, words))
    return len(KINDS) - 1


def _yes_or_no(name: str) -> int:
    return _choice(name, "", WORD, (), ("yes", "no"))


# Views and observations contain these numbers, so new kinds go at the end.
TURN: Final = _choice("turn", "", WORD, (PLAY, RECALL, SHIFT, ACTIVATE, USE), ("pass", "draw 1", "draw 3", "draw 5"))
DRAFT: Final = _choice("draft", "draft", CLAN)
MULLIGAN: Final = _yes_or_no("mulligan")
ROW: Final = _choice("row", "row", LEVEL)
WONDER: Final = _yes_or_no("wonder")
PAY: Final = _choice("pay", "pay", HAND)
REPLACE: Final = _choice("replace", "replace", HAND, (PILE,))  # the pile: Secret shift
DISCARD: Final = _choice("discard", "discard", HAND)
HAND_LIMIT: Final = _choice("hand-limit", "discard", HAND)
DISCARD_TO: Final = _choice("discard-to", "discard", HAND, words=("no",))
CAPTURE: Final = _choice("capture", "capture", SLOT, words=("no", "done"))
RELEASE: Final = _choice("release", "release", SLOT)
DESTROY: Final = _choice("destroy", "destroy", SLOT, words=("done",))
SACRIFICE: Final = _choice("sacrifice", "sacrifice", SLOT)
TARGET: Final = _choice("target", "target", SLOT)
WHICH_DEED: Final = _choice("deed", "do", DEED)
COPY: Final = _choice("copy", "copy", SLOT, (PILE,))
TAKE: Final = _choice("take", "take", PILE, words=("done",))
REMOVE: Final = _choice("remove", "remove", PILE, words=("done",))
ORDER: Final = _choice("order", "put", PILE, words=("done",))
KEEP: Final = _choice("keep", "keep", OFFER)
PUT_ON_TOP: Final = _choice("put-on-top", "top", OFFER)
SEARCH: Final = _choice("search", "search", OFFER)
NAME: Final = _choice("name", "name", OFFER)
BAN: Final = _choice("ban", "ban", OFFER)
WHICH_CLAN: Final = _choice("clan", "clan", CLAN)
WHICH_LEVEL: Final = _choice("level", "level", LEVEL)
SWAP: Final = _choice("swap", "swap", SLOT, words=("done",))
SWAP_WITH: Final = _choice("swap-with", "with", SLOT)
ECHO: Final = _yes_or_no("echo")
BOUNTY: Final = _yes_or_no("bounty")
BOUNTY_TOKEN: Final = _choice("bounty-token", "mark", SLOT)
WILL: Final = _choice("will", "will", HAND, words=("no",))
WHICH_TILE: Final = _choice("tile", "flip", TILE)
TAKE_BACK: Final = _choice("take-back", "take-back", SLOT, words=("spent", "done"))
PUT_ON_DECK: Final = _choice("put-on-deck", "lift", SLOT)
AGAIN: Final = _yes_or_no("again")
PASS: Final = _yes_or_no("pass")
CLAN_TO_DISCARD: Final = _choice("clan-to-discard", "spend", CLAN, words=("no",))
TRIGGER: Final = _choice("trigger", "resolve", SLOT)
WHICH_PLAYER: Final = _choice("player", "player", SEAT)
WHICH_OPPONENT: Final = _choice("opponent", "player", SEAT)
MAY: Final = _yes_or_no("may")
WHICH_NUMBER: Final = _choice("number", "number", NUMBER)
ONE_OF: Final = _choice("one-of", "choose", NUMBER)
REDRAW: Final = _yes_or_no("redraw")
FREE_MULLIGAN: Final = _yes_or_no("free-mulligan")
RETURN: Final = _choice("return", "return", SLOT)
INCOMING: Final = _choice("incoming", "into", HAND, (PILE,))  # the pile: zombie mutation
VISION: Final = _yes_or_no("vision")
ENTER: Final = _yes_or_no("enter")

KIND_NUMBER: Final[dict[str, int]] = {kind.name: kind.number for kind in KINDS}
