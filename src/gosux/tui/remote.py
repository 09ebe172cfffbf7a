"""A game on a server, played in the terminal: the same screen, over the messages of the WebSocket."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.game.view import View
from gosux.text.words import Words
from gosux.tui.company import Company
from gosux.tui.phrases import say
from gosux.tui.session import Session

Message = dict[str, Any]
TAB = "terminal"
RETRY = 2.0  # seconds before a lost connection is tried again


class Line(Protocol):
    """A connection to the server: texts in and out."""

    async def send(self, text: str) -> None: ...

    async def recv(self) -> "str | bytes": ...


class RemoteSession(Session):
    """The player's end of a game on a server. Nothing is known here but what the server tells this seat."""

    def __init__(self, words: Words, token: str, connect: "Callable[[], Any]") -> None:
        """``connect`` returns an asynchronous context manager of a ``Line``."""
        self.words = words
        self.token = token
        self.connect = connect
        self.save = Path()
        self.replay = None
        self.trouble = ""
        self.hint = None
        self.reviewed = []
        self.covered = False
        self.viewer = 0
        self.line: Line | None = None
        self.requests = 0
        self.number = 0
        self.place = 0
        self.entries: dict[int, Message] = {}  # of the log, by group
        self.sent = False  # whether an action waits for its answer
        self.company = Company(words)
        self.seen: View | None = None

    # -- what the screen asks for ------------------------------------------------------------------------------------

    @property
    def hot_seat(self) -> bool:
        return False

    @property
    def trouble_words(self) -> str:
        return self.trouble

    @property
    def advised(self) -> bool:
        return False

    @property
    def view(self) -> View:
        assert self.seen is not None
        return self.seen

    @property
    def decision(self) -> "Decision | None":
        decision = self.view.decision
        return decision if decision is not None and decision.player == self.viewer and not self.sent else None

    @property
    def logs(self) -> list[list[str]]:
        lines: list[str] = []
        for _, entry in sorted(self.entries.items()):
            lines.append(self._plain(entry["head"]))
            lines += [f"{'  ' * (line['depth'] + 1)}{self._plain(line['text'])}" for line in entry["lines"]]
        return [lines if seat == self.viewer else [] for seat in range(self.game.players)]

    def _plain(self, sentence: Message) -> str:
        return "".join(piece if isinstance(piece, str) else piece[0] for piece in sentence[self.words.names.language])

    def choose(self, action: "Action | str") -> None:
        self.news[self.viewer] = len(self.logs[self.viewer])
        self._act("confirm", number=self.number, steps=[self.game.action_id(action)])

    def concede(self) -> None:
        self._act("concede")

    @property
    def others(self) -> str:
        return "" if self.over else self.company.told()

    def request(self, typed: str) -> "str | None":
        wanted = self.company.request(typed)
        if not isinstance(wanted, dict):
            return wanted
        if wanted["type"] == "take_back":
            wanted["number"] = self.number
        self.company.refusal = ""
        self._post(**wanted)
        return ""

    def _act(self, type: str, **parts: object) -> None:
        self.sent = True
        self.company.refusal = ""
        self._post(type, **parts)

    def _post(self, type: str, **parts: object) -> None:
        self.acting = asyncio.get_running_loop().create_task(self._send(type, **parts))

    def farewell(self) -> str:
        return super().farewell() if self.over else say(self.words, "terminal-left")

    # -- what the server tells ---------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Join and hear everything once, before there is a screen. Raises ConnectionError."""
        async with self._joined() as line:
            while self.seen is None:
                await self._hear(line)

    async def follow(self, changed: Callable[[], None]) -> None:
        """A connection that is lost is opened again."""
        while not self.over:
            try:
                async with self._joined() as line:
                    self.trouble = ""
                    while True:
                        if await self._hear(line):
                            changed()
            except (OSError, WebSocketException) as error:
                elsewhere = isinstance(error, Elsewhere)
                self.line = None
                self.trouble = say(self.words, "terminal-elsewhere" if elsewhere else "terminal-disconnected")
                changed()
                if elsewhere:
                    return
                await asyncio.sleep(RETRY)

    @asynccontextmanager
    async def _joined(self) -> "AsyncIterator[Line]":
        async with self.connect() as line:
            self.line = line
            await self._send("join", token=self.token, tab=TAB, last=self.place, take_over=True)
            yield line

    async def _send(self, type: str, **parts: object) -> int:
        self.requests += 1
        if self.line is not None:
            await self.line.send(json.dumps({"type": type, "request": self.requests, **parts}))
        return self.requests

    async def _hear(self, line: Line) -> bool:
        """Take the next message; returns whether the screen changes."""
        message: Message = json.loads(await line.recv())
        kind = message["type"]
        if kind == "joined":
            self.viewer = self.company.seat = message["seat"]
            self.words.players = [
                player["name"] or say(self.words, "terminal-bot-at", number=seat + 1)
                for seat, player in enumerate(message["players"])
            ]  # fmt: skip
        elif kind == "together":
            self.company.hear(message)
            return self.seen is not None
        elif kind == "may_answer":
            self.company.may_answer = self._plain(message["said"])
            return self.seen is not None
        elif kind == "state":
            self.company.hear(message)
            if message["events"]:
                self.place = message["events"][-1]["place"]
            if message["log"]:
                first = message["log"][0]["group"]
                self.entries = {group: one for group, one in self.entries.items() if group < first}
                self.entries |= {entry["group"]: entry for entry in message["log"]}
            await self._send("view")
        elif kind == "view":
            first_time = self.seen is None
            self.seen = View.from_json(message["view"])
            self.game = Game(self.seen.rules, self.seen.state, {}, [])
            if first_time:
                self.news = [0] * self.game.players
            self.number, self.sent = message["number"], False
            return True
        elif kind == "elsewhere":
            raise Elsewhere("the seat is played on another device")
        elif kind == "error":
            if self.seen is None:
                raise Elsewhere(message["detail"])
            self.sent = False
            self.company.refusal = " ".join(self._plain(reason) for reason in message["reasons"])
            await self._send("view")
        return False


class Elsewhere(ConnectionError):
    """The seat is not played here any more."""
