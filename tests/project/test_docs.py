"""The pages of the documentation site, before they are built; tests/browser/test_docs.py looks at the site."""

import re
from pathlib import Path

import pytest

import gosux
from scripts.docs_site.cards import GAMES, write_cards
from scripts.docs_site.pages import write_pages
from tests.browser.links import opened


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("docs")
    write_pages(folder)
    write_cards(folder)
    return folder


@pytest.mark.parametrize("game", GAMES)
def test_every_card_has_a_page_in_both_languages(pages: Path, game: str) -> None:
    ids = {card.id for card in gosux.cards(game)}
    for leaf in (".", "fr"):
        folder = pages / leaf / "cards" / game
        assert {path.stem for path in folder.glob("*.md")} - {"index"} == ids
        listed = re.findall(r"\]\((\S+?)\.md\)", (folder / "index.md").read_text(encoding="utf-8"))
        assert sorted(listed) == sorted(ids)


def test_a_card_is_shown_with_text_keywords_and_rulings(pages: Path) -> None:
    page = (pages / "fr/cards/gosu-x/hempo.md").read_text(encoding="utf-8")
    assert "# Hempo" in page and "Vétéran" in page
    picture = pages / "fr/cards/gosu-x" / re.findall(r"!\[\]\((\S+)\)", page)[0]
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    rulings = [path for path in pages.glob("cards/*/*.md") if "## Rulings" in path.read_text(encoding="utf-8")]
    assert len(rulings) > 20


def test_positions_of_the_documents_can_be_opened(pages: Path) -> None:
    for name, least in (("how-to-play", 4), ("fr/how-to-play", 4), ("how-to-play-gosu", 2), ("positions", 2)):
        text = (pages / f"{name}.md").read_text(encoding="utf-8")
        links = re.findall(r'href="([./]*)play/index\.html(#/open/[\w-]+)"', text)
        assert len(links) >= least
        for up, link in links:
            assert up == "../" * (name.count("/") + 1)
            assert gosux.read_position(opened(link)).decision is not None


def test_words_of_the_rules_become_links_to_cards_or_plain(pages: Path) -> None:
    rules = (pages / "fr/rules/gosu-x.md").read_text(encoding="utf-8")
    assert "](../../fr/cards/gosu-x/justice.md)" in rules
    assert "](term:" not in rules and "](card:" not in rules


def test_a_notebook_can_be_read(pages: Path) -> None:
    page = (pages / "examples/first_steps.ipynb.md").read_text(encoding="utf-8")
    assert page.startswith("# First steps\n") and "```python\nimport gosux\n" in page
    assert "(../examples/first_steps.ipynb" not in (pages / "notebooks.md").read_text(encoding="utf-8")
