"""Conditions of effects, checked when the clause is resolved."""

from mypy_extensions import i64

from gosux.effects.ongoing import CountsAs
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.army import captured_codes
from gosux.model.effect import Condition
from gosux.model.frame import Frame
from gosux.model.messages import Message
from gosux.model.messages.references import NameRef
from gosux.model.ongoing import AS_NAMED
from gosux.model.state import State
from gosux.model.traits import acting


class HasSupremacy(Condition):
    """You have a Supremacy token."""

    def holds(self, state: State, frame: Frame) -> bool:
        return state.seats[frame.controller].supremacy > 0

    def phrase(self) -> Message:
        return Message("condition-supremacy")


class OwnsTokens(Condition):
    """X is this number."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def holds(self, state: State, frame: Frame) -> bool:
        return state.seats[frame.controller].owned_tokens() == self.number

    def phrase(self) -> Message:
        return Message("condition-x", {"number": self.number})


class HoldsAdvantage(Condition):
    """You hold the Advantage token (G8.3)."""

    def holds(self, state: State, frame: Frame) -> bool:
        return state.advantage == frame.controller

    def phrase(self) -> Message:
        return Message("condition-advantage")


class HasPoints(Condition):
    """The player who carries out the clause has a victory point."""

    def holds(self, state: State, frame: Frame) -> bool:
        return state.seats[frame.controller].supremacy > 0

    def phrase(self) -> Message:
        return Message("condition-has-points")


class HandEmpty(Condition):
    """You have no card in hand."""

    def holds(self, state: State, frame: Frame) -> bool:
        return not state.seats[frame.controller].hand

    def phrase(self) -> Message:
        return Message("condition-hand-empty")


class OpponentHasCaptured(Condition):
    """Your opponent has at least this many captured cards."""

    def __init__(self, number: i64) -> None:
        self.number = number

    def holds(self, state: State, frame: Frame) -> bool:
        return len(captured_codes(state, state.opponent(frame.controller))) >= self.number

    def phrase(self) -> Message:
        return Message("condition-opponent-captured", {"number": self.number})


def named_in_army(state: State, seat: i64, name: str) -> i64:
    """How many face-up cards of an army have this name, or count as it (X10.11a, X11.5)."""
    number = state.catalogue.name_number.get(name, -1)
    count = 0
    for slot, design in enumerate(state.seats[seat].army):
        if design >= 0 and design < CAPTURED:
            if state.catalogue.names[design] == number:
                count += 1
                continue
            ongoing = state.catalogue.ongoing[acting(state, seat, slot)]
            if ongoing is not None and ongoing.bit == AS_NAMED and isinstance(ongoing, CountsAs):
                count += 1 if name in ongoing.names else 0
    return count


class FaceUpInPlay(Condition):
    """A card of this name is face up in either army (X11.5)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, state: State, frame: Frame) -> bool:
        return any(named_in_army(state, seat, self.name) for seat in range(len(state.seats)))

    def phrase(self) -> Message:
        return Message("condition-face-up-in-play", {"name": NameRef(self.name)})


class ControlsNamed(Condition):
    """You control at least this many face-up cards of this name."""

    def __init__(self, number: i64, name: str) -> None:
        self.number = number
        self.name = name

    def holds(self, state: State, frame: Frame) -> bool:
        return named_in_army(state, frame.controller, self.name) >= self.number

    def phrase(self) -> Message:
        return Message("condition-controls-named", {"number": self.number, "name": NameRef(self.name)})


class IsRemoved(Condition):
    """Your card of this name is removed from the game (X11.12a)."""

    def __init__(self, name: str) -> None:
        self.name = name

    def holds(self, state: State, frame: Frame) -> bool:
        number = state.catalogue.name_number.get(self.name, -1)
        return any(state.catalogue.names[design] == number for design in state.seats[frame.controller].removed)

    def phrase(self) -> Message:
        return Message("condition-removed", {"name": NameRef(self.name)})
