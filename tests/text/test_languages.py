"""The Fluent files: the same messages in every language, with the same facts, and well set."""

import re
from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import gosux
from gosux import Reason
from gosux.model.messages.reasons import REASONS
from gosux.text import LANGUAGES, Words
from gosux.text.bundle import Bundle
from tests.text.engine_ids import spoken_kinds
from tests.text.samples import event_of, samples

TEXT = Path(gosux.__file__).parent / "text"
# What the terminal and the command print has plain spaces: people type "? 3", and lines are broken elsewhere.
UNSET = ("terminal", "commands")
FRENCH_FILES = [path for path in sorted(TEXT.rglob("*.ftl")) if "fr" in (path.parent.name, path.suffixes[0][1:])]
FRENCH_RULES = sorted(TEXT.glob("rules/*.fr.md"))

LOOSE = re.compile(r" [:;?!»]|« ")
ELIDED = re.compile(r"(?<!-)\b(?:de|que|ne|se|le|la|je|jusque|puisque|lorsque) [aeiouyàâéèêîôûœ]", re.IGNORECASE)
CONTRACTED = re.compile(r"\b(?:de|à) (?:le|les) ", re.IGNORECASE)


def bundles(rules: str) -> dict[str, Bundle]:
    return {language: Words(language, rules).messages for language in LANGUAGES}


@pytest.mark.parametrize("rules", gosux.rulesets())
def test_every_language_has_the_same_messages(rules: str) -> None:
    """But parts of sentences, which other messages are put together of, and short forms of card texts differ."""
    both = {language: set(bundle.patterns) for language, bundle in bundles(rules).items()}
    shared = {language: referred_to(bundle) for language, bundle in bundles(rules).items()}
    for one, other in (("en", "fr"), ("fr", "en")):
        only = both[one] - both[other] - shared[one]
        assert {key for key in only if not key[0].startswith(("clause-", "condition-", "noun-"))} == set()
        assert {id for id, _ in only} <= {id for id, _ in both[other]}


def referred_to(bundle: Bundle) -> set[tuple[str, str]]:
    """The messages that others of the bundle refer to."""
    found: set[tuple[str, str]] = set()
    for pattern in bundle.patterns.values():
        seen = References()
        seen.visit(pattern)
        found |= seen.messages
    return found


class References(Visitor):
    def __init__(self) -> None:
        self.messages: set[tuple[str, str]] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 (named by the library)
        self.messages.add((node.id.name, node.attribute.name if node.attribute else ""))


@pytest.mark.parametrize("rules", gosux.rulesets())
def test_every_message_asks_for_the_same_facts_in_every_language(rules: str) -> None:
    """French may need companions (``card_of``), but no other fact."""
    both = bundles(rules)
    for id, part in set(both["en"].patterns) & set(both["fr"].patterns):
        if id.startswith(("event-", "reason-", "prompt-", "action-")):
            english, french = ({name.partition("_")[0] for name in both[one].asks(id, part)} for one in LANGUAGES)
            assert english == french, (id, part)


@pytest.mark.parametrize("path", [*FRENCH_FILES, *FRENCH_RULES], ids=lambda path: str(path.relative_to(TEXT)))
def test_french_has_one_apostrophe(path: Path) -> None:
    """The one that players type, and that names of cards have: Xi'an."""
    assert [line for line in path.read_text(encoding="utf-8").splitlines() if "’" in line] == []


@pytest.mark.parametrize("path", FRENCH_RULES, ids=lambda path: path.name)
def test_french_signs_stand_on_the_line_of_their_word_in_rules(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if LOOSE.search(line) and not line.startswith("#")] == []


# A word of the game has one French name: a deck is a deck, GOSU's common pile is the "pioche", a row is a "ligne".
OUTLAWED = re.compile(r"\b[Rr]angs\b|\b[Rr]angée|[Rr]épartition des clans|\bs'il faut\b|\b(?:a|ont) Éthéré")
DECK = re.compile(r"\b(?:[Uu]ne|deux|[Ll]es|[Dd]es|[Vv]otre|[Vv]os|[Ss]a|[Ll]eurs?|[Cc]haque) pioches?\b")
ONLY_GOSU = ("table-draw-pile", "terminal-draw-pile", "terminal-common-piles")


@pytest.mark.parametrize("path", [*FRENCH_FILES, *FRENCH_RULES], ids=lambda path: str(path.relative_to(TEXT)))
def test_french_has_one_word_for_a_thing(path: Path) -> None:
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert [line for line in lines if OUTLAWED.search(line)] == []
    if path.parent.parent.name == "locales":
        assert [line for line in lines if DECK.search(line)] == []


def test_a_deck_of_ones_own_is_called_deck() -> None:
    """Only GOSU has a common pile to draw from."""
    messages = bundles("gosu-x")["fr"]
    called = {id: messages.format(id, {}) for id, part in messages.patterns if not part and not messages.asks(id, part)}
    assert [id for id, said in called.items() if re.search(r"\b[Pp]ioches?\b", said) and id not in ONLY_GOSU] == []
    assert (called["table-deck"], called["table-draw-pile"]) == ("Deck", "Pioche")


@pytest.mark.parametrize("path", FRENCH_FILES, ids=lambda path: str(path.relative_to(TEXT)))
def test_french_signs_stand_on_the_line_of_their_word(path: Path) -> None:
    """Before two-part signs there is a space that is not broken."""
    if path.stem in UNSET:
        return
    inside = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        inside = line if re.match(r"-?[a-z]", line) else inside
        if not line.startswith("#") and not inside.startswith("terminal-"):
            assert not LOOSE.search(line), line


ENGLISH_FILES = [path for path in sorted(TEXT.rglob("*.ftl")) if "en" in (path.parent.name, path.suffixes[0][1:])]
ENGLISH_RULES = sorted(TEXT.glob("rules/*.en.md"))
IN_A_ROW = re.compile(r"\b(?:turns?|all of them|times|days)\s+in\s+a\s+\[rows?\]", re.IGNORECASE)


@pytest.mark.parametrize("path", [*ENGLISH_FILES, *ENGLISH_RULES], ids=lambda path: str(path.relative_to(TEXT)))
def test_what_happens_one_after_another_does_not_open_the_row_of_an_army(path: Path) -> None:
    """ "In a row" is an idiom after "turn" and "all of them"; the term is a row of the table."""
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if IN_A_ROW.search(line)] == []


@pytest.mark.parametrize("rules", gosux.rulesets())
def test_french_elides_and_contracts_in_events_and_refusals(rules: str) -> None:
    words = Words("fr", rules)
    told = [words.event(event_of(kind, args), 0) for kind in spoken_kinds() for args in samples(words, f"event-{kind}")]
    told += [words.reason(Reason(id, (), args)) for id in REASONS for args in samples(words, f"reason-{id}")]
    for text in told:
        plain = re.sub(r"\b(?:de|que) (?:I{1,3}\d?|X)\b", "", text)  # a slot, a level, a number
        assert not ELIDED.search(plain) and not CONTRACTED.search(plain), text
