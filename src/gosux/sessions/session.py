"""A running game: players, actions, drafts, and bots that play on their own."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from typing import Any

from gosux.game.codec import state_json
from gosux.game.decision import IllegalAction
from gosux.game.explain import why_not
from gosux.game.game import Game
from gosux.game.game import Stage as GameStage
from gosux.game.view import View
from gosux.lessons import Place
from gosux.model.events import Event
from gosux.model.kinds import TURN
from gosux.model.messages import Reason
from gosux.model.state import NOBODY
from gosux.records.files import RecordError
from gosux.sessions import timing
from gosux.sessions.audience import Audience, Shown
from gosux.sessions.bot_turns import BotTurns
from gosux.sessions.bots import Bots
from gosux.sessions.clock_keeper import ClockKeeper
from gosux.sessions.clocks import GameClock
from gosux.sessions.connections import Connection, Connections
from gosux.sessions.drafts import Draft
from gosux.sessions.guessed_worlds import guessed_position
from gosux.sessions.hints import Hints
from gosux.sessions.history import LastTold, Progress, Told, events_after, game_at, last_told, numbers_at, was_taken
from gosux.sessions.lesson import LessonRun
from gosux.sessions.log import log_error
from gosux.sessions.messages.advice import DraftAdvice
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.events import Happening, LogEntry
from gosux.sessions.messages.play import DraftNow, Joined, Stage, StateNow, ViewNow, Why
from gosux.sessions.messages.pointers import Pointer
from gosux.sessions.messages.requests import GameReport
from gosux.sessions.messages.table import Player
from gosux.sessions.outbox import Answer, Outbox, Update
from gosux.sessions.own_steps import OwnSteps, is_setup, only_person
from gosux.sessions.pauses import Pauses, may_ask_unnoticed
from gosux.sessions.puzzle import PuzzleRun
from gosux.sessions.refused import Refused
from gosux.sessions.scenes.advice import draft_advice
from gosux.sessions.scenes.events import events_for
from gosux.sessions.scenes.explain import being_resolved, refusals, refusals_meanwhile
from gosux.sessions.scenes.plans import Incoming
from gosux.sessions.scenes.report import report_of
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.sentences import Sentences, seated, sentences_for
from gosux.sessions.scenes.stages import stages_for
from gosux.sessions.scenes.summaries import board_of, summary
from gosux.sessions.shared_steps import SharedSteps
from gosux.sessions.storage import Json, NewActions, Storage, TakenBack, Unavailable
from gosux.sessions.talk import Talk
from gosux.sessions.terms import Terms
from gosux.sessions.together import Together

PERSON = "person"
OPENING, MISSED = 3, 12  # of how many actions before the last a page gets the table: when it opens, when it is back


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
        self.outboxes = [Outbox(last, partial(self._send, seat)) for seat, last in enumerate(found)]
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
    def played(self) -> bool:
        """Whether a player has the game open."""
        return self.connections.anybody(self.id, self.game.players)

    @property
    def looked_at(self) -> bool:
        """Whether anybody has the game open, to play or to watch."""
        watched = self.audience is not None and bool(self.audience.watchers)
        return watched or self.played

    # -- what a page is told -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start a new game. Once hands are dealt, players may be asked unnoticed before the first turn (X2.4, G1.3)."""
        state = self.game.state
        if state.round == 0 and not state.available:
            self.opens = asyncio.get_running_loop().time() + self.pauses.outcome
        self.go_on()

    async def opened(self) -> None:
        """Wait until the start of the game may be told."""
        await timing.until(self.opens)

    def joined(self, seat: int, request: int) -> Joined:
        game = self.game
        return Joined(
            request=request, game=self.id, ruleset=game.ruleset, options=game.options, seat=seat, players=self.players,
            chosen=self.terms.chosen, watch=self.terms.watch_code,
        )  # fmt: skip

    def state(self, seat: int, request: "int | None", last: "int | None" = None) -> StateNow:
        """The game as the seat was told last, with the events after place ``last``; all if it is not that far."""
        outbox = self.outboxes[seat]
        after = outbox.seen if last is None else last if last <= outbox.seen else 0
        told = Told([], [], [])
        if after < outbox.seen:
            told = events_after(outbox.game, self.base, seat, after, self.sentences(seat))
        log = self.sentences(seat).log(told.log)
        recent = log[-1 - (MISSED if after else OPENING) :]
        stages = stages_for(told.stages, recent, seat, self.players)
        message = self._state(seat, outbox.game, outbox.number, request, told.events, log, stages, None)
        if outbox.acted:  # the question has been answered
            message.scene.question, message.scene.choices = None, []
            message.may_ask_hint, message.draft_advice = False, None
        return message

    def _state(
        self, seat: int, game: Game, number: int, request: "int | None", events: list[Happening],
        log: list[LogEntry], stages: list[Stage], stopped: "int | None",
    ) -> StateNow:  # fmt: skip
        scene = scene_for(game, seat, self.players)
        outbox = self.outboxes[seat]
        lesson = None
        if self.stand_in(seat) is not None:
            scene.choices = []
        if self.lesson is not None:
            place = self.lesson.place(game)
            self.lesson.restrict(scene, place, game.state)
            lesson = self.lesson.now(place, game.state.over)
        puzzle = self.puzzle.now(game, scene, self.sentences(seat)) if self.puzzle is not None else None
        free = lesson is None and (puzzle is None or puzzle.state == "left")
        return StateNow.model_construct(
            may_take_back=outbox.back is not None and not outbox.acted and free, taken_back=False,
            may_ask_hint=self._may_ask_hint(seat, game), draft_advice=self._draft_advice(seat, game),
            request=request, number=number, events=events, log=log, stages=stages, scene=scene, stopped=stopped,
            lesson=lesson, puzzle=puzzle,
            clock=None if outbox.clock is None else outbox.clock.shown(timing.now()),
        )  # fmt: skip

    def sentences(self, seat: int) -> Sentences:
        return sentences_for(self.game.ruleset, self.game.players, seat, self.names)

    def _send(self, seat: int, update: Update, before: int) -> None:
        """Send to whoever has the seat open now; answers go only to those who asked."""
        connection = self.connections.at(self.id, seat)
        if connection is None or update.game is None:
            return
        requests = [request for asker, request in update.answers if asker is connection]
        first = requests[0] if requests else None
        events = events_for(update.told, self.sentences(seat), before)
        log = self.sentences(seat).log(update.log)
        stages = stages_for(update.stages, log, seat, self.players)
        stopped = update.stopped if requests else None
        message = self._state(seat, update.game, update.number, first, events, log, stages, stopped)
        self.connections.send(self.id, seat, message)
        for request in requests[1:]:
            self.connections.send(
                self.id, seat, message.model_copy(update={"request": request, "events": [], "log": [], "stages": []})
            )
        if self.together is not None:
            self.together.tell(seat)

    def summary(self, seat: int) -> dict[str, Any]:
        """What a list of games shows, as the seat was told last."""
        outbox = self.outboxes[seat]
        return summary(outbox.game) if not outbox.acted else {**summary(outbox.game), "asked": NOBODY}

    def report(self, seat: int) -> GameReport:
        """What the player of a seat may hand on: the game as they were told last."""
        outbox = self.outboxes[seat]
        plain = sentences_for(self.game.ruleset, self.game.players, seat)
        told = events_after(outbox.game, self.base, seat, 0, plain)
        return report_of(outbox.game, told.log, self.players, seat, plain)

    def position(self, seat: int) -> str:
        """The position at the start of a player's turn, as far as they know it: a file. Raises RecordError."""
        outbox = self.outboxes[seat]
        state = outbox.game.state
        if outbox.acted or state.decider != seat or state.kind != TURN:
            raise RecordError("position-at-turn")
        return guessed_position(outbox.game.view(seat))

    def view(self, seat: int, request: int) -> ViewNow:
        """Everything that a player may know, as they were told last."""
        outbox = self.outboxes[seat]
        view = outbox.game.view(seat).to_json()
        if outbox.acted:  # the question has been answered
            view["asked"] = None
        return ViewNow(request=request, number=outbox.number, view=view)

    # -- drafts ------------------------------------------------------------------------------------------------------

    def try_steps(
        self, seat: int, request: int, number: int, steps: list[int], incoming: "Incoming | None" = None
    ) -> DraftNow:
        """Raises Refused."""
        draft = self._draft(seat, number, steps, incoming)
        if not draft.steps:
            self.drafts.pop(seat, None)
        message = draft.now(request)
        place = self._drafted(seat, draft)
        if self.lesson is not None and place is not None:
            self.lesson.restrict(message.scene, place, draft.world)
            message.lesson = self.lesson.now(place, False)
        return message

    def _draft(self, seat: int, number: int, steps: list[int], incoming: "Incoming | None" = None) -> Draft:
        """The draft of these steps; an impossible one leaves the old draft as it was."""
        self._current(seat, number)
        game = self.outboxes[seat].game
        if game.state.decider != seat:
            wanted = steps[0] if steps and steps[0] < game.rules.catalogue.table.size else 0
            raise self._illegal(seat, why_not(game.state, wanted, seat))
        draft = self.drafts.get(seat)
        if draft is None:
            draft = Draft(game.view(seat), number, self.players)
        before = draft.actions, draft.incoming
        possible = draft.become(steps, incoming)
        if possible < len(steps):
            reasons = [] if draft.waiting else why_not(draft.world, steps[possible], seat)
            draft.become(*before)
            raise self._illegal(seat, reasons)
        if self.lesson is not None and self._drafted(seat, draft) is None:
            draft.become(*before)
            raise self._not_in_lesson(seat)
        self.drafts[seat] = draft
        return draft

    def _drafted(self, seat: int, draft: Draft) -> "Place | None":
        """The place in a lesson within a draft; None if the lesson asks for something else, or there is none."""
        return self.lesson.drafted(self.outboxes[seat].game, draft) if self.lesson is not None else None

    def _not_in_lesson(self, seat: int) -> Refused:
        """An action that the rules allow, but the lesson does not ask for."""
        assert self.lesson is not None
        said = self.lesson.otherwise(self.lesson.place(self.outboxes[seat].game))
        return Refused("illegal", "the lesson asks for something else", [one for each in said for one in each.reasons])

    def _current(self, seat: int, number: int) -> None:
        """Whether a player may answer the question of this number now."""
        outbox = self.outboxes[seat]
        if outbox.game.state.over:
            raise Refused("over", "the game is over", fresh=True)
        self._same_number(seat, number)
        if self.puzzle is not None and self.puzzle.holds(self.game):
            raise Refused("illegal", "the puzzle is decided", fresh=True)
        if outbox.acted:
            raise self._illegal(seat, [being_resolved(outbox.game.state)])

    def _same_number(self, seat: int, number: int) -> None:
        if number != self.outboxes[seat].number:
            raise Refused("stale", f"the state has number {self.outboxes[seat].number}", fresh=True)

    def _illegal(self, seat: int, reasons: list[Reason]) -> Refused:
        said = [self.sentences(seat).reason(reason) for reason in reasons]
        return Refused("illegal", "this step is not possible", said)

    def why(self, seat: int, request: int, number: int, at: Pointer) -> Why:
        """Raises Refused."""
        self._same_number(seat, number)
        outbox = self.outboxes[seat]
        draft = self.drafts.get(seat)
        state = draft.world if draft is not None else outbox.game.state
        explain = refusals_meanwhile if outbox.acted else refusals
        found = explain(state, self.game.ruleset, seat, at, self.names)
        if self.lesson is not None and not outbox.acted:
            place = self.lesson.place(outbox.game) if draft is None else self._drafted(seat, draft)
            found = self.lesson.says(place, at, found) if place is not None else found
        return Why(request=request, number=number, refusals=found)

    # -- hints -------------------------------------------------------------------------------------------------------

    def _may_ask_hint(self, seat: int, game: Game) -> bool:
        """Between persons a hint would be unfair; a lesson has its own words, and a puzzle its nudge."""
        puzzling = self.puzzle is not None and self.puzzle.state(game) != "left"
        alone = only_person(self.players) == seat and self.lesson is None and not puzzling
        return alone and game.state.decider == seat and len(game.state.choices) > 1

    def _draft_advice(self, seat: int, game: Game) -> "DraftAdvice | None":
        return draft_advice(game, seat, self.players) if self._may_ask_hint(seat, game) else None

    def ask_hint(self, seat: int, request: int, number: int) -> None:
        """Look for a hint; it is sent when it is found, and only to whoever asked. Raises Refused."""
        self._current(seat, number)
        game = self.outboxes[seat].game
        if not self._may_ask_hint(seat, game):
            raise Refused("illegal", "no hint can be given now")
        self.do(self.hints.find(game.view(seat), request, number))

    # -- what changes the game ---------------------------------------------------------------------------------------

    async def confirm(self, seat: int, request: int, number: int, steps: list[int]) -> None:
        """Take steps permanently; the answer is sent when they are on disk. Raises Refused."""
        self.only_persons(seat)
        if self.together is not None:
            self.together.check_pause(seat)
        await self.to_the_end(self._confirm(seat, request, number, steps))

    async def concede(self, seat: int, request: int) -> None:
        """Raises Refused."""
        self.only_persons(seat)
        await self.to_the_end(self._concede(seat, request))

    async def claim(self, seat: int, request: int, other: "int | None" = None) -> None:
        """Another player, or else whoever is asked, has no time left or is away: they concede. Raises Refused."""
        self.only_persons(seat)
        await self.to_the_end(self._claim(seat, request, other))

    async def take_back(self, seat: int, request: int, number: int) -> None:
        """Take the last action back, or ask other persons to agree to that. Raises Refused."""
        self.only_persons(seat)
        await self.to_the_end(self._take_back(seat, request, number))

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

    async def _confirm(self, seat: int, request: int, number: int, steps: list[int]) -> None:
        connection = self.connections.at(self.id, seat)
        async with self.lock:
            # The action may not have been told yet.
            unsure = number != self.progress.numbers[seat] or self.outboxes[seat].acted
            if unsure and was_taken(self.game, self.base, seat, number, steps):
                raise Refused("repeated", "these steps were taken already", fresh=True)
            if len(steps) > 1 or steps[0] not in self.game.legal() or self.game.state.decider != seat:
                self._draft(seat, number, steps)  # raises for an impossible step
            else:
                self._current(seat, number)
                if self.lesson is not None and steps[0] not in self.lesson.place(self.game).accepted(self.game.state):
                    raise self._not_in_lesson(seat)
            if self.game.state.decider != seat:  # only what the player was told last asks a question
                raise self._illegal(seat, [being_resolved(self.outboxes[seat].game.state)])
            await self.take(steps, seat, (connection, request))
        self.go_on()

    async def _concede(self, seat: int, request: int) -> None:
        connection = self.connections.at(self.id, seat)
        async with self.lock:
            if self.game.state.over:
                raise Refused("over", "the game is over", fresh=True)
            try:
                await self.take([-1 - seat], seat, (connection, request))
            except IllegalAction as error:
                raise self._illegal(seat, error.reasons) from error
            self.bot_turns.forget()
        self.go_on()

    async def _claim(self, seat: int, request: int, other: "int | None") -> None:
        connection = self.connections.at(self.id, seat)
        async with self.lock:
            loser = int(self.game.state.decider) if other is None else other
            if self.together is not None:
                self.together.check_claim(seat, loser)
            elif self.clock is None or loser in (seat, NOBODY) or not self.clock.is_out(loser, timing.now()):
                raise Refused("illegal", "nobody else is out of time")
            await self.take([-1 - loser], seat, (connection, request))
        self.go_on()

    async def _take_back(self, seat: int, request: int, number: int) -> None:
        connection = self.connections.at(self.id, seat)
        async with self.lock:
            self._current(seat, number)
            back = self.outboxes[seat].back
            if back is None:
                raise Refused("illegal", "nothing can be taken back")
            if self.together is None:
                await self.rewind(back.place, seat)
        if self.together is not None:
            await self.together.ask(seat, request, "take-back")
            return
        self.tell_rewound(seat, connection, request)
        self.go_on()

    async def rewind(self, place: int, seat: int) -> None:
        """Forget the actions from ``place`` on, which ``seat`` took back. Raises Refused."""
        game = game_at(self.game, place)
        before = numbers_at(self.game, self.base, place)
        # Numbers only grow: the state before the action comes back with a new one. Each is counted on by what its own
        # seat was told, which says nothing about others.
        base = [
            one + outbox.number + 1 - number
            for one, outbox, number in zip(self.base, self.outboxes, before, strict=True)
        ]
        told = last_told(game, base)
        listed = {**summary(game), **self.notes(timing.now())}
        taken = TakenBack(self.id, self.epoch, place, base, state_json(game.state), listed)
        try:
            await self.store.take_back(taken)
        except Unavailable as error:
            log_error("not-stored", game=self.id)
            raise Refused("unavailable", "it could not be stored") from error
        for outbox in self.outboxes:
            outbox.end()
        self.hints.stop(seat)
        self.game, self.base, self.drafts = game, base, {}
        self.progress, found = told
        self.outboxes = [Outbox(last, partial(self._send, one)) for one, last in enumerate(found)]
        self.own_steps = OwnSteps(seat) if self.together is None else self.together.no_steps()
        if self.clock is not None:
            self.clock.last = None  # nobody's turn has ended
        self.resume_clock()
        if self.audience is not None:
            clock = self.clock.reading() if self.clock is not None else None
            self.audience.rewound(Shown(game, self.audience.terms.hands), clock)
        self.bot_turns.forget()

    def tell_rewound(self, seat: int, connection: "Connection | None", request: "int | None") -> None:
        if connection is not None:
            message = self.state(seat, request, 0)
            message.taken_back, message.stages = True, []
            connection.send(message)

    async def take(self, actions: list[int], actor: int, answer: "Answer | None", due: float = 0.0) -> None:
        """Take actions together: store them, then tell everybody. If something intervenes, the rest is dropped.

        Others are not told before ``due``.
        """
        acted = timing.now()
        game = self.game.clone()
        progress = self.progress.clone()
        steps = self.own_steps.clone() if self.own_steps is not None else None
        unnoticed = any(progress.withheld)  # somebody answers a question that others must not notice
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
        moved = NewActions(
            self.id, self.epoch, place, actions[:taken], state_json(game.state), listed, game.state.over, unnoticed
        )
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
        asked = self._may_be_asked(view, actions[:taken])
        pause = self._pause(view) if asked else 0.0
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
                outbox.close(game, progress.numbers[seat], progress.seen[seat], back, reading, why)
        if self.audience is not None:
            told_all = max(max(outbox.due, outbox.next.due) for outbox in self.outboxes)
            self.audience.take(game, told, stages, told_all, reading)
        if self.together is not None:
            if pause:
                self.together.may_answer(actor, pause)
            self.together.taken(actor, acted)

    def _run_clock(self, since: float) -> None:
        """Let the clock of whoever is asked run from a moment on; nobody's during a question that others must not
        notice."""
        asked = int(self.game.state.decider)
        paused = self.together is not None and self.together.paused is not None
        if self.keeper is not None:
            runs = asked >= 0 and not any(self.progress.withheld) and not paused
            self.keeper.run(asked if runs else None, since, runs and self.stand_in(asked) is not None)

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

    def _pause(self, view: View) -> float:
        """How long a player waits for the outcome if somebody could be asked: as long as if somebody was."""
        if self.together is None or is_setup(view.state):
            return self.pauses.outcome
        return self.together.answer_time.seconds or self.pauses.outcome

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
