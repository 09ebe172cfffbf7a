"""Builds gosux; with GOSUX_COMPILE=1 in the environment, with its core compiled by mypyc.

Everything else is declared in pyproject.toml. Where the core cannot be compiled, gosux is built as plain Python.
"""

import hashlib
import importlib.util
import os
import sys
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
ROOT = HERE / "src" / "gosux"


def load_stamp() -> Any:
    """The module gosux._stamp, without importing gosux, which may refuse to be imported."""
    spec = importlib.util.spec_from_file_location("gosux_stamp", ROOT / "_stamp.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


stamp = load_stamp()


def tools() -> str:
    """What the core is built with; other tools build it anew."""
    recipe = hashlib.blake2b((HERE / "setup.py").read_bytes(), digest_size=4).hexdigest()
    return f"mypy {version('mypy')}, setup.py {recipe}"


def remove_compiled(root: Path) -> None:
    """Remove the stamp and the compiled files from a package's folder."""
    (root / stamp.FILE).unlink(missing_ok=True)
    for name in stamp.compiled_files(str(root)):
        (root / name).unlink()


class BuildCore(build_ext):
    """Builds all extensions or none, and stamps them with the sources they were built from."""

    def run(self) -> None:
        wheel_root = HERE / self.build_lib / "gosux"  # the tree that becomes the wheel
        wheel_root.mkdir(parents=True, exist_ok=True)
        root = ROOT if self.inplace else wheel_root
        remove_compiled(wheel_root)  # an interrupted build may have left halves
        remove_compiled(root)
        super().run()
        if len(stamp.compiled_files(str(root))) < len(self.extensions):
            remove_compiled(root)
            print("gosux: the core could not be compiled; gosux runs as plain Python", file=sys.stderr)
        elif stamp.hashes(str(root)) != stamp.hashes(str(ROOT)):
            sys.exit(f"gosux: {root} holds other sources than {ROOT}: run `make clean` and build again")
        else:
            stamp.write(str(root), tools())


def core_extensions() -> list[Extension]:
    """The core as C extensions: one shared library and a small entrance for each module."""
    paths = [str((ROOT / name).relative_to(HERE)) for name in stamp.modules(str(ROOT))]
    if not paths:
        return []
    from mypyc.build import mypycify

    extensions: list[Any] = mypycify(paths, group_name=stamp.GROUP, target_dir="build/mypyc")
    for extension in extensions:
        extension.optional = True
    return extensions


def main() -> None:
    arguments: dict[str, Any] = {}
    if os.environ.get("GOSUX_COMPILE", "0") not in ("", "0"):
        if "egg_info" in sys.argv:
            arguments = {"setup_requires": ["mypy>=2.4"]}  # how installers learn what this build needs
        elif not {"dist_info", "sdist"} & set(sys.argv):  # they build nothing: spare them mypyc
            if importlib.util.find_spec("mypyc") is None:
                print("gosux: mypy is not installed; gosux is built as plain Python", file=sys.stderr)
            else:
                os.chdir(HERE)
                arguments = {"ext_modules": core_extensions(), "cmdclass": {"build_ext": BuildCore}}
    setup(**arguments)


if __name__ == "__main__":
    main()
