"""What each player has noticed so far, by number.

A player's number grows with every action whose events they see, that changes what they see being asked, or that is
their own; but not with an action of somebody who was asked without their noticing, so that it is the same at their next
decision whether anybody was asked or not. It follows from the game's actions alone, so that a server that starts again
counts on as before.
"""

from collections.abc import Iterator

from gosux.model.events import Event
from gosux.model.kinds import KINDS
from gosux.model.state import NOBODY, State
from gosux.rules.game import Game
from gosux.rules.position_writer import beginning
from gosux.rules.prompts import prompt_of
from gosux.rules.view import is_secret
from gosux.server.messages.story import Happening
from gosux.server.story import count_seen, told_to


def asked(state: State, viewer: int) -> str:
    """The open question as a player notices it; "" for none."""
    if state.decider == NOBODY or is_secret(state, viewer):
        return ""
    return f"{state.decider} {KINDS[state.kind].name} {prompt_of(state).args}"


class Chronicle:
    """The numbers of all players at one moment."""

    def __init__(self, game: Game, base: list[int]) -> None:
        """At the beginning of a game, or where it was taken up: the first state is the next number."""
        self.numbers = [number + 1 for number in base]
        self.seen = [0 for _ in base]  # how many events each has seen
        self.noticed = [True for _ in base]  # who noticed anything of the last action
        self.asked = [asked(game.state, seat) for seat in range(game.players)]

    def clone(self) -> "Chronicle":
        copy = Chronicle.__new__(Chronicle)
        copy.numbers = self.numbers[:]
        copy.seen = self.seen[:]
        copy.noticed = self.noticed[:]
        copy.asked = self.asked[:]
        return copy

    def take(self, game: Game, action: int) -> list[Event]:
        """Take an action, or -1 - seat for a player who concedes; returns what happened, unredacted."""
        actor = -1 - action if action < 0 else int(game.state.decider)
        unnoticed = [is_secret(game.state, seat) for seat in range(game.players)]
        told = game.concede(actor) if action < 0 else game.apply(action, viewer=None)
        for seat in range(game.players):
            question = asked(game.state, seat)
            count = count_seen(told, seat)
            self.noticed[seat] = count > 0 or seat == actor or question != self.asked[seat]
            if self.noticed[seat] and (seat == actor or not unnoticed[seat]):
                self.numbers[seat] += 1
            self.seen[seat] += count
            self.asked[seat] = question
        return told


def chapters(game: Game, base: list[int]) -> "Iterator[tuple[Game, Chronicle, int, list[Event]]]":
    """The game from its beginning, action by action: itself, the numbers, the action that was taken (-1000 for none),
    what happened."""
    again = beginning(game)
    chronicle = Chronicle(again, base)
    chronicle.seen = [count_seen(again.opening, seat) for seat in range(game.players)]
    yield again, chronicle, NO_ACTION, again.opening
    for action in game.history:
        told = chronicle.take(again, action)
        yield again, chronicle, action, told


NO_ACTION = -1000


def story(game: Game, base: list[int], seat: int, last: int) -> list[Happening]:
    """The events that a player has seen after that in place ``last``."""
    found: list[Happening] = []
    before = 0
    for _, chronicle, _, told in chapters(game, base):
        if chronicle.seen[seat] > last:
            found += [one for one in told_to(game.ruleset, told, seat, before) if one.place > last]
        before = chronicle.seen[seat]
    return found


def chronicle_of(game: Game, base: list[int]) -> Chronicle:
    """The numbers now."""
    for _, chronicle, _, _ in chapters(game, base):
        last = chronicle
    return last


def was_taken(game: Game, base: list[int], seat: int, number: int, steps: list[int]) -> bool:
    """Whether these steps were taken from the state of this number on."""
    place = -1
    for count, (_, chronicle, _, _) in enumerate(chapters(game, base)):
        if chronicle.numbers[seat] == number:
            place = count  # the last moment of that number: its player was asked then
    return place >= 0 and game.history[place : place + len(steps)] == steps
