"""Runs scenes, golden games and commands on every other Python that is installed.

    python3 scripts/test_pythons.py            all of 3.11 to 3.14 but the one of .venv, on PATH or kept by pyenv or uv
    python3 scripts/test_pythons.py PYTHON …   these

Each gets an environment of its own in build/pythons, with the engine as plain Python. Needs only Python.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
NAMES = ("python3.11", "python3.12", "python3.13", "python3.14")
# Where pyenv and uv keep them; the commands of pyenv on PATH run only versions that were chosen.
KEPT = (Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions", Path.home() / ".local/share/uv/python")
TESTS = ["tests/rules", "tests/cards", "tests/gosu", "tests/quick", "tests/golden", "tests/commands"]

TOOLS = ["hypothesis", "packaging", "pytest", "pytest-xdist"]


def main() -> int:
    pythons = sys.argv[1:] or others()
    if not pythons:
        print(f"other Pythons: none of {', '.join(NAMES)} is installed beside the one of .venv")
    return max([tested(python) for python in pythons], default=0)


def others() -> list[str]:
    """One of each other version than that of .venv."""
    found = {version(str(HERE / ".venv" / "bin" / "python")): ""}
    for name in NAMES:
        kept = [str(path) for folder in KEPT for path in sorted(folder.glob(f"*/bin/{name}"))]
        for python in [*([name] if shutil.which(name) else []), *kept]:
            found.setdefault(version(python), python)
    return [python for number, python in found.items() if number and python]


def version(python: str) -> str:
    """Nothing if it does not run."""
    code = "import sys; print('%d.%d' % sys.version_info[:2])"
    return subprocess.run([python, "-c", code], capture_output=True, text=True).stdout.strip()


def tested(python: str) -> int:
    folder = HERE / "build" / "pythons" / version(python)
    inside = str(folder / "bin" / "python")
    environment = os.environ | {"GOSUX_COMPILE": "0", "GOSUX_PURE": "1"}
    install = [inside, "-m", "pip", "--disable-pip-version-check", "install", "-q", "-c", "constraints.txt"]
    test = [inside, "-m", "pytest", "-q", "-m", "not slow", "-n", "2", *TESTS]
    steps = [[python, "-m", "venv", str(folder)], [*install, "setuptools", *TOOLS],
             [*install, "--no-build-isolation", "--editable", ".[play,results]"], test]  # fmt: skip
    print(f"other Pythons: {python} ({version(python)}) ...", flush=True)
    for step in steps:
        if subprocess.run(step, cwd=HERE, env=environment).returncode:
            print(f"other Pythons: failed with {python}, see above", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
