"""Creates .venv and installs gosux into it, if the requested extras are not installed yet.

    python3 scripts/setup_venv.py [play] [dev] [bench] [compile] [data] [docs] [lab] [notebooks] [ray]

A file in .venv holds a hash of the files that define what to install; timestamps are not used. Extras installed before
are kept. Compiling is done by scripts/build_core.py, not here. Needs only Python.
"""

import hashlib
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
VENV = HERE / ".venv"
PYTHON = VENV / "bin" / "python"
NOTE = VENV / "gosux-setup.json"


def main() -> int:
    note = read_note()
    usable = note.get("place") == str(VENV) and works()
    extras = set(sys.argv[1:]) | (set(note.get("extras", [])) if usable else set())
    wanted = {"place": str(VENV), "extras": sorted(extras), "key": key()}
    if usable and note == wanted:
        return 0
    if not usable:
        print(f"making .venv with Python {sys.version_info.major}.{sys.version_info.minor} ...", flush=True)
        shutil.rmtree(VENV, ignore_errors=True)
        if subprocess.run([sys.executable, "-m", "venv", VENV]).returncode:
            print("making .venv failed, see above", file=sys.stderr)
            return 1
    NOTE.unlink(missing_ok=True)
    print(f"installing gosux{' with ' + ', '.join(sorted(extras)) if extras else ''} ...", flush=True)
    target = f".[{','.join(sorted(extras))}]" if extras else "."
    # The build backend is pinned and installed first, so that pip fetches nothing unpinned.
    if pip("setuptools") or pip("--no-build-isolation", "--editable", target):
        print("installing failed, see above", file=sys.stderr)
        if usable and note["key"] == wanted["key"]:
            write_note(note)  # a part more was wanted; the others are still there, to play without a network
        return 1
    write_note(wanted)
    return 0


def key() -> str:
    """A hash of all that says what is installed."""
    digest = hashlib.sha256()
    for name in ("pyproject.toml", "constraints.txt"):
        digest.update((HERE / name).read_bytes())
    return digest.hexdigest()


def read_note() -> dict[str, Any]:
    try:
        note = json.loads(NOTE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return note if isinstance(note, dict) else {}


def write_note(note: dict[str, Any]) -> None:
    NOTE.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")


def works() -> bool:
    """Whether the Python in .venv still runs; it does not when the one it was made from is gone."""
    return PYTHON.exists() and subprocess.run([PYTHON, "-c", ""], capture_output=True).returncode == 0


def pip(*arguments: str) -> int:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "install", "-qq", "-c", "constraints.txt"]
    return subprocess.run([*command, *arguments], cwd=HERE, env=os.environ | {"GOSUX_COMPILE": "0"}).returncode


if __name__ == "__main__":
    sys.exit(main())
