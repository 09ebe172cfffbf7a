"""Each game in its own words: what a layer may change, what packs may not, and that GOSU never speaks like Gosu X."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast

import gosux
from gosux import Result
from gosux.rules import registry
from gosux.rules.ruleset import Ruleset
from gosux.text import LANGUAGES, Words, WordsError
from gosux.text.bundle import Bundle
from gosux.text.rich_text import MIDDLE, START
from tests.text.samples import base, battle_of

GAMES = Path(gosux.__file__).parent / "text" / "games"
LAYERS = ("gosu", "gosu-x-quick")
SHARED = {language: Bundle(language, ()) for language in LANGUAGES}


def own(layer: str, language: str) -> set[tuple[str, str]]:
    """The parts of messages that a layer words itself."""
    shared = SHARED[language].patterns
    return {
        key
        for key, pattern in Bundle(language, (layer,)).patterns.items()
        if key in shared and not pattern.equals(shared[key])
    }


# -- what a layer may say ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_layer_only_says_otherwise_what_the_games_share(layer: str, language: str) -> None:
    """It adds no message, and forgets no part of one: an override takes the place of the whole message."""
    terms = {key for key in Bundle(language, (layer,)).patterns if key[0].startswith(("keyword-", "term-"))}
    assert set(Bundle(language, (layer,)).patterns) - terms == set(SHARED[language].patterns)


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_layer_says_nothing_that_it_need_not_say(layer: str, language: str) -> None:
    overridden: set[str] = set()
    for path in [*GAMES.glob(f"{layer}.{language}.ftl"), *GAMES.glob(f"{layer}-cards.{language}.ftl")]:
        lines = path.read_text(encoding="utf-8").splitlines()
        overridden |= {line.split(" ")[0] for line in lines if re.match(r"[a-z][a-z0-9-]* =", line)}
    assert overridden == {id for id, _ in own(layer, language)}


@pytest.mark.parametrize("layer", LAYERS)
def test_both_languages_say_the_same_messages_otherwise(layer: str) -> None:
    """But one that a word of the shared sentence suits in one language may need a sentence of its own in the other."""
    clauses = ("clause-", "amount-")
    different = {id for id, _ in own(layer, "en") ^ own(layer, "fr") if not id.startswith(clauses)}
    assert different == ({"reason-no-effect-to-copy"} if layer == "gosu" else set())


@pytest.mark.parametrize("layer", LAYERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_layer_asks_for_no_facts_but_those_its_game_gives(layer: str, language: str) -> None:
    """With battles and points come more facts than Gosu X tells."""
    bundle, shared = Bundle(language, (layer,)), SHARED[language]
    more = {"event-battle": {"values", "winners"}, "event-supremacy": {"gained"}, "result": {"winners"}}
    more["battle-verdict"] = {"winners"}
    more["card-header"] = {"keywords"}
    more["amount-cards-of-clan-in"] = {"area"}
    for id, part in own(layer, language):
        asked, usual = ({base(name) for name in one.asks(id, part)} for one in (bundle, shared))
        assert asked <= usual | more.get(id, set()), (id, part)


def test_later_layers_speak_over_earlier_ones_and_keep_the_order() -> None:
    quick = Words("en", "gosu-x-quick")
    assert "both players win it" in quick.event(battle_of({"values": [9, 9], "winner": -1, "tie": 1}), 0)
    assert "nobody breaks." in Words("en").event(battle_of({"values": [9, 9], "winner": -1, "tie": 1}), 0)
    assert quick.keywords() == [*Words("en").keywords(), "vision"]
    kinds = [id for id, _ in quick.messages.patterns if id.startswith("event-")]
    assert kinds == [id for id, _ in Words("en").messages.patterns if id.startswith("event-")]


def test_rules_of_all_layers_follow_each_other_under_the_last_title() -> None:
    quick = Words("en", "gosu-x-quick")
    assert [section.number for section in quick.rules()] == [f"X{number}" for number in range(1, 14)]
    assert quick.rules()[:-1] == Words("en").rules()
    assert quick.title() != Words("en").title()
    assert quick.rule("X5.2c") == Words("en").rule("X5.2c")
    assert [section.number for section in Words("fr", "gosu").rules()] == [f"G{number}" for number in range(1, 12)]


# -- packs -------------------------------------------------------------------------------------------------------


def test_a_pack_adds_messages() -> None:
    bundle = Bundle("en", ("gosu-x",), ["term-storm = It rains.\n    .name = Storm\n    .rule = X1.0\n"])
    assert bundle.format("term-storm", {}) == "It rains."


@pytest.mark.parametrize("id", ["event-drew", "term-open", "-open", "clause-draw"])
def test_a_pack_changes_no_message_of_the_game(id: str) -> None:
    with pytest.raises(WordsError, match=f"a pack: there are two messages '{id}'"):
        Bundle("en", ("gosu-x",), [f"{id} = something else\n"])


def test_the_words_of_a_ruleset_with_packs_are_those_of_its_game_and_its_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.ruleset("gosu-x")
    rules = Ruleset(
        "gosu-x+storm", game.catalogue.clans, game.law, players=game.players, choices=game.choices,
        layers=game.layers, drafts=True, packs=(("storm", "1"),), pack_words={"en": ["term-storm = It rains.\n"]},
    )  # fmt: skip
    monkeypatch.setitem(registry._known, rules.id, rules)
    words = Words("en", "gosu-x+storm")
    assert (words.say("term-storm"), words.title()) == ("It rains.", Words("en").title())
    assert not Words("fr", "gosu-x+storm").messages.has("term-storm")


def test_two_packs_do_not_change_each_other() -> None:
    with pytest.raises(WordsError, match="'term-storm'"):
        Bundle("fr", ("gosu",), ["term-storm = Il pleut.\n", "term-storm = Il neige.\n"])


def test_a_pack_that_is_not_fluent_is_refused() -> None:
    with pytest.raises(WordsError, match="a pack: not Fluent: 'term-storm'"):
        Bundle("en", ("gosu-x",), ["term-storm\n"])


# -- GOSU speaks its own words -----------------------------------------------------------------------------------

# Messages that never come up in GOSU, for want of what they speak of.
NEVER_IN_GOSU = {
    "action": "copy deed order put-on-deck recall release replace vision",
    "event": "fifth-token-in-song lifted milled mulligan put-on-deck-in-order put-on-top put-under recalls removed"
    " returned-to-deck searched shuffled tiles-active vision",
    "legend": "bounty crown lock wonder",
    "log": "recalls",
    "next": "keep-note release",
    "prompt": "ban mulligan order put-on-deck put-on-top release remove sacrifice search tile vision will",
    "reason": "banned clan-not-in-decks clan-not-in-pile clan-without-target ethereal name-not-in-pile not-in-deck"
    " not-in-their-clans not-your-tile tile-active",
    "table": "offer-pile",
    "terminal": "deed draft",
}
SILENT = {f"{family}-{name}" for family, names in NEVER_IN_GOSU.items() for name in names.split()}
# Card texts are read in their golden file; mistakes are mostly those of Gosu X's files; two players may concede; where
# a game is chosen, all of them are spoken of; locked tokens and deeds are named only where there are some; GOSU has no
# draft whose picks are judged; people are blocked everywhere.
ELSEWHERE = ("clause-", "ongoing-", "when-", "will-", "amount-", "condition-", "noun", "verb", "own-", "subject",
             "term-", "keyword-", "mistake-", "result-x", "result-g3-6a", "ending-x", "ending-g3-6a", "start-",
             "draft-", "picked-", "page-level", "table-token-locked", "deed-", "puzzles-", "talk-block")  # fmt: skip
OTHER_WORDS = {
    "en": r"\bOPEN\b|[Cc]aptur|[Rr]eleas|\b[Ss]hift|Troop|Immortal|Supremacy|[Yy]our opponent|opposing"
    r"|(your|their) (deck|discard pile)|locked|\bX\d",
    "fr": r"LIBRE|[Cc]aptur|[Ll]ibér|[Rr]el[eè]v|Troupe|Immortel|Suprématie|votre adversaire|adverse|\bdeck"
    r"|(votre|sa) défausse|bloqué|\bX\d",
}


def wording(bundle: Bundle, id: str, part: str) -> str:
    """The source of a message without names that are no words: of terms, variables, variants and explanations."""
    entry = ast.Message(ast.Identifier("message"), bundle.patterns[(id, part)])
    text = FluentSerializer().serialize_entry(entry).removeprefix("message =")
    text = re.sub(f"{START}[^{MIDDLE}]*{MIDDLE}", "", text)
    return re.sub(r"\{ -[a-z-]+(\([^)]*\))? \}|\[[a-z0-9-]+\]|\$[a-z_]+", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gosu_never_speaks_of_what_only_gosu_x_has(language: str) -> None:
    bundle = Bundle(language, ("gosu",))
    found = {}
    for id, part in bundle.patterns:
        if not id.startswith(ELSEWHERE) and id not in SILENT:
            if match := re.search(OTHER_WORDS[language], wording(bundle, id, part)):
                found[f"{id}.{part}"] = match.group()
    assert found == {}


GOSU = {language: Words(language, "gosu") for language in LANGUAGES}


def test_gosu_names_ranks_and_rows_its_own_way() -> None:
    assert [GOSU["en"].messages.format("rank", {"level": level}) for level in (1, 2, 3)] == ["Bakuto", "Hero", "Ozeki"]
    assert GOSU["fr"].messages.format("row", {"level": 3}) == "ligne d'Ozekis"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["your II·3", "Player 3's II·3", "Player 3's II·3"]),
        ("fr", ["votre II·3", "II·3 de Joueur 3", "II·3 de Joueur 3"]),
    ],
)
def test_with_several_opponents_a_slot_is_told_by_its_player(language: str, said: list[str]) -> None:
    assert [GOSU[language].slot(2, "II3", viewer) for viewer in (2, 0, None)] == said


BATTLES = [
    ({"values": [21, 17, 12], "winner": 0, "winners": [0], "tie": 0}, 0,
     "Great Battle: you have 21, Player 2 has 17 and Player 3 has 12. You win it."),
    ({"values": [21, 17, 12], "winner": 0, "winners": [0], "tie": 0}, 2,
     "Great Battle: Player 1 has 21, Player 2 has 17 and you have 12. Player 1 wins it."),
    ({"values": [9, 9], "winner": 1, "winners": [1], "tie": 1}, 0,
     "Great Battle: you have 9 and Player 2 has 9. Player 2 holds the Advantage token and wins the tie."),
    ({"values": [9, 4, 9, 9], "winner": -1, "winners": [0, 2, 3], "tie": 1}, 2,
     "Great Battle: Player 1 has 9, Player 2 has 4, you have 9 and Player 4 has 9."
     " You, Player 1 and Player 4 win it together."),
    ({"values": [9, -1, 9], "winner": -1, "winners": [0, 2], "tie": 1}, None,
     "Great Battle: Player 1 has 9 and Player 3 has 9. Player 1 and Player 3 win it together."),
]  # fmt: skip


@pytest.mark.parametrize(("args", "viewer", "said"), BATTLES)
def test_a_battle_of_several_players_is_told_with_all_totals(
    args: dict[str, object], viewer: int | None, said: str
) -> None:
    """A player who has left the game has no total (G3.6b)."""
    assert GOSU["en"].event(battle_of(args), viewer) == said


@pytest.mark.parametrize(
    ("winners", "rule", "viewer", "said"),
    [
        ([2], "G9.3a", 2, "You win: third victory point (G9.3a)."),
        ([2], "G9.3a", 0, "You lose, Player 3 wins: third victory point (G9.3a)."),
        ([0, 1], "G9.3b", 0,
         "You share the win with Player 2: third victory point for several players together (G9.3b)."),
        ([0, 1], "G9.3b", 2,
         "You lose, Player 1 and Player 2 share the win: third victory point for several players together (G9.3b)."),
        ([0, 1, 3], "G9.5b", None,
         "Player 1, Player 2 and Player 4 share the win:"
         " special victory of an Ozeki for several players together (G9.5b)."),
        ([1], "G9.5b", 1,
         "You win: special victory of an Ozeki for several players, settled by the Advantage token (G9.5b)."),
        ([1], "G3.6b", 0, "You lose, Player 2 wins: everyone else has conceded (G3.6b)."),
        ([1], "G3.6a", 1, "You win: your opponent concedes (G3.6a)."),
    ],
)  # fmt: skip
def test_a_win_can_be_shared(winners: list[int], rule: str, viewer: int | None, said: str) -> None:
    assert GOSU["en"].result(Result(winners, rule), viewer) == said


def test_a_shared_win_is_told_in_french() -> None:
    assert GOSU["fr"].result(Result([0, 1], "G9.3b"), 2).replace("\u00a0", " ") == (
        "Vous perdez, Joueur 1 et Joueur 2 partagent la victoire :"
        " troisième point de victoire de plusieurs joueurs ensemble (G9.3b)."
    )
