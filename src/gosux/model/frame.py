"""A pending step: which effect, how far it has got, for whom, and a few numbers (design 2)."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gosux.model.effect import Effect

NOWHERE: Final = -1

FROM_HAND: Final = 0
FROM_PILE: Final = 1


@mypyc_attr(acyclic=True, free_list_len=1)
class Frame:
    """One entry of the stack. It holds everything an effect must remember between two questions.

    ``source``      code of the slot of "this card"; NOWHERE if it has left play or there is none
    ``controller``  the seat that is "you"
    ``copied``      codes of the cards already copied in this resolution (X10.14c)
    ``that``        code of the card that an earlier clause chose ("the copied card", "its effect")
    ``clan``, ``level``  chosen by an earlier clause; -1 if nothing was chosen
    ``x``           the number that an earlier clause chose
    ``left``        how many are still to be drawn, chosen or paid
    ``count``       how many there were at first, or how many are done
    ``index``       position in ``cards`` or in another sequence
    ``chosen``      the answer to its own question: a design, a slot, a player, what to do
    ``origin``      FROM_HAND or FROM_PILE: where the card that is played or shifted in comes from
    ``mask``        a set of players or levels, as bits
    ``noted``       the level of the chosen card, which may have left play
    ``flag``        0 or 1; each effect defines its meaning
    ``cards``       the effect's own list of designs or codes
    """

    __slots__ = (
        "effect", "step", "source", "controller", "copied", "that", "clan", "level", "x",
        "left", "count", "index", "chosen", "origin", "mask", "noted", "flag", "cards",
    )  # fmt: skip

    def __init__(
        self,
        effect: Effect,
        controller: i64,
        source: i64 = NOWHERE,
        copied: tuple[int, ...] = (),
        that: i64 = NOWHERE,
        clan: i64 = -1,
        level: i64 = -1,
        x: i64 = 0,
    ) -> None:
        self.effect = effect
        self.step: i64 = 0
        self.source: i64 = source
        self.controller: i64 = controller
        self.copied = copied
        self.that: i64 = that
        self.clan: i64 = clan
        self.level: i64 = level
        self.x: i64 = x
        self.left: i64 = 0
        self.count: i64 = 0
        self.index: i64 = 0
        self.chosen: i64 = 0
        self.origin: i64 = FROM_HAND
        self.mask: i64 = 0
        self.noted: i64 = 0
        self.flag: i64 = 0
        self.cards: tuple[int, ...] = ()

    def clone(self) -> "Frame":
        copy = Frame(self.effect, self.controller, self.source, self.copied, self.that, self.clan, self.level, self.x)
        copy.step = self.step
        copy.left = self.left
        copy.count = self.count
        copy.index = self.index
        copy.chosen = self.chosen
        copy.origin = self.origin
        copy.mask = self.mask
        copy.noted = self.noted
        copy.flag = self.flag
        copy.cards = self.cards
        return copy
