"""``gosux completion``, and what a shell is answered."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gosux.commands.completion import ASKED
from tests.commands.run import run

BASH = shutil.which("bash")


def offered(words: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What bash is offered for the last word of a line."""
    monkeypatch.setenv(ASKED, "complete_bash")
    monkeypatch.setenv("COMP_WORDS", words)
    monkeypatch.setenv("COMP_CWORD", str(len(words.split(" ")) - 1))
    return run(capsys).out.split()


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("gosux re", ["replay", "review"]),
        ("gosux cards sat", ["sati"]),
        ("gosux rules X13", ["X13"]),
        ("gosux rules X5.3", ["X5.3a", "X5.3b"]),
        ("gosux play --ruleset gosu-x-", ["gosu-x-quick"]),
        ("gosux play --opponent im", ["immortal"]),
        ("gosux arena recruit ba", ["bakuto"]),
        ("gosux simulate --bots oz", ["ozeki"]),
        ("gosux simulate --ga", ["--games"]),
        ("gosux check --lang f", ["fr"]),
    ],
)
def test_commands_options_and_names_are_offered(
    words: str, expected: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert offered(words, capsys, monkeypatch) == expected


@pytest.mark.parametrize(("shell", "begins"), [
    ("bash", "_gosux_completion() {"), ("zsh", "#compdef gosux"), ("fish", "complete --command gosux"),
])  # fmt: skip
def test_every_shell_has_a_script(shell: str, begins: str, capsys: pytest.CaptureFixture[str]) -> None:
    output = run(capsys, "completion", shell)
    assert (output.code, output.err) == (0, "")
    assert output.out.startswith(begins) and ASKED in output.out


@pytest.mark.skipif(BASH is None, reason="there is no bash")
def test_bash_completes(tmp_path: Path) -> None:
    (tmp_path / "gosux").write_text(f'#!/bin/sh\nexec {sys.executable} -m gosux "$@"\n')
    (tmp_path / "gosux").chmod(0o755)
    script = 'eval "$(gosux completion bash)"; COMP_WORDS=(gosux simu); COMP_CWORD=1; _gosux_completion gosux'
    environment = os.environ | {"PATH": f"{tmp_path}:{os.environ['PATH']}"}
    done = subprocess.run(
        [str(BASH), "-c", f'{script}; echo "$COMPREPLY"'], env=environment, capture_output=True, text=True
    )
    assert done.stdout.strip() == "simulate"
