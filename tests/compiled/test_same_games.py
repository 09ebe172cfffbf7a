"""The compiled core and its sources play the same games. `make test-all` compiles the core before."""

import os
import subprocess
import sys

import pytest

from tests.random_play import VARIANTS
from tests.recipe import HERE, missing_tool

GAMES = 80  # of every ruleset with every number of players


def play(pure: bool, first: int, last: int) -> list[str]:
    """What a process of its own prints about these games, by the one core or the other."""
    environment = {name: value for name, value in os.environ.items() if name != "GOSUX_PURE"}
    if pure:
        environment["GOSUX_PURE"] = "1"
    command = [sys.executable, "-m", "tests.compiled.play_games", str(first), str(last)]
    result = subprocess.run(command, cwd=HERE, env=environment, capture_output=True, text=True)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.mark.slow
def test_compiled_and_plain_core_play_the_same_games() -> None:
    lack = missing_tool()
    if lack is not None:
        pytest.skip(f"the core cannot be compiled here: {lack}")
    core, *compiled = play(False, 0, GAMES)
    assert core == "compiled", "the core is not compiled: run `make compiled` before"
    core, *plain = play(True, 0, GAMES)
    assert core == "plain"
    assert len(compiled) == len(plain) == GAMES * (len(VARIANTS) + 1)  # and with a pack
    assert compiled == plain  # variant, seed, number of decisions, fingerprint
