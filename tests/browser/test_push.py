"""Web Push in the settings, and the worker that shows what comes. The browser's own push service is out of reach."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.test_access import complaints

KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"
SERVICE = """
  let given = null;
  PushManager.prototype.subscribe = async () => given = {
    toJSON: () => ({ endpoint: "https://push.example.org/x", keys: { p256dh: "public", auth: "secret" } }),
    unsubscribe: async () => { given = null; return true; },
  };
  PushManager.prototype.getSubscription = async () => given;
  Object.defineProperty(Notification, "permission", { get: () => "granted" });
  Notification.requestPermission = async () => "granted";
"""


@pytest.mark.slow
def test_web_push_is_switched_on_shown_and_switched_off_again(page: Page, address: str) -> None:
    told: list[tuple[str, dict[str, object]]] = []

    def notice(route: Route) -> None:
        said = {"announcement": None, "kept_days": None, "push_key": KEY}
        route.fulfill(content_type="application/json", body=json.dumps(said))

    def push(route: Route) -> None:
        told.append((route.request.url, json.loads(route.request.post_data or "")))
        route.fulfill(status=204)

    page.context.grant_permissions(["notifications"])
    page.add_init_script(SERVICE)
    page.route("**/api/notice", notice)
    page.route("**/api/push", push)
    page.route("**/api/push/end", push)
    page.goto("/#/settings")
    group = page.get_by_role("group", name="Also when no page is open")
    group.get_by_role("button", name="On").click()
    expect(group.get_by_role("button", name="On")).to_have_attribute("aria-pressed", "true")
    assert told[0][0].endswith("/api/push") and told[0][1]["endpoint"] == "https://push.example.org/x"
    assert complaints(page) == []

    # What the server says is shown by the worker.
    session = page.context.new_cdp_session(page)
    found: list[dict[str, str]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_timeout(200)
    said = json.dumps({"title": "It is your turn", "body": "A game waits for you"})
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[0]["registrationId"], "data": said},
    )
    page.wait_for_function(
        """async () => (await (await navigator.serviceWorker.ready).getNotifications()).map((one) => one.title)
            .includes("It is your turn")"""
    )

    page.get_by_role("banner").get_by_role("button", name="Français").click()
    groupe = page.get_by_role("group", name="Même sans page ouverte")
    groupe.get_by_role("button", name="Non").click()
    expect(groupe.get_by_role("button", name="Non")).to_have_attribute("aria-pressed", "true")
    page.wait_for_function("async () => !(await navigator.serviceWorker.getRegistration())")
    assert told[-1] == (f"{address}/api/push/end", {"endpoint": "https://push.example.org/x"})


def test_without_a_key_of_the_server_nothing_is_offered(page: Page) -> None:
    with page.expect_response("**/api/notice"):
        page.goto("/#/settings")
    page.get_by_role("group", name="Games that wait for you").wait_for()
    expect(page.get_by_role("group", name="Also when no page is open")).to_have_count(0)
