"""Conversations are tested over all hosts; docs/server.md lists the test modules that are not, with the reason."""

import re
from pathlib import Path

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[1] / "docs" / "server.md"
# By the fixture, or by a fixture of their own.
OVER_ALL_HOSTS = re.compile(r"^def test_\w+\([^)]*\bserving: Serving\b|params=\[OverWebSocket", re.MULTILINE)
ONE_HOST = re.compile(r"\bInMemory\(\)")


def listed(folder: str) -> set[str]:
    """The test modules that a table names."""
    _, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(f"| tests in `{folder}` | why |\n")
    assert rest, folder
    rows = rest.partition("\n\n")[0].splitlines()[1:]
    assert all(row.split("|")[2].strip() for row in rows), "each has a reason"
    return {name for row in rows for name in re.findall(r"`(test_\w+\.py)`", row.split("|")[1])}


def test_every_module_runs_over_all_hosts_or_is_listed() -> None:
    texts = {
        path.name: path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py") if path.name != "test_hosts.py"
    }
    once = {name for name, text in texts.items() if not OVER_ALL_HOSTS.search(text) or ONE_HOST.search(text)}
    assert listed("tests/sessions") == once


def test_every_module_that_needs_a_server_is_listed() -> None:
    assert listed("tests/server") == {path.name for path in (HERE.parent / "server").glob("test_*.py")}
