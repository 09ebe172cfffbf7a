"""The command itself: help, version, mistakes, both ways to start it."""

import re
import subprocess
import sys

import pytest

import gosux
from gosux.cli import GROUPS
from tests.commands.run import mistake, run


def test_the_help_names_every_command_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "--help")
    assert output.code == 0
    groups = [line for line in output.out.splitlines() if line.endswith(":") and not line.startswith(" ")]
    assert groups == ["Options:", "Play:", "Look up:", "Positions, saves and replays:", "Laboratory:", "Shell:"]
    listed = re.findall(r"^  ([a-z]+) ", output.out, re.MULTILINE)
    commands = {command.__name__ for commands in GROUPS.values() for command in commands}
    assert sorted(listed) == sorted({*commands, "puzzles", "admin"})
    assert "Exit codes: 0 done" in output.out


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys).out.strip() == run(capsys, "--help").out.strip()


def test_the_version_and_the_core_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "--version")
    core = "compiled" if gosux.compiled else "plain Python"
    assert (output.code, output.out) == (0, f"gosux {gosux.__version__} ({core})\n")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "No such command 'frobnicate'"),
        (["check"], "Missing argument"),
        (["check", "--colour", "file"], "No such option"),
        (["check", "--langs", "fr", "file"], "No such option: --langs; there is --lang"),
        (["bench", "--lang", "de"], "--lang may be 'en', 'fr', not 'de'"),
        (["bench", "--lang"], "--lang needs a value"),
        (["bench", "--json=1"], "--json takes no value"),
        (["check", "a", "b", "c"], "too many arguments: b c"),
        (["simulate", "--games", "many"], "--games needs a whole number"),
        (["bench", "--seconds", "long"], "--seconds needs a number"),
        (["bench", "--seconds", "0"], "--seconds is at least 0.1"),
        (["bench", "--seconds", "601"], "--seconds is at most 600"),
        (["serve", "--behind-proxy", "proxy.example"], "'proxy.example' is no address such as 192.0.2.1"),
        (["check", "/nowhere"], "/nowhere: cannot be read: No such file or directory"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in mistake(capsys, *arguments)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["frobnicate"], "aucune commande ne s'appelle « frobnicate » ; gosux --help en donne la liste"),
        (["check"], "il manque l'argument « file »"),
        (["check", "--colour", "file"], "aucune option ne s'appelle --colour"),
        (["check", "--pakc", "a", "file"], "aucune option ne s'appelle --pakc ; il y a --pack"),
        (["bench", "--json=1"], "--json ne prend pas de valeur"),
        (["check", "a", "b", "c"], "il y a trop d'arguments : b c"),
        (["serve", "--port", "70000"], "--port vaut au plus 65535"),
        (["simulate", "--games", "beaucoup"], "--games demande un nombre entier"),
        (["bench", "--seconds", "longtemps"], "--seconds demande un nombre"),
        (["bench", "--seconds", "0"], "--seconds vaut au moins 0.1"),
        (["bench", "--seconds", "601"], "--seconds vaut au plus 600"),
    ],
)
def test_wrong_arguments_are_told_in_french(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert mistake(capsys, *arguments, "--lang", "fr") == sentence


def test_python_can_run_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "gosux", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("gosux: Missing argument")
    assert "Traceback" not in done.stderr
