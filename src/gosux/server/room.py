"""A running game: who sits there, what was taken, drafts, and bots that go on by themselves."""

import asyncio
import random
from collections.abc import Coroutine
from functools import partial
from hashlib import blake2b
from typing import Any

from gosux.model.codec import state_json
from gosux.model.events import Event
from gosux.model.messages import Reason
from gosux.model.state import NOBODY
from gosux.rules.decision import IllegalAction
from gosux.rules.game import Game
from gosux.rules.refusals import why_not
from gosux.rules.view import View
from gosux.server.broadcast import Broadcast
from gosux.server.chronicle import Chronicle, Standing, story, was_taken
from gosux.server.desks import Answer, Desk, Telling
from gosux.server.drafts import Draft
from gosux.server.log import log, log_trouble
from gosux.server.messages.base import Said
from gosux.server.messages.places import Pointer
from gosux.server.messages.play import Code, DraftNow, Joined, StateNow, Why
from gosux.server.messages.story import Happening
from gosux.server.messages.table import Player
from gosux.server.pauses import Pauses, may_ask_unnoticed
from gosux.server.refusing import being_resolved, refusals, refusals_meanwhile
from gosux.server.scenes import scene_for
from gosux.server.speech import reason_said
from gosux.server.storage import Moved, Store, Unavailable
from gosux.server.story import told_to
from gosux.server.summaries import summary
from gosux.server.thinking import Thinkers, Thought
from gosux.server.thinking.workers import Gone

PERSON = "person"
REST = 1.0  # seconds before a bot's action that could not be stored is tried again


class Refused(Exception):
    """A message that changes nothing. ``fresh`` says whether the page should see the state again."""

    def __init__(self, code: Code, detail: str, reasons: "list[Said] | None" = None, fresh: bool = False) -> None:
        super().__init__(detail)
        self.code: Code = code
        self.detail = detail
        self.reasons = reasons or []
        self.fresh = fresh


class Room:
    """One game. What changes it happens one after the other."""

    def __init__(
        self, id: str, game: Game, players: list[Player], epoch: int, base: list[int],
        told: tuple[Chronicle, list[Standing]], store: Store, broadcast: Broadcast, thinkers: Thinkers, pauses: Pauses,
    ) -> None:  # fmt: skip
        self.id = id
        self.game = game
        self.players = players
        self.epoch = epoch
        self.base = base  # numbers before this epoch
        self.chronicle, found = told
        self.desks = [Desk(standing, partial(self._send, seat)) for seat, standing in enumerate(found)]
        self.store = store
        self.broadcast = broadcast
        self.thinkers = thinkers
        self.pauses = pauses
        self.opens = 0.0  # when the beginning of the game may be told, on the loop's clock
        self.drafts: dict[int, Draft] = {}
        self.turn = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.thought: Thought | None = None
        self.hurried = False
        self.works: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the room were closed: it can be opened again from the disk."""
        busy = self.thinking is not None or self.works or self.turn.locked() or any(one.waiting for one in self.desks)
        return not busy and not self.broadcast.anybody(self.id, self.game.players)

    # -- what a page is told -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """A new game: if hands are dealt already, players may be asked unnoticed before the first turn (X2.4, G1.3)."""
        state = self.game.state
        if state.round == 0 and not state.available:
            self.opens = asyncio.get_running_loop().time() + self.pauses.outcome
        self.go_on()

    async def opened(self) -> None:
        """Wait until the beginning of the game may be told."""
        await until(self.opens)

    def joined(self, seat: int, request: int) -> Joined:
        game = self.game
        return Joined(
            request=request, game=self.id, ruleset=game.ruleset, options=game.options, seat=seat, players=self.players
        )

    def state(self, seat: int, request: "int | None", last: "int | None" = None) -> StateNow:
        """The game as the seat was told last, with the events after place ``last``; all if it is not that far."""
        desk = self.desks[seat]
        after = desk.seen if last is None else last if last <= desk.seen else 0
        events = story(desk.game, self.base, seat, after) if after < desk.seen else []
        message = self._state(seat, desk.game, desk.number, request, events, None)
        if desk.acted:  # what was asked is answered
            message.scene.question, message.scene.choices = None, []
        return message

    def _state(
        self, seat: int, game: Game, number: int, request: "int | None", events: list[Happening],
        stopped: "int | None",
    ) -> StateNow:  # fmt: skip
        scene = scene_for(game, seat, self.players)
        return StateNow.model_construct(request=request, number=number, events=events, scene=scene, stopped=stopped)

    def _send(self, seat: int, telling: Telling, before: int) -> None:
        """To whoever sits there now; answers go to those who asked alone."""
        line = self.broadcast.line(self.id, seat)
        if line is None or telling.game is None:
            return
        requests = [request for asker, request in telling.answers if asker is line]
        first = requests[0] if requests else None
        events = told_to(telling.game.ruleset, telling.told, seat, before)
        stopped = telling.stopped if requests else None
        message = self._state(seat, telling.game, telling.number, first, events, stopped)
        self.broadcast.send(self.id, seat, message)
        for request in requests[1:]:
            self.broadcast.send(self.id, seat, message.model_copy(update={"request": request, "events": []}))

    def summary(self, seat: int) -> dict[str, Any]:
        """What a list of games shows, as the seat was told last."""
        desk = self.desks[seat]
        return summary(desk.game) if not desk.acted else {**summary(desk.game), "asked": NOBODY}

    # -- drafts ------------------------------------------------------------------------------------------------------

    def try_steps(self, seat: int, request: int, number: int, steps: list[int]) -> DraftNow:
        """Raises Refused."""
        draft = self._draft(seat, number, steps)
        if not draft.steps:
            self.drafts.pop(seat, None)
        return DraftNow.model_construct(
            request=request,
            number=number,
            steps=draft.steps,
            scene=draft.scene(),
            scores_before=draft.scores_before,
            waiting=draft.waiting,
        )

    def _draft(self, seat: int, number: int, steps: list[int]) -> Draft:
        """The draft of exactly these steps; an impossible one leaves the old draft as it was."""
        self._current(seat, number)
        game = self.desks[seat].game
        if game.state.decider != seat:
            wanted = steps[0] if steps and steps[0] < game.rules.catalogue.table.size else 0
            raise self._illegal(why_not(game.state, wanted, seat))
        draft = self.drafts.get(seat)
        if draft is None:
            draft = Draft(game.view(seat), number, self.players)
        before = draft.actions
        possible = draft.become(steps)
        if possible < len(steps):
            reasons = [] if draft.waiting else why_not(draft.world, steps[possible], seat)
            draft.become(before)
            raise self._illegal(reasons)
        self.drafts[seat] = draft
        return draft

    def _current(self, seat: int, number: int) -> None:
        """Whether a player may answer the question of this number now."""
        desk = self.desks[seat]
        if desk.game.state.over:
            raise Refused("over", "the game is over", fresh=True)
        self._same_number(seat, number)
        if desk.acted:
            raise self._illegal([being_resolved(desk.game.state)])

    def _same_number(self, seat: int, number: int) -> None:
        if number != self.desks[seat].number:
            raise Refused("stale", f"the state has number {self.desks[seat].number}", fresh=True)

    def _illegal(self, reasons: list[Reason]) -> Refused:
        said = [reason_said(self.game.ruleset, reason) for reason in reasons]
        return Refused("illegal", "this step is not possible", said)

    def why(self, seat: int, request: int, number: int, at: Pointer) -> Why:
        """Raises Refused."""
        self._same_number(seat, number)
        desk = self.desks[seat]
        draft = self.drafts.get(seat)
        state = draft.world if draft is not None else desk.game.state
        explain = refusals_meanwhile if desk.acted else refusals
        return Why(request=request, number=number, refusals=explain(state, self.game.ruleset, seat, at))

    # -- what changes the game ---------------------------------------------------------------------------------------

    async def confirm(self, seat: int, request: int, number: int, steps: list[int]) -> None:
        """Take steps for good; the answer is sent when they are on disk. Raises Refused."""
        self._only_persons(seat)
        await self._to_the_end(self._confirm(seat, request, number, steps))

    async def concede(self, seat: int, request: int) -> None:
        """Raises Refused."""
        self._only_persons(seat)
        await self._to_the_end(self._concede(seat, request))

    def _only_persons(self, seat: int) -> None:
        """A game of bots alone can be watched from a bot's seat."""
        if self.players[seat].kind != PERSON:
            raise Refused("illegal", "a bot plays this seat")

    async def _to_the_end(self, work: Coroutine[None, None, None]) -> None:
        """Whoever waits may go away meanwhile: what is on disk and what is here must stay the same."""
        task = asyncio.create_task(work)
        self.works.add(task)
        task.add_done_callback(self._done)
        await asyncio.shield(task)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self.works.discard(task)
        if not task.cancelled():
            task.exception()  # told to whoever waited, if anybody still does

    async def _confirm(self, seat: int, request: int, number: int, steps: list[int]) -> None:
        line = self.broadcast.line(self.id, seat)
        async with self.turn:
            # What was taken may not be told yet.
            unsure = number != self.chronicle.numbers[seat] or self.desks[seat].acted
            if unsure and was_taken(self.game, self.base, seat, number, steps):
                raise Refused("repeated", "these steps were taken already", fresh=True)
            if len(steps) > 1 or steps[0] not in self.game.legal() or self.game.state.decider != seat:
                self._draft(seat, number, steps)  # it says what is not possible
            else:
                self._current(seat, number)
            if self.game.state.decider != seat:  # only what the player was told last asks them
                raise self._illegal([being_resolved(self.desks[seat].game.state)])
            await self._take(steps, seat, (line, request))
        self.go_on()

    async def _concede(self, seat: int, request: int) -> None:
        line = self.broadcast.line(self.id, seat)
        async with self.turn:
            if self.game.state.over:
                raise Refused("over", "the game is over", fresh=True)
            try:
                await self._take([-1 - seat], seat, (line, request))
            except IllegalAction as error:
                raise self._illegal(error.reasons) from error
            if self.thought is not None:
                self.thought.hurry()  # the bot's thought may be worth nothing any more
        self.go_on()

    async def _take(self, actions: list[int], actor: int, answer: "Answer | None", due: float = 0.0) -> None:
        """Take actions as one: store them, then tell everybody. If something comes between, the rest is left.

        Others are not told before ``due``.
        """
        acted = asyncio.get_running_loop().time()
        game = self.game.clone()
        chronicle = self.chronicle.clone()
        unnoticed = any(chronicle.withheld)  # somebody answers what others must not know that they were asked
        noticed = [False] * game.players
        told: list[Event] = []
        taken = 0
        for action in actions:
            if action >= 0 and (game.state.decider != actor or action not in game.legal()):
                break
            told += chronicle.take(game, action)
            noticed = [one or two for one, two in zip(noticed, chronicle.noticed, strict=True)]
            taken += 1
        place = len(self.game.history)
        moved = Moved(
            self.id, self.epoch, place, actions[:taken], state_json(game.state), summary(game), game.state.over,
            unnoticed,
        )  # fmt: skip
        try:
            await self.store.append(moved)
        except Unavailable as error:
            log_trouble("not-stored", game=self.id)
            raise Refused("unavailable", "it could not be stored") from error
        view = self.game.view(actor)
        self.game = game
        self.chronicle = chronicle
        self.drafts = {}
        self.desks[actor].act(
            answer, taken if taken < len(actions) else None, acted + self._pause(view, actions[:taken])
        )  # fmt: skip
        for seat, desk in enumerate(self.desks):
            desk.note(told, noticed[seat], due if seat != actor else 0.0)
            if not chronicle.withheld[seat]:
                desk.close(game, chronicle.numbers[seat], chronicle.seen[seat])

    def _pause(self, view: View, actions: list[int]) -> float:
        """How long a player has to wait for the outcome: as long as if somebody was asked, if somebody could be."""
        if not self.pauses.outcome or self.players[view.viewer].kind != PERSON or actions[0] < 0:
            return 0.0
        try:
            asked = self.chronicle.withheld[view.viewer] or may_ask_unnoticed(view, actions, self.game.state)
        except Exception:  # the action is on disk: it has to be told, whatever a guess runs into
            log_trouble("guess-trouble", game=self.id)
            asked = True
        return self.pauses.outcome if asked else 0.0

    # -- bots --------------------------------------------------------------------------------------------------------

    def _bot(self) -> "int | None":
        seat = int(self.game.state.decider)
        return seat if seat >= 0 and self.players[seat].kind == "bot" else None

    def go_on(self) -> None:
        """Let bots move, if one is asked."""
        if self.thinking is None and self._bot() is not None:
            self.thinking = asyncio.create_task(self._let_bots_move())

    def hurry(self) -> None:
        self.hurried = True
        if self.thought is not None:
            self.thought.hurry()

    async def _let_bots_move(self) -> None:
        try:
            while (seat := self._bot()) is not None:
                place = len(self.game.history)
                action, due = await self._decision_of(seat)
                async with self.turn:
                    if len(self.game.history) != place:
                        continue  # somebody conceded meanwhile
                    try:
                        await self._take([action], seat, None, due)
                    except Refused:
                        await asyncio.sleep(REST)
        except Exception:
            log_trouble("bot-trouble", game=self.id)
        finally:
            self.thinking = None

    async def _decision_of(self, seat: int) -> tuple[int, float]:
        """What a bot does, and when others may be told of it: after a time that tells nothing about its hand."""
        loop = asyncio.get_running_loop()
        if any(self.chronicle.withheld):  # others wait for this, and must not wait for longer than usual
            timer = loop.call_later(self.pauses.outcome / 2, self.hurry) if self.pauses.outcome else None
            try:
                return await self._thought_of(seat), 0.0
            finally:
                if timer is not None:
                    timer.cancel()
        await until(max(self.opens, *[desk.due for desk in self.desks]))  # it begins when all are told, and not before
        self.hurried = False
        began = loop.time()
        action = await self._thought_of(seat)
        if not self.broadcast.anybody(self.id, self.game.players):
            return action, 0.0
        return action, began + (self.pauses.bot if self.hurried else self.pauses.bot_at(self.players[seat].level or ""))

    async def _thought_of(self, seat: int) -> int:
        """One that cannot be asked takes any legal action: the game must go on."""
        game = self.game
        if len(game.legal()) == 1:
            return game.legal()[0]
        level = self.players[seat].level or "random"
        # The same seed gives the same game; a bot's dice are never the game's.
        text = f"{game.seed} {len(game.history)} {seat}".encode(errors="surrogatepass")
        seed = blake2b(text, digest_size=16, person=b"gosux-bot").hexdigest()
        self.thought = Thought()
        try:
            action = await self.thinkers.choose(game.view(seat).to_json(), level, seed, self.thought)
        except Gone:
            log("bot-silent", game=self.id, seat=seat, level=level)
            return random.Random(seed).choice(game.legal())
        finally:
            self.thought = None
        return action

    async def close(self) -> None:
        """Finish what was begun and stop thinking; what was taken is on disk."""
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)
        await asyncio.gather(*self.works, return_exceptions=True)
        for desk in self.desks:
            desk.end()


async def until(moment: float) -> None:
    """Wait for a moment on the loop's clock."""
    left = moment - asyncio.get_running_loop().time()
    if left > 0:
        await asyncio.sleep(left)
