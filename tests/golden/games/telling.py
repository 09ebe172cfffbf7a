"""Golden games as texts that a person can read: a head, numbered decisions with their events beneath, and the end."""

import re
from collections.abc import Iterable
from pathlib import Path

from gosux import Event, Game, load_position, new_game
from gosux.model.messages.references import Reference

FOLDER = Path(__file__).parent
DECISION = re.compile(r"^ *\d+\. player \d \([a-z-]+\): (.+)$")


class Head:
    """What a golden game shows and where it begins."""

    def __init__(
        self,
        shows: str,
        played: str,
        seed: str = "",
        options: dict[str, str] | None = None,
        position: str = "",
        ruleset: str = "gosu-x",
        players: int = 2,
    ) -> None:
        self.shows = shows
        self.played = played
        self.seed = seed
        self.options = options or {}
        self.position = position
        self.ruleset = ruleset
        self.players = players

    def lines(self) -> list[str]:
        lines = [f"# shows: {self.shows}", f"# played by: {self.played}"]
        if self.position:
            return [*lines, f"# position: {self.position}"]
        options = " ".join(f"{name}={value}" for name, value in self.options.items())
        if self.ruleset != "gosu-x":
            lines += [f"# ruleset: {self.ruleset}", f"# players: {self.players}"]
        return [*lines, f"# seed: {self.seed}", f"# options: {options}".rstrip()]

    def begin(self) -> Game:
        if self.position:
            return load_position(FOLDER / self.position)
        return new_game(self.ruleset, self.seed, dict(self.options), self.players)


def read_head(text: str) -> Head:
    found = dict(re.findall(r"^# ([a-z ]+): ?(.*)$", text, re.MULTILINE))
    options = dict(one.split("=", 1) for one in found.get("options", "").split())
    return Head(
        found["shows"], found["played by"], found.get("seed", ""), options, found.get("position", ""),
        found.get("ruleset", "gosu-x"), int(found.get("players", "2")),
    )  # fmt: skip


def read_actions(text: str) -> list[str]:
    return [match[1] for line in text.splitlines() if (match := DECISION.match(line))]


def take(game: Game, action: str) -> list[Event]:
    """Take an action by its text, conceding included."""
    if action.startswith("concede "):
        return game.concede(int(action[-1]))
    return game.apply(action, viewer=None)


def tell(head: Head, actions: Iterable[str]) -> tuple[str, Game]:
    """The text of a game, and the game at its end. The actions may be chosen while it goes on."""
    game = head.begin()
    lines = [*head.lines(), ""]
    lines += [event_line(event) for event in game.opening]
    for number, action in enumerate(actions, start=1):
        decision = game.decision
        assert decision is not None, "there are actions after the end"
        player, kind = decision.player, decision.kind
        if action.startswith("concede "):
            player, kind = int(action[-1]), "concede"
        lines.append(f"{number:3}. player {player} ({kind}): {action}")
        lines += [event_line(event) for event in take(game, action)]
    result = game.result
    assert result is not None, "the game is not over"
    won = " and ".join(f"player {seat}" for seat in result.winners)
    verb = "wins" if len(result.winners) == 1 else "win together"
    lines += ["", f"{won} {verb} by {result.rule}" if won else f"a draw by {result.rule}", f"checksum {game.digest()}"]
    return "\n".join(lines) + "\n", game


def event_line(event: Event) -> str:
    """``drew player=0 card=elle (card: only 0) <- sati``: the event, what of it not everyone sees, its causes."""
    parts = [event.kind, *[f"{name}={plain(value)}" for name, value in event.args.items()]]
    if event.audience >= 0:
        parts.append(f"(only {seats(event.audience)})")
    if event.secrets and event.seers >= 0:
        parts.append(f"({', '.join(event.secrets)}: only {seats(event.seers)})")
    if event.causes:
        parts.append(f"<- {' '.join(plain(cause) for cause in event.causes)}")
    return "       " + " ".join(parts)


def plain(value: object) -> str:
    """An argument without what only the words need: ``card:elle`` is elle."""
    if isinstance(value, list):
        return "[" + " ".join(plain(one) for one in value) + "]"
    return value.id if isinstance(value, Reference) else str(value)


def seats(mask: int) -> str:
    return " and ".join(str(seat) for seat in range(8) if mask & (1 << seat))
