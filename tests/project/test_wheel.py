"""A wheel as a stranger gets it: installed into an empty environment, with neither a compiler nor Node at hand."""

import json
import os
import re
import signal
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tests.recipe import HERE, missing_tool

EXAMPLES = HERE / "examples"
OURS = ("GOSUX_", "PYTHON")
BUILDING, STEP = 1200, 300  # seconds, on a busy machine

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(missing_tool() is not None, reason="the core cannot be compiled here"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As ``python -m build`` makes it: a source archive, and from that a wheel."""
    folder = tmp_path_factory.mktemp("dist")
    outside = {name: value for name, value in os.environ.items() if not name.startswith(OURS)}
    command = [sys.executable, "-m", "build", "--outdir", str(folder)]
    done = subprocess.run(
        command, cwd=HERE, env=outside | {"GOSUX_COMPILE": "1"}, capture_output=True, text=True, timeout=BUILDING
    )
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
    (source,) = folder.glob("*.tar.gz")
    with tarfile.open(source) as archive:
        assert [name for name in archive.getnames() if name.endswith("server/page/index.html")]
    (built,) = folder.glob("*.whl")
    return built


class Environment:
    """An empty environment: nothing is found but what is installed into it."""

    def __init__(self, folder: Path) -> None:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        self.bin = folder / "bin"
        self.home = folder

    def variables(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "LANG"))}
        return kept | {"PATH": str(self.bin), "HOME": str(self.home)}

    def install(self, wheel: Path, *extras: str) -> None:
        target = f"{wheel}[{','.join(extras)}]" if extras else str(wheel)
        pip = [str(self.bin / "python"), "-m", "pip", "--disable-pip-version-check", "install", "-q"]
        subprocess.run(
            [*pip, "-c", str(HERE / "constraints.txt"), target],
            env={**os.environ, "PATH": str(self.bin)}, check=True, timeout=STEP,
        )  # fmt: skip

    def run(self, *command: object) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(self.bin / str(command[0])), *[str(part) for part in command[1:]]],
            cwd=self.home, env=self.variables(), capture_output=True, text=True, timeout=STEP,
        )  # fmt: skip

    def prints(self, *command: object) -> str:
        done = self.run(*command)
        assert done.returncode == 0, done.stderr
        return done.stdout


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    made = Environment(tmp_path_factory.mktemp("empty") / "venv")
    made.install(wheel)
    return made


def test_the_wheel_holds_the_compiled_engine_and_the_page(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert f"gosux/rules/turn{EXTENSION_SUFFIXES[0]}" in names
    assert "gosux/server/page/index.html" in names and "gosux/text/locales/fr/events.ftl" in names
    assert not [name for name in names if name.startswith(("web/", "tests/")) or name.endswith(".c")]


def test_without_extras_the_engine_runs_and_the_rest_says_what_it_needs(environment: Environment) -> None:
    assert "(compiled)" in environment.prints("gosux", "--version")
    assert json.loads(environment.prints("gosux", "simulate", "--games", 20, "--seed", 7, "--json"))["games"] == 20
    assert environment.prints("gosux", "cards", "sati", "--lang", "fr").startswith("Sati")
    installed = environment.prints("python", "-m", "pip", "list", "--format", "freeze").lower()
    assert "sqlalchemy" not in installed and "textual" not in installed
    for command, extra in ((["play"], "server"), (["site", "folder"], "server"), (["arena", "recruit", "troop",
                           "--pairs", "1", "--out", "games.jsonl"], "results")):  # fmt: skip
        done = environment.run("gosux", *command)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.endswith(f'pip install "gosux[{extra}]"\n') and done.stderr.count("\n") == 1


def test_the_browser_client_is_served(wheel: Path, environment: Environment) -> None:
    environment.install(wheel, "play")
    command = [str(environment.bin / "gosux"), "play"]
    with subprocess.Popen(command, env=environment.variables(), stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = next(word for word in server.stdout.readline().split() if word.startswith("http://"))
        with urllib.request.urlopen(address) as page:
            assert b"<html" in page.read()
        with urllib.request.urlopen(f"{address}api/alive") as answer:
            assert json.load(answer)["compiled"] is True
        server.send_signal(signal.SIGINT)
        server.wait(STEP)
    assert environment.run("python", "-c", "import gosux.tui.app").returncode == 0


def test_the_examples_run(wheel: Path, environment: Environment) -> None:
    environment.install(wheel, "pettingzoo", "openspiel")
    pack = EXAMPLES / "embers.py"
    assert "gosu-x+embers" in environment.prints("gosux", "simulate", "--games", 2, "--pack", pack)
    engine = f"engine:{environment.bin / 'python'} {EXAMPLES / 'engine.py'}"
    assert environment.prints("gosux", "arena", "random", engine, "--pairs", 1, "--seed", 1)
    for name in ("gymnasium_random", "pettingzoo_random", "speed", "openspiel_ismcts"):
        assert environment.prints("python", EXAMPLES / f"{name}.py")


def test_the_laboratory_leads_to_a_trained_net_and_a_plot(wheel: Path, tmp_path: Path) -> None:
    """The lines of docs/learner.md, with a training of two updates instead of three minutes."""
    document = (HERE / "docs" / "learner.md").read_text(encoding="utf-8").partition("## In ten lines")[2]
    (install,) = re.findall(r'pip install "gosux\[(\w+)\]"', document.partition("```python")[0])
    (lines,) = re.findall(r"```python\n(.*?)```", document, re.DOTALL)
    assert len(lines.splitlines()) + 1 <= 10
    assert (EXAMPLES / "learner.py").read_text(encoding="utf-8").endswith(lines)
    stranger = Environment(tmp_path / "venv")
    stranger.install(wheel)
    done = stranger.run("python", "-m", "gosux.learner", "net.pt")
    assert done.returncode and 'pip install "gosux[lab]"' in done.stderr
    stranger.install(wheel, install)
    short = lines.replace("minutes=3", 'updates=2, games=32, measure_every=2, rivals=["recruit"]')
    assert short != lines
    stranger.prints("python", "-c", short)
    assert (stranger.home / "curve.png").read_bytes().startswith(b"\x89PNG")
    engine = f"engine:{stranger.bin / 'python'} -m gosux.learner.engine {stranger.home / 'net.pt'}"
    assert stranger.prints("gosux", "arena", "random", engine, "--pairs", 1, "--draft", "--seed", 1)
