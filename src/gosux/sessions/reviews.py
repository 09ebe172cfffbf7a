"""Reviews of finished games, computed in the background, one action after the other, while somebody asks for them."""

import asyncio
from collections import OrderedDict

from gosux.analysis.review import Step, step_of
from gosux.records.replays import Replay, parse_replay, replay_text
from gosux.sessions.advice import review_task
from gosux.sessions.bots import BotGone, Bots, StopSignal
from gosux.sessions.log import log
from gosux.sessions.session import Session

MOST_REVIEWS = 50  # that are kept
PATIENCE = 30.0  # seconds after which a review stops that nobody has asked for; it can go on later


class Run:
    """The review of one game, as far as it was computed."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.replay: Replay = parse_replay(text)
        self.steps: dict[int, Step] = {}
        self.asked = 0.0  # when somebody asked last, on the loop's clock
        self.task: asyncio.Task[None] | None = None

    @property
    def found(self) -> list[Step]:
        """A copy, because the computation goes on."""
        return list(self.steps.values())


class Reviews:
    """The latest reviews of one host."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.runs: OrderedDict[str, Run] = OrderedDict()
        self.turn = asyncio.Semaphore(1)  # one review at a time: bots of running games come first

    def of(self, session: Session) -> Run:
        """The review of a finished game; it begins or goes on."""
        run = self.runs.pop(session.id, None) or Run(replay_text(session.game))
        self.runs[session.id] = run
        while len(self.runs) > MOST_REVIEWS:
            _, oldest = self.runs.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()
        run.asked = asyncio.get_running_loop().time()
        if run.task is None and len(run.steps) < len(run.replay.actions):
            run.task = asyncio.create_task(self._go_on(session.id, run))
        return run

    async def _go_on(self, game: str, run: Run) -> None:
        try:
            for number in range(len(run.replay.actions)):
                if number in run.steps:
                    continue
                if asyncio.get_running_loop().time() > run.asked + PATIENCE:
                    return
                async with self.turn:
                    data = await self.bots.analyse(review_task(run.text, number), StopSignal())
                assert data is not None  # nobody stops it
                run.steps[number] = step_of(data)
        except BotGone as error:
            log("review-gone", game=game, why=str(error))
        finally:
            run.task = None

    async def close(self) -> None:
        tasks = [run.task for run in self.runs.values() if run.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
