"""Those who watch a game: they are told what lies open, and never before every player has been told.

So watching gives a player nothing: whoever watches sees no more than each seat, and not earlier. While somebody is
asked a question that others must not notice, nothing is told. Hands follow only so many turns later, if all players
agreed to that before the game.
"""

import asyncio
from collections import deque
from collections.abc import Callable

from gosux.game.game import Game, Stage
from gosux.game.view import is_secret
from gosux.model.events import Event
from gosux.model.kinds import TURN
from gosux.sessions.clocks.game_clock import Reading
from gosux.sessions.connections import Connection
from gosux.sessions.history import LastTold, Told, asked, events_after, last_told, playthrough
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.play import Stage as StageTold
from gosux.sessions.messages.play import StateNow
from gosux.sessions.messages.table import Player, Scene
from gosux.sessions.messages.watching import OldHands, Watchers, Watching, WatchTerms
from gosux.sessions.outbox import Outbox, Update
from gosux.sessions.scenes.events import count_visible, events_for
from gosux.sessions.scenes.sentences import seated
from gosux.sessions.scenes.watching import (
    hands_of,
    public_scene,
    public_sentences,
    public_stages,
    watcher_of,
)

MOST_WATCHERS = 100
OPENING, MISSED = 3, 12  # of how many actions before the last a page gets the table, as for players
COUNT_PAUSE = 1.0  # seconds in which comings and goings are told as one


class Shown:
    """What those who watch had been told when a game was opened."""

    def __init__(self, game: Game, hands: "int | None") -> None:
        """Replays the game: it may take a while. Raises HistoryMismatch."""
        progress, last = last_told(game, bases(game))
        watcher = watcher_of(game.players)
        self.last: LastTold = last[watcher]
        self.asked = progress.asked[watcher]
        self.stirred = progress.stirred[watcher]
        self.seen = progress.seen[watcher]
        self.starts = turn_starts(self.last.game, hands)


def bases(game: Game) -> list[int]:
    """Numbers to count from, for all seats and those who watch."""
    return [0] * (watcher_of(game.players) + 1)


def turn_starts(game: Game, hands: "int | None") -> "deque[Game]":
    """The game at the starts of its last turns, as many as hands are shown later."""
    found: deque[Game] = deque(maxlen=1 + (hands or 0))
    if hands is not None:
        for again, _, _, _ in playthrough(game, bases(game)):
            if starts_turn(again):
                found.append(again.clone())
    return found


def starts_turn(game: Game) -> bool:
    return not game.state.over and game.state.decider >= 0 and game.state.kind == TURN


class Audience:
    """All who watch one game. ``tell_players`` sends a message to every seat."""

    def __init__(
        self, id: str, players: list[Player], terms: WatchTerms, chosen: "str | None", shown: Shown,
        tell_players: Callable[[Part], None], now: Callable[[], float],
    ) -> None:  # fmt: skip
        self.id = id
        self.players = players
        self.names = seated(players)
        self.terms = terms
        self.chosen = chosen
        self.tell_players = tell_players
        self.now = now
        self.watchers: list[Connection] = []
        self.counting: asyncio.TimerHandle | None = None
        self.outbox = Outbox(shown.last, self._send)
        self._begin(shown)

    def _begin(self, shown: Shown) -> None:
        self.seen, self.stirred, self.asked = shown.seen, shown.stirred, shown.asked
        self.starts = shown.starts

    @property
    def game(self) -> Game:
        """The game as it was told last."""
        return self.outbox.game

    # -- those who come and go ---------------------------------------------------------------------------------------

    def enter(self, connection: Connection, request: int, last: int) -> None:
        """Somebody begins to watch, or is back."""
        game, outbox = self.game, self.outbox
        if connection not in self.watchers:
            self.watchers.append(connection)
        connection.send(
            Watching(
                request=request, game=self.id, ruleset=game.ruleset, options=game.options, players=self.players,
                chosen=self.chosen, hands=self.terms.hands,
            )
        )  # fmt: skip
        connection.send(self._whole(request, last if last <= outbox.seen else 0))
        if self.terms.hands is not None:
            connection.send(self._old_hands())
        self._recount()

    def _whole(self, request: "int | None", after: int) -> StateNow:
        """The game as it was told last, with what came after an event."""
        game, outbox = self.game, self.outbox
        told = Told([], [], [])
        sentences = public_sentences(game.ruleset, game.players, self.names)
        if after < outbox.seen:
            told = events_after(game, bases(game), watcher_of(game.players), after, sentences)
        log = sentences.log(told.log)
        stages = public_stages(told.stages, log[-1 - (MISSED if after else OPENING) :], self.players)
        return self._state(game, outbox.number, request, told.events, log, stages)

    def leave(self, connection: Connection) -> None:
        if connection in self.watchers:
            self.watchers.remove(connection)
            self._recount()

    def _recount(self) -> None:
        if self.counting is None:
            self.counting = asyncio.get_running_loop().call_later(COUNT_PAUSE, self._tell_count)

    def count(self) -> Watchers:
        return Watchers(count=len(self.watchers))

    def _tell_count(self) -> None:
        self.counting = None
        self.tell_players(self.count())
        self._tell(self.count())

    # -- what happens ------------------------------------------------------------------------------------------------

    def take(self, game: Game, told: list[Event], stages: list[Stage], due: float, clock: "Reading | None") -> None:
        """Players have acted; all of them will have been told when it is ``due``."""
        watcher = watcher_of(game.players)
        count = count_visible(told, watcher)
        self.seen += count
        self.stirred = self.stirred or count > 0
        outbox = self.outbox
        outbox.note(told, stages, False, due)
        if is_secret(game.state, watcher):
            return
        question = asked(game.state, watcher)
        outbox.next.noticed = self.stirred or question != self.asked
        number = (outbox.waiting[-1].number if outbox.waiting else outbox.number) + outbox.next.noticed
        self.stirred, self.asked = False, question
        outbox.close(game, number, self.seen, None, clock)

    def rewound(self, shown: Shown, clock: "Reading | None" = None) -> None:
        """Actions were taken back: the whole game is told anew."""
        number = self.outbox.number
        self.outbox.end()
        self.outbox = Outbox(shown.last, self._send)
        self.outbox.number = number + 1
        self.outbox.clock = clock
        self._begin(shown)
        message = self._whole(None, 0)
        message.taken_back, message.stages = True, []
        self._tell(message)

    def _send(self, update: Update, before: int) -> None:
        game = update.game
        assert game is not None
        if starts_turn(game):
            self.starts.append(game)
        if not self.watchers:
            return
        sentences = public_sentences(game.ruleset, game.players, self.names)
        log = sentences.log(update.log)
        stages = public_stages(update.stages, log, self.players)
        self._tell(self._state(game, update.number, None, events_for(update.told, sentences, before), log, stages))
        if self.terms.hands is not None:
            self._tell(self._old_hands())

    def _state(
        self, game: Game, number: int, request: "int | None", events: list[Happening], log: list[LogEntry],
        stages: list[StageTold],
    ) -> StateNow:  # fmt: skip
        scene: Scene = public_scene(game, self.players)
        clock = self.outbox.clock
        return StateNow.model_construct(
            request=request, number=number, events=events, log=log, stages=stages, scene=scene, stopped=None,
            may_take_back=False, taken_back=False, may_ask_hint=False, draft_advice=None, lesson=None, puzzle=None,
            guesses=[], clock=None if clock is None else clock.shown(self.now()),
        )  # fmt: skip

    def _old_hands(self) -> OldHands:
        """Only hands: the order of a deck would tell what comes."""
        turns = self.terms.hands
        assert turns is not None
        if self.game.state.over:
            return OldHands(turns=0, cards=hands_of(self.game.state))
        old = self.starts[0] if len(self.starts) > turns else None
        return OldHands(turns=turns, cards=None if old is None else hands_of(old.state))

    def _tell(self, message: Part) -> None:
        for connection in list(self.watchers):
            connection.send(message)

    def end(self) -> None:
        self.outbox.end()
        if self.counting is not None:
            self.counting.cancel()
