"""Help and answers of GOSU and of the quick rules: their own words, cards, rules and slots of several players."""

import random
from pathlib import Path

import pytest

import gosux
from gosux.records.position_reader import read_position
from gosux.text.words import Words
from gosux.tui.answers import answer, understood
from gosux.tui.help import TOPICS, help_on
from gosux.tui.session import Session
from tests.scene import army, hand
from tests.tui.table import a_number, read, sit_down

POSITION = """
ruleset = "gosu"
advantage = 1
discard = ["seeker", "sniper", "walror", "explosive", "explosive"]
[[player]]
army.I = ["assassin", "shaman [t]", "(psi)"]
army.II = ["kao"]
hand = ["guardian", "kalim", "loya", "medic"]
[[player]]
army.I = ["seeker", "medic [t0]"]
hand = ["awn@0", "dom"]
[[player]]
army.I = ["ak52"]
[[player]]
out = true
army.I = ["sentinel"]
"""


@pytest.fixture
def english(tmp_path: Path) -> Session:
    return sit_down(read_position(POSITION), tmp_path / "game.json")


@pytest.fixture
def french(tmp_path: Path) -> Session:
    return sit_down(read_position(POSITION), tmp_path / "game.json", "fr")


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("", "? kalim a card"),
        ("1", "G3.2\n"),
        ("draw 1", "You need an Activation token in hand, and you have none (G3.1c)."),
        ("kao", "Kao: Hero of the Dark Goblins, value 3. It cannot mutate.\nOngoing: Whenever a card is trapped"),
        ("gardien", "Alpha Goblin Guardian: Bakuto of the Alpha Goblins, value 2, with an activate power."),
        ("assassin", "Mutation cost 3.\nEnters: Destroy a FREE card of level I or II.\nZombie mutation: "),
        ("alpha", "Alpha Goblins: 20 cards\n  I Alpha Goblin Guardian ×2: "),
        ("free card", "A card with no card above it and none to its right."),
        ("libre", "(G2.3)"),
        ("trap", "Turn a card of any army face down"),
        ("mutation", "(G5.1b)"),
        ("advantage token", "(G9.2)"),
        ("I2", "Your I·2: Alpha Goblin Shaman\nvalue now 2 · 1 Activation token · clan Alpha Goblins"),
        ("I3", "Your I·3: Ancient Goban Psi\ntrapped · FREE card"),
        ("1:I2", "Robot 2's I·2: Dark Goblin Medic\nvalue now 2 · FREE card · 1 Activation token · it is yours"),
        ("robot 3's I1", "Robot 3's I·1: Fire Goblin AK-52"),
        ("3:I1", "its player has conceded: it is only a target now"),
        ("2:II4", "Robot 3's II·4 is empty."),
        (
            "piles",
            "Discard pile (5)\n  I Ancient Gobans: Ancient Goban Seeker\n  I Fire Goblins: Fire Goblin Explosive ×2",
        ),
        ("discard", "III Fire Goblins: Walror\n\nDraw pile (81)"),
        ("hand", "Known in Robot 2's hand: Awn"),
        ("score", "Robot 4's army: –\nits player has conceded"),
        ("score", "I·3 Ancient Goban Psi (trapped): 0"),
        ("score", "G9.1\n"),
        ("signs", "●2 the token of player 2 lies on another player's card"),
        ("signs", "Da: Dark Goblins"),
        ("words", "Zombie mutation"),
        ("rules", "G11 "),
        ("G5.1c", "not destroyed"),
        ("g3", "G3.6b "),
        ("why", "Mutate Kao (II·1): Kao has no mutation cost"),
        ("draw 5", "(G3.1d)"),
        ("mutate I3", "is trapped and cannot mutate (G5.4)."),
        ("play seeker", "is not in your hand"),
        ("tiles", "Nothing here is called “tiles”."),
        ("X5.2", "Nothing here is called “X5.2”."),
        ("4:I1", "Nothing here is called “4:I1”"),
    ],
)
def test_help_in_english(english: Session, topic: str, said: str) -> None:
    assert said in read(english, topic)


@pytest.mark.parametrize(
    ("topic", "said"),
    [
        ("", "? kalim une carte"),
        ("guardian", "Gobelin Alpha Gardien : Bakuto des Gobelins Alpha, valeur 2"),
        ("emprisonner", "(G7.1a)"),
        ("I3", "Votre I·3 : Ancien Goban Psi\nemprisonnée · Carte Libre"),
        ("1:I2", "c'est le vôtre"),
        ("I1 de robot 3", "I·1 de Robot 3 : Gobelin de Feu AK-52"),
        ("défausse", "Défausse (5)"),
        ("main", "Connues dans la main de Robot 2 : Awn"),
        ("score", "son joueur a abandonné : elle n'est plus qu'une cible"),
        ("signes", "So : Sombres Gobelins"),
        ("pourquoi", "Faire muter Kao (II·1) : "),
    ],
)
def test_help_in_french(french: Session, topic: str, said: str) -> None:
    assert said in read(french, topic)


@pytest.mark.parametrize("ruleset", ["gosu", "gosu-x-quick"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_has_a_name_is_explained(tmp_path: Path, ruleset: str, lang: str) -> None:
    session = sit_down(gosux.new_game(ruleset, 1), tmp_path / "game.json", lang)
    words = session.words
    unknown = help_on(session, "xyzzy")[0].partition("xyzzy")[0]
    catalogue = session.game.rules.catalogue
    names = [name for card in catalogue.cards for name in (card.id, card.name, card.french)]
    names += [name for clan in catalogue.clans for name in (clan.id, clan.name, clan.french)]
    for language in ("en", "fr"):
        every = Words(language, ruleset)
        names += [every.keyword(id).name for id in words.keywords()] + [every.term(id).name for id in words.terms()]
    names += [number for section in words.rules() for number in (section.number, *[rule[0] for rule in section.rules])]
    for name in names:
        page = help_on(session, name)
        assert not page[0].startswith(unknown), name


@pytest.mark.usefixtures("quick_hints")
@pytest.mark.parametrize(
    ("ruleset", "players", "lang", "seed"),
    [("gosu", 3, "en", 9), ("gosu", 4, "fr", 10), ("gosu", 2, "en", 19), ("gosu-x-quick", 2, "fr", 11)],
)
def test_choices_and_topics_are_explained_and_words_mean_their_choice(
    tmp_path: Path, ruleset: str, players: int, lang: str, seed: int
) -> None:
    session = sit_down(gosux.new_game(ruleset, seed, players=players), tmp_path / "game.json", lang, seed=seed)
    rng = random.Random(seed)
    kinds: set[str] = set()
    while (decision := session.decision) is not None:
        kinds.add(decision.kind)
        number = rng.randrange(len(decision.actions)) + 1
        action = decision.actions[number - 1]
        said = session.words.action(session.view, action)
        assert help_on(session, str(number))[0] == f"{number}  {said}"
        assert understood(session, decision, said) == action
        assert understood(session, decision, str(action)) in (action, str(action))
        for topic in TOPICS:
            assert help_on(session, topic)
        session.choose(decision.actions[a_number(session, rng) - 1])
    assert len(kinds) > 4


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("en", "play guardian"),
        ("en", "Play Alpha Goblin Guardian"),
        ("en", "play gobelin alpha gardien"),
        ("fr", "jouer gardien"),
        ("fr", "Jouer Gobelin Alpha Gardien"),
        ("fr", "play guardian"),
    ],
)
def test_a_goblin_may_be_called_by_its_short_name(tmp_path: Path, lang: str, typed: str) -> None:
    position = 'ruleset = "gosu"\n[[player]]\nhand = ["guardian", "kao"]\n[[player]]\n'
    session = sit_down(read_position(position), tmp_path / "game.json", lang, hot_seat=True)
    assert answer(session, typed) == ""
    assert army(session.game, 0)["I"] == ["guardian"]
    assert hand(session.game, 0) == ["kao"]


def test_actions_of_a_turn_are_explained_by_the_rules_of_the_game(tmp_path: Path) -> None:
    position = 'ruleset = "gosu"\n[[player]]\narmy.I = ["visionary"]\nhand = ["psi", "kao", "loya"]\n[[player]]\n'
    session = sit_down(read_position(position), tmp_path / "game.json")
    assert session.decision is not None
    explained = {
        str(action): help_on(session, str(number)) for number, action in enumerate(session.decision.actions, 1)
    }
    assert explained["pass"][2] == "G3.2"
    assert explained["draw 1"][2] == "G3.1c" and explained["draw 3"][2] == "G3.1d"
    assert explained["mutate I1"][-2] == "Mutation" and "(G5.1b)" in explained["mutate I1"][-1]
    assert "Ancient Goban Psi: Bakuto of the Ancient Gobans" in explained["play psi"][2]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("play kalm", "Did you mean"),
        ("activate 1:I1", "(G3.1e)."),
        ("mutate II1", "(G5.1a)."),
        ("shift I1", "Nothing here is called"),
        ("take pile:sniper", "(G3.1)."),
        ("destroy 3:I1", "(G3.1)."),
        ("destroy 4:I1", "Nothing here is called"),
        ("player 3", "(G3.1)."),
        ("muter", "Nothing here is called"),
    ],
)
def test_everything_else_gets_one_clear_line_and_changes_nothing(english: Session, typed: str, said: str) -> None:
    before = english.game.digest()
    told = answer(english, typed)
    assert said in told
    assert "\n" not in told and len(told) < 300
    assert english.game.digest() == before


def test_a_player_among_the_choices_is_explained_by_what_they_have(tmp_path: Path) -> None:
    position = """
        ruleset = "gosu"
        [[player]]
        army.I = ["assassin"]
        army.II = ["kokoshomushu"]
        [[player]]
        hand = ["kao", "loya", "awn"]
        [[player]]
        army.I = ["medic"]
        hand = ["kalim", "time", "dom"]
        """
    session = sit_down(read_position(position), tmp_path / "game.json")
    session.choose("activate 0:II1")
    page = read(session, "3")
    assert page.startswith("3  Robot 3\n\n3▸ Robot 3's army: 2 = I 2\nvictory points 0 · tokens 2 (0 spent) · hand 3\n")
    assert "G11.1" in page


def test_the_quick_rules_explain_what_they_change(tmp_path: Path) -> None:
    session = sit_down(gosux.new_game("gosu-x-quick", 26), tmp_path / "game.json", seed=26)
    while session.decision is not None and session.decision.kind != "free-mulligan":
        session.choose(session.decision.actions[0])
    assert "X13.1" in read(session, "1")
    assert "Vision" in read(session, "vision") and "(X13.10)" in read(session, "action")
    session.choose("no")
    assert session.decision is not None and session.decision.kind == "turn"
    assert "X13.3a" in read(session, "1")
    assert "X13 " in read(session, "rules")
