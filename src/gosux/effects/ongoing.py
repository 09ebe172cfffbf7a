"""Ongoing effects: in force while a card is face up in play (X10.17), or triggered by an occasion."""

from typing import Final

from mypy_extensions import i64

from gosux.model import ongoing as bits
from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import DESIGN
from gosux.model.effect import Effect, Ongoing, Will
from gosux.model.messages import Message
from gosux.model.messages.references import NameRef
from gosux.model.state import State
from gosux.model.traits import clans_in_slot


class Static(Ongoing):
    """An ongoing effect without code of its own: rules look for its bit."""

    def __init__(self, bit: i64, id: str) -> None:
        super().__init__(bit)
        self.id = id

    def clause(self) -> Message:
        return Message(self.id)


COUNTS_AS_ALL_CLANS: Final = Static(bits.ALL_CLANS, "ongoing-all-clans")
COUNTS_AS_ALL_LEVELS: Final = Static(bits.ALL_LEVELS, "ongoing-all-levels")
HAS_WHAT_ITS_MIRROR_HAS: Final = Static(bits.MIRROR, "ongoing-mirror")
DOUBLED_AGAINST_BOUNTY: Final = Static(bits.DOUBLED_BY_BOUNTY, "ongoing-doubled-by-bounty")
ADJACENT_CARDS_HAVE_ECHO: Final = Static(bits.ECHO_AROUND, "ongoing-echo-around")
YOUR_CARDS_HAVE_SECRET_SHIFT: Final = Static(bits.ALL_SECRET_SHIFT, "ongoing-all-secret-shift")
HIGHEST_OPEN_IS_ETHEREAL: Final = Static(bits.HIGHEST_ETHEREAL, "ongoing-highest-ethereal")
IMMORTALS_HAVE_ECHO: Final = Static(bits.ECHO_FOR_LEVEL, "ongoing-echo-for-level")
IMMORTALS_ARE_ALL_CLANS: Final = Static(bits.CLANS_FOR_LEVEL, "ongoing-clans-for-level")
HAND_IS_STRENGTH: Final = Static(bits.HAND_STRENGTH, "ongoing-hand-strength")
ONE_MORE_FOR_BOUNTY: Final = Static(bits.MORE_BOUNTY, "ongoing-more-bounty")


class HandLimit(Ongoing):
    """Both players' hand limit (X4.2c)."""

    def __init__(self, cards: i64) -> None:
        super().__init__(bits.HAND_LIMIT)
        self.cards = cards

    def clause(self) -> Message:
        return Message("ongoing-hand-limit", {"number": self.cards})


class TurnsAfterYourPass(Ongoing):
    """How many turns your opponent has left when you pass (X4.4d)."""

    def __init__(self, turns: i64) -> None:
        super().__init__(bits.TURNS_AFTER_PASS)
        self.turns = turns

    def clause(self) -> Message:
        return Message("ongoing-turns-after-pass", {"number": self.turns})


class Overwhelming(Ongoing):
    """A Great Battle won by this much wins the game; one won by less costs one more card (X8.4)."""

    def __init__(self, margin: i64) -> None:
        super().__init__(bits.OVERWHELMING)
        self.margin = margin

    def clause(self) -> Message:
        return Message("ongoing-overwhelming", {"number": self.margin})


class CountsAs(Ongoing):
    """While face up in play, this card also counts as these names (X11.5)."""

    def __init__(self, *names: str) -> None:
        super().__init__(bits.AS_NAMED)
        self.names = names

    def clause(self) -> Message:
        return Message("ongoing-counts-as", {"names": [NameRef(name) for name in self.names]})


class When(Ongoing):
    """An occasion and the effect that it triggers."""

    def __init__(self, bit: i64, id: str, effect: Effect) -> None:
        super().__init__(bit)
        self.id = id
        self.effect = effect

    def effects(self) -> list[Effect]:
        return [self.effect]

    def clause(self) -> Message:
        return Message(self.id, {"effect": self.effect.clause()})


def at_end_of_your_turn(effect: Effect) -> When:
    return When(bits.AT_END_OF_TURN, "when-end-of-turn", effect)


def when_captured(effect: Effect) -> When:
    return When(bits.WHEN_CAPTURED, "when-captured", effect)


def when_you_pass_first(effect: Effect) -> When:
    return When(bits.WHEN_PASSING_FIRST, "when-passing-first", effect)


def when_you_draw_three(effect: Effect) -> When:
    return When(bits.WHEN_DRAWING_THREE, "when-drawing-three", effect)


def when_you_win_a_battle(effect: Effect) -> When:
    return When(bits.WHEN_BATTLE_WON, "when-battle-won", effect)


def when_you_lose_a_battle(effect: Effect) -> When:
    return When(bits.WHEN_BATTLE_LOST, "when-battle-lost", effect)


def when_you_shuffle_your_pile(effect: Effect) -> When:
    return When(bits.WHEN_PILE_SHUFFLED, "when-pile-shuffled", effect)


def when_removed(effect: Effect) -> When:
    return When(bits.WHEN_REMOVED, "when-removed", effect)


def whenever_yours_is_destroyed(effect: Effect) -> When:
    return When(bits.WHEN_YOURS_DESTROYED, "when-yours-destroyed", effect)


def whenever_one_destroys(effect: Effect) -> When:
    """For all players: "you" is the player who destroys the card."""
    return When(bits.WHEN_ONE_DESTROYS, "when-one-destroys", effect)


def whenever_any_is_trapped(effect: Effect) -> When:
    return When(bits.WHEN_ANY_CAPTURED, "when-any-captured", effect)


def whenever_an_opponent_mutates(effect: Effect) -> When:
    return When(bits.WHEN_OPPONENT_SHIFTS, "when-opponent-shifts", effect)


def whenever_the_pile_is_shuffled(effect: Effect) -> When:
    """With a common pile: for the player who drew."""
    return When(bits.WHEN_PILE_SHUFFLED, "when-common-pile-shuffled", effect)


def at_the_end_of_a_battle(effect: Effect) -> When:
    return When(bits.WHEN_BATTLE_ENDS, "when-battle-ends", effect)


def whoever_passes_first(effect: Effect) -> When:
    return When(bits.WHEN_ONE_PASSES_FIRST, "when-one-passes-first", effect)


FIRST_POINT_COUNTS_TWICE: Final = Static(bits.DOUBLE_FIRST_POINT, "ongoing-double-first-point")
TOKENS_ON_ANY_CARD: Final = Static(bits.TOKENS_ANYWHERE, "ongoing-tokens-anywhere")
TWO_TOKENS_DRAW_FIVE: Final = Static(bits.DRAW_FIVE_FOR_TWO, "ongoing-draw-five")


class WinsWithNamed(Ongoing):
    """At any moment, a player with all these cards in their army wins, face up or not (G9.7, G11.5)."""

    def __init__(self, *names: str) -> None:
        super().__init__(bits.WINS_AT_ONCE)
        self.names = names

    def wins(self, state: State, seat: i64) -> bool:
        catalogue = state.catalogue
        lying = {catalogue.names[design & DESIGN] for design in state.seats[seat].army if design >= 0}
        return all(catalogue.name_number.get(name, -1) in lying for name in self.names)

    def clause(self) -> Message:
        return Message("ongoing-wins-with-named", {"names": [NameRef(name) for name in self.names]})


class WinsWithCards(Ongoing):
    """At the start of a round, a player with this many cards in their army wins (G9.5a)."""

    def __init__(self, number: i64) -> None:
        super().__init__(bits.WINS_NEW_ROUND)
        self.number = number

    def wins(self, state: State, seat: i64) -> bool:
        return state.seats[seat].army_size() >= self.number

    def clause(self) -> Message:
        return Message("ongoing-wins-with-cards", {"number": self.number})


class WinsWithClan(Ongoing):
    """At the start of a round, a player with this many cards of one clan in their army wins (G9.5a)."""

    def __init__(self, number: i64) -> None:
        super().__init__(bits.WINS_NEW_ROUND)
        self.number = number

    def wins(self, state: State, seat: i64) -> bool:
        masks = [clans_in_slot(state, seat, slot) for slot in range(ARMY_SIZE)]
        return any(
            sum(1 for mask in masks if mask & (1 << clan)) >= self.number for clan in range(len(state.catalogue.clans))
        )

    def clause(self) -> Message:
        return Message("ongoing-wins-with-clan", {"number": self.number})


class CancelPeril(Will):
    """Cancel the capture or destruction of one of your cards (X10.6b)."""

    def __init__(self) -> None:
        super().__init__(bits.WILL_SAVE)

    def clause(self) -> Message:
        return Message("will-save")


class CancelActivation(Will):
    """Cancel the activation of an opposing card (X10.6c)."""

    def __init__(self) -> None:
        super().__init__(bits.WILL_STOP_ACTIVATION)

    def clause(self) -> Message:
        return Message("will-stop-activation")
