"""A terminal game without its screen: players by seat, their logs, a save before every question."""

import time
from collections.abc import Callable
from pathlib import Path

from gosux.analysis.hints import Hint
from gosux.analysis.review import Step
from gosux.bots import Bot
from gosux.game.decision import Action, Decision
from gosux.game.game import Game
from gosux.game.view import View
from gosux.model.events import Event
from gosux.records.files import RecordError
from gosux.records.position_writer import beginning
from gosux.records.replays import write_replay
from gosux.text.log import Log
from gosux.text.words import Words
from gosux.tui import saves
from gosux.tui.phrases import say
from gosux.tui.saves import PERSON


class Session:
    """``bots`` has a bot or None for each seat; a seat without one is a person's. ``opponent`` names the bots."""

    def __init__(
        self, game: Game, bots: "list[Bot | None]", words: Words, save: Path, opponent: str = "random"
    ) -> None:
        self.game = game
        self.bots = bots
        self.words = words
        self.save = save
        self.players = [PERSON if bot is None else opponent for bot in bots]
        self.replay: Path | None = None  # where the finished game was written
        self.trouble = ""  # why the last action could not be saved
        self.hint: tuple[tuple[int, int], Hint | None] | None = None  # the last one, and when it was asked for, by whom
        self.reviewed: list[Step] = []  # of the finished game
        self.viewer = next(seat for seat, bot in enumerate(bots) if bot is None)  # who looks at the screen
        self.covered = self.hot_seat  # whether the screen waits for the next person to sit down
        self.told = [Log(words, seat) for seat in range(len(bots))]
        self.news = [0 for _ in bots]  # from which line of their log on a player has not answered yet
        alone = len(bots) - bots.count(None) == 1
        for seat, bot in enumerate(bots):
            if bot is not None:
                words.players[seat] = say(words, "terminal-bot" if alone else "terminal-bot-at", number=seat + 1)
        self._recall()

    @property
    def logs(self) -> list[list[str]]:
        """What each person has seen, in lines."""
        return [log.lines() for log in self.told]

    @property
    def hot_seat(self) -> bool:
        """Whether several people share the screen."""
        return self.bots.count(None) > 1

    @property
    def trouble_words(self) -> str:
        return say(self.words, "terminal-trouble", why=self.trouble)

    @property
    def advised(self) -> bool:
        """Whether hints may be given: between persons they would be unfair."""
        return not self.hot_seat

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def view(self) -> View:
        """Everything the person at the screen may see."""
        return self.game.view(self.viewer)

    @property
    def decision(self) -> "Decision | None":
        """The open question, if the person at the screen is asked."""
        decision = self.game.decision
        return decision if decision is not None and decision.player == self.viewer else None

    def begin(self) -> None:
        """Store the game, let bots move first, and find the person who is asked. Raises RecordError."""
        self._store()
        self._go_on()

    def choose(self, action: "Action | str") -> None:
        """A person's action; raises IllegalAction."""
        events = self.game.apply(action, viewer=None)
        self.news[self.viewer] = len(self.logs[self.viewer])
        self.tell(events)
        self._keep()
        self._go_on()

    def concede(self) -> None:
        """The person at the screen concedes. With more than two players the others continue, bots to the end."""
        events = self.game.concede(self.viewer)
        self.news[self.viewer] = len(self.logs[self.viewer])
        self.tell(events)
        self._keep()
        self._go_on()

    def farewell(self) -> str:
        """What is printed after the screen has closed."""
        result = self.game.result
        if result is not None:
            return self.words.result(result, None if self.hot_seat else self.viewer)
        return say(self.words, "terminal-saved", path=str(self.save))

    @property
    def others(self) -> str:
        """What is the matter with people elsewhere, in a sentence. Nobody plays there."""
        return ""

    def request(self, typed: str) -> "str | None":
        """Ask something of people elsewhere: why that is not possible, "" if it was asked; None for other words."""
        return None

    async def follow(self, changed: Callable[[], None]) -> None:
        """Wait for what happens elsewhere; ``changed`` is called after each change. Nothing does here."""

    def sit_down(self) -> None:
        """The person who is asked is at the screen now."""
        self.covered = False

    def tell(self, events: list[Event]) -> None:
        """Add events to each person's log."""
        for seat, log in enumerate(self.told):
            if self.bots[seat] is None:
                log.add([seen for event in events if (seen := event.seen_by(seat))])

    def _recall(self) -> None:
        """Rebuild the logs from before this session by replaying the saved actions."""
        again = beginning(self.game)
        self.tell(again.opening)
        for action in self.game.history:
            decision = again.decision
            if decision is not None:
                self.news[decision.player] = len(self.logs[decision.player])
            self.tell(again.concede(-1 - action) if action < 0 else again.apply(action, viewer=None))

    def _go_on(self) -> None:
        """Let bots move until a person is asked, and save their moves before that person sees them."""
        moved = False
        while (decision := self.game.decision) is not None:
            bot = self.bots[decision.player]
            if bot is None:
                if decision.player != self.viewer:
                    self.viewer = decision.player
                    self.covered = True
                break
            self.tell(self.game.apply(bot.choose(self.game.view(decision.player), decision), viewer=None))
            moved = True
        if moved:
            self._keep()
        if self.over:
            self.covered = False

    def _keep(self) -> None:
        """Save the game; a full disk must not stop it, but the players are informed."""
        self.trouble = ""
        try:
            self._store()
        except RecordError as error:
            self.trouble = self.words.mistake(error)

    def _store(self) -> None:
        """Save every action. A finished game becomes a replay, and its save is deleted."""
        if self.replay is not None:
            return
        saves.write(self.game, self.players, self.save)
        if self.over:
            folder = self.save.parent / "replays"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                replay = free_path(folder, time.strftime("%Y-%m-%d-%H%M%S"))
                write_replay(self.game, replay)
                self.replay = replay
                self.save.unlink(missing_ok=True)
            except OSError as error:
                raise RecordError("cannot-write", {"file": str(folder), "why": error.strerror or str(error)}) from error


def free_path(folder: Path, name: str) -> Path:
    """A file name that is not taken."""
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path
