"""What people who play together may ask to take back: the last action of each, while it has shown nothing hidden to
anybody, used no dice, and nobody else has decided anything or could have unnoticed (X10.24).

All of this depends only on what the player knows who would ask.
"""

from gosux.game.game import Game
from gosux.model.events import Event
from gosux.sessions.history import Progress
from gosux.sessions.messages.together import Back
from gosux.sessions.take_back.own_steps import OwnStep, OwnSteps


class SharedSteps:
    """The last decisions of several persons. Those of a game from storage are not known: they cannot be taken back."""

    def __init__(self, seats: list[int]) -> None:
        self.each = {seat: OwnSteps(seat) for seat in seats}
        self.why: dict[int, Back] = dict.fromkeys(seats, "nothing")

    def clone(self) -> "SharedSteps":
        copy = SharedSteps([])
        copy.each = {seat: steps.clone() for seat, steps in self.each.items()}
        copy.why = dict(self.why)
        return copy

    def first_of(self, seat: int) -> "OwnStep | None":
        """The decision that the game would go back to."""
        steps = self.each.get(seat)
        return steps.first if steps is not None else None

    def why_of(self, seat: int) -> Back:
        return "yes" if self.first_of(seat) is not None else self.why.get(seat, "nothing")

    def decide(self, game: Game, progress: Progress) -> None:
        """Somebody is about to act."""
        for steps in self.each.values():
            steps.decide(game, progress)

    def take(self, game: Game, told: list[Event]) -> None:
        """They have acted."""
        dice = int(game.state.dice.position)
        for seat, steps in self.each.items():
            before = [*steps.steps, *([steps.before] if steps.before is not None else [])]
            steps.take(game, told)
            if any(event.reveals and event.audience & (1 << seat) for event in told):
                steps.steps = []
            if before and not steps.steps:
                own: Back = "dice" if before[-1].dice != dice else "hidden"
                self.why[seat] = own if steps.before is not None else "others"

    def settle(self, actor: int, asked: bool, noticed: list[bool]) -> None:
        """``asked`` if, as far as ``actor`` knows, another could have been asked unnoticed."""
        for seat, steps in self.each.items():
            if seat == actor and asked:  # whatever came of it: that depends on the answer
                steps.steps, self.why[seat] = [], "answer"
            elif seat != actor and noticed[seat] and steps.steps:
                steps.steps, self.why[seat] = [], "others"
