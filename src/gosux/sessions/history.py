"""What each player has noticed so far, as a number.

A player's number grows with every action whose events they see, that changes the question they see, or that is their
own. While somebody is asked something that the player must not notice, nothing is counted; what happens meanwhile
counts together with the action before it. So the number at their next decision is the same whether anybody was asked or
not. It depends only on the game's actions, so a restarted server counts the same.

Those who watch count like one more seat that is never asked: the last number of a list that is one longer.
"""

from collections.abc import Iterator
from typing import NamedTuple

from gosux.game.game import Game, Stage
from gosux.game.prompts import prompt_of
from gosux.game.view import is_secret
from gosux.model.events import Event, Turn
from gosux.model.kinds import KINDS
from gosux.model.state import NOBODY, State
from gosux.records.position_writer import beginning
from gosux.sessions.messages.events import Happening
from gosux.sessions.scenes.events import count_visible, events_for, last_group, with_group
from gosux.sessions.scenes.sentences import Sentences


def asked(state: State, viewer: int) -> str:
    """The open question as a player notices it; "" for none."""
    if state.decider == NOBODY or is_secret(state, viewer):
        return ""
    return f"{state.decider} {KINDS[state.kind].name} {prompt_of(state).args}"


class Progress:
    """The numbers of all players at one moment."""

    def __init__(self, game: Game, base: list[int]) -> None:
        """At the start of a game, or where it was resumed: the first state has the next number."""
        self.numbers = [number + 1 for number in base]
        self.seen = [0 for _ in base]  # how many events each player has been able to see
        self.noticed = [True for _ in base]  # who is to be told about the last action
        viewers = range(len(base))
        self.withheld = [is_secret(game.state, seat) for seat in viewers]  # who is told nothing for now
        self.stirred = [False for _ in base]  # who acted or saw something that they are not told yet
        self.asked: list[str | None] = [
            None if self.withheld[seat] else asked(game.state, seat) for seat in viewers
        ]  # what each was told last; None for nothing

    def clone(self) -> "Progress":
        copy = Progress.__new__(Progress)
        copy.numbers = self.numbers[:]
        copy.seen = self.seen[:]
        copy.noticed = self.noticed[:]
        copy.withheld = self.withheld[:]
        copy.stirred = self.stirred[:]
        copy.asked = self.asked[:]
        return copy

    def take(self, game: Game, action: int, stages: "list[Stage] | None" = None) -> list[Event]:
        """Take an action, or -1 - seat for a player who concedes; returns what happened, unredacted."""
        actor = -1 - action if action < 0 else int(game.state.decider)
        told = game.concede(actor, None, stages) if action < 0 else game.apply(action, None, stages)
        for seat in range(len(self.numbers)):
            count = count_visible(told, seat)
            self.seen[seat] += count
            self.stirred[seat] = self.stirred[seat] or count > 0 or seat == actor
            self.withheld[seat] = is_secret(game.state, seat)
            self.noticed[seat] = False
            if not self.withheld[seat]:
                self._tell(game.state, seat)
        return told

    def _tell(self, state: State, seat: int) -> None:
        """A moment that this player may be told about; it includes everything withheld before."""
        question, before = asked(state, seat), self.asked[seat]
        self.noticed[seat] = self.stirred[seat] or question != before
        if self.stirred[seat] or (before is not None and question != before):
            self.numbers[seat] += 1
        self.stirred[seat] = False
        self.asked[seat] = question


def playthrough(
    game: Game, base: list[int], stages: "list[Stage] | None" = None
) -> "Iterator[tuple[Game, Progress, int, list[Event]]]":
    """The game from its start, action by action: the game, the numbers, the action taken (-1000 for none), and what
    happened. ``stages`` receives the states between action groups."""
    again = beginning(game)
    progress = Progress(again, base)
    progress.seen = [count_visible(again.opening, seat) for seat in range(len(base))]
    yield again, progress, NO_ACTION, again.opening
    for action in game.history:
        told = progress.take(again, action, stages)
        yield again, progress, action, told


NO_ACTION = -1000
MOST_STAGES = 100  # kept while a game is replayed; one action may have several


class Told(NamedTuple):
    """Events that a player has seen; all events since the start of their first group, for the log; the last states
    between groups."""

    events: list[Happening]
    log: list[Event]
    stages: list[Stage]


def events_after(game: Game, base: list[int], seat: int, last: int, sentences: Sentences) -> Told:
    """What a player was told after event number ``last``."""
    found: list[Happening] = []
    log: list[Event] = []
    group: list[Event] = []
    stages: list[Stage] = []
    before = 0
    for again, progress, action, told in playthrough(game, base, stages):
        # The first turn begins in a group of its own, of which the log says nothing.
        silent = action == NO_ACTION and any(isinstance(event, Turn) for event in told[-1:])
        stages.append((again.group - silent, again.state.clone()))
        del stages[:-MOST_STAGES]
        if progress.seen[seat] > last:
            found += [one for one in events_for(told, sentences, before) if one.place > last]
            log += told if log else with_group(group, told)
        group = last_group(group, told)
        before = progress.seen[seat]
    return Told(found, log, stages)


class LastTold(NamedTuple):
    """What a player was told last: the game at that time, and what has happened since."""

    game: Game
    number: int
    seen: int
    acted: bool  # whether the player has acted since
    untold: list[Event]
    group: list[Event]  # the events of the action group in progress then


def last_told(game: Game, base: list[int]) -> tuple[Progress, list[LastTold]]:
    """The numbers now, and what each player was told last.

    Raises HistoryMismatch if the actions do not lead to the state.
    """
    seats = range(len(base))
    count, decider = 0, NOBODY
    last = [(0, 0, 0) for _ in seats]  # number of actions, the player's number, number of events
    acted = [False for _ in seats]
    untold: list[list[Event]] = [[] for _ in seats]
    group: list[Event] = []
    groups: list[list[Event]] = [[] for _ in seats]
    for count, (again, progress, action, told) in enumerate(playthrough(game, base)):
        actor = decider if action >= 0 else -1 - action
        decider = int(again.state.decider)
        group = last_group(group, told)
        for seat in seats:
            if count == 0 or not progress.withheld[seat]:
                last[seat] = (count, progress.numbers[seat], progress.seen[seat])
                acted[seat], untold[seat], groups[seat] = False, [], group
            else:
                acted[seat] = acted[seat] or seat == actor
                untold[seat] += told
    if again != game:
        raise HistoryMismatch
    game.group = again.group  # a loaded game does not know it
    return progress, [
        LastTold(
            game if last[seat][0] == count else game_at(game, last[seat][0]),
            last[seat][1],
            last[seat][2],
            acted[seat],
            untold[seat],
            groups[seat],
        )
        for seat in seats
    ]


class HistoryMismatch(Exception):
    """The actions of a game do not lead to its state."""


def game_at(game: Game, count: int) -> Game:
    """The game after a number of actions."""
    again = beginning(game)
    for action in game.history[:count]:
        if action < 0:
            again.concede(-1 - action)
        else:
            again.step(action)
    return again


def numbers_at(game: Game, base: list[int], count: int) -> list[int]:
    """The numbers of all seats after so many actions."""
    for place, (_, progress, _, _) in enumerate(playthrough(game, base)):
        if place == count:
            return progress.numbers
    raise HistoryMismatch


def was_taken(game: Game, base: list[int], seat: int, number: int, steps: list[int]) -> bool:
    """Whether these steps were taken, starting at the state of this number."""
    place = -1
    for count, (again, progress, _, _) in enumerate(playthrough(game, base)):
        if progress.numbers[seat] == number and again.state.decider == seat:
            place = count
    return place >= 0 and game.history[place : place + len(steps)] == steps
