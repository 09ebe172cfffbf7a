"""Libraries that are not installed: one line says which extra brings them."""

import builtins
import importlib.metadata
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from packaging.requirements import Requirement

from gosux.extras import EXTRAS, extra_for
from tests.commands.run import mistake


def required(extra: str) -> Iterator[str]:
    """The libraries of an extra, as the distribution declares them, by the names they are imported by."""
    for text in importlib.metadata.requires("gosux") or []:
        requirement = Requirement(text)
        if requirement.marker and requirement.marker.evaluate({"extra": extra}) and requirement.name != "gosux":
            yield requirement.name.lower().replace("-", "_")


def test_every_library_of_an_extra_is_known() -> None:
    for extra in ("server", "cluster", "terminal", "results", "lab"):
        for library in set(required(extra)) - set(required("")):
            assert EXTRAS[library] in (extra, "results")


@pytest.mark.parametrize(("language", "said"), [
    ("en", 'this needs the library uvicorn: pip install "gosux[server]"'),
    ("fr", 'il manque la bibliothèque uvicorn : pip install "gosux[server]"'),
])  # fmt: skip
def test_a_missing_library_is_told_in_one_line(
    language: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def without_uvicorn(name: str, *rest: Any, **named: Any) -> Any:
        if name == "uvicorn":
            raise ModuleNotFoundError(name, name=name)
        return real(name, *rest, **named)

    monkeypatch.delitem(sys.modules, "uvicorn", raising=False)
    monkeypatch.setattr(builtins, "__import__", without_uvicorn)
    assert mistake(capsys, "serve", "--lang", language) == said


def test_a_module_of_no_extra_is_an_error_of_ours() -> None:
    assert extra_for("gosux.no_such_module") is None and extra_for(None) is None
