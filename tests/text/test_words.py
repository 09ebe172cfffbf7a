"""The face of the words: names, viewers, slots, refusals, rules."""

import re

import pytest

from gosux import Message, Reason, Result, rulesets
from gosux.model.events import Captured, ChosenForYou, Copied, Drew, GameOver, Turn
from gosux.model.messages.references import CardRef, ClanRef, KindRef, RowRef, SlotRef
from gosux.rules.registry import ruleset
from gosux.text import LANGUAGES, UnknownRule, Words, WordsError
from tests.scene import scene

ENGLISH = Words("en")
FRENCH = Words("fr")


def test_an_unknown_language_is_refused_by_name() -> None:
    with pytest.raises(ValueError, match="no language is called 'de'; there are: en, fr"):
        Words("de")


def test_an_unknown_card_clan_or_message_is_refused_by_name() -> None:
    with pytest.raises(WordsError, match="no card has the id 'satie'"):
        ENGLISH.card("satie")
    with pytest.raises(WordsError, match="no clan has the id 'justices'"):
        ENGLISH.clan("justices")
    with pytest.raises(WordsError, match="there is no message 'reason-why'"):
        ENGLISH.reason(Reason("why"))  # type: ignore[arg-type]
    with pytest.raises(WordsError, match="asks for 'card'"):
        ENGLISH.reason(Reason("not-open", ("X3.3",)))


@pytest.mark.parametrize(
    ("viewer", "english", "french"),
    [
        (0, "You draw Elle.", "Vous piochez Elle."),
        (1, "Player 1 draws Elle.", "Joueur 1 pioche Elle."),
        (None, "Player 1 draws Elle.", "Joueur 1 pioche Elle."),
    ],
)
def test_an_event_is_told_from_where_one_sits(viewer: int | None, english: str, french: str) -> None:
    event = Drew(0, CardRef("elle"))
    assert ENGLISH.event(event, viewer) == english
    assert FRENCH.event(event, viewer) == french


def test_what_is_hidden_is_not_told() -> None:
    event = Drew(0, CardRef("elle"), seers=1)
    seen = event.seen_by(1)
    assert seen is not None
    assert ENGLISH.event(seen, 1) == "Player 1 draws a card."
    assert FRENCH.event(seen, 1) == "Joueur 1 pioche une carte."


def test_an_event_that_another_tells_better_is_silent() -> None:
    assert ENGLISH.event(ChosenForYou(0, "take 0:elle", KindRef("take"), CardRef("elle")), 0) == ""


def test_players_can_have_names() -> None:
    words = Words("fr")
    words.players = ["Alice", "Bob"]
    assert words.event(Turn(0, 0, -1), 1) == "C'est le tour d'Alice."
    assert words.event(Turn(1, 0, -1), 0) == "C'est le tour de Bob."
    assert Words("fr").players == ["Joueur 1", "Joueur 2"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("sati", "l'effet de Sati"),
        ("elle", "l'effet d'Elle"),
        ("hempo", "l'effet de Hempo"),
        ("red-circle", "l'effet du Cercle Rouge"),
        ("apostles-of-the-night", "l'effet des apôtres de la nuit"),
        ("1000-faces", "l'effet de 1000 visages"),
    ],
)
def test_french_elides_and_contracts_before_a_name(card: str, said: str) -> None:
    assert FRENCH.event(Copied(0, CardRef(card)), 0) == f"Vous copiez {said}."


def test_english_drops_the_article_after_a_possessive() -> None:
    event = Captured(1, CardRef("red-circle"), SlotRef(1, 1), by=0)
    assert ENGLISH.event(event, 0) == "You capture Player 2's Red Circle (I·2)."
    assert ENGLISH.event(event, 1) == "Player 1 captures your Red Circle (I·2)."


@pytest.mark.parametrize(
    ("viewer", "english", "french"),
    [
        (1, "your II·3", "votre II·3"),
        (0, "opposing II·3", "II·3 adverse"),
        (None, "Player 2's II·3", "II·3 de Joueur 2"),
    ],
)
def test_a_slot_is_named_from_where_one_sits(viewer: int | None, english: str, french: str) -> None:
    assert ENGLISH.slot(1, "II3", viewer) == ENGLISH.slot(1, 7, viewer) == english
    assert FRENCH.slot(1, 7, viewer) == french


def test_a_question_speaks_to_the_one_who_is_asked() -> None:
    prompt = Message("prompt-pay", {"player": 0, "card": CardRef("red-circle"), "count": 2})
    assert ENGLISH.prompt(prompt, 0) == "Discard 2 cards to pay for The Red Circle."
    assert (
        ENGLISH.prompt(prompt, 1) == ENGLISH.prompt(prompt, None) == "Player 1 chooses how to pay for The Red Circle."
    )


def test_a_refusal_says_every_reason_with_its_rule() -> None:
    reasons = [
        Reason("row-full", ("X5.1",), {"row": RowRef(2)}),
        Reason(
            "no-base-of-clan", ("X5.3b",), {"row": RowRef(1), "clans": [ClanRef("justice")], "card": CardRef("sati")}
        ),
    ]
    assert ENGLISH.refusal(reasons) == (
        "Your Hero row already has 5 cards (X5.1). To play Sati you need a face-up Troop of Justice (X5.3b)."
    )
    assert ENGLISH.reason(reasons[0]) == ENGLISH.message(reasons[0]) == "Your Hero row already has 5 cards."
    assert ENGLISH.refusal([Reason("unknown-action")]) == "There is no such action."


@pytest.mark.parametrize(
    ("viewer", "said"),
    [(0, "You win: 15 face-up cards (X1.3)."), (1, "You lose: 15 face-up cards (X1.3)."),
     (None, "Player 1 wins: 15 face-up cards (X1.3).")],
)  # fmt: skip
def test_a_result_is_told_from_where_one_sits(viewer: int | None, said: str) -> None:
    assert ENGLISH.result(Result([0], "X1.3"), viewer) == said
    assert ENGLISH.event(GameOver([0], "X1.3"), viewer) == said


TURN = """
tiles = []
[[player]]
army.I = ["volantis", "muraena"]
army.II = ["elle"]
hand = ["sati", "hempo", "boul-go", "timer"]

[[player]]
army.I = ["(lava-goddesses)", "dark-cultists"]
"""


def test_the_actions_of_a_turn_are_named_with_their_costs() -> None:
    game = scene(TURN.replace('"hempo", ', ""))
    decision = game.decision
    assert decision is not None
    said = {str(action): ENGLISH.action(game, action) for action in decision.actions}
    assert said == {
        "draw 1": "Draw 1 card (spend 1 token)",
        "draw 3": "Draw 3 cards (spend 2 tokens)",
        "play boul-go": "Play Boul Go, cost 2",
        "play sati": "Play Sati",
        "play timer": "Play Timer",
        "shift I1": "Shift Volantis (I·1), cost 2",
        "shift II1": "Shift Elle (II·1), cost 2",
        "activate 0:I2": "Activate Muraena (I·2)",
    }
    view = game.view(0)
    assert [FRENCH.action(view, action) for action in decision.actions[:3]] == [
        "Piocher 1 carte (dépenser 1 jeton)",
        "Piocher 3 cartes (dépenser 2 jetons)",
        "Jouer Boul Go, coût 2",
    ]


def test_terms_and_keywords_are_explained_with_their_rule() -> None:
    assert ENGLISH.keyword("secret_shift") == ENGLISH.keyword("secret-shift")
    assert (ENGLISH.keyword("echo").name, ENGLISH.keyword("echo").rule) == ("Echo", "X10.4a")
    assert (FRENCH.term("open").name, FRENCH.term("open").rule) == ("Carte LIBRE", "X3.3")
    assert len(ENGLISH.keywords()) == 8 and set(ENGLISH.terms()) == set(FRENCH.terms())


def test_every_rule_of_the_glossary_exists() -> None:
    for words in (ENGLISH, FRENCH):
        for entry in [*map(words.keyword, words.keywords()), *map(words.term, words.terms())]:
            assert words.rule(entry.rule)


def test_a_rule_is_found_with_its_letters() -> None:
    assert ENGLISH.rule("X5.2c").startswith("A Troop is free if")
    lines = ENGLISH.rule("X5.2").splitlines()
    assert [line.split()[0] for line in lines] == ["X5.2", "X5.2a", "X5.2b", "X5.2c", "X5.2d"]
    assert [line.split()[0] for line in ENGLISH.rule("X1.1").splitlines()] == ["X1.1a", "X1.1b"]
    assert len(ENGLISH.rule("X10.1").splitlines()) == 2  # and not X10.10, X10.11a …
    for number in ("X99.1", "X5", "X10.2c", "", "5.2"):
        with pytest.raises(UnknownRule):
            ENGLISH.rule(number)


def test_the_rules_have_the_same_numbers_in_both_languages() -> None:
    numbers = [[number for section in words.rules() for number, _ in section.rules] for words in (ENGLISH, FRENCH)]
    assert numbers[0] == numbers[1]
    assert [section.number for section in ENGLISH.rules()] == [f"X{chapter}" for chapter in range(1, 13)]


def test_any_message_of_the_engine_can_be_said() -> None:
    assert ENGLISH.message(Message("prompt-clan", {"player": 0})) == "Player 1 chooses a clan."
    effect = ruleset("gosu-x").catalogue.cards[0].effect
    assert effect is not None
    assert ENGLISH.message(effect.clause()).startswith("Copy the effect of a card in any discard pile")
    assert ENGLISH.message(Message("player-name", {"number": 2})) == ENGLISH.say("player-name", number=2) == "Player 2"


@pytest.mark.rule("X9.5b", "X9.6")
@pytest.mark.parametrize(
    ("language", "label", "values"),
    [
        ("en", "Song for the Dead, as in the rulebook printed in", ["English", "French"]),
        ("fr", "Chant des Morts, selon les règles", ["anglaises", "françaises"]),
    ],
)
def test_the_option_edition_is_named_after_what_it_changes(language: str, label: str, values: list[str]) -> None:
    words = Words(language)
    assert words.say("start-option", option="edition") == label
    assert [words.say("start-option-value", option="edition", value=value) for value in LANGUAGES] == values


DOUBT = re.compile(r"transcri|uncertain\b(?!_)|incertain|our sources|nos sources|settles it|tranchera", re.IGNORECASE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_players_read_rules_and_no_doubts_about_sources(rules: str, language: str) -> None:
    """Doubts stand in docs/decisions."""
    told = [str(text) for section in Words(language, rules).rules() for _, text in section.rules]
    told += [section.title for section in Words(language, rules).rules()]
    assert [text for text in told if DOUBT.search(text)] == []


@pytest.mark.parametrize(("language", "mark"), [("en", "(Ruling"), ("fr", "(Décision")])
@pytest.mark.parametrize("number", ["X4.3b", "X6.4", "X7.5", "X10.3a", "X10.13", "X11.2a", "X11.2c"])
def test_of_a_rule_that_is_partly_ours_only_that_part_is_marked(language: str, mark: str, number: str) -> None:
    text = dict(rule for section in Words(language).rules() for rule in section.rules)[number]
    before, found, ours = text.partition(mark)
    assert found and before.strip().endswith(".")
    assert ours.startswith((": ", "\u00a0: ")) and ours.endswith(".)")
