"""Measures the edition without a server: sizes, time until the first decision (also with the processor slowed down),
memory, and the speed of Python in a worker beside plain and compiled Python, in one run.

    python -m benchmarks.site            needs Chromium and the built page (`make web`), and Node for brotli
"""

import gzip
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import gosux
from gosux.browser.helper import SEARCH
from gosux.server.page_files import PAGE
from gosux.site.runtime import USUAL
from gosux.site.writer import write_site
from scripts.install_chromium import find
from tests.browser.conftest import FLAGS
from tests.browser.static_host import StaticHost

SECONDS = 5.0
SLOWER = 4
RUN = 0.01  # seconds at a time
PATIENCE = 600.0  # seconds
HERE = Path(__file__).resolve().parent.parent

# The same code runs in the worker and here. The best of several times counts: a shared machine only ever adds to it.
# `searches` counts the iterations of hero's searches in the middle of games.
CODE = """
import random, time
import gosux
from gosux.bots import named

def decisions(seconds, times=5):
    return max(played(seconds / times) for _ in range(times))

def played(seconds):
    dice, taken, start = random.Random(1), 0, time.perf_counter()
    while time.perf_counter() - start < seconds:
        game = gosux.new_game("gosu-x", str(taken))
        while legal := game.legal():
            game.step(legal[int(dice.random() * len(legal))])
            taken += 1
    return taken / (time.perf_counter() - start)

def searches(seconds, count=4, times=3):
    return sum(max(searched(seed, seconds) for _ in range(times)) for seed in range(count)) / count

def searched(seed, seconds):
    dice, game = random.Random(seed), gosux.new_game("gosu-x", str(seed), {"clans": CLANS})
    for _ in range(30):
        game.step(dice.choice(game.legal()))
    while len(game.legal()) == 1:
        game.step(game.legal()[0])
    bot = named("hero", seed)
    bot.seconds = seconds
    view = game.view(game.decision.player)
    bot.choose(view, view.decision)
    return sum(one.visits for one in bot.explain())
"""
CLANS = "goan_sul+justice+xian/galmi+narashima+phoenix"
PROGRAM = f"CLANS = {CLANS!r}\n{CODE}"

WORKER = """
import { loadPyodide } from "./pyodide.mjs";
self.onmessage = async ({ data: { code, listing } }) => {
  const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
  const bytes = async (name) => (await fetch(name)).arrayBuffer();
  const packages = python.runPython("import site; site.getsitepackages()[0]");
  python.unpackArchive(await bytes(listing.archive), "zip", { extractDir: packages });
  python.unpackArchive(await bytes(listing.wheel), "wheel", { extractDir: packages });
  self.postMessage(python.runPython(code));
};
"""


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary) / "site"
        write_site(folder, PAGE, USUAL, pause=0)
        sizes(folder)
        (python,) = (folder / "python").iterdir()
        (python / "measure.js").write_text(WORKER)
        host = StaticHost(folder)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
            times(browser, host)
            with slowed(SLOWER):
                print(f"with the processes of the pages stopped for {SLOWER - 1} of {SLOWER} moments:")
                times(browser, host)
            speed(browser, host, python)
            browser.close()
        host.stop()
    return 0


def sizes(folder: Path) -> None:
    files = [path for path in folder.rglob("*") if path.is_file()]
    python = [path for path in files if "python" in path.relative_to(folder).parts]
    for name, some in (("all", files), ("of it Python", python)):
        plain = sum(path.stat().st_size for path in some)
        zipped = sum(len(gzip.compress(path.read_bytes(), 9)) for path in some)
        print(f"{name}: {len(some)} files, {plain:,} bytes, {zipped:,} by gzip, {brotli(some):,} by brotli")


def brotli(files: list[Path]) -> int:
    script = """
        const zlib = require("zlib"), fs = require("fs");
        const files = JSON.parse(fs.readFileSync(0, "utf8"));
        console.log(files.reduce((sum, file) => sum + zlib.brotliCompressSync(fs.readFileSync(file)).length, 0));
    """
    done = subprocess.run(
        ["node", "-e", script], input=json.dumps([str(file) for file in files]), capture_output=True, text=True
    )  # fmt: skip
    return int(done.stdout or 0)


def times(browser: Browser, host: StaticHost) -> None:
    """A first visit, and a second one with everything kept."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce", locale="en")
    context.set_default_timeout(PATIENCE * 1000)
    page = context.new_page()
    before = memory(browser)
    for visit in ("first visit", "second visit"):
        start = time.monotonic()
        page.goto(host.address)
        page.wait_for_selector("main h1")
        shown = time.monotonic() - start
        page.wait_for_selector("aside", state="detached")
        ready = time.monotonic() - start
        page.locator(".pitch .go").click()  # the first lesson, begun or resumed
        page.wait_for_selector(".game[data-state]", state="attached")
        decision = time.monotonic() - start
        print(f"{visit}: start page {shown:.1f} s, Python {ready:.1f} s, first decision {decision:.1f} s")
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")
        page.wait_for_timeout(5000)
    print(f"memory of the page with its two workers: {(memory(browser) - before) / 1e6:.0f} MB more than an empty one")
    context.close()


@contextmanager
def slowed(factor: int) -> Iterator[None]:
    """Let this program's renderers run for one of so many moments. Chromium's own throttling does not reach workers."""
    done = threading.Event()

    def interrupt() -> None:
        while not done.is_set():
            stopped = renderers()
            for sign, seconds in ((signal.SIGSTOP, RUN * (factor - 1)), (signal.SIGCONT, RUN)):
                for process in stopped:
                    with suppress(ProcessLookupError):
                        os.kill(process, sign)
                done.wait(seconds)
        for process in renderers():
            os.kill(process, signal.SIGCONT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    try:
        yield
    finally:
        done.set()
        thread.join()


def renderers() -> list[int]:
    """The processes of pages and their workers, below this one."""
    parents: dict[int, int] = {}
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if b"--type=renderer" in (folder / "cmdline").read_bytes():
                found.append(int(folder.name))
    return [process for process in found if os.getpid() in ancestors(process, parents)]


def ancestors(process: int, parents: dict[int, int]) -> list[int]:
    above: list[int] = []
    while process in parents:
        process = parents[process]
        above.append(process)
    return above


def memory(browser: Browser) -> int:
    """The proportional memory of all renderers."""
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    total = 0
    for process in found["processInfo"]:
        if process["type"] == "renderer":
            lines = Path(f"/proc/{process['id']}/smaps_rollup").read_text().splitlines()
            total += sum(int(line.split()[1]) * 1024 for line in lines if line.startswith("Pss:"))
    return total


def speed(browser: Browser, host: StaticHost, python: Path) -> None:
    asked = [f"decisions({SECONDS})", f"searches({SEARCH})", "searches(0.148)"]
    in_worker = in_browser(browser, host, python, asked[:2])
    plain, compiled = here(asked, pure=True), here(asked, pure=False)
    kind = "compiled" if gosux.compiled else "not compiled"
    print("random play, decisions/s:", f"worker {in_worker[0]:,.0f}, plain {plain[0]:,.0f}, {kind} {compiled[0]:,.0f}")
    print(f"iterations of hero: worker {in_worker[1]:,.0f} in {SEARCH} s, {kind} {compiled[2]:,.0f} in 0.148 s")


def in_browser(browser: Browser, host: StaticHost, python: Path, asked: list[str]) -> list[float]:
    page = browser.new_page()
    page.goto(f"{host.address}icon.svg")  # nothing else of the site runs beside it
    listing = json.loads((python / "files.json").read_text())
    code = f"{PROGRAM}\nimport json\njson.dumps([{', '.join(asked)}])"
    found: Any = page.evaluate(
        """([address, message]) => new Promise((told, fail) => {
            const worker = new Worker(address, { type: "module" });
            worker.onmessage = ({ data }) => told(data);
            worker.onerror = (event) => fail(event.message);
            worker.postMessage(message);
        })""",
        [f"{host.address}python/{python.name}/measure.js", {"code": code, "listing": listing}],
    )
    page.close()
    numbers: list[float] = json.loads(found)
    return numbers


def here(asked: list[str], pure: bool) -> list[float]:
    code = f"{PROGRAM}\nimport json\nprint(json.dumps([{', '.join(asked)}]))"
    environment = {**os.environ, "GOSUX_PURE": "1" if pure else "0"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    numbers: list[float] = json.loads(done.stdout)
    return numbers


if __name__ == "__main__":
    sys.exit(main())
