"""Python for the browser: Pyodide, from the npm package ``pyodide``, and the compiled part of Pydantic for it."""

import json
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

from gosux.site.mistakes import CannotWriteSite

CORE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip")
LOCK = "pyodide-lock.json"
COMPILED = "pydantic_core"
# Of the npm package in a checkout: `scripts/build_page.py` installs the version that web/package.json names.
USUAL = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"


def runtime_files(pyodide: Path) -> dict[str, bytes]:
    """The files of Pyodide itself. Raises CannotWriteSite."""
    missing = [name for name in (*CORE, LOCK) if not (pyodide / name).is_file()]
    if missing:
        raise CannotWriteSite("site-no-pyodide", {"file": str(pyodide / missing[0])})
    files = {name: (pyodide / name).read_bytes() for name in CORE}
    # Of the packages that could be loaded from elsewhere, none is: their list stays empty.
    files[LOCK] = json.dumps({"info": lock_info(pyodide), "packages": {}}).encode()
    return files


def compiled_wheel(pyodide: Path) -> Path:
    """The wheel of pydantic_core for this Pyodide, in the version that is installed here. It is kept beside Pyodide,
    and downloaded if it is not there. Raises CannotWriteSite."""
    info = lock_info(pyodide)
    python = "".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    wheel = pyodide / f"{COMPILED}-{version(COMPILED)}-cp{python}-cp{python}-{platform}.whl"
    if not wheel.exists():
        done = subprocess.run(
            [
                sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet", "--no-deps",
                "--only-binary=:all:", "--platform", platform, "--implementation", "cp", "--python-version", python,
                "--abi", f"cp{python}", "--dest", str(pyodide), f"{COMPILED}=={version(COMPILED)}",
            ],
            capture_output=True,
            text=True,
        )  # fmt: skip
        if done.returncode or not wheel.exists():
            why = done.stderr.strip().splitlines()[-1:] or [""]
            raise CannotWriteSite("site-no-wheel", {"file": wheel.name, "why": why[0]})
    return wheel


def lock_info(pyodide: Path) -> dict[str, str]:
    info: dict[str, str] = json.loads((pyodide / LOCK).read_text(encoding="utf-8"))["info"]
    return info
