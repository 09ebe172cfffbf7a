"""The reference of the library has every module that documents import, and its functions say what they do."""

import ast
import re
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ENTRIES = re.findall(r"^::: (\S+)$", (ROOT / "docs" / "reference.md").read_text(encoding="utf-8"), re.MULTILINE)
IMPORT = re.compile(r"^(?:>>> |\.\.\. )?\s*(?:from (gosux[.\w]*) import|import (gosux[.\w]*))", re.MULTILINE)
CODE = re.compile(r"^```py\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def imported(text: str) -> set[str]:
    return {one or other for block in CODE.findall(text) for one, other in IMPORT.findall(block)}


def source(module: str) -> Path:
    place = ROOT.joinpath("src", *module.split("."))
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def test_what_documents_import_is_in_the_reference() -> None:
    found = {module for path in ROOT.glob("docs/*.md") for module in imported(path.read_text(encoding="utf-8"))}
    assert len(found) > 10
    assert found - set(ENTRIES) == set()


def test_imports_are_found_in_all_kinds_of_blocks() -> None:
    session = "```pycon\n>>> from gosux.text import Words\n```\n"
    program = "```python\nimport gosux\nfrom gosux.bots import Bot\n```\n"
    assert imported(session + "and\n" + program) == {"gosux", "gosux.text", "gosux.bots"}


@pytest.mark.parametrize("module", ENTRIES)
def test_everything_public_in_the_reference_says_what_it_does(module: str) -> None:
    assert find_spec(module.partition(".")[0]) and source(module).exists()
    tree = ast.parse(source(module).read_text(encoding="utf-8"))
    silent = [name for name, node in public(tree) if not ast.get_docstring(node)]
    assert ast.get_docstring(tree) and silent == []


def public(node: ast.Module | ast.ClassDef, before: str = "") -> list[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    found: list[tuple[str, ast.FunctionDef | ast.ClassDef]] = []
    for one in node.body:
        if isinstance(one, ast.FunctionDef | ast.ClassDef) and not one.name.startswith("_"):
            found.append((before + one.name, one))
            if isinstance(one, ast.ClassDef):
                found += public(one, f"{before}{one.name}.")
    return found
