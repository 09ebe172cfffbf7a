"""``--pack``: packs named on the command line (docs/packs.md)."""

from typing import Annotated

import typer

from gosux.packs import load_pack, use_packs
from gosux.rules.registry import GAMES

PackOption = Annotated[
    list[str] | None,
    typer.Option("--pack", help="Add a pack: a file, or the name of an installed pack.", metavar="FILE.py|NAME"),
]


def with_packs(ruleset: str, packs: "list[str] | None") -> str:
    """The id of the game with these packs. Raises PackError."""
    return use_packs(ruleset, packs) if packs else ruleset


def learn_packs(packs: "list[str] | None") -> None:
    """Register every game these packs can be added to, for a file that names one of them. Raises PackError."""
    if not packs:
        return
    bases = [base for base in GAMES if all(base in load_pack(pack).bases for pack in packs)]
    for base in bases or GAMES[:1]:  # if they fit no game, report the first error
        use_packs(base, packs)
