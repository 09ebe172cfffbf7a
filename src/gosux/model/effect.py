"""The base classes of cards and rules. All are immutable values once declared.

An ``Effect`` is resolved by frames. Its ``run`` is called until its frame is gone. Each call does one of four things:
finish the frame, push other frames, ask one question, or take the answer to the question it asked. Before it asks, it
only computes, so a question can be asked again from the state alone. Loading states and sampling worlds rely on this.
"""

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from gosux.model.messages import Argument, Message, Reason
from gosux.model.messages.references import CardRef, Reference

if TYPE_CHECKING:
    from gosux.model.frame import Frame
    from gosux.model.state import State

Registers = tuple[str, str, str]


# Only `PackEffect` needs interpreted subclasses, but mypyc requires its base class to allow them too.
@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """One clause of a card's text, or one procedure of the rules.

    ``registers`` names the numbers of its frame (``frame.py``) that are saved, in that order.
    """

    registers: ClassVar[Registers] = ("left", "count", "index")

    def __init__(self) -> None:
        self.path = ""  # its name in saved states, "sati/effect" or "turn"; set when a ruleset adds the card
        self.card = ""  # the id of the card whose text it belongs to; "" for a procedure of the rules
        self.secret = False  # whether asking its first question already reveals something about hidden cards
        self.keeps_its_card = False  # whether "that card" stays the one it chose, whatever nested steps choose
        self.hides_cards = False  # whether the cards collected in its frame are secret to the asked player
        self.reveals = False  # whether it works on cards that it has revealed
        self.impartial = False  # whether it continues when the player who began it leaves the game (G3.6b)

    def run(self, state: "State", frame: "Frame") -> None:
        raise NotImplementedError

    def parts(self) -> "list[Effect]":
        """The effects inside this one, so that each gets its path."""
        return []

    def possible(self, state: "State", frame: "Frame") -> bool:
        """Whether the effect has a legal choice now (X5.10)."""
        return True

    def refusals(self, state: "State", frame: "Frame", action: i64) -> "list[Reason]":
        """Why ``action`` does not answer the question that this effect asks now; empty if only the card's text
        forbids it."""
        return []

    def cause(self, state: "State", frame: "Frame") -> "Reference | None":
        """What causes the events of this step: a card, a keyword or a rule; None for a player's own choice."""
        return CardRef(self.card) if self.card else None

    def clause(self) -> Message:
        """The text of this clause, as a message."""
        raise NotImplementedError

    def prompt_args(self, state: "State", frame: "Frame") -> "dict[str, Argument]":
        """Arguments of the current question's prompt, such as the ``count`` left and the ``card`` it is about."""
        return {}


class Amount:
    """A number in a card's text: 2, X, one for each clan in this row …"""

    def by_user(self) -> bool:
        """Whether it is computed for the user of the power even where other players carry out the clause (G8.3)."""
        return False

    def only_to(self) -> str:
        """The only verb it works with, such as "draw" for "until you hold 3 cards"; "" for any verb."""
        return ""

    def until(self) -> bool:
        """Whether it says when to stop ("until you hold 3"), so that it is computed again before every card (G10.3)."""
        return False

    def count(self, state: "State", frame: "Frame") -> i64:
        raise NotImplementedError

    def phrase(self) -> Message:
        raise NotImplementedError


class Condition:
    """Something that is true or false when the clause is resolved."""

    def holds(self, state: "State", frame: "Frame") -> bool:
        raise NotImplementedError

    def phrase(self) -> Message:
        raise NotImplementedError


class Ongoing:
    """An ongoing effect. Rules look for it by its ``bit`` (see ``traits``)."""

    def __init__(self, bit: i64) -> None:
        self.bit = bit

    def effects(self) -> "list[Effect]":
        """The effects that this one triggers, so that each gets its path."""
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
