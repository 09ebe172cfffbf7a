"""Checks whether the compiled files were built from the sources beside them.

The build (`setup.py`) writes a stamp, `_compiled.json`, with a hash of every source; importing gosux (`_core.py`)
compares it. Timestamps are not used, because a git checkout changes them. A root is the folder of the package
`gosux`; names in the stamp are relative to it. This module depends on nothing else in the package.
"""

import os
from importlib.machinery import EXTENSION_SUFFIXES

PACKAGES = ("model", "effects", "rules", "game", "thinking")
"""The compiled packages. `cards` run once and stay plain Python, as do all `__init__.py` files."""

PLAIN = ("model/events/", "model/messages/mistakes.py", "model/messages/reasons.py", "model/messages/references.py",
         "model/vectors.py",
         "game/explain.py", "game/prompts.py", "game/questions.py", "game/scripts.py", "game/seed.py", "game/table.py",
         "game/unknown_action.py", "game/upgrade.py", "game/validate.py", "game/validate_steps.py")  # fmt: skip
"""Modules that stay plain Python: they are not needed for playing, and compiling them would take time."""

GROUP = "gosux"
LIBRARY = GROUP + "__mypyc"
"""The shared library with all the compiled code; mypyc puts it beside the package."""

FILE = "_compiled.json"


def sources(root: str) -> list[str]:
    """Every source of the compiled packages: `model/state.py`, ..."""
    return [name for name in _files(root) if name.endswith(".py")]


def modules(root: str) -> list[str]:
    """The sources that are compiled."""
    return [name for name in sources(root) if os.path.basename(name) != "__init__.py" and not name.startswith(PLAIN)]


def compiled_files(root: str) -> list[str]:
    """The compiled files this interpreter would import instead of the sources."""
    beside = (f"../{entry}" for entry in os.listdir(os.path.dirname(root)) if entry.startswith(LIBRARY))
    return sorted(name for name in (*_files(root), *beside) if _is_loadable(os.path.basename(name)))


def hashes(root: str) -> dict[str, str]:
    """The hash of each source, by its name."""
    import hashlib  # imported here: not needed without compiled files

    result = {}
    for name in sources(root):
        with open(os.path.join(root, name), "rb") as file:
            result[name] = hashlib.blake2b(file.read(), digest_size=16).hexdigest()
    return result


def write(root: str, built_with: str) -> None:
    """Record that the compiled files in `root` were built from its sources."""
    import json

    stamp = {"built_with": built_with, "compiled": compiled_files(root), "sources": hashes(root)}
    with open(os.path.join(root, FILE), "w", encoding="utf-8") as file:
        json.dump(stamp, file, indent=1)
        file.write("\n")


def mismatch(root: str, built_with: str | None = None) -> str | None:
    """What is wrong with the compiled files, in a few words, or None if they are up to date."""
    import json

    try:
        with open(os.path.join(root, FILE), encoding="utf-8") as file:
            stamp = json.load(file)
        old, compiled, tools = dict(stamp["sources"]), list(stamp["compiled"]), stamp["built_with"]
    except FileNotFoundError:
        return f"{FILE} is missing"
    except (ValueError, KeyError, TypeError):
        return f"{FILE} is damaged"
    new = hashes(root)
    for name in sorted(old.keys() | new.keys()):
        if name not in new:
            return f"{name} is gone"
        if name not in old:
            return f"{name} is new"
        if old[name] != new[name]:
            return f"{name} has changed"
    if compiled != compiled_files(root):
        return "some compiled files are missing or foreign"
    if built_with is not None and built_with != tools:
        return f"it was built with {tools}"
    return None


def _files(root: str) -> list[str]:
    result = []
    for package in PACKAGES:
        for folder, _, names in os.walk(os.path.join(root, package)):
            inside = os.path.relpath(folder, root).replace(os.sep, "/")
            result += [f"{inside}/{name}" for name in names]
    return sorted(result)


def _is_loadable(name: str) -> bool:
    _, dot, suffix = name.partition(".")
    return dot + suffix in EXTENSION_SUFFIXES
