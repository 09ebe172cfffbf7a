"""``gosux play``: a game in the terminal, against a bot or between two people at one screen."""

import os
import sys
from pathlib import Path
from typing import Annotated, Literal, NoReturn

import typer

from gosux.bots import named
from gosux.commands.options import options_of
from gosux.rules.game import new_game
from gosux.rules.position_reader import load_position
from gosux.rules.records import RecordError
from gosux.rules.ruleset import ruleset as known_ruleset
from gosux.text.words import Words
from gosux.tui import saves
from gosux.tui.phrases import one_of, say
from gosux.tui.saves import PERSON, Saved
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
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language of the words.")] = "en",
) -> None:
    """Play in the terminal."""
    words = Words(lang, known_ruleset(ruleset).id)
    if not at_a_terminal():
        _refuse(say(words, "terminal-no-terminal"))
    path = save or data_folder() / ("hot-seat.json" if hot_seat else "terminal.json")
    wanted = [PERSON if hot_seat or seat == HUMAN else opponent for seat in range(2)]
    bots = [None if player == PERSON else named(player) for player in wanted]  # an unknown one is told before all else
    # What is asked for is read before a waiting game is put aside.
    begun = load_position(position) if position is not None else None
    options = options_of(option or [])
    waiting = None if new or position is not None else _waiting(path, wanted, words)
    if waiting is not None:
        game = waiting.game
        players = waiting.players or wanted
    else:
        game = begun if begun is not None else new_game(ruleset, seed, options)
        players = wanted
        _put_aside(path, words)
    words = Words(lang, game.ruleset)
    # The bot's dice follow from the game's seed, so that a seeded game can be played again; they are never the game's.
    bots = [None if player == PERSON else named(player, f"{game.seed} {len(game.history)}") for player in players]
    session = Session(game, bots, words, path, next((player for player in players if player != PERSON), ""))
    session.begin()
    farewell = _run(session)
    if farewell:
        typer.echo(farewell)


def at_a_terminal() -> bool:
    """The screen is drawn on the error output, keys are read from the input; what is printed comes after."""
    return all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__))


def _run(session: Session) -> "str | None":
    from gosux.tui.app import Terminal  # the screen's library takes a moment: only when it is needed

    return Terminal(session).run()


def _waiting(path: Path, wanted: list[str], words: Words) -> Saved | None:
    """The saved game, if there is one and the player goes on with it."""
    if not path.exists():
        return None
    try:
        saved = saves.read(path)
    except RecordError as error:
        _refuse(say(words, "terminal-bad-save", why=words.mistake(error).rstrip(".")))
    if saved.players and saved.players.count(PERSON) != wanted.count(PERSON):
        people = saved.players.count(PERSON) == len(saved.players)
        _refuse(say(words, "terminal-people" if people else "terminal-against-bot", path=str(path)))
    return saved if _yes(say(words, "terminal-resume", path=str(path)), words) else None


def _yes(question: str, words: Words) -> bool:
    """A question before the screen is there; an empty answer is yes."""
    while True:
        answer = typer.prompt(question, default="", show_default=False, prompt_suffix=" ")
        if not answer.strip() or one_of(words, "terminal-yes", answer):
            return True
        if one_of(words, "terminal-no", answer):
            return False
        typer.echo(say(words, "terminal-yes-or-no"))


def _put_aside(path: Path, words: Words) -> None:
    """A waiting game that is not wanted now is kept under another name."""
    if path.exists():
        kept = free_path(path.parent, f"{path.stem}-kept")
        try:
            path.rename(kept)
        except OSError as error:
            raise RecordError("cannot-rename", {"file": str(path), "why": error.strerror or str(error)}) from error
        typer.echo(say(words, "terminal-kept", path=str(kept)))


def _refuse(message: str) -> NoReturn:
    """One line, and the exit code of a mistake."""
    print(f"gosux: {' '.join(message.splitlines())}", file=sys.stderr)
    raise typer.Exit(2)
