"""Take the pictures of README.md, docs/browser.md (PNG) and docs/table.md (small WebP files) from the built page:
python -m scripts.make_table_pictures.

With names of pictures as arguments only these are taken. Needs Chromium (`make web`). Look at each picture before you
commit it.
"""

import json
import sys
from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

from scripts.install_chromium import find
from tests.browser import full_tables
from tests.browser.conftest import FLAGS
from tests.browser.person import STANDING, TOLD, Person
from tests.browser.serving import Server
from tests.browser.test_advice import thrown_away
from tests.browser.test_end import replay as played
from tests.browser.test_lessons import begin as begin_lesson
from tests.browser.test_motion import fight, wish

ROOT = Path(__file__).parents[1]
OUT = ROOT / "docs" / "pictures"
POSITIONS = ROOT / "tests" / "browser" / "positions"
MOST_BYTES = 50_000
DESKTOP, PHONE = (1440, 900), (390, 844)
# In the midst of a game.
MIDST = """
ruleset = "gosu-x"
seed = "picture"
round = 2
turn = 0
starter = 0
tiles = ["phoenix"]

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = ["volantis", "bun-to", "1000-faces", "boul-go"]
army.II = ["elle", "kan-te"]
army.III = ["byun-hyung-ja-justice"]
hand = ["shard", "quae", "atalanta", "nio", "3-wishes"]
supremacy = 1

[[player]]
clans = ["goan_sul", "narashima", "tomorrow"]
army.I = ["spirits-of-smook [x2]", "aat", "wiindz"]
army.II = ["alpha", "ez"]
hand = ["lava-goddesses", "navaj", "sha-dow", "orgah"]
"""


def asks(kind: str) -> Callable[[Person], None]:
    return lambda person: person.begin_from((POSITIONS / f"{kind}.toml").read_text(encoding="utf-8"))


def table(position: str) -> Callable[[Person], None]:
    return lambda person: person.begin_from(position)


def rival(person: Person) -> None:
    """A bot acts first, or after a card is drawn."""
    person.begin_from((POSITIONS / "ban.toml").read_text(encoding="utf-8"))
    person.press(person.lit.first)
    person.answered()
    person.confirm_and_watch()
    person.page.wait_for_selector(TOLD)
    person.page.wait_for_timeout(900)


def passing(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5))
    person.choose("word:pass")


def battle(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5, passed=True))
    person.choose("word:pass")
    person.confirm_and_watch()
    person.page.wait_for_selector(f"{STANDING}.counted")


def shift(person: Person) -> None:
    asks("replace")(person)
    person.press(person.lit.first)
    person.answered()


def legend(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5))
    person.page.keyboard.press("?")
    person.page.wait_for_selector("dialog[open]")


def log(person: Person) -> None:
    rival(person)
    person.settle()
    person.page.keyboard.press("l")
    person.page.wait_for_selector("dialog[open]")


def ended(person: Person) -> None:
    person.enter("import", {"text": played(seed=9)})
    person.page.goto(f"{person.server.address}#/result/{person.game}")
    person.page.wait_for_selector(".ending a.key")


def draft(person: Person) -> None:
    person.begin(seed="legible")
    person.press(person.lit.nth(3))
    person.answered()


def question(person: Person) -> None:
    """A card of the rival acts, and could be stopped."""
    asks("will")(person)


def song(person: Person) -> None:
    """The first question after a battle: which cards go."""
    first = full_tables.gosu_x(5, passed=True).replace("supremacy = 1", "supremacy = 0")
    rows = [row for row in first.splitlines() if not row.startswith("army.III")]  # a full army would win
    person.begin_from("\n".join(rows).replace("round = 3", "round = 1"))
    person.choose("word:pass")
    person.confirm()


def refusal(person: Person) -> None:
    person.begin_from(full_tables.gosu_x(5))
    person.page.locator('[data-key="hand:0:byun-hyung-ja-galmi"]').click(position={"x": 10, "y": 40})
    person.page.wait_for_selector(".bubble")


def last_turns(person: Person) -> None:
    """The rival has passed: the turns that are left are counted."""
    person.begin_from(full_tables.gosu_x(5, passed=True))


def read(person: Person) -> None:
    """A tap on a card in hand shows its text."""
    person.begin_from(full_tables.gosu_x(7))
    person.page.locator('[data-key="hand:0:petal-faeries"]').tap(position={"x": 10, "y": 40})
    person.page.wait_for_timeout(300)


def replay(person: Person) -> None:
    person.enter("import", {"text": thrown_away()})
    person.page.goto(f"{person.server.address}#/replay/{person.game}")
    person.page.wait_for_selector(".controls")


def captured(person: Person) -> None:
    """What the rival does, explained step by step."""
    browser = person.context.browser
    assert browser is not None
    rival = Person(browser, person.server)
    wish(person, pace="step", finished=True)
    person.begin_with(rival, MIDST.replace("turn = 0\nstarter = 0", "turn = 1\nstarter = 1"))
    rival.settle()
    rival.choose("hand:1:lava-goddesses")
    rival.choose("slot:0:0")
    rival.confirm_and_watch()
    person.page.wait_for_selector(".pointers .chip")
    rival.leave()


def lesson(person: Person) -> None:
    begin_lesson(person, "", "Learn in ten minutes")


# name, with a suffix if it is not WebP: what is shown, window, language, text size, whether cards move
PICTURES: dict[str, tuple[Callable[[Person], None], tuple[int, int], str, float, bool]] = {
    "table.png": (captured, DESKTOP, "en", 1, False),
    "table-light.png": (table(MIDST), DESKTOP, "en", 1, False),
    "lesson.png": (lesson, DESKTOP, "en", 1, False),
    "battle.png": (fight, DESKTOP, "en", 1, False),
    "phone-fr.png": (table(MIDST), PHONE, "fr", 1, False),
    "rival": (rival, DESKTOP, "en", 1, True),
    "battle": (battle, DESKTOP, "en", 1, False),
    "pass": (passing, DESKTOP, "en", 1, False),
    "shift": (shift, DESKTOP, "en", 1, False),
    "prompt": (asks("ban"), DESKTOP, "en", 1, False),
    "hand": (table(full_tables.gosu_x(15)), DESKTOP, "en", 1, False),
    "phone": (table(full_tables.gosu_x(7)), PHONE, "fr", 1, False),
    "phone-offer": (asks("ban"), PHONE, "fr", 1, False),
    "draft": (draft, DESKTOP, "en", 1, False),
    "question": (question, DESKTOP, "en", 1, False),
    "song": (song, DESKTOP, "en", 1, False),
    "refusal": (refusal, DESKTOP, "en", 1, False),
    "last-turns": (last_turns, DESKTOP, "en", 1, False),
    "phone-read": (read, PHONE, "fr", 1, False),
    "replay": (replay, DESKTOP, "en", 1, False),
    "phone-draft": (draft, PHONE, "fr", 1, False),
    "text-150": (table(full_tables.gosu_x(7)), DESKTOP, "en", 1.5, False),
    "four": (table(full_tables.gosu(4, 8)), DESKTOP, "en", 1, False),
    "end": (ended, DESKTOP, "en", 1, False),
    "log": (log, DESKTOP, "en", 1, False),
    "legend": (legend, DESKTOP, "en", 1, False),
}


def take(browser: Browser, server: Server, name: str) -> None:
    show, (width, height), language, text_size, moves = PICTURES[name]
    touch = (width, height) == PHONE
    theme = "light" if "light" in name else "dark"
    person = Person(
        browser, server, width=width, height=height, language=language, touch=touch, theme=theme, still=not moves
    )
    kept = json.dumps({"textSize": text_size, "finished": True})
    person.page.evaluate("kept => localStorage.setItem('gosux-settings', kept)", kept)
    person.page.reload()
    person.page.wait_for_selector("main")
    show(person)
    person.page.wait_for_timeout(400)  # pictures of cards fade in
    picture: Image.Image = Image.open(BytesIO(person.page.screenshot()))
    if name.endswith(".png"):
        picture.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(OUT / name, optimize=True)
        print(f"{name}: {(OUT / name).stat().st_size // 1000} kB")
        return person.leave()
    if width > 1000:
        picture = picture.resize((width * 2 // 3, height * 2 // 3), Image.Resampling.LANCZOS)
    file = OUT / "table" / f"{name}.webp"
    for quality in (75, 60, 48, 38, 30):
        picture.save(file, quality=quality, method=6)
        if file.stat().st_size < MOST_BYTES:
            break
    print(f"{name}: {file.stat().st_size // 1000} kB")
    person.leave()


def main(names: list[str]) -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        browser = playwright.chromium.launch(executable_path=find(), args=FLAGS)
        try:
            for name in names or PICTURES:
                take(browser, server, name)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
