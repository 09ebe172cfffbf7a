"""A game at the terminal without its screen: who sits where, what each has seen, a save after every action."""

import time
from pathlib import Path

from gosux.bots import Bot
from gosux.model.events import Event
from gosux.rules.decision import Action, Decision
from gosux.rules.game import Game
from gosux.rules.records import write_replay, write_save
from gosux.rules.view import View
from gosux.text.words import Words

HUMAN = 0  # the seat of the person who plays against a bot


class Session:
    """``bots`` has a bot or None for each seat; a seat without one is a person's."""

    def __init__(self, game: Game, bots: "list[Bot | None]", words: Words, save: Path) -> None:
        self.game = game
        self.bots = bots
        self.words = words
        self.save = save
        self.replay: Path | None = None  # where the finished game was written
        self.viewer = next(seat for seat, bot in enumerate(bots) if bot is None)  # who looks at the screen
        self.covered = self.hot_seat  # whether the screen waits for the next person to sit down
        self.logs: list[list[str]] = [[] for _ in bots]
        self.tell(game.opening)

    @property
    def hot_seat(self) -> bool:
        return all(bot is None for bot in self.bots)

    @property
    def view(self) -> View:
        """All that the person at the screen may see."""
        return self.game.view(self.viewer)

    @property
    def decision(self) -> "Decision | None":
        """The open question, if the person at the screen is asked."""
        decision = self.game.decision
        return decision if decision is not None and decision.player == self.viewer else None

    def begin(self) -> None:
        """Store the game, let bots move first, and find the person who is asked."""
        self._store()
        self._go_on()

    def choose(self, action: "Action | str") -> None:
        """A person's action; raises IllegalAction."""
        self.tell(self.game.apply(action, viewer=None))
        self._store()
        self._go_on()

    def concede(self) -> None:
        self.tell(self.game.concede(self.viewer))
        self._store()

    def sit_down(self) -> None:
        """The person who is asked is at the screen now."""
        self.covered = False

    def tell(self, events: list[Event]) -> None:
        """Add what happened to what each player has seen."""
        for seat, log in enumerate(self.logs):
            for event in events:
                seen = event.seen_by(seat)
                sentence = self.words.event(seen, seat) if seen is not None else ""
                if sentence:
                    log.append(sentence)

    def _go_on(self) -> None:
        while (decision := self.game.decision) is not None:
            bot = self.bots[decision.player]
            if bot is None:
                if decision.player != self.viewer:
                    self.viewer = decision.player
                    self.covered = True
                return
            self.tell(self.game.apply(bot.choose(self.game.view(decision.player), decision), viewer=None))
            self._store()
        self.covered = False

    def _store(self) -> None:
        """An action counts when it is on disk. A finished game becomes a replay and its save goes."""
        if self.game.result is None:
            self.save.parent.mkdir(parents=True, exist_ok=True)
            write_save(self.game, self.save)
        elif self.replay is None:
            folder = self.save.parent / "replays"
            folder.mkdir(parents=True, exist_ok=True)
            self.replay = free_path(folder, time.strftime("%Y-%m-%d-%H%M%S"))
            write_replay(self.game, self.replay)
            self.save.unlink(missing_ok=True)


def free_path(folder: Path, name: str) -> Path:
    """A file name that is not taken."""
    path = folder / f"{name}.json"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.json"
        number += 1
    return path
