"""Reviews of finished games, computed in the background, one action after the other, while somebody asks for them.

What was found is stored with the game, so that a review goes on after a restart.
"""

import asyncio
from collections import OrderedDict
from hashlib import sha256

from gosux.analysis.review import METHOD, Step, step_of
from gosux.records.replays import Replay, parse_replay, replay_text
from gosux.sessions.bots.advice import REVIEW_ITERATIONS, review_task
from gosux.sessions.bots.asking import BotGone, Bots, StopSignal
from gosux.sessions.log import log, log_error
from gosux.sessions.session import Session
from gosux.sessions.storage.records import Json, Storage, Unavailable

MOST_REVIEWS = 50  # that are kept in memory
PATIENCE = 30.0  # seconds after which a review stops that nobody has asked for; it can go on later
STORED_AFTER = 10  # actions


class Run:
    """The review of one game, as far as it was computed."""

    def __init__(self, text: str, stored: "Json | None") -> None:
        self.text = text
        self.basis = basis_of(text)
        self.replay: Replay = parse_replay(text)
        self.steps: dict[int, Step] = {}
        if stored is not None and stored["basis"] == self.basis:
            self.steps = {step["number"]: step_of(step) for step in stored["steps"]}
        self.asked = 0.0  # when somebody asked last, on the loop's clock
        self.task: asyncio.Task[None] | None = None

    @property
    def found(self) -> list[Step]:
        """A copy, because the computation goes on."""
        return list(self.steps.values())

    @property
    def done(self) -> bool:
        return len(self.steps) == len(self.replay.actions)

    def to_json(self) -> Json:
        return {"basis": self.basis, "steps": [step.to_json() for step in self.found]}


def basis_of(text: str) -> str:
    """What a review was computed from: another game, number of iterations or method give another one."""
    return sha256(f"{METHOD} {REVIEW_ITERATIONS} {text}".encode()).hexdigest()[:16]


class Reviews:
    """The reviews of one host."""

    def __init__(self, bots: Bots, store: Storage) -> None:
        self.bots = bots
        self.store = store
        self.runs: OrderedDict[str, Run] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # one review at a time: bots of running games come first

    async def of(self, session: Session) -> Run:
        """The review of a finished game; it begins or goes on."""
        text = replay_text(session.game)
        if session.id not in self.runs or self.runs[session.id].text != text:
            stored = await self._stored(session.id)
            if session.id not in self.runs or self.runs[session.id].text != text:  # nobody else has asked meanwhile
                self._drop(session.id)
                self.runs[session.id] = Run(text, stored)
        run = self.runs[session.id]
        self.runs.move_to_end(session.id)
        while len(self.runs) > MOST_REVIEWS:
            self._drop(next(iter(self.runs)))
        run.asked = asyncio.get_running_loop().time()
        if run.task is None and not run.done:
            run.task = asyncio.create_task(self._go_on(session.id, run))
        return run

    def _drop(self, game: str) -> None:
        run = self.runs.pop(game, None)
        if run is not None and run.task is not None:
            run.task.cancel()

    async def _go_on(self, game: str, run: Run) -> None:
        fresh = 0  # steps that are not stored
        try:
            for number in range(len(run.replay.actions)):
                if number in run.steps:
                    continue
                if asyncio.get_running_loop().time() > run.asked + PATIENCE:
                    break
                async with self.turn:
                    data = await self.bots.analyse(review_task(run.text, number), StopSignal())
                assert data is not None  # nobody stops it
                run.steps[number] = step_of(data)
                fresh += 1
                if fresh == STORED_AFTER:
                    fresh = 0
                    await self._store(game, run)
        except BotGone as error:
            log("review-gone", game=game, why=str(error))
        finally:
            run.task = None
        if fresh:
            await self._store(game, run)

    async def _stored(self, game: str) -> "Json | None":
        try:
            return await self.store.review(game)
        except Unavailable:
            log_error("review-not-read", game=game)
            return None

    async def _store(self, game: str, run: Run) -> None:
        """A review that cannot be stored can still be read; it would only be computed again."""
        try:
            await self.store.put_review(game, run.to_json())
        except Unavailable:
            log_error("review-not-stored", game=game)

    async def close(self) -> None:
        tasks = [run.task for run in self.runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
