"""What the only person in a game of bots may take back: their last action, while it has shown them nothing hidden and
used no dice.

All of this depends only on what the person knows. Dice used for a question that they must not notice (mulligans before
the first round) make no difference, because nothing can be taken back there.
"""

from typing import NamedTuple

from gosux.game.game import Game
from gosux.game.view import redact
from gosux.model.catalogue import DESIGN
from gosux.model.changes.knowledge import UNKNOWN, hidden_places
from gosux.model.events import Event
from gosux.model.state import State
from gosux.sessions.history import Progress, playthrough
from gosux.sessions.messages.table import Player


class OwnStep(NamedTuple):
    """A decision of the person: how many actions came before it, their number then, dice and cards they knew."""

    place: int
    number: int
    dice: int
    known: list[int]


class OwnSteps:
    """The decisions of the last action group in which the person acted, as far back as the game can be taken."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.group = -1
        self.steps: list[OwnStep] = []
        self.before: OwnStep | None = None  # the decision being made

    def clone(self) -> "OwnSteps":
        copy = OwnSteps(self.seat)
        copy.group, copy.steps = self.group, self.steps[:]
        return copy

    @property
    def first(self) -> "OwnStep | None":
        """The decision that the game goes back to."""
        return self.steps[0] if self.steps else None

    def first_of(self, seat: int) -> "OwnStep | None":
        return self.first if seat == self.seat else None

    def decide(self, game: Game, progress: Progress) -> None:
        """Somebody is about to act."""
        state = game.state
        own = state.decider == self.seat and not is_setup(state)
        known = known_cards(state, self.seat) if own else []
        place, number = len(game.history), progress.numbers[self.seat]
        self.before = OwnStep(place, number, int(state.dice.position), known) if own else None

    def take(self, game: Game, told: list[Event]) -> None:
        """They have acted."""
        state = game.state
        if self.before is not None:
            group = told[0].group if told else self.group
            if group != self.group:
                self.group, self.steps = group, []
            self.steps.append(self.before)
        if state.over or is_setup(state) or any(reveals(event, self.seat) for event in told):
            self.steps = []
        elif self.steps:
            dice, known = int(state.dice.position), known_cards(state, self.seat)
            self.steps = [step for step in self.steps if step.dice == dice and step.known == known]


def reveals(event: Event, seat: int) -> bool:
    """Whether an event shows hidden cards to a player."""
    return event.reveals and bool(event.audience & event.seers & (1 << seat))


def is_setup(state: State) -> bool:
    """Whether hands are being dealt: players may be asked unnoticed, and dice used (X2.4, G1.3)."""
    return state.round == 0 and not state.available


def known_cards(state: State, seat: int) -> list[int]:
    """The designs of all cards that a player knows, wherever they lie."""
    seen = redact(state, seat)
    known = [entry & DESIGN for pile in hidden_places(seen) for entry in pile if entry & DESIGN != UNKNOWN]
    for one in seen.seats:
        known += [int(slot) & DESIGN for slot in one.army if slot >= 0]
        known += [*one.discard, *one.removed]
    return sorted([*known, *seen.revealed, int(seen.incoming)])


def only_person(players: list[Player]) -> "int | None":
    """The seat of the only person, if everybody else is a bot."""
    persons = [seat for seat, player in enumerate(players) if player.kind == "person"]
    return persons[0] if len(persons) == 1 else None


def own_steps(game: Game, base: list[int], players: list[Player]) -> "OwnSteps | None":
    """Those of a stored game."""
    seat = only_person(players)
    if seat is None:
        return None
    steps = OwnSteps(seat)
    started = False
    for again, progress, _, told in playthrough(game, base):
        if started:
            steps.take(again, told)
        started = True
        if not again.state.over:
            steps.decide(again, progress)
    return steps
