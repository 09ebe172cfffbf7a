"""Every card's text fits its card, at each size, in both languages; measured in the page."""

from typing import Any

import pytest
from playwright.sync_api import Page

from gosux.rules.registry import ruleset, rulesets
from gosux.text import LANGUAGES

# By size of the screen: those where the letters are smallest, as drawn, and largest.
SCREENS = {
    "desktop": (1440, 900),
    "laptop": (1200, 720),
    "phone": (360, 780),
    "tablet": (820, 1180),
    "4K": (3840, 2160),
}
SIZES = ("small", "board", "hand", "zoom")

# What sticks out of its place, by card: the words of a face as a whole, and every line of a back.
OVERFLOWING = """() => {
  const wrong = [];
  for (const card of document.querySelectorAll("[data-card]")) {
    const box = card.getBoundingClientRect();
    for (const part of card.querySelectorAll("[data-fit], .back .name, .back .word, .foot, .value")) {
      const cut = part.matches("[data-fit]") && part.scrollHeight > part.clientHeight + 1;
      const sticks = cut || part.scrollWidth > part.clientWidth + 1;
      const own = part.getBoundingClientRect();
      const outside = own.left < box.left - 1 || own.right > box.right + 1
        || own.top < box.top - 1 || own.bottom > box.bottom + 1;
      if (sticks || outside) wrong.push(card.dataset.card + " " + part.className);
    }
    for (const text of card.querySelectorAll("[data-fit] *")) {
      const own = text.getBoundingClientRect();
      if (own.width && (own.left < box.left - 1 || own.right > box.right + 1))
        wrong.push(card.dataset.card + " " + text.textContent);
    }
  }
  return wrong;
}"""


def gallery(page: Page, rules: str, language: str, size: str, more: str = "") -> list[str]:
    """The ids of the cards that are shown."""
    page.goto(f"/#/gallery?game={rules}&language={language}&size={size}{more}")
    page.locator(f'[data-loaded="{language} {rules}"].{size}').wait_for()
    page.evaluate("document.fonts.ready")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    shown: Any = page.evaluate("[...document.querySelectorAll('[data-card]')].map((card) => card.dataset.card)")
    return [str(id) for id in shown]


# The quick rules have the cards of Gosu X, with few other words: they are measured where it is narrowest.
MEASURED = [(screen, rules) for rules in ("gosu-x", "gosu") for screen in SCREENS] + [("phone", "gosu-x-quick")]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("screen", "rules"), MEASURED)
def test_all_texts_fit_their_cards(page: Page, screen: str, rules: str, language: str) -> None:
    width, height = SCREENS[screen]
    page.set_viewport_size({"width": width, "height": height})
    for size in SIZES:
        assert gallery(page, rules, language, size) == [card.id for card in ruleset(rules).catalogue.cards]
        assert page.evaluate(OVERFLOWING) == [], size
    gallery(page, rules, language, "small", "&captured")
    assert page.evaluate(OVERFLOWING) == [], "captured"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_a_board_as_it_was_drawn_shows_every_gist(page: Page, rules: str, language: str) -> None:
    page.set_viewport_size({"width": 1440, "height": 900})
    gallery(page, rules, language, "board")
    hidden = "[...document.querySelectorAll('.gist')].filter((gist) => !gist.offsetHeight).length"
    assert page.locator(".gist").count() == len(ruleset(rules).catalogue.cards)
    assert page.evaluate(hidden) == 0


@pytest.mark.parametrize("rules", rulesets())
def test_every_card_bears_a_sign_of_its_own_verb(page: Page, rules: str) -> None:
    gallery(page, rules, "en", "board")
    assert page.locator(".picture use[href='#charge-effect']").count() == 0
    assert page.locator(".picture use[href^='#charge-']").count() == len(ruleset(rules).catalogue.cards)


@pytest.mark.parametrize("rules", ["gosu-x", "gosu"])
def test_every_card_shows_a_picture_of_its_own(page: Page, rules: str) -> None:
    gallery(page, rules, "en", "board")
    cards = ruleset(rules).catalogue.cards
    page.wait_for_function(f"document.querySelectorAll('symbol[id^=picture-]').length === {len(cards)}")
    seen = "[...document.querySelectorAll('[data-card] .art use')].filter((use) => use.getBoundingClientRect().width)"
    shown: Any = page.evaluate(f"{seen}.map((use) => use.getAttribute('href'))")
    assert shown == [f"#picture-{card.clan}-{card.id}" for card in cards]
    # The tones of its clan reach it.
    assert page.evaluate("getComputedStyle(document.querySelector('.art')).getPropertyValue('--tone-d')")


def test_only_the_clans_that_are_seen_are_fetched(page: Page) -> None:
    gallery(page, "gosu-x", "en", "board", "&clan=xian")
    page.wait_for_selector("symbol[id^=picture-xian-]", state="attached")
    assert page.locator("symbol[id^=picture-]:not([id^=picture-xian-])").count() == 0


def test_the_measure_finds_a_text_that_does_not_fit(page: Page) -> None:
    gallery(page, "gosu-x", "en", "board")
    page.evaluate("document.querySelector('[data-card=sati] .name').textContent = 'Incomprehensibilities'.repeat(9)")
    assert any(str(one).startswith("sati ") for one in page.evaluate(OVERFLOWING))
