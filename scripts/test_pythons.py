"""Runs scenes, golden games and commands on every other Python that is installed.

    python3 scripts/test_pythons.py            all of python3.11 to python3.14 but the one of .venv
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
TESTS = ["tests/rules", "tests/cards", "tests/gosu", "tests/quick", "tests/golden", "tests/commands"]

TOOLS = ["hypothesis", "packaging", "pytest", "pytest-xdist"]


def main() -> int:
    pythons = sys.argv[1:] or others()
    if not pythons:
        print(f"other Pythons: none of {', '.join(NAMES)} is installed beside the one of .venv")
    return max([tested(python) for python in pythons], default=0)


def others() -> list[str]:
    """Those of another version than .venv."""
    used = version(str(HERE / ".venv" / "bin" / "python"))
    return [name for name in NAMES if shutil.which(name) and version(name) != used]


def version(python: str) -> str:
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
