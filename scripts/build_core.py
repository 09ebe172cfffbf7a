"""Compiles the core in place, if the compiled files do not belong to the sources already.

    python scripts/build_core.py            build if need be
    python scripts/build_core.py --clean    remove compiled files

Where there is no C compiler or no Python.h, it says so and leaves plain Python. A core that fails to compile is an
error.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
import time
from importlib.metadata import PackageNotFoundError
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
    if not count:
        print("compiled core: there is nothing to compile")
        return 0
    try:
        tools = recipe.tools()
    except PackageNotFoundError:
        print("compiled core: mypy is missing; `make compiled` installs it", file=sys.stderr)
        return 2
    reason = recipe.stamp.mismatch(ROOT, tools)
    if reason is None:
        print(f"compiled core: up to date ({count} modules)")
        return 0
    if not recipe.stamp.compiled_files(ROOT):
        reason = "not compiled yet"
    recipe.remove_compiled(recipe.ROOT)
    lack = missing_tool()
    if lack is not None:
        print(f"compiled core: {lack}; gosux runs as plain Python")
        return 0
    print(f"compiled core: {reason}; compiling {count} modules ...", flush=True)
    start = time.monotonic()
    output = build()
    if recipe.stamp.mismatch(ROOT, tools) is not None:
        print(output, file=sys.stderr)
        print("compiled core: compiling failed, see above; gosux runs as plain Python", file=sys.stderr)
        return 1
    print(f"compiled core: compiled {count} modules in {time.monotonic() - start:.1f} s")
    return 0


def build() -> str:
    """Run the build; what it printed."""
    command = [sys.executable, "setup.py", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    result = subprocess.run(
        command,
        cwd=HERE,
        env=os.environ | {"GOSUX_COMPILE": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    return result.stdout


def missing_tool() -> str | None:
    """What compiling lacks on this machine, or None."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers (Python.h) were not found"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("int probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder)
        except (CCompilerError, DistutilsError, OSError):
            return "no working C compiler was found"
    return None


if __name__ == "__main__":
    sys.exit(main())
