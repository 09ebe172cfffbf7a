"""Golden files: texts that a person has read, kept so that every change of them shows in a diff."""

import difflib
import os
from pathlib import Path


def check_golden(path: Path, text: str) -> None:
    """Compare a text with its golden file; with GOSUX_GOLDEN=write (``make golden``) write it anew instead."""
    if os.environ.get("GOSUX_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    assert path.exists(), f"{path.name} is missing: run `make golden`, read the file, and commit it"
    golden = path.read_text(encoding="utf-8")
    if text != golden:
        difference = difflib.unified_diff(golden.splitlines(), text.splitlines(), "golden", "now", lineterm="", n=1)
        raise AssertionError(f"{path.name} has changed; if this is meant, run `make golden`:\n" + "\n".join(difference))
