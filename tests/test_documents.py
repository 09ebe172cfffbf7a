"""The documents tell the truth: links lead somewhere, and the vocabulary page knows every word cards are made of."""

import re
from pathlib import Path

import pytest

from gosux.cards import gosu, gosu_x
from gosux.model.card import Card
from gosux.model.catalogue import powers
from gosux.model.effect import Effect
from gosux.model.keywords import KEYWORDS
from gosux.records.replays import read_replay, verify_replay
from gosux.rules.registry import ruleset
from tests.conftest import rule_numbers

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(document: Path) -> None:
    text = re.sub(
        r"`[^`\n]+`(?!\])", "", document.read_text(encoding="utf-8")
    )  # code is no link, but a link may be code
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        if "://" not in target:
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


@pytest.mark.parametrize("replay", sorted(ROOT.glob("docs/games/*.json")), ids=lambda path: path.stem)
def test_games_that_documents_tell_of_can_be_replayed(replay: Path) -> None:
    game = verify_replay(read_replay(replay))
    assert game.result is not None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", ["gosu-x", "gosu-x-quick", "gosu"])
def test_the_rules_have_every_number_once(game: str, language: str) -> None:
    text = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*([XG][\d.a-z]+)\*\* ", text, re.MULTILINE)
    assert len(numbers) == len(set(numbers))
    assert set(rule_numbers(game)) <= set(numbers)


def _words(card: Card) -> set[str]:
    """The names of the effect classes that a card is made of."""
    found: set[str] = set()
    waiting: list[Effect] = [effect for _, effect in powers(card)]
    while waiting:
        effect = waiting.pop()
        found.add(type(effect).__name__)
        waiting += effect.parts()
    return found


CARDS = [card for clan in [*gosu_x.CLANS, *gosu.CLANS] for card in clan.cards]


def test_the_vocabulary_page_knows_every_word() -> None:
    page = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    used = set().union(*[_words(card) for card in CARDS])
    used -= {"Deed", "DeedToSeveral"}  # written as Capture, Destroy, Release …, DestroySeveral, Trap
    assert {word for word in used if f"`{word}(" not in page} == set()


def test_the_engine_page_knows_every_file_of_the_rules() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    for name in ("round", "turn", "passing", "play", "enter", "shift", "activate", "battle", "concede"):
        assert f"rules/{name}.py" in page
    for name in ("gosu/setup.py", "gosu/rounds.py", "gosu_x/setup.py", "gosu_x/song.py", "gosu_x/law.py"):
        assert f"rules/games/{name}" in page


def test_files_that_the_engine_page_names_exist() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    named = re.findall(r"`([\w/]+\.py)`", page)
    assert len(named) > 50
    for name in named:
        assert any((ROOT / folder / name).exists() for folder in (".", "src", "src/gosux")), name


def test_the_path_of_a_click_on_the_engine_page_exists() -> None:
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    path = page.partition("## The path of one click")[2].partition("##")[0]
    sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "web" / "src").rglob("*.ts")]
    texts = [file.read_text(encoding="utf-8") for file in sources]
    methods = re.findall(r"`([A-Z]\w+)\.(#?\w+)`", path)
    assert len(methods) > 10
    for owner, method in methods:
        declared = re.compile(rf"^\s*(?:async |def |async def )?{method}\(", re.MULTILINE)
        assert any(re.search(rf"\bclass {owner}\b", text) and declared.search(text) for text in texts), (owner, method)
    for function in re.findall(r"`([a-z]+(?:_[a-z]+)+)`", path):
        assert any(f"def {function}(" in text for text in texts), function


def test_the_engine_page_knows_the_size_of_the_action_tables() -> None:
    sizes = {game: ruleset(game).catalogue.table.size for game in ("gosu-x", "gosu-x-quick", "gosu")}
    assert max(sizes.values()) < 1024
    page = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
    assert f"Gosu X has {sizes['gosu-x']} rows, GOSU {sizes['gosu']}" in page


def test_no_card_is_named_outside_the_cards() -> None:
    """The engine knows no card by its id (design 7)."""
    ids = {card.id for card in CARDS}
    # Words that are also something else: clans and keywords.
    others = {clan.id for clan in [*gosu_x.CLANS, *gosu.CLANS]} | set(KEYWORDS)
    for room in ("model", "effects", "rules"):
        for file in (ROOT / "src" / "gosux" / room).rglob("*.py"):
            strings = set(re.findall(r"\"([a-z0-9-]+)\"", file.read_text(encoding="utf-8")))
            assert not strings & (ids - others), f"{file}: {strings & (ids - others)}"


def test_nothing_but_its_own_file_asks_which_game_it_is() -> None:
    """What differs is data of a law or a procedure it chooses (decision 6)."""
    for room in ("model", "effects", "rules"):
        for file in (ROOT / "src" / "gosux" / room).rglob("*.py"):
            if "games" in file.parts:
                continue
            text = file.read_text(encoding="utf-8")
            assert not re.search(r"(ruleset|rules\.id|law\.id)\S* *[!=]= *[\"']", text), file
