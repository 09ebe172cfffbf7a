"""A running game: who sits there, what was taken, drafts, and bots that go on by themselves."""

import asyncio
import random
from collections.abc import Coroutine
from hashlib import blake2b

from gosux.model.codec import state_json
from gosux.model.events import Event
from gosux.model.messages import Reason
from gosux.rules.decision import IllegalAction
from gosux.rules.game import Game
from gosux.rules.refusals import why_not
from gosux.server.broadcast import Broadcast
from gosux.server.chronicle import Chronicle, chronicle_of, story, was_taken
from gosux.server.drafts import Draft
from gosux.server.log import log, log_trouble
from gosux.server.messages.base import Said
from gosux.server.messages.places import Pointer
from gosux.server.messages.play import Code, DraftNow, Joined, StateNow, Why
from gosux.server.messages.story import Happening
from gosux.server.messages.table import Player
from gosux.server.refusing import refusals
from gosux.server.scenes import scene_for
from gosux.server.speech import reason_said
from gosux.server.storage import Moved, Store, Unavailable
from gosux.server.story import told_to
from gosux.server.summaries import summary
from gosux.server.thinking import Thinkers, Thought
from gosux.server.thinking.workers import Gone

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
        self, id: str, game: Game, players: list[Player], epoch: int, base: list[int], store: Store,
        broadcast: Broadcast, thinkers: Thinkers,
    ) -> None:  # fmt: skip
        self.id = id
        self.game = game
        self.players = players
        self.epoch = epoch
        self.base = base  # numbers before this epoch
        self.chronicle: Chronicle = chronicle_of(game, base)
        self.store = store
        self.broadcast = broadcast
        self.thinkers = thinkers
        self.drafts: dict[int, Draft] = {}
        self.turn = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.thought: Thought | None = None
        self.works: set[asyncio.Task[None]] = set()

    @property
    def idle(self) -> bool:
        """Whether nobody would notice if the room were closed: it can be opened again from the disk."""
        busy = self.thinking is not None or self.works or self.turn.locked()
        return not busy and not self.broadcast.anybody(self.id, self.game.players)

    # -- what a page is told -----------------------------------------------------------------------------------------

    def joined(self, seat: int, request: int) -> Joined:
        game = self.game
        return Joined(
            request=request, game=self.id, ruleset=game.ruleset, options=game.options, seat=seat, players=self.players
        )

    def state(self, seat: int, request: "int | None", last: int) -> StateNow:
        """The game as it is, with the events after place ``last``."""
        events = story(self.game, self.base, seat, last) if last < self.chronicle.seen[seat] else []
        return self._state(seat, request, events, None)

    def _state(
        self, seat: int, request: "int | None", events: list[Happening], stopped: "int | None"
    ) -> StateNow:  # fmt: skip
        return StateNow.model_construct(
            request=request,
            number=self.chronicle.numbers[seat],
            events=events,
            scene=scene_for(self.game, seat, self.players),
            stopped=stopped,
        )

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
        game = self.game
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
        if self.game.state.over:
            raise Refused("over", "the game is over", fresh=True)
        if number != self.chronicle.numbers[seat]:
            raise Refused("stale", f"the state has number {self.chronicle.numbers[seat]}", fresh=True)

    def _illegal(self, reasons: list[Reason]) -> Refused:
        said = [reason_said(self.game.ruleset, reason) for reason in reasons]
        return Refused("illegal", "this step is not possible", said)

    def why(self, seat: int, request: int, number: int, at: Pointer) -> Why:
        """Raises Refused."""
        if number != self.chronicle.numbers[seat]:
            raise Refused("stale", f"the state has number {self.chronicle.numbers[seat]}", fresh=True)
        draft = self.drafts.get(seat)
        state = draft.world if draft is not None else self.game.state
        return Why(request=request, number=number, refusals=refusals(state, self.game.ruleset, seat, at))

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
        if self.players[seat].kind != "person":
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
        async with self.turn:
            if number != self.chronicle.numbers[seat] and was_taken(self.game, self.base, seat, number, steps):
                raise Refused("repeated", "these steps were taken already", fresh=True)
            if len(steps) > 1 or steps[0] not in self.game.legal() or self.game.state.decider != seat:
                self._draft(seat, number, steps)  # it says what is not possible
            else:
                self._current(seat, number)
            await self._take(steps, seat, request)
        self.go_on()

    async def _concede(self, seat: int, request: int) -> None:
        async with self.turn:
            if self.game.state.over:
                raise Refused("over", "the game is over", fresh=True)
            try:
                await self._take([-1 - seat], seat, request)
            except IllegalAction as error:
                raise self._illegal(error.reasons) from error
            if self.thought is not None:
                self.thought.hurry()  # the bot's thought may be worth nothing any more
        self.go_on()

    async def _take(self, actions: list[int], actor: int, request: "int | None") -> None:
        """Take actions as one: store them, then tell everybody. If something comes between, the rest is left."""
        game = self.game.clone()
        chronicle = self.chronicle.clone()
        before = chronicle.seen[:]
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
            self.id, self.epoch, place, actions[:taken], state_json(game.state), summary(game), game.state.over
        )
        try:
            await self.store.append(moved)
        except Unavailable as error:
            log_trouble("not-stored", game=self.id)
            raise Refused("unavailable", "it could not be stored") from error
        self.game = game
        self.chronicle = chronicle
        self.drafts = {}
        stopped = taken if taken < len(actions) else None
        for seat in range(game.players):
            if not noticed[seat] or not self.broadcast.listens(self.id, seat):
                continue
            own = seat == actor and request is not None
            events = told_to(game.ruleset, told, seat, before[seat])
            message = self._state(seat, request if own else None, events, stopped if own else None)
            self.broadcast.send(self.id, seat, message)

    # -- bots --------------------------------------------------------------------------------------------------------

    def _bot(self) -> "int | None":
        seat = int(self.game.state.decider)
        return seat if seat >= 0 and self.players[seat].kind == "bot" else None

    def go_on(self) -> None:
        """Let bots move, if one is asked."""
        if self.thinking is None and self._bot() is not None:
            self.thinking = asyncio.create_task(self._let_bots_move())

    def hurry(self) -> None:
        if self.thought is not None:
            self.thought.hurry()

    async def _let_bots_move(self) -> None:
        try:
            while (seat := self._bot()) is not None:
                place = len(self.game.history)
                action = await self._thought_of(seat)
                async with self.turn:
                    if len(self.game.history) != place:
                        continue  # somebody conceded meanwhile
                    try:
                        await self._take([action], seat, None)
                    except Refused:
                        await asyncio.sleep(REST)
        except Exception:
            log_trouble("bot-trouble", game=self.id)
        finally:
            self.thinking = None

    async def _thought_of(self, seat: int) -> int:
        """What a bot does. One that cannot be asked takes any legal action: the game must go on."""
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
        await asyncio.gather(*self.works, return_exceptions=True)
        if self.thinking is not None:
            self.thinking.cancel()
            await asyncio.gather(self.thinking, return_exceptions=True)
