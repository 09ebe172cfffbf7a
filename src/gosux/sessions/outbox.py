"""What each seat has been told about a game, and what is held back for now.

A seat is told nothing while somebody is asked a question that it must not notice, or before the pause after its own
action is over. Its requests meanwhile are answered from the last moment it was told about. So it gets the same messages
whether anybody was asked or not.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from gosux.game.game import Game, Stage
from gosux.model.events import Event
from gosux.sessions.clocks.game_clock import Reading
from gosux.sessions.connections import Connection
from gosux.sessions.history import LastTold
from gosux.sessions.messages.together import Back
from gosux.sessions.scenes.events import last_group, with_group
from gosux.sessions.take_back.own_steps import OwnStep

Answer = tuple["Connection | None", int]
"""Who asked, and the number of the request."""


class Update:
    """One message to a seat: the game at a moment that it may be told about, and what led there."""

    def __init__(self) -> None:
        self.told: list[Event] = []
        self.log: list[Event] = []  # the same from the beginning of its first action group on
        self.stages: list[Stage] = []  # states between these action groups
        self.noticed = False
        self.acted = False
        self.answers: list[Answer] = []
        self.stopped: int | None = None
        self.due = 0.0  # on the loop's clock
        # Of the moment, once it has come.
        self.game: Game | None = None
        self.number = 0
        self.seen = 0
        self.back: OwnStep | None = None
        self.why: Back = "nothing"
        self.clock: Reading | None = None
        self.guesses: list[int] = []


class Outbox:
    """One seat: the game as it was told last, and the pending messages."""

    def __init__(self, last: LastTold, send: Callable[[Update, int], None]) -> None:
        """``send`` gets a message and the number of events the seat was told before."""
        self.game = last.game
        self.number = last.number
        self.seen = last.seen
        self.send = send
        self.next = Update()
        self.group = last.group  # the events of the current action group
        self.next.told = last.untold
        self.next.acted = last.acted
        self.back: OwnStep | None = None  # where the player may take the game back to
        self.why: Back = "nothing"  # why they may ask for that, or not, in a game of several people
        self.clock: Reading | None = None  # as it was told last
        self.guesses: list[int] = []  # of each seat's bot, as told last
        self.waiting: deque[Update] = deque()
        self.timer: asyncio.TimerHandle | None = None

    @property
    def acted(self) -> bool:
        """Whether the player has acted and has not been told the outcome yet."""
        return self.next.acted or any(update.acted for update in self.waiting)

    @property
    def due(self) -> float:
        """When everything that can be told now will have been told."""
        return self.waiting[-1].due if self.waiting else 0.0

    def act(self, answer: "Answer | None", stopped: "int | None", due: float) -> None:
        """The player has acted: they are told neither the outcome nor what follows before ``due``."""
        self.next.acted = True
        self.next.due = max(self.next.due, due)
        if answer is not None:
            self.next.answers.append(answer)
            self.next.stopped = stopped

    def note(self, told: list[Event], stages: list[Stage], noticed: bool, due: float) -> None:
        """Something happened that is not told before ``due``."""
        self.next.told = self.next.told + told
        self.next.stages = self.next.stages + stages
        self.next.noticed = self.next.noticed or noticed
        self.next.due = max(self.next.due, due)

    def close(
        self, game: Game, number: int, seen: int, back: "OwnStep | None" = None, clock: "Reading | None" = None,
        why: Back = "nothing", guesses: "list[int] | None" = None,
    ) -> None:  # fmt: skip
        """The moment may be told as soon as it is due."""
        update, self.next = self.next, Update()
        update.game, update.number, update.seen, update.back, update.clock = game, number, seen, back, clock
        update.why = why
        update.guesses = guesses or []
        update.due = max(update.due, self.due)
        self.waiting.append(update)
        if self.timer is None:
            self.release()

    def set_clock(self, clock: Reading) -> None:
        """The clock was changed between two actions."""
        for update in self.waiting:
            update.clock = clock
        if not self.acted:
            self.clock = clock

    def release(self) -> None:
        """Send what is due."""
        loop = asyncio.get_running_loop()
        self.timer = None
        while self.waiting and self.waiting[0].due <= loop.time():
            update = self.waiting.popleft()
            assert update.game is not None
            before, self.game, self.number, self.seen = self.seen, update.game, update.number, update.seen
            self.back, self.why, self.clock, self.guesses = update.back, update.why, update.clock, update.guesses
            update.log = with_group(self.group, update.told)
            self.group = last_group(self.group, update.told)
            if update.noticed:
                self.send(update, before)
        if self.waiting:
            self.timer = loop.call_at(self.waiting[0].due, self.release)

    def end(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
