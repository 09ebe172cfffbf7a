"""The examples of docs/api.md do what stands there; they and those of the README are typed."""

import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest

import gosux
from tests.test_readme import BLOCK as PYTHON
from tests.test_readme import README

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "api.md"
BLOCK = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[doctest.Example]:
    """All examples of the page, with the lines they stand on."""
    text = PAGE.read_text(encoding="utf-8")
    found: list[doctest.Example] = []
    for block in BLOCK.finditer(text):
        for example in doctest.DocTestParser().get_examples(block[1]):
            example.lineno += text[: block.start(1)].count("\n")
            found.append(example)
    assert len(found) > 30
    return found


def test_every_example_gives_what_stands_there() -> None:
    test = doctest.DocTest(examples(), {}, PAGE.name, str(PAGE), 0, None)
    said: list[str] = []
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(test, out=said.append)
    assert outcome.failed == 0, "".join(said)


@pytest.mark.slow
@pytest.mark.parametrize("document", [PAGE, README], ids=lambda path: path.name)
def test_every_example_is_typed(tmp_path: Path, document: Path) -> None:
    program = tmp_path / "examples.py"
    if document == PAGE:
        sources = [example.source for example in examples()]
    else:
        sources = PYTHON.findall(README.read_text(encoding="utf-8"))
    program.write_text("".join(sources), encoding="utf-8")
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", f"--cache-dir={tmp_path}", str(program)],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert checked.returncode == 0, checked.stdout


def test_every_public_name_is_mentioned() -> None:
    words = set(re.findall(r"\w+", PAGE.read_text(encoding="utf-8")))
    assert set(gosux.__all__) - words == set()
