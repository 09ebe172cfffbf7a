"""``gosux play``: play in the browser or in the terminal, against bots or between people at one screen."""

import os
import secrets
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, NoReturn
from urllib.parse import urlencode

import typer

from gosux.bots import named
from gosux.commands.shared.completions import bot_names, ruleset_ids
from gosux.commands.shared.files import reading
from gosux.commands.shared.in_time import in_time
from gosux.commands.shared.options import options_of
from gosux.commands.shared.packs import PackOption, learn_packs, with_packs
from gosux.game.game import Game, new_game
from gosux.records.files import RecordError
from gosux.records.position_reader import load_position
from gosux.rules.registry import ruleset as known_ruleset
from gosux.rules.ruleset import BadPlayers
from gosux.text.words import Words
from gosux.tui import saves
from gosux.tui.phrases import one_of, say
from gosux.tui.saves import PERSON, Saved
from gosux.tui.session import Session, free_path


def data_folder() -> Path:
    """The folder for saves and replays."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "gosux"


def play(
    terminal: Annotated[bool, typer.Option("--terminal", help="Play in the terminal, not in the browser.")] = False,
    ruleset: Annotated[
        str | None, typer.Option(help="The ruleset to play; by default gosu-x.", autocompletion=ruleset_ids)
    ] = None,
    players: Annotated[int | None, typer.Option(help="Number of players, if the game allows a choice.")] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Several people at one screen; hands are covered.")
    ] = False,
    opponent: Annotated[
        str | None, typer.Option(help="The bot to play against; by default recruit.", autocompletion=bot_names)
    ] = None,
    position: Annotated[Path | None, typer.Option(help="Start from a position file.")] = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the game; by default a secret one.")] = None,
    option: Annotated[list[str] | None, typer.Option(help="An option of the rules, as KEY=VALUE.")] = None,
    pack: PackOption = None,
    save: Annotated[Path | None, typer.Option(help="Save the running game in this file.")] = None,
    new: Annotated[bool, typer.Option("--new", help="Start a new game even if a saved one exists.")] = False,
    lang: Annotated[Literal["en", "fr"], typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """Play in the browser or, with --terminal, in the terminal."""
    if not terminal:
        if position is not None or save is not None or hot_seat or pack or new:
            _refuse(say(Words(lang), "play-needs-terminal"))
        _serve(lang, wishes(ruleset, players, opponent, seed, options_of(option or []), lang))
        return
    learn_packs(pack)
    opponent = opponent or "recruit"
    rules = known_ruleset(with_packs(ruleset or "gosu-x", pack))
    seats = rules.seats(players)
    words = Words(lang, rules.id)
    if not at_a_terminal():
        _refuse(say(words, "terminal-no-terminal"))
    # Check the request before a saved game is moved away.
    if not hot_seat:
        named(opponent)  # report an unknown one first
    begun = _begun(position, players, seed, pack, lang) if position is not None else None
    options = options_of(option or [])
    path = save or data_folder() / save_name(begun.ruleset if begun is not None else rules.id, hot_seat)
    waiting = None if new or begun is not None else _waiting(path, hot_seat, words)
    if waiting is not None:
        game = waiting.game
    else:
        game = begun if begun is not None else new_game(rules.id, seed, options, seats)
        _put_aside(path, words)
    sitting = waiting.players if waiting is not None and waiting.players else seated(game, hot_seat, opponent)
    # The bots' seeds derive from the game's, so that a seeded game is reproducible; they never share its dice.
    bots = [
        None if player == PERSON else named(player, f"{game.seed} {len(game.history)} {seat}")
        for seat, player in enumerate(sitting)
    ]
    session = Session(game, bots, Words(lang, game.ruleset), path, next((one for one in sitting if one != PERSON), ""))
    session.begin()
    farewell = _run(session)
    if farewell:
        typer.echo(farewell)


def wishes(
    ruleset: str | None,
    players: int | None,
    opponent: str | None,
    seed: str | None,
    options: dict[str, object],
    lang: str,
) -> str:
    """The options as a fragment of the page's URL, which preselects them. Raises what a new game would."""
    rules = known_ruleset(ruleset or "gosu-x")
    rules.seats(players)
    rules.options(options)
    if opponent is not None:
        named(opponent)
    # Name the ruleset with options that depend on it: the page would otherwise preselect the ruleset of the last game.
    chosen = rules.id if ruleset is not None or players is not None or options else None
    asked = {"ruleset": chosen, "players": players, "level": opponent, "seed": seed}
    pairs = [(name, str(value)) for name, value in asked.items() if value is not None]
    pairs += [("option", f"{name}={value}") for name, value in options.items()]
    page = "new" if pairs else ""
    if lang != "en":
        pairs.append(("language", lang))
    return f"#/{page}?{urlencode(pairs)}" if pairs else ""


def _serve(lang: Literal["en", "fr"], chosen: str) -> None:
    """Serve the page at the default port, or at a free one if that is taken, and open it if there is a display."""
    from gosux.commands.serve import USUAL_PORT, is_free, serve

    serve(port=USUAL_PORT if is_free(USUAL_PORT) else 0, open_page=has_display(), lang=lang, part=chosen)


def has_display() -> bool:
    """Whether a graphical browser can open; a text browser would take over the terminal."""
    windows = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or any(os.environ.get(name) for name in windows)


def save_name(ruleset: str, hot_seat: bool) -> str:
    """The save file: one per ruleset, with separate ones for games between people."""
    name = "hot-seat" if hot_seat else "terminal"
    return f"{name}.json" if ruleset == "gosu-x" else f"{name}-{ruleset}.json"


def seated(game: Game, hot_seat: bool, opponent: str) -> list[str]:
    """The players by seat: only people, or one person at the first seat still in the game."""
    person = next(number for number, seat in enumerate(game.state.seats) if not seat.out)
    return [PERSON if hot_seat or number == person else opponent for number in range(game.players)]


def _begun(
    position: Path, players: "int | None", seed: "str | None", packs: "list[str] | None", lang: str
) -> Game:  # fmt: skip
    """The game of a position file, with the requested number of players. Without a seed it gets a secret one."""
    usual = seed or secrets.token_hex(16)
    with reading(position, lang):
        in_time(partial(_try, usual), position, packs)
        game = load_position(position, usual)
        if players is not None and game.players != players:
            raise BadPlayers("position-players", {"file": str(position), "seats": game.players, "count": players})
    return game


def _try(seed: str, position: Path) -> None:
    """Whether a position can be loaded at all. Raises PositionError."""
    load_position(position, seed)


def at_a_terminal() -> bool:
    """Run the terminal client: it draws on standard error and reads standard input; output is printed afterwards."""
    return all(stream is not None and stream.isatty() for stream in (sys.__stdin__, sys.__stdout__, sys.__stderr__))


def _run(session: Session) -> "str | None":
    from gosux.tui.app import Terminal  # slow to import: only when needed

    return Terminal(session).run()


def _waiting(path: Path, hot_seat: bool, words: Words) -> Saved | None:
    """The saved game, if there is one and the player wants to continue it."""
    if not path.exists():
        return None
    try:
        saved = saves.read(path)
    except RecordError as error:
        _refuse(say(words, "terminal-bad-save", why=words.mistake(error).rstrip(".")))
    people = all(player == PERSON for player in saved.players)
    if saved.players and people != hot_seat:
        _refuse(say(words, "terminal-people" if people else "terminal-against-bot", path=str(path)))
    game = saved.game
    title = say(words, "page-title", ruleset=game.ruleset)
    question = say(words, "terminal-resume", path=str(path), game=title, players=game.players)
    return saved if _yes(question, words) else None


def _yes(question: str, words: Words) -> bool:
    """Ask on the plain terminal; an empty answer means yes."""
    while True:
        answer = typer.prompt(question, default="", show_default=False, prompt_suffix=" ")
        if not answer.strip() or one_of(words, "terminal-yes", answer):
            return True
        if one_of(words, "terminal-no", answer):
            return False
        typer.echo(say(words, "terminal-yes-or-no"))


def _put_aside(path: Path, words: Words) -> None:
    """Rename a saved game that is not continued."""
    if path.exists():
        kept = free_path(path.parent, f"{path.stem}-kept")
        try:
            path.rename(kept)
        except OSError as error:
            raise RecordError("cannot-rename", {"file": str(path), "why": error.strerror or str(error)}) from error
        typer.echo(say(words, "terminal-kept", path=str(kept)))


def _refuse(message: str) -> NoReturn:
    """Print one line and exit with code 2."""
    print(f"gosux: {' '.join(message.splitlines())}", file=sys.stderr)
    raise typer.Exit(2)
