"""Facts: what differs between the ends of two lines. They are reasons before anybody has put them into words."""

from dataclasses import asdict, dataclass
from typing import Any, Final, Literal

Kind = Literal[
    "victory", "battle", "lead", "captured", "gone", "tokens", "owned", "hand", "wonder", "advantage", "open"
]  # fmt: skip
When = Literal["battle", "reply"]

# The most telling first.
ORDER: Final[tuple[Kind, ...]] = (
    "victory", "battle", "lead", "captured", "gone", "wonder", "advantage", "owned", "tokens", "hand", "open",
)  # fmt: skip
# Of these a player would rather have less than more; of the others more than less.
UNWELCOME: Final[tuple[Kind, ...]] = ("captured", "gone", "open")


@dataclass(frozen=True)
class Fact:
    """One line ends with more (or less) of something than another line, in ``share`` of the sampled worlds."""

    kind: Kind
    seat: int
    """Whose it is."""
    more: bool
    """Whether the first line has more of it."""
    good: bool
    """Whether that is good for the player who asks."""
    amount: int
    """By how much, in the middle one of the worlds; for a card what it counts in a battle."""
    share: float
    """In how much of the worlds it holds."""
    when: When = "battle"
    """At the end of the round's battle, or after the rivals' reply."""
    card: str = ""
    rule: str = ""
    """Of a victory: the rule that ends the game."""
    own: int = 0
    """Of a lead: what of it the player's own army makes."""
    theirs: int = 0
    """Of a lead: what the strongest rival has less."""

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def fact_of(data: dict[str, Any]) -> Fact:
    """The fact that ``to_json`` wrote."""
    return Fact(**data)
