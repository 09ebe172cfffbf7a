"""Ratings in a browser: agreed on in the waiting room, changed at the end of a game, shown on the ladder."""

import asyncio
import random
import time
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

from gosux.server.storage import Store
from gosux.server.storage.accounts.tables import AccountRow
from gosux.server.storage.ratings.tables import RatingRow
from tests.browser.axe import violations
from tests.browser.legible import troubles
from tests.browser.person import CONFIRM, Person
from tests.browser.serving import Server
from tests.browser.test_account import Owner
from tests.browser.test_departure import menu
from tests.browser.test_together import asked

LONGEST = "Wilhelmina-Konstantinopolitanskaja Wrzos"  # 40 letters, as many as a name may have


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that may be ended and started again."""
    server = Server(tmp_path)
    yield server
    server.stop()


def legible(one: Person) -> None:
    assert violations(one.page) == []
    assert troubles(one.page) == []


def show(one: Person, place: str) -> None:
    """Open a page, and load it anew."""
    one.page.goto("about:blank")
    one.page.goto(f"{one.server.address}#/{place}")
    one.page.locator("h1").wait_for()


def meet(ada: Owner, bo: Owner) -> None:
    """Ada invites to a rated game; Bo, who reads French, sits down."""
    page = ada.page
    page.goto(f"{ada.server.address}#/together/invite")
    page.get_by_role("button", name="Rated", exact=True).click()
    legible(ada)
    page.get_by_role("button", name="Make a link").click()
    page.get_by_role("img", name="QR code of the link").wait_for()
    bo.page.goto(page.get_by_role("textbox", name="Link").input_value())
    expect(bo.page.get_by_text("Cote 1500, provisoire")).to_have_count(1)
    legible(bo)
    bo.page.get_by_role("button", name="S'asseoir").click()
    bo.page.get_by_role("heading", name="Tout le monde est là").wait_for()


def play_and_concede(ada: Owner, bo: Owner) -> None:
    """Both agree to play; somebody acts, and Bo gives up."""
    bo.page.get_by_role("button", name="Je suis prêt", exact=True).click()
    ada.page.get_by_role("button", name="I am ready", exact=True).click()
    for one in (ada, bo):
        one.page.wait_for_selector(".game", state="attached")
    first = asked(ada, bo)
    for _ in range(20):
        before = first.number
        ready = first.page.locator(CONFIRM)
        first.press(ready.first if ready.count() else first.lit.first)
        first.answered()
        if first.number != before or asked(ada, bo) is not first:
            break
    menu(bo, "Abandonner")
    bo.page.get_by_role("button", name="Oui, j'abandonne").click()
    for one in (ada, bo):
        one.settle()


def fill_ladder(folder: Path, owners: "dict[str, float]", others: int) -> None:
    """Rate the accounts with these names, and as many others as asked for; no server may use the folder."""
    store, now, dice = Store(folder), time.time(), random.Random(others)

    def rating(account: str, points: float) -> RatingRow:
        return RatingRow(
            account=account, ruleset="gosu-x", players=2, points=points, deviation=90.0, games=24, wins=11, changed=now
        )  # fmt: skip

    async def write() -> None:
        names = [LONGEST, *[f"Player {number}" for number in range(1, others)]]
        rows = [AccountRow(id=f"other {number}", name=name, made=now) for number, name in enumerate(names)]
        rated = [rating(row.id, dice.gauss(1500.0, 180.0)) for row in rows]
        rated[0].points = 2000.0
        await store.transact(lambda session: session.add_all(rows))
        for name, points in owners.items():
            (account,) = await store.transact(
                lambda session, name=name: [row.id for row in session.query(AccountRow).filter_by(name=name)]  # type: ignore[misc]
            )
            rated.append(rating(account, points))
        for one in rated:
            await store.transact(lambda session, one=one: session.merge(one))  # type: ignore[misc]

    asyncio.run(write())
    store.close()


def filled(server: Server, owners: "dict[str, float]", others: int) -> None:
    server.stop()
    # The loop of the browser runs in this thread.
    thread = Thread(target=fill_ladder, args=(server.folder, owners, others))
    thread.start()
    thread.join()
    server.start()


@pytest.mark.slow
def test_a_rated_game_from_the_waiting_room_to_the_ladder(browser: Browser, own_server: Server) -> None:
    ada = Owner(browser, own_server)
    bo = Owner(browser, own_server, width=390, height=844, language="fr", touch=True)
    ada.make_account("Ada")
    expect(ada.page.get_by_role("region", name="Ratings")).to_contain_text("not finished a rated game")
    bo.page.get_by_label("Votre nom").fill("Bo")
    bo.page.get_by_role("button", name="Créer un compte").click()
    bo.page.get_by_role("heading", name="Clés d'accès").wait_for()

    show(ada, "ladder")
    ada.page.get_by_text("Nobody is on this ladder yet").wait_for()
    expect(ada.page.get_by_role("link", name="Invite and play")).to_have_count(1)
    legible(ada)

    meet(ada, bo)
    expect(bo.page.get_by_text("Cote 1500, provisoire")).to_have_count(2)
    expect(bo.page.get_by_text("« ? » veut dire provisoire")).to_have_count(1)
    legible(bo)
    play_and_concede(ada, bo)
    changes = ada.page.get_by_role("region", name="Ratings")
    expect(changes).to_contain_text("Bo: from 1500 to 13")
    expect(changes).to_contain_text("from 1500 to 16")
    expect(changes).to_contain_text("“?” means provisional")
    expect(bo.page.get_by_role("region", name="Cotes")).to_contain_text("Ada : de 1500 à 16")
    for one in (ada, bo):
        legible(one)

    show(ada, "account")
    own = ada.page.get_by_role("region", name="Ratings")
    expect(own).to_contain_text("1 game, 1 won")
    expect(own).to_contain_text("provisional")
    legible(ada)
    show(bo, "ladder")
    expect(bo.page.get_by_role("region", name="Classement")).to_contain_text("Votre cote ici")
    legible(bo)

    for one in (ada, bo):
        one.page.goto("about:blank")
    filled(own_server, {"Ada": 1650.0, "Bo": 900.0}, 70)
    show(ada, "ladder")
    mine = ada.page.locator("tr", has_text="you")
    expect(mine).to_have_count(1)
    expect(mine).to_contain_text("Ada")
    expect(ada.page.locator("tr", has_text=LONGEST).locator("td").first).to_have_text("1")
    legible(ada)
    show(bo, "ladder")
    bo.page.get_by_role("link", name="À ma place (72)").click()
    expect(bo.page.locator("tr", has_text="vous")).to_contain_text("Bo")
    legible(bo)
    for one in (ada, bo):
        one.leave()
