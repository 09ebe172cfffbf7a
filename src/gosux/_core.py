"""Decides whether compiled files or sources are imported.

Compiled files that are out of date are refused, because they would hide edits. `GOSUX_PURE=1` in the environment
imports the sources and ignores compiled files.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

from gosux import _stamp


class _SourcesOnly:
    """A finder that sees the sources and no compiled files."""

    prefixes = tuple(f"gosux.{package}." for package in _stamp.PACKAGES)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(self.prefixes):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        # Not None: the next finder would take a compiled file whose source is gone.
        raise ModuleNotFoundError(f"No module named {fullname!r}", name=fullname)


def _choose() -> bool:
    if os.environ.get("GOSUX_PURE", "0") not in ("", "0"):
        sys.meta_path.insert(0, _SourcesOnly())
        return False
    root = os.path.dirname(os.path.abspath(__file__))
    if not _stamp.compiled_files(root):
        return False
    problem = _stamp.mismatch(root)
    if problem is not None:
        raise ImportError(
            f"the compiled core of gosux does not belong to its sources ({problem}): "
            "run `make compiled` to build it again or `make clean` to remove it, or set GOSUX_PURE=1 to do without it"
        )
    return True


compiled: bool = _choose()
"""Whether compiled files are imported."""
