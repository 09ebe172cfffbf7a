"""The command itself: help, version, mistakes, both ways to start it."""

import subprocess
import sys

import pytest

import gosux
from tests.commands.run import mistake, run


def test_the_help_names_every_command_and_nothing_else(capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "--help")
    assert output.code == 0
    for command in ("simulate", "replay", "check", "bench"):
        assert f"\n  {command} " in output.out
    assert "completion" not in output.out


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
        (["bench", "--lang", "de"], "Invalid value for '--lang'"),
        (["check", "/nowhere"], "/nowhere: cannot be read: No such file or directory"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert sentence in mistake(capsys, *arguments)


def test_python_can_run_the_package() -> None:
    done = subprocess.run([sys.executable, "-m", "gosux", "check"], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("gosux: Missing argument")
    assert "Traceback" not in done.stderr
