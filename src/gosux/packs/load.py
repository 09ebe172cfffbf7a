"""Finds packs: installed ones by name, others by file. Only the user names them, never a file that is read."""

import importlib.util
import sys
from importlib.metadata import entry_points
from pathlib import Path

from gosux.packs.pack import Pack, PackError, with_pack
from gosux.packs.words import check_words
from gosux.rules.registry import add_ruleset, forget_ruleset, ruleset

GROUP = "gosux.packs"
"""The group of entry points by which an installed package names its pack."""


def load_pack(source: str) -> Pack:
    """The pack of that name, or in that file (``….py``). Raises PackError."""
    found = _from_file(Path(source)) if source.endswith(".py") else _installed(source)
    if not isinstance(found, Pack):
        raise PackError("pack-missing", {"pack": source})
    return found


def _installed(name: str) -> object:
    known = {point.name: point for point in entry_points(group=GROUP)}
    if name not in known:
        raise PackError("pack-not-installed", {"pack": name, "known": [*(sorted(known) or ["-"])]})
    try:
        return known[name].load()
    except Exception as error:  # any error in foreign code becomes one line
        raise PackError("pack-failed", {"pack": name, "why": _why(error)}) from error


def _from_file(path: Path) -> object:
    if not path.is_file():
        raise PackError("pack-no-file", {"file": str(path)})
    name = f"gosux_pack_{path.stem.replace('-', '_')}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None, "a path that ends in .py has a loader"
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module  # before it runs: classes look their module up
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        del sys.modules[name]
        raise PackError("pack-failed", {"pack": str(path), "why": _why(error)}) from error
    return getattr(module, "PACK", None)


def _why(error: Exception) -> str:
    where = f" (line {error.lineno})" if isinstance(error, SyntaxError) and error.lineno else ""
    text = error.msg if isinstance(error, SyntaxError) else str(error)
    return f"{type(error).__name__}: {text}{where}"


def use_packs(ruleset_id: str, sources: "list[str]") -> str:
    """Register a game with these packs; returns its id. Raises PackError or UnknownRuleset."""
    rules = ruleset(ruleset_id)
    for source in sources:
        pack = load_pack(source)
        try:
            rules = with_pack(rules, pack)
        except PackError:
            raise
        except ValueError as error:  # what the catalogue refuses
            raise PackError("pack-failed", {"pack": pack.name, "why": str(error)}) from error
        before = add_ruleset(rules)
        try:
            check_words(rules, pack)
        except PackError:
            forget_ruleset(rules.id, before)
            raise
    return rules.id
