"""Sit down at the terminal without one: sessions, an app of any size, typed lines, and what the screen shows."""

import asyncio
import html
import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

from textual.pilot import Pilot
from textual.widgets import Input

from gosux.bots import Bot, named
from gosux.game.game import Game
from gosux.model import kinds
from gosux.model.actions import DRAW_ONE, DRAW_THREE, PASS_TURN
from gosux.text.words import Words
from gosux.tui.app import Terminal
from gosux.tui.help import help_on
from gosux.tui.session import Session

Deed = Callable[[Terminal, "Pilot[str]"], Awaitable[None]]


def sit_down(game: Game, save: Path, lang: str = "en", hot_seat: bool = False, seed: int = 1) -> Session:
    """A session that has begun, against random bots or between people."""
    bots: list[Bot | None] = [None if hot_seat or seat == 0 else named("random", seed + seat - 1)
                              for seat in range(game.players)]  # fmt: skip
    session = Session(game, bots, Words(lang, game.ruleset), save)
    session.begin()
    return session


def at_the_screen(session: Session, size: tuple[int, int], deed: Deed) -> Terminal:
    """Run the app on a screen of that size while ``deed`` is done."""
    app = Terminal(session)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            app.query_one(Input).cursor_blink = False  # pictures are compared
            await pilot.pause()
            await deed(app, pilot)

    asyncio.run(run())
    return app


async def enter(app: Terminal, pilot: "Pilot[str]", *lines: str) -> None:
    """Type lines, each with Enter; much faster than key by key."""
    for line in lines:
        field = app.query_one(Input)
        field.value = line
        await field.action_submit()
        await pilot.pause()


async def picture(app: Terminal, pilot: "Pilot[str]") -> str:
    """The screen as it looks once everything has found its place."""
    last, taken = "", app.export_screenshot()
    while taken != last:
        await pilot.pause(0.05)
        last, taken = taken, app.export_screenshot()
    return taken


def screen(app: Terminal) -> str:
    """What can be read on the screen, line by line, from its picture."""
    rows: dict[float, str] = {}
    for y, text in re.findall(
        r'<text class="[^"]*" x="[\d.]+" y="([\d.]+)"[^>]*>([^<]*)</text>', app.export_screenshot()
    ):
        rows[float(y)] = rows.get(float(y), "") + html.unescape(text).replace("\xa0", " ")
    return "\n".join(rows[y] for y in sorted(rows))


def a_number(session: Session, rng: random.Random) -> int:
    """The number of a choice; in turns cards are preferred to drawing and passing, so that armies grow."""
    legal = session.game.legal()
    busy = [action for action in legal if action not in (PASS_TURN, DRAW_ONE, DRAW_THREE)]
    if session.game.state.kind == kinds.TURN and busy and rng.random() < 0.7:
        return legal.index(rng.choice(busy)) + 1
    return rng.randrange(len(legal)) + 1


def read(session: Session, topic: str) -> str:
    """What the help says on a topic, with plain spaces."""
    return "\n".join(help_on(session, topic)).replace("\xa0", " ")
