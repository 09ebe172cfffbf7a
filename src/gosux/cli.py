"""The command ``gosux``: one file per subcommand in ``gosux.commands``. Errors are printed in one line."""

import os
import sys
from collections.abc import Callable
from typing import Annotated

import typer

from gosux import __version__, compiled
from gosux.commands.actions import actions
from gosux.commands.admin import app as admin
from gosux.commands.arena import arena
from gosux.commands.balance import balance
from gosux.commands.bench import bench
from gosux.commands.cards import cards
from gosux.commands.check import check
from gosux.commands.completion import ASKED, completion, prepare_answers
from gosux.commands.engine import engine
from gosux.commands.join import join
from gosux.commands.link import link
from gosux.commands.play import play
from gosux.commands.puzzles import app as puzzles
from gosux.commands.replay import replay
from gosux.commands.review import review
from gosux.commands.rules import rules
from gosux.commands.serve import serve
from gosux.commands.shared.help import FILES, LABORATORY, LOOK_UP, PLAY, SHELL, Grouped
from gosux.commands.shared.usage import usage_error
from gosux.commands.simulate import ManyBots, simulate
from gosux.commands.site import site
from gosux.commands.train import train
from gosux.commands.work import work
from gosux.extras import extra_for
from gosux.model.messages.mistakes import Mistake
from gosux.text import LANGUAGES, Words

app = typer.Typer(
    name="gosux",
    help="Play, look up and simulate the card games Gosu X and GOSU (unofficial).",
    epilog="Exit codes: 0 done, 1 an error of the program, 2 a mistake in arguments or files, 130 stopped by Ctrl-C.",
    cls=Grouped,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"gosux {__version__} ({'compiled' if compiled else 'plain Python'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _gosux(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


GROUPS: dict[str, list[Callable[..., None]]] = {
    PLAY: [play, join, serve, work, site],
    LOOK_UP: [cards, rules, actions],
    FILES: [check, link, replay, review],
    LABORATORY: [simulate, arena, balance, train, engine, bench],
    SHELL: [completion],
}
for group, commands in GROUPS.items():
    for command in commands:
        app.command(rich_help_panel=group, cls=ManyBots if command is simulate else None)(command)
app.add_typer(puzzles, name="puzzles", rich_help_panel=PLAY)
app.add_typer(admin, name="admin", rich_help_panel=PLAY)


def main(arguments: list[str] | None = None) -> None:
    """Run the command and exit: 0 on success, 2 after a mistake, 130 after Ctrl-C (docs/command.md)."""
    if ASKED in os.environ:
        prepare_answers()
    try:
        code = app(arguments, prog_name="gosux", standalone_mode=False)
    except Mistake as error:  # a user's mistake: one sentence is enough, a traceback would not help
        code = _complain(_words(arguments).mistake(error))
    except ModuleNotFoundError as error:
        extra = extra_for(error.name)
        if extra is None:
            raise
        code = _complain(_words(arguments).say("missing-extra", extra=extra, library=str(error.name)))
    except typer.TyperException as error:  # wrong arguments
        code = _complain(usage_error(error.format_message(), _words(arguments)))
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    if code == 130:
        _complain(_words(arguments).say("stopped"))
    sys.exit(code if isinstance(code, int) else 0)


def _words(arguments: list[str] | None) -> Words:
    """Words in the requested language, read from the arguments: the command may have failed before parsing them."""
    given = [part for argument in (sys.argv[1:] if arguments is None else arguments) for part in argument.split("=", 1)]
    wanted = [given[place + 1] for place, part in enumerate(given[:-1]) if part == "--lang"]
    return Words(wanted[-1] if wanted and wanted[-1] in LANGUAGES else "en")


def _complain(message: str) -> int:
    """Print the message in one line."""
    print(f"gosux: {' '.join(message.splitlines())}", file=sys.stderr)
    return 2
