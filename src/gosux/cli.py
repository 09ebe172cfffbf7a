"""The command ``gosux``: one subcommand a file in ``gosux.commands``. What goes wrong is told in one line."""

import sys
from typing import Annotated

import typer

from gosux import __version__
from gosux.bots import UnknownBot
from gosux.commands.bench import bench
from gosux.commands.cards import cards
from gosux.commands.check import check
from gosux.commands.play import play
from gosux.commands.replay import replay
from gosux.commands.rules import rules
from gosux.commands.simulate import ManyBots, simulate
from gosux.lab.simulate import BadRun
from gosux.rules.position_reader import PositionError
from gosux.rules.records import RecordError
from gosux.rules.ruleset import BadOption, UnknownRuleset
from gosux.text import UnknownLanguage

# Mistakes of whoever typed the command or wrote the file: the message is all that helps them.
MISTAKES: tuple[type[Exception], ...] = (
    BadOption,
    BadRun,
    PositionError,
    RecordError,
    UnknownBot,
    UnknownLanguage,
    UnknownRuleset,
)

app = typer.Typer(
    name="gosux",
    help="Gosu X: play, look things up, simulate. Unofficial.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"gosux {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _gosux(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say the version and exit.")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


app.command()(play)
app.command()(cards)
app.command()(rules)
app.command(cls=ManyBots)(simulate)
app.command()(replay)
app.command()(check)
app.command()(bench)


def main(arguments: list[str] | None = None) -> None:
    """Run the command and exit: 0 if all went well, 2 after a mistake, 130 after Ctrl-C."""
    try:
        code = app(arguments, prog_name="gosux", standalone_mode=False)
    except MISTAKES as error:
        code = _complain(str(error))
    except typer.TyperException as error:  # whatever is wrong with the arguments
        code = _complain(error.format_message())
    except (typer.Abort, KeyboardInterrupt):
        code = 130
    if code == 130:
        _complain("stopped")
    sys.exit(code if isinstance(code, int) else 0)


def _complain(message: str) -> int:
    """One line, whatever the message holds."""
    print(f"gosux: {' '.join(message.split())}", file=sys.stderr)
    return 2
