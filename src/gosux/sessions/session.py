"""A running game: players, actions, drafts, and bots that play on their own."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

from gosux.game.codec import state_json
from gosux.game.game import Game
from gosux.game.game import Stage as GameStage
from gosux.game.view import View
from gosux.model.events import Event
from gosux.model.state import NOBODY
from gosux.sessions.bots.asking import Bots
from gosux.sessions.bots.guesses import Guesses
from gosux.sessions.bots.hints import Hints
from gosux.sessions.bots.turns import BotTurns
from gosux.sessions.clocks import timing
from gosux.sessions.clocks.answer_time import is_own_turn
from gosux.sessions.clocks.game_clock import GameClock
from gosux.sessions.clocks.keeper import ClockKeeper
from gosux.sessions.clocks.pauses import Pauses, may_ask_unnoticed
from gosux.sessions.connections import Connections
from gosux.sessions.drafts.draft import Draft
from gosux.sessions.history import LastTold, Progress
from gosux.sessions.learning.lesson import LessonRun
from gosux.sessions.learning.puzzle import PuzzleRun
from gosux.sessions.log import log_error
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.table import Player
from gosux.sessions.outbox import Answer, Outbox
from gosux.sessions.refused import Refused
from gosux.sessions.rooms.rated import final_scores
from gosux.sessions.rooms.terms import Terms
from gosux.sessions.scenes.sentences import Sentences, seated, sentences_for
from gosux.sessions.scenes.summaries import board_of, summary
from gosux.sessions.seat_pages import send
from gosux.sessions.storage.records import Json, NewActions, Storage, Unavailable
from gosux.sessions.take_back.own_steps import OwnSteps, is_setup, only_person
from gosux.sessions.take_back.shared_steps import SharedSteps
from gosux.sessions.together.audience import Audience, Shown
from gosux.sessions.together.talk import Talk
from gosux.sessions.together.together import Together

PERSON = "person"


class Session:
    """One game. Changes happen one after the other."""

    def __init__(
        self, id: str, game: Game, players: list[Player], epoch: int, base: list[int],
        told: tuple[Progress, list[LastTold]], store: Storage, connections: Connections, bots: Bots, pauses: Pauses,
    ) -> None:  # fmt: skip
        self.id = id
        self.game = game
        self.players = players
        self.names = seated(players)
        self.epoch = epoch
        self.base = base  # the numbers before this epoch
        self.progress, found = told
        self.outboxes = [Outbox(last, partial(send, self, seat)) for seat, last in enumerate(found)]
        self.guesses = Guesses(game.players)
        self.store = store
        self.connections = connections
        self.bots = bots
        self.pauses = pauses
        self.opens = 0.0  # when the start of the game may be told, on the loop's clock
        person = only_person(players)
        self.own_steps: OwnSteps | SharedSteps | None = OwnSteps(person) if person is not None else None
        self.drafts: dict[int, Draft] = {}
        self.lock = asyncio.Lock()
        self.bot_turns = BotTurns(self, bots)
        self.hints = Hints(id, players, bots, connections)
        self.lesson: LessonRun | None = None
        self.puzzle: PuzzleRun | None = None
        self.terms = Terms()
        self.keeper: ClockKeeper | None = None
        self.audience: Audience | None = None
        self.together: Together | None = None
        self.talk: Talk | None = None
        self.ring: Callable[[str, int], None] | None = None
        self.unfinished: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether the session can be closed unnoticed and opened again from storage."""
        busy = (
            self.bot_turns.task is not None
            or self.unfinished
            or self.lock.locked()
            or any(one.waiting for one in self.outboxes)
            or (self.clock is not None and self.clock.running is not None)
            or (self.together is not None and self.together.busy)
        )
        return not busy and not self.looked_at

    def remember(self, steps: "OwnSteps | None") -> None:
        """What can be taken back in a stored game; nothing while the outcome of an action is not told yet."""
        self.own_steps = steps
        if steps is not None and not self.progress.withheld[steps.seat]:
            self.outboxes[steps.seat].back = steps.first

    @property
    def clock(self) -> "GameClock | None":
        return self.keeper.clock if self.keeper is not None else None

    def set_clock(self, clock: GameClock) -> None:
        """Start the clock of a new game, or go on with that of a stored one."""
        self.keeper = ClockKeeper(clock, lambda: self.do(self.store_notes()))
        self._run_clock(timing.now())
        for outbox in self._all_outboxes:
            outbox.clock = clock.reading()

    def bring_together(self, stored: "Json | None" = None) -> None:
        """The game is one of several people on devices of their own; ``stored`` is what was noted about them."""
        if sum(player.kind == PERSON for player in self.players) > 1:
            self.together = Together(self, stored)
            self.resume_clock()
            self.together.start()

    def resume_clock(self) -> None:
        """Between actions, somebody else plays or the game is paused or goes on: the clock runs for whoever is asked,
        if at all. Those who are still to be told what happened are told about the clock then."""
        if self.clock is not None:
            self.clock.stop(timing.now())
            self._run_clock(max(timing.now(), *[outbox.due for outbox in self.outboxes]))
            for outbox in self._all_outboxes:
                outbox.set_clock(self.clock.reading())

    def admit(self, shown: Shown) -> None:
        """Let others watch, as the players agreed."""
        terms = self.terms.watch
        assert terms is not None
        self.audience = Audience(self.id, self.players, terms, self.terms.chosen, shown, self._tell_players, timing.now)

    def let_talk(self) -> None:
        """Let people on several devices talk to each other."""
        if sum(player.kind == PERSON for player in self.players) > 1:
            self.talk = Talk(self.players, partial(self.connections.send, self.id), timing.now)

    def _tell_players(self, message: Part) -> None:
        for seat in range(self.game.players):
            self.connections.send(self.id, seat, message)

    @property
    def _all_outboxes(self) -> list[Outbox]:
        return [*self.outboxes, *([self.audience.outbox] if self.audience is not None else [])]

    @property
    def all_told(self) -> bool:
        """Whether everybody, also those who watch, has been told that the game is over."""
        return all(one.game.state.over and not one.waiting and not one.acted for one in self._all_outboxes)

    @property
    def played(self) -> bool:
        """Whether a player has the game open."""
        return self.connections.anybody(self.id, self.game.players)

    @property
    def looked_at(self) -> bool:
        """Whether anybody has the game open, to play or to watch."""
        watched = self.audience is not None and bool(self.audience.watchers)
        return watched or self.played

    # -- the game goes on --------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start a game in which nobody has decided yet. Once hands are dealt, players may be asked unnoticed before the
        first turn (X2.4, G1.3)."""
        state = self.game.state
        if state.round == 0 and not state.available:
            self.opens = asyncio.get_running_loop().time() + self.pauses.outcome
        self.go_on()

    async def opened(self) -> None:
        """Wait until the start of the game may be told."""
        await timing.until(self.opens)

    def sentences(self, seat: int) -> Sentences:
        return sentences_for(self.game.ruleset, self.game.players, seat, self.names)

    def summary(self, seat: int) -> dict[str, Any]:
        """What a list of games shows, as the seat was told last."""
        outbox = self.outboxes[seat]
        return summary(outbox.game) if not outbox.acted else {**summary(outbox.game), "asked": NOBODY}

    # -- what changes the game ---------------------------------------------------------------------------------------

    def only_persons(self, seat: int) -> None:
        """Refuse bots' seats: a game of bots only can be watched from them, and one that plays for a person first gives
        the seat back."""
        if self.players[seat].kind != PERSON or self.stand_in(seat) is not None:
            raise Refused("illegal", "a bot plays this seat")

    def stand_in(self, seat: int) -> "str | None":
        """The level of the bot that plays for a person now."""
        return self.together.stand_ins.level_at(seat) if self.together is not None else None

    async def to_the_end(self, work: Coroutine[None, None, None]) -> None:
        """Finish even if the caller is cancelled: disk and memory must stay in agreement."""
        await asyncio.shield(self.do(work))

    def do(self, work: Coroutine[None, None, None]) -> "asyncio.Task[None]":
        """Start something that is finished before the session is closed."""
        task = asyncio.create_task(work)
        self.unfinished.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.unfinished.discard(task)
        if not task.cancelled():
            task.exception()  # reported to the caller, if it still waits

    async def take(
        self, actions: list[int], actor: int, answer: "Answer | None", due: float = 0.0, guessed: bool = False
    ) -> None:  # fmt: skip
        """Take actions together: store them, then tell everybody. If something intervenes, the rest is dropped.

        Others are not told before ``due``. ``guessed`` if a bot could not think.
        """
        acted = timing.now()
        game = self.game.clone()
        progress = self.progress.clone()
        steps = self.own_steps.clone() if self.own_steps is not None else None
        unnoticed = any(progress.withheld)  # somebody answers a question that others must not notice
        known = [not withheld for withheld in progress.withheld]
        noticed = [False] * game.players
        told: list[Event] = []
        stages: list[GameStage] = []
        taken = 0
        for action in actions:
            if action >= 0 and (game.state.decider != actor or action not in game.legal()):
                break
            if steps is not None:
                steps.decide(game, progress)
            new = progress.take(game, action, stages)
            if steps is not None:
                steps.take(game, new)
            told += new
            noticed = [one or two for one, two in zip(noticed, progress.noticed, strict=True)]
            taken += 1
        place = len(self.game.history)
        # Whoever is told nothing for now must not see it in a list of games either.
        seen = [outbox.game for seat, outbox in enumerate(self.outboxes) if progress.withheld[seat]]
        listed = {**summary(game, board_of(seen[0].state) if seen else None), **self.notes(acted)}
        scores = None
        if self.terms.rated and game.state.over:
            away = self.together.stand_ins.seats if self.together is not None else []
            scores = final_scores(game, away, self.epoch > 0)
        moved = NewActions(
            self.id, self.epoch, place, actions[:taken], state_json(game.state), listed, game.state.over, unnoticed,
            scores,
        )  # fmt: skip
        try:
            await self.store.append(moved)
        except Unavailable as error:
            log_error("not-stored", game=self.id)
            raise Refused("unavailable", "it could not be stored") from error
        view = self.game.view(actor)
        self.hints.stop(actor)
        self.game = game
        self.progress = progress
        self.own_steps = steps
        self.drafts = {}
        self.guesses.note(actor, guessed, known)
        asked = self._may_be_asked(view, actions[:taken])
        pause = self._pause(view, acted) if asked else 0.0
        self.outboxes[actor].act(answer, taken if taken < len(actions) else None, acted + pause)
        if isinstance(steps, SharedSteps):
            steps.settle(actor, asked, noticed)
        for seat, outbox in enumerate(self.outboxes):
            outbox.note(told, stages, noticed[seat], due if seat != actor else 0.0)
        if self.clock is not None:
            self.clock.stop(acted)
            self._run_clock(max(timing.now(), *[outbox.next.due for outbox in self.outboxes]))
        reading = self.clock.reading() if self.clock is not None else None
        for seat, outbox in enumerate(self.outboxes):
            if not progress.withheld[seat]:
                back = steps.first_of(seat) if steps is not None else None
                why = steps.why_of(seat) if isinstance(steps, SharedSteps) else "nothing"
                guesses = self.guesses.of(seat)
                outbox.close(game, progress.numbers[seat], progress.seen[seat], back, reading, why, guesses)
        if self.audience is not None:
            told_all = max(max(outbox.due, outbox.next.due) for outbox in self.outboxes)
            self.audience.take(game, told, stages, told_all, reading)
        if self.together is not None:
            if pause:
                self.together.may_answer(actor, pause)
            self.together.taken(actor, acted)

    def _run_clock(self, since: float) -> None:
        """Let the clock of whoever is asked run from a moment on; during a question that others must not notice only in
        their own turn."""
        if self.keeper is None:
            return
        clock, asked = self.keeper.clock, int(self.game.state.decider)
        paused = self.together is not None and self.together.paused is not None
        if asked >= 0 and not paused:
            stands = self.stand_in(asked) is not None
            if not any(self.progress.withheld):
                clock.start(asked, since, stands)
            elif is_own_turn(self.game.state) and not stands:
                due = self.outboxes[asked].next.due
                clock.go_on(asked, max(timing.now(), due), since, max(0.0, due - clock.stopped))
        self.keeper.follow()

    def notes(self, now: float) -> Json:
        """What is stored with a game besides its actions."""
        clock = {} if self.clock is None else {"clock": self.clock.to_json(now)}
        return clock if self.together is None else {**clock, "together": self.together.to_json()}

    async def store_notes(self) -> None:
        """Raises Unavailable."""
        async with self.lock:
            if notes := self.notes(timing.now()):
                await self.store.note(self.id, notes)

    def _may_be_asked(self, view: View, actions: list[int]) -> bool:
        """Whether somebody could be asked unnoticed, as far as a player knows; False where it makes no difference."""
        matters = self.pauses.outcome or self.together is not None
        if not matters or self.players[view.viewer].kind != PERSON or actions[0] < 0:
            return False
        try:
            return self.progress.withheld[view.viewer] or may_ask_unnoticed(view, actions, self.game.state)
        except Exception:  # the action is on disk and must be told even if sampling fails
            log_error("guess-trouble", game=self.id)
            return True

    def _pause(self, view: View, acted: float) -> float:
        """How long a player waits for the outcome if somebody could be asked: as long as if somebody was."""
        if self.together is None or is_setup(view.state):
            return self.pauses.outcome
        answer_time = self.together.answer_time
        if self.clock is not None and answer_time.due is not None:
            # The next clock starts when everybody has been told: no later than if this player had not been asked.
            return max(0.0, answer_time.due - acted)
        return answer_time.seconds or self.pauses.outcome

    # -- bots --------------------------------------------------------------------------------------------------------

    @property
    def has_persons(self) -> bool:
        seats = range(len(self.players))
        return any(self.players[seat].kind == PERSON and self.stand_in(seat) is None for seat in seats)

    def bot_asked(self) -> "int | None":
        """The bot that is to act now. A game of bots alone goes on only while somebody watches."""
        seat = int(self.game.state.decider)
        if seat < 0 or self.level_of(seat) is None:
            return None
        if self.together is not None and self.together.holds(seat):
            return None
        waits = (self.lesson is not None and self.lesson.holds(self.game)) or (
            self.puzzle is not None and self.puzzle.holds(self.game)
        )
        watched = self.has_persons or self.looked_at
        return seat if watched and not waits else None

    def level_of(self, seat: int) -> "str | None":
        """Of the bot that plays a seat."""
        return self.players[seat].level or self.stand_in(seat)

    def go_on(self) -> None:
        """Start the next bot, if one is asked."""
        self.bot_turns.go_on()

    async def close(self) -> None:
        """Finish pending changes and stop bots; all actions are on disk."""
        self.hints.stop_all()
        await self.bot_turns.close()
        await asyncio.gather(*self.unfinished, return_exceptions=True)
        if self.together is not None:
            self.together.end()
        if self.keeper is not None:
            self.keeper.end()
            await asyncio.gather(self.store_notes(), return_exceptions=True)
        for outbox in self.outboxes:
            outbox.end()
        if self.audience is not None:
            self.audience.end()
