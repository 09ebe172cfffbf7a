"""Mutation testing: introduces small faults into a copy of the rules and effects, one at a time, and runs the scenes.
Faults that no test detects are reported; a relevant one deserves a test.

    python scripts/mutate.py [--minutes 10] [--seed 1] [--count N] [--workers 2] [--tests PATH ...] [FILE ...]

The faults are a random sample, the same for the same seed. The tree itself is never touched. Exit code 0: it reports;
2 if the tests fail without any fault.
"""

import argparse
import ast
import difflib
import os
import queue
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
MUTATED = ("src/gosux/rules", "src/gosux/effects", "src/gosux/game", "src/gosux/records")
TESTS = ("tests/rules", "tests/cards", "tests/gosu", "tests/quick")
RELATED = {  # other tests that detect faults of a source
    "game": ("tests/properties/test_copies.py",),
    "position_reader": ("tests/properties/test_positions.py", "tests/properties/test_readers.py"),
    "position_writer": ("tests/properties/test_positions.py",),
    "saves": ("tests/records",),
    "replays": ("tests/records",),
    "fields": ("tests/records",),
    "playback": ("tests/records",),
    "validate": ("tests/records",),
    "validate_steps": ("tests/records",),
    "view": ("tests/properties/test_secrets.py", "tests/properties/test_views.py", "tests/properties/test_samples.py"),
}
LAST = ("tests/properties/test_legal.py",)  # random games, for faults that no scene noticed
COPIED = ("src", "tests", "docs", "pyproject.toml")
FIRST_FILES = 6  # test files that are tried first
WORDS_ONLY = {"clause", "phrase", "prompt_args", "__repr__"}  # produce only texts, covered by golden files

SWAPPED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE), ast.LtE: (ast.Lt, ast.Gt), ast.Gt: (ast.GtE, ast.LtE), ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,), ast.NotEq: (ast.Eq,), ast.In: (ast.NotIn,), ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,), ast.IsNot: (ast.Is,),
    ast.And: (ast.Or,), ast.Or: (ast.And,), ast.Add: (ast.Sub,), ast.Sub: (ast.Add,),
    ast.BitAnd: (ast.BitOr,), ast.BitOr: (ast.BitAnd,),
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One changed place of one file: bytes from ``start`` to ``end`` become ``text``."""

    file: str
    line: int
    kind: str
    start: int
    end: int
    text: str

    def apply(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


# -- finding places ----------------------------------------------------------------------------------------------


def changes(node: ast.AST) -> Iterator[tuple[str, ast.AST, str]]:
    """What can be changed at a node: the kind of fault, the node that is replaced, and its new text."""
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        for swapped in SWAPPED.get(type(node.ops[0]), ()):
            yield "comparison", node, ast.unparse(ast.Compare(node.left, [swapped()], node.comparators))  # type: ignore[list-item]
    elif isinstance(node, ast.BoolOp):
        for swapped in SWAPPED[type(node.op)]:
            yield "and/or", node, f"({ast.unparse(ast.BoolOp(swapped(), node.values))})"  # type: ignore[arg-type]
    elif isinstance(node, ast.BinOp):
        for swapped in SWAPPED.get(type(node.op), ()):
            yield "arithmetic", node, f"({ast.unparse(ast.BinOp(node.left, swapped(), node.right))})"  # type: ignore[arg-type]
    elif isinstance(node, ast.AugAssign):
        for swapped in SWAPPED.get(type(node.op), ()):
            yield "arithmetic", node, ast.unparse(ast.AugAssign(node.target, swapped(), node.value))  # type: ignore[arg-type]
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "dropped not", node, f"bool({ast.unparse(node.operand)})"
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, bool):
            yield "constant", node, str(not node.value)
        elif isinstance(node.value, int):
            yield "off by one", node, str(node.value + 1)
            if node.value > 0:
                yield "off by one", node, str(node.value - 1)
    elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Call):
        if not ast.unparse(node).startswith("super()"):
            yield "removed call", node, "pass"
    if isinstance(node, ast.If | ast.IfExp):
        yield "negated condition", node.test, f"(not ({ast.unparse(node.test)}))"


def places(node: ast.AST) -> Iterator[ast.AST]:
    """All nodes below one, but for annotations, words, and what only type checkers read."""
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.FunctionDef) and child.name in WORDS_ONLY:
                continue
            if isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING":
                continue
            if isinstance(child, ast.AST):
                yield child
                yield from places(child)


def faults_of(root: Path, file: Path) -> list[Fault]:
    source = file.read_bytes()
    starts = [0]
    for line in source.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node in places(ast.parse(source)):
        for kind, replaced, text in changes(node):
            assert isinstance(replaced, ast.expr | ast.stmt)
            assert replaced.end_lineno is not None and replaced.end_col_offset is not None
            start = starts[replaced.lineno - 1] + replaced.col_offset
            end = starts[replaced.end_lineno - 1] + replaced.end_col_offset
            found.append(Fault(str(file.relative_to(root)), replaced.lineno, kind, start, end, text))
    return found


# -- trying them -------------------------------------------------------------------------------------------------


@dataclass
class Results:
    total: int
    deadline: float
    killed: int = 0
    timeouts: int = 0
    survivors: list[tuple[Fault, str]] = field(default_factory=list)
    kills: dict[str, Counter[str]] = field(default_factory=dict)  # source file → test files that noticed a fault
    lock: threading.Lock = field(default_factory=threading.Lock)

    @property
    def tried(self) -> int:
        return self.killed + len(self.survivors)


class Workshop:
    """A copy of the project in which one fault at a time is tried."""

    def __init__(self, folder: Path, tests: list[str]) -> None:
        self.folder = folder
        for name in COPIED:
            target = folder / name
            if (HERE / name).is_dir():
                shutil.copytree(
                    HERE / name, target, ignore=shutil.ignore_patterns("__pycache__", "*.so", "_compiled.json")
                )
            else:
                shutil.copy(HERE / name, target)
        self.files = self.test_files(tests)

    def test_files(self, tests: Iterable[str]) -> list[str]:
        """The files of tests that are given by files or folders."""
        paths = [path for test in tests for path in (self.folder / test, *(self.folder / test).rglob("test_*.py"))]
        return sorted({str(path.relative_to(self.folder)) for path in paths if path.is_file()})

    def run(self, files: list[str], timeout: float | None = None) -> tuple[int, str]:
        """Run test files until one test fails: pytest's exit code and what it printed."""
        environment = os.environ | {
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",  # a stale compiled file would hide the next fault
            "GOSUX_PURE": "1",
        }
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", "-m", "not slow"]
        result = subprocess.run(
            [*command, *files], cwd=self.folder, env=environment, capture_output=True, text=True, timeout=timeout
        )
        return result.returncode, result.stdout + result.stderr

    def is_used(self) -> bool:
        """Whether the tests import this copy and not the installed project."""
        code = f"import gosux; assert gosux.__file__.startswith({str(self.folder)!r}), gosux.__file__"
        environment = os.environ | {"PYTHONPATH": str(self.folder / "src"), "GOSUX_PURE": "1"}
        return subprocess.run([sys.executable, "-c", code], env=environment, cwd=self.folder).returncode == 0

    def likeliest_first(self, fault: Fault, kills: Counter[str]) -> list[str]:
        """Files that noticed faults of the same source before, then related ones, then those named like it."""
        stem = Path(fault.file).stem
        related = self.test_files(RELATED.get(stem, ()))
        files = {*self.files, *related}
        return sorted(files, key=lambda file: (-kills[file], file not in related, stem not in file, file))

    def notices(self, fault: Fault, kills: Counter[str], timeout: float) -> str:
        """The test file that noticed a fault, "timeout", or "" if none did."""
        path = self.folder / fault.file
        source = path.read_bytes()
        path.write_bytes(fault.apply(source))
        order = self.likeliest_first(fault, kills)
        try:
            for files in (order[:FIRST_FILES], order[FIRST_FILES:], self.test_files(LAST)):
                code, output = self.run(files, timeout) if files else (0, "")
                if code != 0:
                    named = [line.split()[1] for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
                    return named[0].partition("::")[0] if named else files[0]
        except subprocess.TimeoutExpired:
            return "timeout"
        finally:
            path.write_bytes(source)
        return ""

    def difference(self, fault: Fault) -> str:
        before = (self.folder / fault.file).read_bytes()
        old, new = (text.decode().splitlines() for text in (before, fault.apply(before)))
        diff = difflib.unified_diff(old, new, n=0, lineterm="")
        return "\n".join(line for line in diff if not line.startswith(("---", "+++", "@@")))


def work(workshop: Workshop, waiting: "queue.SimpleQueue[Fault]", results: Results, timeout: float) -> None:
    while time.monotonic() < results.deadline:
        try:
            fault = waiting.get_nowait()
        except queue.Empty:
            return
        with results.lock:
            kills = results.kills.setdefault(fault.file, Counter()).copy()
        noticed = workshop.notices(fault, kills, timeout)
        with results.lock:
            if noticed:
                results.killed += 1
                results.timeouts += noticed == "timeout"
                results.kills[fault.file][noticed] += noticed != "timeout"
            else:
                results.survivors.append((fault, workshop.difference(fault)))


# -- telling -----------------------------------------------------------------------------------------------------


def progress(results: Results) -> str:
    left = max(0, int(results.deadline - time.monotonic()))
    done = f"{results.tried} of {results.total} faults tried, {len(results.survivors)} unnoticed"
    return f"mutation testing: {done}, {left // 60}:{left % 60:02} left"


def show_progress(results: Results, threads: list[threading.Thread]) -> None:
    told = 0.0
    while any(thread.is_alive() for thread in threads):
        time.sleep(0.5)
        if sys.stderr.isatty():
            print(f"\r{progress(results)} ", end="", file=sys.stderr, flush=True)
        elif time.monotonic() - told > 60:
            told = time.monotonic()
            print(progress(results), file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)


def report(results: Results) -> None:
    for fault, diff in sorted(results.survivors, key=lambda one: (one[0].file, one[0].line)):
        print(f"\n{fault.file}:{fault.line}: {fault.kind}\n{diff}")
    share = f" ({100 * results.killed // results.tried} %)" if results.tried else ""
    print(
        f"\nmutation testing: {results.tried} of {results.total} faults tried, {results.killed} noticed{share}, "
        f"{results.timeouts} of them by running for ever, {len(results.survivors)} unnoticed"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description="Put faults into a copy of the rules; report those that no test notices."
    )
    parser.add_argument("files", nargs="*", metavar="FILE", help="sources to change; by default all rules and effects")
    parser.add_argument("--minutes", type=float, default=10, help="start no new fault after this time (default 10)")
    parser.add_argument("--seed", default="1", help="which sample of the faults (default 1)")
    parser.add_argument("--count", type=int, help="try at most this many faults")
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1, help="faults tried at the same time")
    parser.add_argument("--tests", nargs="+", default=list(TESTS), help="tests that should detect the faults")
    return parser.parse_args()


def main() -> int:
    given = arguments()
    with tempfile.TemporaryDirectory(prefix="gosux-mutate-") as name:
        workshops = []
        for number in range(max(1, given.workers)):
            folder = Path(name).resolve() / str(number)
            folder.mkdir()
            workshops.append(Workshop(folder, given.tests))
        root = workshops[0].folder
        sources = [file for name in given.files or MUTATED for file in (root / name, *(root / name).rglob("*.py"))]
        faults = [fault for file in sorted(sources) if file.is_file() for fault in faults_of(root, file)]
        random.Random(given.seed).shuffle(faults)
        if not workshops[0].is_used():
            print("mutation testing: the tests would not import the copy, see above", file=sys.stderr)
            return 2
        begun = time.monotonic()
        code, output = workshops[0].run(workshops[0].files)
        if code != 0:
            print(f"{output}\nmutation testing: the tests fail without any fault, see above", file=sys.stderr)
            return 2
        timeout = max(30.0, 6 * (time.monotonic() - begun))
        waiting: queue.SimpleQueue[Fault] = queue.SimpleQueue()
        sample = faults[: given.count]
        for fault in sample:
            waiting.put(fault)
        results = Results(len(sample), time.monotonic() + 60 * given.minutes)
        threads = [threading.Thread(target=work, args=(one, waiting, results, timeout)) for one in workshops]
        for thread in threads:
            thread.start()
        try:
            show_progress(results, threads)
        except KeyboardInterrupt:  # report what is known so far
            results.deadline = 0.0
        for thread in threads:
            thread.join()
    report(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
