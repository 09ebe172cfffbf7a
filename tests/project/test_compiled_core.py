"""Which core is imported: compiled files only if they belong to the sources beside them (gosux._core).

The compiled files here are empty: they show what would be imported without taking the time to compile.
"""

import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from gosux import _stamp

PACKAGE = Path(_stamp.__file__).parent
SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A package gosux with a core of two modules, and a compiled file for each."""
    root = tmp_path / "gosux"
    for package in _stamp.PACKAGES:
        (root / package).mkdir(parents=True)
        (root / package / "__init__.py").touch()
    for name in ("_core.py", "_stamp.py"):
        shutil.copy(PACKAGE / name, root)
    (root / "__init__.py").write_text("from gosux import _core as _core\n")
    (root / "model" / "dice.py").write_text("SIDES = 6\n")
    (root / "rules" / "turn.py").write_text("from gosux.model.dice import SIDES\n")
    for name in ("model/dice", "rules/turn", f"../{_stamp.LIBRARY}"):
        (root / f"{name}{SUFFIX}").touch()
    _stamp.write(str(root), "test")
    return root


def run(root: Path, code: str, pure: str = "") -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(root.parent), "GOSUX_PURE": pure}
    return subprocess.run(
        [sys.executable, "-c", f"import gosux\n{code}"], env=environment, capture_output=True, text=True
    )


def assert_refused(root: Path, reason: str) -> None:
    result = run(root, "")
    message = result.stderr.splitlines()[-1]
    assert message.startswith("ImportError: the compiled core of gosux does not belong to its sources")
    assert f"({reason})" in message
    assert "make compiled" in message
    assert "make clean" in message
    assert "GOSUX_PURE=1" in message


def test_compiled_files_that_belong_to_the_sources_are_used(root: Path) -> None:
    result = run(root, "print(gosux._core.compiled)\nimport gosux.model.dice")
    assert result.stdout == "True\n"
    assert f"dice{SUFFIX}" in result.stderr  # it is empty, so loading it fails: it was chosen


def test_touching_a_source_is_not_a_change(root: Path) -> None:
    os.utime(root / "model" / "dice.py", (0, 0))
    assert run(root, "print(gosux._core.compiled)").stdout == "True\n"


def test_a_changed_source_is_refused(root: Path) -> None:
    (root / "model" / "dice.py").write_text("SIDES = 8\n")
    assert_refused(root, "model/dice.py has changed")


def test_a_changed_package_file_is_refused(root: Path) -> None:
    (root / "rules" / "__init__.py").write_text("SONG = 1\n")
    assert_refused(root, "rules/__init__.py has changed")


def test_a_new_source_is_refused(root: Path) -> None:
    (root / "effects" / "draw.py").touch()
    assert_refused(root, "effects/draw.py is new")


def test_a_lost_source_is_refused(root: Path) -> None:
    (root / "rules" / "turn.py").unlink()
    assert_refused(root, "rules/turn.py is gone")


def test_a_missing_stamp_is_refused(root: Path) -> None:
    (root / _stamp.FILE).unlink()
    assert_refused(root, f"{_stamp.FILE} is missing")


@pytest.mark.parametrize("text", ["", "[]", "{}", '{"sources": 1, "compiled": 2, "built_with": 3}'])
def test_a_damaged_stamp_is_refused(root: Path, text: str) -> None:
    (root / _stamp.FILE).write_text(text)
    assert_refused(root, f"{_stamp.FILE} is damaged")


@pytest.mark.parametrize("lost", [f"model/dice{SUFFIX}", f"../{_stamp.LIBRARY}{SUFFIX}"])
def test_half_a_compiled_core_is_refused(root: Path, lost: str) -> None:
    (root / lost).unlink()
    assert_refused(root, "some compiled files are missing or foreign")


def test_without_compiled_files_the_sources_are_used(root: Path) -> None:
    for name in _stamp.compiled_files(str(root)):
        (root / name).unlink()
    result = run(root, "import gosux.rules.turn\nprint(gosux._core.compiled, gosux.rules.turn.SIDES)")
    assert result.stdout == "False 6\n"


def test_compiled_files_of_another_python_are_ignored(root: Path) -> None:
    for name in _stamp.compiled_files(str(root)):
        (root / name).rename(root / name.replace(SUFFIX, ".cpython-30-other.so"))
    (root / "model" / "dice.py").write_text("SIDES = 8\n")
    result = run(root, "import gosux.rules.turn\nprint(gosux._core.compiled, gosux.rules.turn.SIDES)")
    assert result.stdout == "False 8\n"


def test_pure_imports_the_sources_whatever_lies_beside_them(root: Path) -> None:
    (root / "model" / "dice.py").write_text("SIDES = 8\n")
    result = run(root, "import gosux.rules.turn\nprint(gosux._core.compiled, gosux.rules.turn.SIDES)", pure="1")
    assert result.stdout == "False 8\n"


def test_pure_does_not_find_a_module_whose_source_is_gone(root: Path) -> None:
    (root / "model" / "dice.py").unlink()
    result = run(root, "import gosux.rules.turn", pure="1")
    assert result.stderr.splitlines()[-1] == "ModuleNotFoundError: No module named 'gosux.model.dice'"


def test_pure_0_is_not_pure(root: Path) -> None:
    assert run(root, "print(gosux._core.compiled)", pure="0").stdout == "True\n"
