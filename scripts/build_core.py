"""Compiles the engine in place, if the compiled files are out of date.

    python scripts/build_core.py            build if necessary
    python scripts/build_core.py --clean    remove compiled files

Run it with the Python of .venv. Without a C compiler or Python.h it says so, and gosux runs as plain Python. If
compiling fails, it exits with an error, and gosux runs as plain Python too.
"""

import importlib.util
import os
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(HERE))

import setup as recipe  # noqa: E402

ROOT = str(recipe.ROOT)


def main() -> int:
    if sys.argv[1:] == ["--clean"]:
        recipe.remove_compiled(recipe.ROOT)
        return 0
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    count = len(recipe.stamp.modules(ROOT))
    reason = recipe.stamp.mismatch(ROOT, recipe.tools() if has_mypyc() else None)
    if reason is None:
        print(f"compiled core: up to date ({count} modules)")
        return 0
    if not recipe.stamp.compiled_files(ROOT):
        reason = "not compiled yet"
    recipe.remove_compiled(recipe.ROOT)
    lack = recipe.missing_tool()
    if lack is None and not has_mypyc() and not install_mypyc():
        lack = "mypy could not be installed"
    if lack is not None:
        print(f"compiled core: {lack}; gosux runs as plain Python")
        return 0
    print(f"compiled core: {reason}; compiling {count} modules, once, in about a minute ...", flush=True)
    start = time.monotonic()
    output = build()
    if recipe.stamp.mismatch(ROOT) is not None:
        print(output, file=sys.stderr)
        print("compiled core: compiling failed, see above; gosux runs as plain Python", file=sys.stderr)
        return 1
    print(f"compiled core: compiled in {time.monotonic() - start:.0f} s")
    return 0


def has_mypyc() -> bool:
    importlib.invalidate_caches()
    return importlib.util.find_spec("mypyc") is not None


def install_mypyc() -> bool:
    """Install what compiling needs into .venv: not before, since many players cannot compile or never need to again."""
    command = [sys.executable, str(HERE / "scripts" / "setup_venv.py"), "compile"]
    return subprocess.run(command).returncode == 0 and has_mypyc()


def build() -> str:
    """Run the build; what it printed."""
    result = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=HERE,
        env=os.environ | {"GOSUX_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return result.stdout


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("compiled core: stopped; gosux runs as plain Python")
