"""Somebody who plays in a browser: what they see is what is on the page, what they do is clicking and typing."""

import random
import re
from typing import Any, Protocol

from playwright.sync_api import Browser, ConsoleMessage, Error, Locator, Page

from tests.browser.serving import PATIENCE

LIT = "[data-legal]:visible"
CONFIRM = ".button.go:not(.off), .take .sure"
ASKED = ".game[data-state=asked]"
TOLD = ".game[data-state=telling]"
STANDING = "dialog.battle[open]"
OVER = "dialog[open] .acts, .controls"
MOST_INPUTS = 1500
MOST_SCENES = 1000  # that are skipped before a question
# What a browser says when a server is gone; the page tells the player instead.
LOST = ("ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE", "WebSocket connection")


class Host(Protocol):
    """What a page is opened from: a server, or a host of files."""

    @property
    def address(self) -> str: ...


class Person:
    """A page of their own, in a browser context of their own."""

    def __init__(
        self,
        browser: Browser,
        server: Host,
        *,
        width: int = 1440,
        height: int = 900,
        language: str = "en",
        touch: bool = False,
        theme: str = "dark",
        still: bool = True,
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=language,
            has_touch=touch,
            color_scheme="light" if theme == "light" else "dark",
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        self.troubles: list[str] = []
        self.connection_may_be_lost = False
        self.page = self.open()
        self.game = ""
        self.kinds: set[str] = set()

    def open(self) -> Page:
        """One more tab at the first page."""
        page = self.context.new_page()
        page.on("console", self._heard)
        page.on("pageerror", self._failed)
        page.goto(self.server.address)
        page.wait_for_selector("main")
        return page

    def leave(self) -> None:
        troubles, self.troubles = self.troubles, []
        self.context.close()
        assert troubles == [], troubles

    def _heard(self, message: ConsoleMessage) -> None:
        lost = self.connection_may_be_lost and any(word in message.text for word in LOST)
        if message.type in ("error", "warning") and not lost:
            self.troubles.append(f"{message.text} {message.location.get('url', '')}")

    def _failed(self, error: Error) -> None:
        self.troubles.append(str(error))

    # -- games that are begun without the first page -------------------------------------------------------------

    def begin(self, **wanted: Any) -> None:
        """A new game, as the first page begins one, and sit down at it."""
        wanted.setdefault("seats", [{"kind": "person"}, {"kind": "bot", "level": "random"}])
        self.enter("games", wanted)

    def begin_from(self, position: str, settled: bool = True) -> None:
        """The game of a position file, against bots that do not think; until the person is asked, or not."""
        self.enter("import", {"text": position, "level": "random"}, settled)

    def begin_with(self, rival: "Person", position: str) -> None:
        """The game of a position file against another person, who sits down at the second seat."""
        seats = [{"kind": "person"}, {"kind": "person"}]
        created = self._create("games", {"position": position, "seats": seats})
        self._sit_down(created, created["seats"][:1])
        rival._sit_down(created, created["seats"][1:])

    def enter(self, path: str, body: Any, settled: bool = True) -> None:
        created = self._create(path, body)
        self._sit_down(created, created["seats"])
        if settled:
            self.settle()

    def _create(self, path: str, body: Any) -> Any:
        created = self.page.evaluate(
            """async ([path, body]) => {
                const headers = { "content-type": "application/json" };
                const answer = await fetch("api/" + path, { method: "POST", headers, body: JSON.stringify(body) });
                return answer.json();
            }""",
            [path, body],
        )
        assert "game" in created, created
        return created

    def _sit_down(self, created: Any, given: list[Any]) -> None:
        self.game = created["game"]
        seats = [{"game": self.game, **seat} for seat in given]
        self.page.evaluate(
            """([seats, address]) => {
                localStorage.setItem("gosux-seats", JSON.stringify(seats));
                location.hash = address;
            }""",
            [seats, f"#/{'replay' if created['over'] else 'game'}/{self.game}"],
        )
        self.page.wait_for_selector(f"[data-game='{self.game}']", state="attached")

    def take_over_in_another_tab_and_back(self) -> None:
        """A second tab is told that the game is open, takes it over, and loses it again."""
        first = self.page
        second = self.open()
        second.goto(f"{self.server.address}#/game/{self.game}")
        second.get_by_text("This game is open in another tab.").wait_for()
        assert first.locator(ASKED).count() == 1
        second.get_by_role("button", name="Take over here").click()
        second.wait_for_selector(ASKED, state="attached")
        first.get_by_text("This game is open in another tab.").wait_for()
        first.get_by_role("button", name="Take over here").click()
        first.wait_for_selector(ASKED, state="attached")
        second.get_by_text("This game is open in another tab.").wait_for()

    # -- what is seen ---------------------------------------------------------------------------------------------

    def settle(self) -> str:
        """Wait until this person is asked, or the game is over; "asked" or "over". What is shown on the way is skipped,
        and battles are dismissed."""
        for _ in range(MOST_SCENES):
            self.page.wait_for_selector(f"{OVER}, {ASKED}, {TOLD}, {STANDING}", state="attached")
            if self.page.locator(STANDING).count():
                self.dismiss()
            elif self.page.locator(OVER).count():
                return "over"
            elif self.page.locator(TOLD).count():
                self.page.keyboard.press("Escape")
            else:
                self.kinds.add(str(self.page.locator(".game").get_attribute("data-kind")))
                return "asked"
        raise AssertionError(f"no end of what is shown: {self.page.locator('.game').inner_text()}")

    @property
    def number(self) -> int:
        """How many times something has happened that this person noticed."""
        return int(self.page.locator(".game").get_attribute("data-number") or 0)

    @property
    def steps(self) -> int:
        """How many steps are taken and not confirmed."""
        return int(self.page.locator(".game").get_attribute("data-steps") or 0)

    @property
    def lit(self) -> Locator:
        """Everything that can be chosen."""
        return self.page.locator(LIT)

    @property
    def prompt(self) -> str:
        said = self.page.locator("[role=status]").filter(
            has_text=re.compile(r"\S")
        )  # others are empty until they speak
        return said.first.inner_text()

    # -- what is done ---------------------------------------------------------------------------------------------

    def press(self, thing: Locator) -> None:
        """A click or a tap on the middle of something, wherever it is."""
        thing.scroll_into_view_if_needed()
        # Cards of a full hand overlap: each shows its left edge.
        in_hand = (thing.get_attribute("data-key") or "").startswith("hand:")
        thing.click(position={"x": 10, "y": 40} if in_hand else None)

    def answered(self) -> None:
        """Wait until the server has answered what was chosen."""
        self.page.wait_for_selector(".game:not([data-state=busy])", state="attached")

    def choose(self, key: str) -> None:
        """Choose what a key points at ("hand:0:sati", "slot:1:7") and wait for the answer."""
        self.press(self.page.locator(f'[data-key="{key}"]:visible').first)
        self.settle()

    def confirm(self) -> None:
        self.confirm_and_watch()
        self.settle()

    def confirm_and_watch(self) -> None:
        """Confirm, and skip nothing of what comes of it."""
        self.press(self.page.locator(CONFIRM).first)

    def dismiss(self) -> None:
        """A battle that stands has been read."""
        self.page.locator(f"{STANDING} .go").click()
        self.page.wait_for_selector(STANDING, state="detached")

    def play_on(self, seed: int, most: int = MOST_INPUTS) -> bool:
        """Choose something lit, confirm what waits, until the game is over or enough was done."""
        dice = random.Random(seed)
        for _ in range(most):
            if self.settle() == "over":
                return True
            self.act(dice)
        return self.settle() == "over"

    def act(self, dice: random.Random) -> None:
        """Whoever is asked chooses something lit, or confirms what waits."""
        if self.page.locator("dialog[open]").count():
            self._choose_in_pile(dice)
            return
        ready, lit = self.page.locator(CONFIRM), self.lit
        if ready.count() and (dice.random() < 0.9 or not lit.count()):
            self.press(ready.first)
        elif choices := lit.count():
            self.press(lit.nth(dice.randrange(choices)))
        else:  # the page is about to change
            self.page.wait_for_selector(f"{LIT}, {CONFIRM}, {OVER}", state="attached")
        self.answered()

    def _choose_in_pile(self, dice: random.Random) -> None:
        """A pile is open: one of its lit cards, or close it."""
        lit = self.page.locator("dialog[open] [data-legal]")
        if choices := lit.count():
            self.press(lit.nth(dice.randrange(choices)))
        else:
            self.page.keyboard.press("Escape")
