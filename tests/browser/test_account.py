"""An account in a browser: its passkeys are those of Chromium's virtual authenticator."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import violations
from tests.browser.legible import troubles
from tests.browser.person import Person
from tests.browser.serving import Server

KIND = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


class AtLocalhost:
    """The same server by its name: browsers allow passkeys there, and not at 127.0.0.1."""

    def __init__(self, server: Server) -> None:
        self.address = f"http://localhost:{server.port}/"


class Owner(Person):
    """Somebody whose device can keep passkeys."""

    def __init__(self, browser: Browser, server: Server, **more: Any) -> None:
        super().__init__(browser, AtLocalhost(server), **more)
        self.device = self.context.new_cdp_session(self.page)
        self.device.send("WebAuthn.enable")
        self.authenticator = self.add_authenticator(KIND)
        self.page.goto(f"{self.server.address}#/account")

    def add_authenticator(self, kind: "dict[str, Any]") -> str:
        found: str = self.device.send("WebAuthn.addVirtualAuthenticator", {"options": kind})["authenticatorId"]
        return found

    def remove_authenticator(self) -> None:
        self.device.send("WebAuthn.removeVirtualAuthenticator", {"authenticatorId": self.authenticator})

    def passkeys(self) -> "list[dict[str, Any]]":
        found: list[dict[str, Any]] = self.device.send(
            "WebAuthn.getCredentials", {"authenticatorId": self.authenticator}
        )["credentials"]
        return found

    def sync_from(self, other: "Owner") -> None:
        """As browsers carry passkeys over to all devices of a person."""
        for one in other.passkeys():
            asked = {"authenticatorId": self.authenticator, "credential": one}
            self.device.send("WebAuthn.addCredential", asked)

    def make_account(self, name: str = "Ada") -> None:
        self.page.get_by_label("Your name").fill(name)
        self.page.get_by_role("button", name="Make an account").click()
        self.page.get_by_role("heading", name="Passkeys").wait_for()

    def make_codes(self) -> list[str]:
        self.page.get_by_role("button", name="Make new codes").click()
        self.page.locator(".codes li").first.wait_for()
        return self.page.locator(".codes li").all_inner_texts()

    def kept(self, key: str) -> Any:
        return json.loads(self.page.evaluate("(key) => localStorage.getItem(key)", key) or "null")


@pytest.fixture
def owner(browser: Browser, server: Server) -> Iterator[Owner]:
    person = Owner(browser, server)
    yield person
    person.leave()


def test_an_account_is_made_left_and_opened_again(owner: Owner) -> None:
    page = owner.page
    owner.make_account()
    expect(page.get_by_role("heading", name="Your account")).to_be_focused()
    expect(page.get_by_role("region", name="Signed in on")).to_contain_text("this device, now")
    assert len(owner.make_codes()) == 10
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("heading", name="New account").wait_for()
    assert owner.kept("gosux-account") is None
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("region", name="Printed codes")).to_contain_text("10 are left")
    page.get_by_role("button", name="Delete my account").click()
    page.get_by_role("button", name="Delete for good").click()
    page.get_by_role("heading", name="New account").wait_for()
    expect(page.get_by_role("alert")).to_have_count(0)


@pytest.mark.slow
def test_a_second_passkey_opens_the_account_when_the_first_is_gone(owner: Owner) -> None:
    page = owner.page
    owner.make_account()
    # The device that has a passkey is not given another one.
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("alert")).to_contain_text("The passkey was not used")
    owner.remove_authenticator()
    owner.authenticator = owner.add_authenticator({**KIND, "transport": "usb"})
    page.get_by_role("button", name="Add a passkey").click()
    names = page.get_by_role("region", name="Passkeys").locator("li")
    expect(names).to_have_count(2)
    names.nth(1).get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the passkey").fill("Key ring")
    page.get_by_role("button", name="Save").click()
    expect(names.nth(1)).to_contain_text("Key ring")
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.get_by_role("button", name="Remove Chrome, Linux").click()
    expect(names).to_have_count(1)
    expect(page.get_by_role("button", name="Remove Key ring")).to_have_count(0)  # it is the last one


@pytest.mark.slow
def test_a_printed_code_opens_the_account_once(browser: Browser, server: Server, owner: Owner) -> None:
    owner.make_account()
    code = owner.make_codes()[0]
    new = Owner(browser, server)
    page = new.page
    page.get_by_role("textbox", name="Printed code").fill(code.upper().replace("-", " "))
    page.get_by_role("button", name="Use this code").click()
    expect(page.get_by_role("region", name="Printed codes")).to_contain_text("9 are left")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_role("region", name="Passkeys").locator("li")).to_have_count(2)
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("textbox", name="Printed code").fill(code)
    page.get_by_role("button", name="Use this code").click()
    expect(page.get_by_role("alert")).not_to_be_empty()
    new.troubles.clear()  # the browser writes the refusal (403) to its console
    new.leave()


@pytest.mark.slow
def test_games_are_there_on_another_device_until_it_is_signed_out(
    browser: Browser, server: Server, owner: Owner
) -> None:
    owner.make_account()
    owner.page.goto(f"{owner.server.address}#/new")
    owner.page.get_by_role("button", name="Begin").click()
    owner.page.wait_for_url("**/#/game/*")
    owner.page.wait_for_selector(".game", state="attached")
    owner.page.goto(f"{owner.server.address}#/account")
    phone = Owner(browser, server, width=390, height=844, language="fr", touch=True)
    phone.sync_from(owner)
    phone.page.get_by_role("button", name="Se connecter avec une clé d'accès").click()
    expect(phone.page.get_by_role("region", name="Ce que nous gardons")).to_contain_text("garde 1 partie")
    phone.page.goto(f"{phone.server.address}#/games")
    phone.page.locator("a[href^='#/game/']").first.click()
    phone.page.wait_for_selector(".game", state="attached")
    # The first device signs the second one out.
    owner.page.reload()
    sessions = owner.page.get_by_role("region", name="Signed in on").locator("li")
    expect(sessions).to_have_count(2)
    owner.page.get_by_role("button", name="Sign out Chrome, Linux").click()
    expect(sessions).to_have_count(1)
    phone.page.goto(f"{phone.server.address}#/account")
    phone.page.get_by_role("heading", name="Nouveau compte").wait_for()
    phone.troubles.clear()
    phone.leave()


@pytest.mark.slow
def test_the_account_is_renamed_and_downloaded(owner: Owner, tmp_path: Path) -> None:
    page = owner.page
    owner.make_account()
    page.get_by_role("button", name="Change name").click()
    page.get_by_role("region", name="What we keep").get_by_label("Name").fill("Ada Two")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("region", name="What we keep")).to_contain_text("Ada Two")
    with page.expect_download() as started:
        page.get_by_role("button", name="Download everything").click()
    file = json.loads(Path(started.value.path()).read_text(encoding="utf-8"))
    assert file["name"] == "Ada Two" and owner.kept("gosux-account")["session"] not in json.dumps(file)
    page.goto(f"{owner.server.address}#/settings")
    expect(page.get_by_role("link", name="Account of Ada Two")).to_be_visible()


@pytest.mark.slow
def test_a_passkey_that_is_refused_changes_nothing(owner: Owner) -> None:
    page = owner.page
    asked = {"authenticatorId": owner.authenticator, "isUserVerified": False}
    owner.device.send("WebAuthn.setUserVerified", asked)  # the owner cancels
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Make an account").click()
    expect(page.get_by_role("alert")).to_contain_text("The passkey was not used")
    assert owner.kept("gosux-account") is None


@pytest.mark.slow
def test_at_a_number_the_page_says_why_there_are_no_passkeys(person: Person) -> None:
    page = person.page
    page.goto(f"{person.server.address}#/account")
    expect(page.get_by_role("button", name="Make an account")).to_be_disabled()
    expect(page.get_by_role("button", name="Sign in with a passkey")).to_be_disabled()
    page.get_by_role("link", name="Open at localhost").click()
    expect(page.get_by_role("button", name="Make an account")).to_be_enabled()


@pytest.mark.slow
def test_everybody_can_read_and_operate_the_page(browser: Browser, server: Server) -> None:
    found = []
    for width, height, size in ((1440, 900, 1), (390, 844, 1.5), (1024, 768, 2)):
        owner = Owner(browser, server, width=width, height=height)
        owner.page.evaluate(
            "(size) => localStorage.setItem('gosux-settings', JSON.stringify({ textSize: size }))", size
        )
        owner.page.reload()
        owner.page.get_by_label("Your name").wait_for()
        found += violations(owner.page) + troubles(owner.page)
        owner.make_account()
        owner.make_codes()
        found += violations(owner.page) + troubles(owner.page)
        owner.leave()
    assert found == []
