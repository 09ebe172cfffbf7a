"""Building a small project with the recipe of this one: compiled where possible, plain where not, and saying so."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from gosux import _stamp
from tests.recipe import HERE, missing_tool

SUFFIX = EXTENSION_SUFFIXES[0]
COPIED = ("setup.py", "pyproject.toml", "README.md", "LICENSE", "THIRD_PARTY.md", "scripts/build_core.py",
          "src/gosux/_core.py", "src/gosux/_stamp.py", "src/gosux/_version.py")  # fmt: skip
LACK = missing_tool()
can_compile = pytest.mark.skipif(LACK is not None, reason=f"the core cannot be compiled here: {LACK}")
no_compiler = {"CC": "/nowhere/cc"}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The recipe, and a core of two modules."""
    for name in COPIED:
        target = tmp_path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / name, target)
    root = tmp_path / "src" / "gosux"
    for package in _stamp.PACKAGES:
        (root / package).mkdir()
        (root / package / "__init__.py").touch()
    (root / "__init__.py").write_text("from gosux import _core as _core\n")
    (root / "model" / "dice.py").write_text("def sides() -> int:\n    return 6\n")
    (root / "rules" / "turn.py").write_text("from gosux.model.dice import sides\n\nTWICE = 2 * sides()\n")
    return tmp_path


def run(project: Path, *command: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the project, with nothing of ours in the environment but what is given."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith(("GOSUX_", "PYTHONPATH"))}
    return subprocess.run(
        [sys.executable, *command],
        cwd=project,
        env=outside | {"PYTHONPATH": str(project / "src")} | environment,
        capture_output=True,
        text=True,
    )


def build_wheel(project: Path, **environment: str) -> tuple[subprocess.CompletedProcess[str], list[Path]]:
    result = run(project, "setup.py", "-q", "bdist_wheel", **environment)
    return result, list(project.glob("dist/*.whl"))


def assert_plain(wheels: list[Path]) -> None:
    (wheel,) = wheels
    assert wheel.name.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert "gosux/model/dice.py" in names
    assert not [name for name in names if name.endswith((SUFFIX, _stamp.FILE))]


def which_core(project: Path) -> str:
    """Which core is imported, the file its modules come from, and what they say; or why it is refused."""
    code = "import gosux; from gosux.rules import turn; print(gosux._core.compiled, turn.__file__, turn.TWICE)"
    result = run(project, "-c", code)
    return result.stdout.replace(str(project), "").strip() or result.stderr.splitlines()[-1]


def test_without_a_c_compiler_a_wheel_is_plain_and_says_so(project: Path) -> None:
    result, wheels = build_wheel(project, **no_compiler)
    assert "gosux: no working C compiler was found; gosux is built as plain Python\n" in result.stderr
    assert_plain(wheels)


def test_a_wheel_can_be_asked_to_be_plain_and_takes_no_compiled_file_along(project: Path) -> None:
    for name in ("model/dice", f"../{_stamp.LIBRARY}"):
        (project / "src" / "gosux" / f"{name}{SUFFIX}").touch()
    _stamp.write(str(project / "src" / "gosux"), "test")
    result, wheels = build_wheel(project, GOSUX_COMPILE="0")
    assert "gosux is built as plain Python" not in result.stderr
    assert_plain(wheels)


def test_a_wheel_holds_no_module_that_is_gone(project: Path) -> None:
    build_wheel(project, GOSUX_COMPILE="0")
    (project / "src" / "gosux" / "rules" / "turn.py").unlink()
    _, (wheel,) = build_wheel(project, GOSUX_COMPILE="0")
    names = zipfile.ZipFile(wheel).namelist()
    assert "gosux/model/dice.py" in names
    assert "gosux/rules/turn.py" not in names


def test_a_wheel_that_must_be_compiled_fails_without_a_c_compiler(project: Path) -> None:
    result, wheels = build_wheel(project, GOSUX_COMPILE="1", **no_compiler)
    assert result.returncode != 0
    assert result.stderr.endswith("gosux: no working C compiler was found\n")
    assert wheels == []


@can_compile
def test_a_core_that_does_not_compile_leaves_a_plain_wheel(project: Path) -> None:
    (project / "src" / "gosux" / "model" / "dice.py").write_text("def sides() -> int:\n    return 'six'\n")
    result, wheels = build_wheel(project)
    assert 'Incompatible return value type (got "str", expected "int")' in result.stdout + result.stderr
    assert "gosux: the core could not be compiled, see above; gosux is built as plain Python\n" in result.stderr
    assert_plain(wheels)


@can_compile
def test_a_wheel_is_compiled_where_that_is_possible(project: Path) -> None:
    result, (wheel,) = build_wheel(project)
    assert result.returncode == 0, result.stderr
    assert not wheel.name.endswith("-any.whl")
    names = set(zipfile.ZipFile(wheel).namelist())
    stamped = {f"gosux/{_stamp.FILE}", f"{_stamp.LIBRARY}{SUFFIX}"}
    assert stamped | {f"gosux/model/dice{SUFFIX}", f"gosux/rules/turn{SUFFIX}", "gosux/model/dice.py"} <= names
    assert not [name for name in names if name.endswith(".c")]


@can_compile
def test_the_core_is_compiled_in_place_once_and_again_when_a_source_changes(project: Path) -> None:
    first = run(project, "scripts/build_core.py")
    assert first.stdout.startswith("compiled core: not compiled yet; compiling 2 modules, once, "), first.stderr
    assert which_core(project) == f"True /src/gosux/rules/turn{SUFFIX} 12"
    assert run(project, "scripts/build_core.py").stdout == "compiled core: up to date (2 modules)\n"

    (project / "src" / "gosux" / "model" / "dice.py").write_text("def sides() -> int:\n    return 8\n")
    assert "model/dice.py has changed" in which_core(project)
    again = run(project, "scripts/build_core.py")
    assert again.stdout.startswith("compiled core: model/dice.py has changed; compiling 2 modules, once, ")
    assert which_core(project) == f"True /src/gosux/rules/turn{SUFFIX} 16"

    run(project, "scripts/build_core.py", "--clean")
    assert which_core(project) == "False /src/gosux/rules/turn.py 16"
    assert not list((project / "src").rglob(f"*{SUFFIX}"))


def test_without_a_c_compiler_the_core_stays_plain_and_old_compiled_files_go(project: Path) -> None:
    (project / "src" / "gosux" / "model" / f"dice{SUFFIX}").touch()
    result = run(project, "scripts/build_core.py", **no_compiler)
    assert (result.returncode, result.stdout) == (
        0,
        "compiled core: no working C compiler was found; gosux runs as plain Python\n",
    )
    assert which_core(project) == "False /src/gosux/rules/turn.py 12"


@can_compile
def test_a_core_that_does_not_compile_in_place_is_an_error_and_stays_plain(project: Path) -> None:
    (project / "src" / "gosux" / "model" / "dice.py").write_text("def sides() -> int:\n    return sides(1)\n")
    result = run(project, "scripts/build_core.py")
    assert result.returncode == 1
    assert 'Too many arguments for "sides"' in result.stderr
    assert result.stderr.endswith("compiled core: compiling failed, see above; gosux runs as plain Python\n")
    assert _stamp.compiled_files(str(project / "src" / "gosux")) == []
