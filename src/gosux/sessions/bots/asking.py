"""How a session asks bots; the host decides where they run."""

import asyncio
import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple, Protocol

from gosux.bots import ThinkingBot, named
from gosux.game.game import Game
from gosux.game.view import View
from gosux.sessions.bots.advice import analyse
from gosux.sessions.log import log


class BotGone(Exception):
    """A bot could not be started, died or did not answer."""


class Chosen(NamedTuple):
    """What a bot does. ``guessed`` if it could not think, and any legal action was taken: its rival is told."""

    action: int
    guessed: bool = False


class StopSignal:
    """Tells a thinking bot to answer now.

    ``listener`` is set by the code that runs the bot; it may be called from another thread, and more than once. A
    ``patient`` bot thinks only while no other one waits: nobody plays against it.
    """

    def __init__(self, patient: bool = False) -> None:
        self.wanted = False
        self.patient = patient
        self.listener: Callable[[], None] | None = None

    def stop(self) -> None:
        self.wanted = True
        listener = self.listener
        if listener is not None:
            listener()

    def listen(self, listener: Callable[[], None]) -> None:
        """Set the listener; it is called at once if the signal was given before."""
        self.listener = listener
        if self.wanted:
            listener()


class Bots(Protocol):
    """The bots that a session can ask."""

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        """The action that a bot of this level takes; ``view`` is a ``View`` as JSON. Raises BotGone."""
        ...

    async def analyse(self, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        """Do a task of ``advice``. Raises BotGone."""
        ...


async def choose_action(
    bots: Bots, id: str, game: Game, seat: int, level: "str | None", signal: StopSignal
) -> Chosen:  # fmt: skip
    """The action of a seat's bot. If the bot fails, any legal action is taken, so that the game continues."""
    if len(game.legal()) == 1:
        return Chosen(game.legal()[0])
    level = level or "random"
    # The same seed gives the same game; a bot never shares the game's dice.
    text = f"{game.seed} {len(game.history)} {seat}".encode(errors="surrogatepass")
    seed = blake2b(text, digest_size=16, person=b"gosux-bot").hexdigest()
    try:
        return Chosen(await bots.choose(game.view(seat).to_json(), level, seed, signal))
    except BotGone:
        log("bot-silent", game=id, seat=seat, level=level)
        return Chosen(random.Random(seed).choice(game.legal()), guessed=level != "random")


def think(
    view: dict[str, Any], level: str, seed: str, is_stopped: Callable[[], bool], search: "float | None" = None
) -> int:
    """The number of the action that a bot takes; it thinks synchronously. ``search`` are the seconds of a search, if
    not those of the level."""
    seen = View.from_json(view)
    decision = seen.decision
    assert decision is not None
    bot = named(level, seed)
    if isinstance(bot, ThinkingBot):
        bot.is_stopped = is_stopped  # type: ignore[method-assign]
        bot.seconds = bot.seconds if search is None else search
    return bot.choose(seen, decision).id


class LocalBots:
    """Bots that think synchronously: nothing else happens meanwhile, so levels that search delay all games.

    A stop signal works only if it was given before.
    """

    async def choose(self, view: dict[str, Any], level: str, seed: str, signal: StopSignal) -> int:
        await asyncio.sleep(0)
        try:
            return think(view, level, seed, lambda: signal.wanted)
        except Exception as error:
            raise BotGone(type(error).__name__) from error

    async def analyse(self, task: dict[str, Any], signal: StopSignal) -> "dict[str, Any] | None":
        await asyncio.sleep(0)
        try:
            return analyse(task, lambda: signal.wanted)
        except Exception as error:
            raise BotGone(type(error).__name__) from error
