"""Builds gosux, with its core compiled by mypyc where a C compiler and Python's headers are found, and with its page.

Everything else is declared in pyproject.toml. GOSUX_COMPILE=0 in the environment builds plain Python, GOSUX_COMPILE=1
makes it an error if the core cannot be compiled. docs/decisions/0007-compiled-core.md tells why it is built this way.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext

HERE = Path(__file__).resolve().parent
ROOT = HERE / "src" / "gosux"

BUILDING = {"bdist_wheel", "build", "build_ext", "install"}
"""The commands that compile. Others build nothing, and an editable install must leave the sources to be edited."""

FAST = ["-fvisibility=hidden", "-flto=auto"]
"""How gcc and clang optimize the modules together, on all cores, without one huge C file."""

CORES = os.cpu_count() or 1


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


def missing_tool() -> str | None:
    """What compiling lacks on this machine, or None."""
    if not (Path(sysconfig.get_path("include")) / "Python.h").exists():
        return "Python's headers (Python.h) were not found"
    return None if compiles([]) else "no working C compiler was found"


def compiles(flags: list[str]) -> bool:
    """Whether a small library can be compiled and linked with these flags."""
    from distutils.ccompiler import new_compiler
    from distutils.errors import CCompilerError, DistutilsError
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("int probe(void) { return 0; }\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            objects = compiler.compile([str(probe)], output_dir=folder, extra_postargs=flags)
            compiler.link_shared_object(objects, str(Path(folder) / "probe.so"), extra_postargs=flags)
        except (CCompilerError, DistutilsError, OSError):
            return False
    return True


def remove_compiled(root: Path) -> None:
    """Remove the stamp and the compiled files from a package's folder."""
    (root / stamp.FILE).unlink(missing_ok=True)
    for name in stamp.compiled_files(str(root)):
        (root / name).unlink()


class BuildCore(build_ext):
    """Builds all extensions or none, and stamps them with the sources they were built from."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or CORES

    def run(self) -> None:
        root = ROOT if self.inplace else HERE / self.build_lib / "gosux"
        if self.inplace:
            remove_compiled(root)
        super().run()
        stamp.write(str(root), tools())

    def build_extensions(self) -> None:
        """Compile the files of the one big library side by side, too: setuptools takes them one after the other."""
        compile_files = self.compiler.compile
        with ThreadPoolExecutor(CORES) as pool:

            def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
                compile_one = partial(compile_files, **options)
                return [file for files in pool.map(compile_one, [[source] for source in sources]) for file in files]

            self.compiler.compile = compile_side_by_side
            super().build_extensions()


def core_extensions() -> list[Any]:
    """The core as C extensions: one shared library and a small entrance for each module."""
    from mypyc.build import mypycify

    paths = [str((ROOT / name).relative_to(HERE)) for name in stamp.modules(str(ROOT))]
    # The rooms above the core need libraries that a build does not: it is not the place to check their types.
    options = ["--follow-imports=silent"]
    extensions = mypycify(
        [*options, *paths], group_name=stamp.GROUP, target_dir="build/mypyc", multi_file=True, debug_level="0"
    )
    for extension in extensions:
        # What a newer C compiler warns of is no reason to do without the core.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
    if compiles(FAST):
        library = next(extension for extension in extensions if extension.name == stamp.LIBRARY)
        library.extra_compile_args += FAST
        library.extra_link_args += [*library.extra_compile_args]
    return extensions


def without_core(reason: str) -> None:
    """Build plain Python and say why, unless a compiled build is required."""
    if os.environ.get("GOSUX_COMPILE") == "1":
        sys.exit(f"gosux: {reason}")
    print(f"gosux: {reason}; gosux is built as plain Python", file=sys.stderr)
    setup()


def build_page() -> None:
    """Build the browser client, if its sources are present; without it only the terminal client works."""
    recipe = HERE / "scripts" / "build_page.py"
    if not (HERE / "web" / "package.json").exists() or not recipe.exists():
        return
    if subprocess.run([sys.executable, str(recipe)], stdout=sys.stderr).returncode:
        print("gosux: the page could not be built; gosux is built without it", file=sys.stderr)


def copy_drawings() -> None:
    """The pictures of the cards for notebooks: a wheel has no ``web``. A source archive takes the copy along."""
    art = HERE / "web" / "src" / "art"
    if art.exists():
        shutil.copytree(art / "pictures", ROOT / "notebook" / "art" / "pictures", dirs_exist_ok=True)
        shutil.copy(art / "clans.ts", ROOT / "notebook" / "art" / "clans.ts")


def main() -> None:
    commands = set(sys.argv[1:])
    if commands & {"sdist", *BUILDING}:
        copy_drawings()
        if "build_ext" not in commands:
            build_page()  # a source archive takes it along: a wheel is built from it without Node
        for left_over in HERE.glob("build/lib*"):  # it may hold modules that are gone
            shutil.rmtree(left_over)
    if os.environ.get("GOSUX_COMPILE") == "0" or not commands & {"egg_info", *BUILDING}:
        setup()
        return
    lack = missing_tool()
    if "egg_info" in commands:  # how installers learn what the build needs
        project = tomllib.loads((HERE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        setup(setup_requires=[] if lack else project["optional-dependencies"]["compile"])
        return
    if lack is None and importlib.util.find_spec("mypyc") is None:
        lack = "mypy is not installed"
    if lack is not None:
        without_core(lack)
        return
    try:
        os.chdir(HERE)
        setup(ext_modules=core_extensions(), cmdclass={"build_ext": BuildCore})
    except SystemExit as end:
        if end.code:
            print(end.code, file=sys.stderr)
            without_core("the core could not be compiled, see above")


if __name__ == "__main__":
    main()
