"""Measures frames lost while cards move, beside a bare CSS transform on the same page in the same run.

    python -m benchmarks.page_frames [--rounds N] [--json FILE]

A Chromium without a window shows how a rival plays a card that captures another one (arrow, flight, flip, count), then
the same table at rest with one box that a plain transform moves for as long. Aim: at most 15% more frames lost than
with the box. A frame counts as lost for each 1/60 s by which it comes late.
"""

import argparse
import json
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

from scripts.install_chromium import find
from tests.browser.conftest import FLAGS
from tests.browser.person import Person
from tests.browser.serving import Server
from tests.browser.test_motion import RIVALS_TURN, wish

LONG = 2400  # milliseconds: a rival's action at the usual pace
ROUNDS = 5
WATCH = """(long) => {
    window.frames_lost = new Promise((done) => {
        const times = [];
        const step = (time) => {
            times.push(time);
            if (time - times[0] < long) return requestAnimationFrame(step);
            const late = times.slice(1).map((one, place) => Math.round((one - times[place]) * 0.06) - 1);
            done({ frames: times.length, lost: late.reduce((sum, one) => sum + Math.max(0, one), 0) });
        };
        requestAnimationFrame(step);
    });
}"""
BARE = """(long) => {
    const box = document.createElement("div");
    box.style.cssText = "position:fixed;left:0;top:0;width:90px;height:120px;background:#888;z-index:99";
    document.body.append(box);
    const path = { transform: ["none", "translate(900px, 500px)"] };
    box.animate(path, { duration: long }).onfinish = () => box.remove();
}"""


def share(page: Page) -> float:
    """The share of frames that were lost since the watch began."""
    found = page.evaluate("window.frames_lost")
    return float(found["lost"] / (found["frames"] + found["lost"]))


def measured(rounds: int) -> dict[str, list[float]]:
    shares: dict[str, list[float]] = {"bare transform": [], "rival's action": []}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        server = Server(Path(folder))
        try:
            for _ in range(rounds):
                person, rival = Person(browser, server, still=False), Person(browser, server)
                wish(person, pace="normal")
                person.begin_with(rival, RIVALS_TURN)
                rival.settle()
                rival.choose("hand:1:lava-goddesses")
                rival.choose("slot:0:0")
                person.page.evaluate(WATCH, LONG)
                rival.confirm_and_watch()
                shares["rival's action"].append(share(person.page))
                person.settle()
                person.page.evaluate(WATCH, LONG)
                person.page.evaluate(BARE, LONG)
                shares["bare transform"].append(share(person.page))
                person.leave()
                rival.leave()
        finally:
            server.stop()
            browser.close()
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description="Frames lost while cards move, beside a bare CSS transform.")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--json", type=Path, help="write what was measured into this file")
    given = parser.parse_args()
    found = measured(given.rounds)
    for name, shares in found.items():
        print(f"{name:<16} {100 * median(shares):5.1f}% lost (each: {', '.join(f'{100 * one:.1f}' for one in shares)})")
    more = median(found["rival's action"]) - median(found["bare transform"])
    print(f"difference       {100 * more:5.1f} points")
    if given.json:
        given.json.write_text(json.dumps(found, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
