"""``gosux play``: a game in the terminal, against a bot or between two people at one screen."""

import os
from pathlib import Path
from typing import Annotated

import typer

from gosux.bots import named
from gosux.rules.game import Game, new_game
from gosux.rules.position_reader import load_position
from gosux.rules.records import read_save
from gosux.rules.ruleset import BadOption
from gosux.text.words import Words
from gosux.tui.session import HUMAN, Session, free_path


def data_folder() -> Path:
    """Where saves and replays are kept."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gosux"


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal.")] = True,
    hot_seat: Annotated[bool, typer.Option("--hot-seat", help="Two people at one screen; hands are covered.")] = False,
    opponent: Annotated[str, typer.Option(help="The bot to play against.")] = "random",
    position: Annotated[Path | None, typer.Option(help="Begin from a position file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the game's chance; without one it is secret.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the rules, as KEY=VALUE.")] = None,
    save: Annotated[Path | None, typer.Option(help="The file that the running game is kept in.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Begin a new game even if one is waiting.")] = False,
    ruleset: Annotated[str, typer.Option(help="The game to play.")] = "gosu-x",
    lang: Annotated[str, typer.Option(help="en or fr.")] = "en",
) -> None:
    """Play in the terminal."""
    from gosux.tui.app import Terminal  # the screen's library takes a moment: only when it is needed

    words = Words(lang, ruleset)
    path = save or data_folder() / ("hot-seat.json" if hot_seat else "terminal.json")
    game = _waiting_game(path, words, ask=not new and position is None)
    if game is None:
        if position is not None:
            game = load_position(position)
        else:
            game = new_game(ruleset, seed, _options(option or []))
    bots = [None if hot_seat or seat == HUMAN else named(opponent) for seat in range(2)]
    farewell = Terminal(Session(game, bots, words, path)).run()
    if farewell:
        typer.echo(farewell)


def _waiting_game(path: Path, words: Words, ask: bool) -> Game | None:
    """The saved game, if there is one and it is wanted; one that is not is kept under another name."""
    if not path.exists():
        return None
    if ask and typer.confirm(words.say("terminal-resume", path=str(path)), default=True):
        return read_save(path)
    kept = free_path(path.parent, f"{path.stem}-kept")
    path.rename(kept)
    typer.echo(words.say("terminal-kept", path=str(kept)))
    return None


def _options(texts: list[str]) -> dict[str, object]:
    options: dict[str, object] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"an option is written KEY=VALUE, not {text!r}")
        options[name] = value
    return options
