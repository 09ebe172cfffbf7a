"""``gosux completion``: a script with which a shell completes the command."""

from typing import Annotated, Literal

import typer

ASKED = "_GOSUX_COMPLETE"  # set by the script when a shell asks


def completion(
    shell: Annotated[Literal["bash", "zsh", "fish"], typer.Argument(help="The shell: bash, zsh or fish.")],
) -> None:
    """Print a script that completes commands, options and names in a shell."""
    from typer._completion_shared import get_completion_script  # Typer offers it for the shell in use only

    print(get_completion_script(prog_name="gosux", complete_var=ASKED, shell=shell))


def prepare_answers() -> None:
    """A shell asks: Typer answers."""
    from typer._completion_classes import completion_init  # Typer calls it only if it adds options of its own

    completion_init()
