"""The card browser and the rules: found by words, read in both languages, by mouse, keyboard and touch."""

import json

import pytest
from playwright.sync_api import Page, expect

from gosux.rules.registry import ruleset
from tests.browser.axe import violations

Screen = tuple[int, int]
DESKTOP: Screen = (1440, 900)
PHONE: Screen = (360, 780)


def visit(page: Page, hash: str, *, language: str = "en", theme: str = "dark", screen: Screen = DESKTOP) -> None:
    page.set_viewport_size({"width": screen[0], "height": screen[1]})
    kept = json.dumps({"gosux.language": language, "gosux-settings": json.dumps({"theme": theme})})
    # Only what the reader has not changed since.
    page.add_init_script(f"const kept = {kept}; for (const key in kept) localStorage[key] ??= kept[key]")
    page.goto(f"/{hash}")
    page.locator("main [role=status]").wait_for()


def shown(page: Page) -> list[str]:
    found = page.locator(".cards [data-card]").evaluate_all("(cards) => cards.map((card) => card.dataset.card)")
    return [str(id) for id in found]


def test_all_cards_of_a_game_are_shown(page: Page) -> None:
    visit(page, "#/cards?game=gosu")
    assert shown(page) == [card.id for card in ruleset("gosu").catalogue.cards]


def test_cards_are_found_by_words_clan_level_and_keyword(page: Page) -> None:
    visit(page, "#/cards?game=gosu-x")
    page.get_by_role("searchbox").fill("bounty token")
    assert "she-rift" in shown(page) and "sati" not in shown(page)
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Galmi", exact=True).click()
    page.get_by_role("button", name="III", exact=True).click()
    assert shown(page) == ["galmi", "byun-hyung-ja-galmi"]
    page.get_by_label("Keyword").select_option(label="Bounty")
    assert shown(page) == ["byun-hyung-ja-galmi"]
    page.get_by_role("button", name="Show all").click()
    assert len(shown(page)) == 88


def test_a_card_is_looked_at_and_its_words_are_explained_by_keyboard_alone(page: Page) -> None:
    visit(page, "#/cards?game=gosu-x")
    page.get_by_role("button", name="Solok, Hero of Abhilasha", exact=False).focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("complementary")
    expect(panel).to_contain_text("Secret shift")
    word = panel.get_by_role("button", name="Capture").first
    word.focus()
    page.keyboard.press("Enter")
    explanation = page.locator("[data-explanation]")
    expect(explanation).to_contain_text("face down")
    page.keyboard.press("Tab")  # OPEN is in the text or the rule before it; both open something in its place
    page.keyboard.press("Enter")
    expect(explanation).to_contain_text("X10.2a")
    page.keyboard.press("Escape")
    expect(explanation).to_have_count(0)
    expect(word).to_be_focused()


def test_an_explanation_never_covers_its_word(page: Page) -> None:
    visit(page, "#/rules?game=gosu-x", screen=PHONE)
    words = page.locator("main .term")
    for place in (0, 7, 20, 41):
        word = words.nth(place)
        word.click()
        explanation = page.locator("[data-explanation]")
        explanation.wait_for()
        one, other = word.bounding_box(), explanation.bounding_box()
        assert one is not None and other is not None
        assert other["y"] >= one["y"] + one["height"] or other["y"] + other["height"] <= one["y"]
        assert other["x"] >= 0 and other["x"] + other["width"] <= PHONE[0]
        page.keyboard.press("Escape")


def test_the_language_changes_at_any_time(page: Page) -> None:
    visit(page, "#/cards/red-circle?game=gosu-x")
    expect(page.get_by_role("complementary")).to_contain_text("The Red Circle")
    page.get_by_label("Language").select_option(label="Français")
    expect(page.get_by_role("complementary")).to_contain_text("Le Cercle Rouge")
    assert page.locator("html").get_attribute("lang") == "fr"
    page.reload()
    expect(page.get_by_role("complementary")).to_contain_text("Le Cercle Rouge")


def test_what_is_looked_for_can_stand_in_the_address(page: Page) -> None:
    visit(page, "#/cards?game=gosu-x&find=sati")
    assert shown(page)[0] == "sati" and len(shown(page)) < 10
    expect(page.get_by_role("searchbox")).to_have_value("sati")


def test_a_rule_is_found_by_its_number_and_by_its_words(page: Page) -> None:
    visit(page, "#/rules/X5.2d?game=gosu-x")
    expect(page.locator("#rule-X5\\.2d")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("second supremacy token draw")
    expect(page.locator("main ol li")).to_have_count(1)
    expect(page.locator("main ol li")).to_contain_text("X1.1b")


def test_on_a_phone_the_neighbour_is_an_arrow_away(page: Page) -> None:
    visit(page, "#/cards/solok?game=gosu-x", screen=PHONE, language="fr")
    sheet = page.get_by_role("dialog", name="Solok")
    sheet.wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_role("dialog", name="Le Cercle Rouge").wait_for()
    page.get_by_role("button", name="Fermer").click()
    expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "theme", "screen"), [("en", "dark", DESKTOP), ("fr", "light", PHONE)], ids=["desktop", "phone"]
)
@pytest.mark.parametrize("hash", ["#/cards?find=galmi", "#/cards/abhilasha?find=byun", "#/rules?game=gosu&find=token"])
def test_axe_finds_nothing(page: Page, hash: str, language: str, theme: str, screen: Screen) -> None:
    visit(page, hash, language=language, theme=theme, screen=screen)
    assert violations(page) == []


@pytest.mark.parametrize(
    ("size", "theme"), [("small", "light"), ("board", "dark"), ("board", "light"), ("hand", "dark"), ("zoom", "light")]
)
def test_axe_finds_nothing_on_cards_in_any_state(page: Page, size: str, theme: str) -> None:
    page.add_init_script(f"localStorage['gosux-settings'] = '{{\"theme\": \"{theme}\"}}'")
    page.goto(f"/#/gallery?show=states&size={size}")
    page.locator("[data-loaded]").wait_for()
    assert violations(page) == []
