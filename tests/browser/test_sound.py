"""Sounds, which are off until they are switched on: what is heard, and how often."""

import pytest

from tests.browser.person import STANDING, Person
from tests.browser.test_motion import wish

# The last battle; whoever wins it has two Supremacy tokens.
LAST_BATTLE = """
ruleset = "gosu-x"
seed = "heard"
round = 3
turn = 0
starter = 0
turns_left = 0
tiles = []

[[player]]
clans = ["justice", "galmi", "xian"]
army.I = [{own}]
supremacy = 1

[[player]]
passed = true
clans = ["goan_sul", "narashima", "tomorrow"]
army.I = [{rivals}]
supremacy = 1
"""
LISTEN = """
window.heard = [];
const set = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, time) {
    if (value > 20) window.heard.push(value);
    return set.call(this, value, time);
};
"""
# Tones that only this sound has.
BATTLE, VICTORY, DEFEAT, DRAW = 130, 784, 330, 440


def listen(person: Person) -> None:
    person.page.add_init_script(LISTEN)
    wish(person, sound=True, finished=True)


def heard(person: Person) -> list[int]:
    """What was heard until now, and has not been asked for."""
    tones = person.page.evaluate("window.heard.splice(0)")
    return [tone for tone in tones if tone in (VICTORY, DEFEAT, DRAW)] + [BATTLE] * (tones.count(BATTLE) // 3)


def fight(person: Person, own: str, rivals: str) -> None:
    person.begin_from(LAST_BATTLE.format(own=own, rivals=rivals))
    person.choose("word:pass")
    person.confirm_and_watch()
    person.page.wait_for_selector(STANDING)


def test_they_are_made_only_when_they_are_switched_on(person: Person) -> None:
    page = person.page
    page.add_init_script(
        """window.made = 0;
        const Real = window.AudioContext;
        window.AudioContext = class extends Real { constructor() { super(); window.made += 1; } };"""
    )
    page.reload()
    person.begin_from(LAST_BATTLE.format(own="", rivals=""))
    person.choose("word:pass")
    assert page.evaluate("window.made") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sound").get_by_role("button", name="On").click()
    assert page.evaluate("window.made") == 1


@pytest.mark.parametrize(
    ("own", "rivals", "sound"),
    [('"bun-to"', "", VICTORY), ("", '"spirits-of-smook"', DEFEAT), ("", "", DRAW)],
    ids=["victory", "defeat", "draw"],
)
def test_a_battle_is_heard_when_it_stands_and_the_end_when_it_was_dismissed(
    person: Person, own: str, rivals: str, sound: int
) -> None:
    listen(person)
    fight(person, own, rivals)
    assert heard(person) == [BATTLE]
    person.dismiss()
    person.page.wait_for_selector("dialog[open] .acts")
    assert heard(person) == [sound]


def test_the_end_is_heard_once(person: Person) -> None:
    page = person.page
    listen(person)
    fight(person, '"bun-to"', "")
    person.dismiss()
    page.get_by_role("button", name="Look at the table").click()
    assert VICTORY in heard(person)
    page.locator("[data-past]").last.click()
    page.wait_for_selector(".replaying", state="attached")
    page.keyboard.press("Escape")
    page.wait_for_selector(".replaying", state="detached")
    assert heard(person) == []
    page.reload()  # a finished game is opened
    page.wait_for_selector("dialog[open] .acts")
    assert heard(person) == []
