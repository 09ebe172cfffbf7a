"""The base classes of everything cards and rules are made of. All are immutable values once declared.

An ``Effect`` is resolved by frames. Its ``run`` is called until its frame is gone: each call does one of four things:
finish the frame, push other frames, ask one question, or take the answer to the question it asked. Before it asks, it
only computes: a question can be asked anew from the state alone, which is how states are loaded and worlds sampled.
"""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import CardRef, Reference

if TYPE_CHECKING:
    from gosux.model.frame import Frame
    from gosux.model.state import State

Registers = tuple[str, str, str]


# Open to interpreted subclasses for `PackEffect` alone, which mypyc allows only if its base class is.
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One clause of a card's text, or one procedure of the rules.

    ``registers`` names the numbers of its frame (``frame.py``) that stand in saved states, in their order there.
    """

    registers: ClassVar[Registers] = ("left", "count", "index")

    def __init__(self) -> None:
        self.path = ""  # its name in saved states: "sati/effect", "turn"; set when a ruleset takes the card in
        self.card = ""  # the id of the card whose text it belongs to; "" for a procedure of the rules
        self.secret = False  # whether its first question, being asked at all, tells something about hidden cards
        self.keeps_its_card = False  # whether "that card" stays the one it chose, whatever steps inside it choose
        self.hides_cards = False  # whether what it has collected in its frame is the asked player's secret
        self.reveals = False  # whether it deals with cards that it has revealed
        self.impartial = False  # whether it goes on when the player it was begun by leaves the game (G3.6b)

    def run(self, state: "State", frame: "Frame") -> None:
        raise NotImplementedError

    def parts(self) -> "list[Effect]":
        """The effects inside this one, so that each gets its path."""
        return []

    def possible(self, state: "State", frame: "Frame") -> bool:
        """Whether the effect has a legal choice now (X5.10)."""
        return True

    def refusals(self, state: "State", frame: "Frame", action: i64) -> "list[Reason]":
        """Why ``action`` is no answer to the question that this effect asks now; empty where only the card's
        text forbids it."""
        return []

    def cause(self, state: "State", frame: "Frame") -> "Reference | None":
        """What brings about the events of this step: a card, a keyword, or a rule; None for a player's own choice."""
        return CardRef(self.card) if self.card else None

    def clause(self) -> Message:
        """What the card says, as a message for the text room."""
        raise NotImplementedError

    def prompt_args(self, state: "State", frame: "Frame") -> "dict[str, Argument]":
        """What the words of the question asked now need besides its kind: ``count`` left, the ``card`` it is about."""
        return {}


class Amount:
    """A number that a text speaks of: 2, X, one for each clan in this row …"""

    def by_user(self) -> bool:
        """Whether it is read for the user of the power, also where other players carry the words out (G8.3)."""
        return False

    def only_to(self) -> str:
        """The one verb that it can be said with, such as "draw" for "until you hold 3 cards"; "" if any."""
        return ""

    def until(self) -> bool:
        """Whether it says when to stop ("until you hold 3") and is looked at before every card (G10.3)."""
        return False

    def count(self, state: "State", frame: "Frame") -> i64:
        raise NotImplementedError

    def phrase(self) -> Message:
        raise NotImplementedError


class Condition:
    """Something that is so or not when the words are resolved."""

    def holds(self, state: "State", frame: "Frame") -> bool:
        raise NotImplementedError

    def phrase(self) -> Message:
        raise NotImplementedError


class Ongoing:
    """An ongoing effect: ``bit`` says which one it is to the rules that ask for it (see ``traits``)."""

    def __init__(self, bit: i64) -> None:
        self.bit = bit

    def effects(self) -> "list[Effect]":
        """The effects that this one sets off, so that each gets its path."""
        return []

    def wins(self, state: "State", seat: i64) -> bool:
        """Whether it makes this player win the game now."""
        return False

    def clause(self) -> Message:
        raise NotImplementedError


class Will:
    """What a Force of will card does when it is discarded from the hand (X10.6)."""

    def __init__(self, bit: i64) -> None:
        self.bit = bit

    def clause(self) -> Message:
        raise NotImplementedError
