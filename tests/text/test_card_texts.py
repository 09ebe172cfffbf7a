"""Texts of cards and tiles: generated from declarations, complete, short enough, well set."""

import ast
import re
from pathlib import Path

import pytest

import gosux
from gosux.effects.army.capture import DestroySeveral, Trap
from gosux.effects.conditions import HoldsAdvantage
from gosux.effects.flow import IfElse, May, Then
from gosux.effects.ongoing import whenever_one_destroys, whoever_passes_first
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import CARD, Pick
from gosux.effects.who import EACH
from gosux.model.effect import Effect, Ongoing
from gosux.model.messages import Message
from gosux.rules.registry import ruleset
from gosux.text import LANGUAGES, CardText, Words
from gosux.text.cards.card_texts import MOST_LETTERS, clauses_of
from gosux.text.cards.clauses import Clauses
from gosux.text.cards.combinations import COMBINATIONS, combinations_for, parts_of, shape
from gosux.text.cards.phrases import is_phrase

GAMES = ("gosu-x", "gosu")


@pytest.fixture(params=[f"{language} {rules}" for rules in GAMES for language in LANGUAGES])
def words(request: pytest.FixtureRequest) -> Words:
    """The words of every language and every game that has cards of its own."""
    return Words(*request.param.split())


@pytest.fixture(params=LANGUAGES)
def gosu_x(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, "gosu-x")


@pytest.fixture(params=LANGUAGES)
def gosu(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, "gosu")


def texts(words: Words) -> list[CardText]:
    return [words.card(card.id) for card in gosux.cards(words.ruleset)]


def clauses() -> list[Message]:
    """Every clause and phrase of every card of every game, those inside others too."""
    found = [clause for rules in GAMES for card in gosux.cards(rules) for _, clause in clauses_of(card)]
    for message in found:
        for value in message.args.values():
            found.extend(parts_of(value))
    return found


def test_every_gist_fits_the_board(words: Words) -> None:
    assert {text.id: text.gist for text in texts(words) if not 0 < len(text.gist) <= MOST_LETTERS} == {}


def test_every_sentence_begins_with_a_capital_and_ends_with_a_full_stop(words: Words) -> None:
    for text in texts(words):
        for line in text.lines:
            assert line[0].isupper() and line.endswith(".") and not line.endswith(".."), line


def test_a_card_has_a_sentence_for_each_thing_it_declares(words: Words) -> None:
    """Powers that do the same are told once, with all their words."""
    for card in gosux.cards(words.ruleset):
        text = words.card(card.id)
        told = [id for power in text.powers for id in power.ids]
        assert sorted(told) == sorted(id for id, _ in clauses_of(card)), card.id
        assert all(power.text in power.line for power in text.powers)
        assert len({power.text for power in text.powers}) == len(text.powers) == len(text.lines)


def test_every_effect_of_a_card_is_told(words: Words) -> None:
    """No power that the engine resolves is left out."""
    catalogue = words.names.catalogue
    ways = (catalogue.enters, catalogue.shifted_in, catalogue.activates, catalogue.shifted_out, catalogue.leaves)
    for number, card in enumerate(catalogue.cards):
        said = [clause for _, clause in clauses_of(card)]
        for effect in [way[number] for way in ways] + [catalogue.ongoing[number], card.will]:
            assert effect is None or effect.clause() in said, card.id


def test_cards_of_gosu_x_have_an_effect_an_ongoing_effect_or_force_of_will(gosu_x: Words) -> None:
    for text in texts(gosu_x):
        assert text.lines == [line for line in (text.effect, text.ongoing, text.will) if line]
    byun = gosu_x.card("byun-hyung-ja-galmi")
    assert byun.effect == byun.will == "" and [power.name for power in byun.powers] == [gosu_x.term("ongoing").name]


def test_numbers_and_x_of_the_declarations_stand_in_the_texts(gosu_x: Words) -> None:
    assert re.search(r"\b3\b.*\b3\b", gosu_x.card("ne-o").effect)
    assert " X " in gosu_x.card("muraena").effect
    assert "10" in gosu_x.card("nalin").effect
    assert "5" in gosu_x.tile("narashima") and "7" in gosu_x.tile("narashima")


def numbers_of(message: Message) -> set[str]:
    """The numbers that a clause and everything inside it speak of, as they are printed; 1 may be an article."""
    number, found = message.args.get("number", 1), set()
    if message.id == "amount-bonus":
        found.add(f"{number}(+{message.args['more']})")
    elif number != 1 and message.id not in ("target", "pick"):  # there it only makes a plural
        found.add(str(number))
    return found.union(*[numbers_of(part) for value in message.args.values() for part in parts_of(value)])


def test_every_number_of_a_card_of_gosu_stands_in_its_text(gosu: Words) -> None:
    for card in gosux.cards("gosu"):
        for id, clause in clauses_of(card):
            text = gosu.card(card.id).power(id)
            assert numbers_of(clause) <= set(re.findall(r"\d+(?:\(\+\d+\))?", text)), card.id


def test_every_card_has_its_keywords_and_rulings_in_words(words: Words) -> None:
    for card in gosux.cards(words.ruleset):
        text = words.card(card.id)
        assert [keyword.rule for keyword in text.keywords] == [words.keyword(id).rule for id in card.keywords]
        assert [number for number, _ in text.rulings] == list(card.rulings)
        assert all(ruling for _, ruling in text.rulings)


def test_every_tile_speaks_of_both_players(gosu_x: Words) -> None:
    clans = ruleset("gosu-x").catalogue.clans
    tiles = [gosu_x.tile(clan.id) for clan in clans]
    assert len(set(tiles)) == len(clans) == 8
    assert not [tile for tile in tiles if re.search(r"\b(you|your|vous|votre|vos)\b", tile, re.IGNORECASE)]


def test_card_texts_are_made_once(words: Words) -> None:
    assert words.card("justice") is Words(words.language, words.ruleset).card("justice")


def test_every_combination_is_used_by_a_card() -> None:
    used = {id for message in clauses() if not is_phrase(message) for id in combinations_for(shape(message))}
    assert {id for _, id in COMBINATIONS} == used


def test_every_amount_and_condition_is_used_by_a_card(words: Words) -> None:
    phrases = ("amount-", "condition-")
    used = {message.id for message in clauses() if message.id.startswith(phrases)}
    assert {id for id, _ in words.messages.patterns if id.startswith(phrases)} == used


def test_no_card_has_a_text_of_its_own() -> None:
    """Texts are chosen by shapes, never by a card's id or name."""
    cards = [card for rules in GAMES for card in gosux.cards(rules)]
    names = ({card.id for card in cards} | {card.name for card in cards}) - {"time", "mind"}  # are also words
    for path in Path(gosux.__file__).parent.joinpath("text").glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant):
                assert node.value not in names, f"{path.name} names {node.value}"


ELIDED = re.compile(r"(?<!-)\b(?:de|que|ne|se|le|la|je|jusque|puisque|lorsque) [aeiouyàâéèêîôûœ]", re.IGNORECASE)
CONTRACTED = re.compile(r"\b(?:de|à) (?:le|les) ", re.IGNORECASE)
LOOSE = re.compile(r" [:;?!»]|« ")


@pytest.mark.parametrize("rules", GAMES)
def test_french_elides_contracts_and_keeps_its_signs_together(rules: str) -> None:
    golden = Path(__file__).parents[1] / "golden" / "texts" / f"{rules}.fr.txt"
    for line in golden.read_text(encoding="utf-8").splitlines():
        if not line.startswith("  "):
            continue  # ids and other heads
        text = re.sub(r"^  (effect|ongoing|will|gist|rulings): ", "", line)
        text = re.sub(r"\b(?:de|que) (?:I{1,3}\d?|X)\b", "", text)  # a slot, a level, a number
        assert not ELIDED.search(text), text
        assert not CONTRACTED.search(text), text
        assert not LOOSE.search(text), text


# -- GOSU ------------------------------------------------------------------------------------------------------------


def said(language: str, id: str) -> list[str]:
    return [line.replace("\u00a0", " ") for line in Words(language, "gosu").card(id).lines]


def test_a_power_is_named_by_its_word() -> None:
    assert said("en", "patience") == [
        "Enters: Each player draws until they hold 3 cards.",
        "Activate: Each player draws 3 cards.",
    ]
    assert said("fr", "patience") == [
        "Entrée en jeu : Chaque joueur pioche jusqu'à avoir 3 cartes en main.",
        "Activation : Chaque joueur pioche 3 cartes.",
    ]
    words = {line.partition(":")[0] for card in gosux.cards("gosu") for line in said("en", card.id)}
    assert words == {
        "Activate", "Enters", "Enters by mutation", "Enters, mutates", "Global", "Leaves", "Mutates", "Ongoing"
    }  # fmt: skip
    words = {line.partition(" : ")[0] for card in gosux.cards("gosu") for line in said("fr", card.id)}
    assert words == {
        "Activation", "Départ", "Entrée en jeu", "Entrée en jeu, mutation", "Entrée par mutation", "Global", "Mutation",
        "Permanent",
    }  # fmt: skip


def test_two_powers_that_do_the_same_are_told_once() -> None:
    assert said("en", "ammo") == ["Enters, mutates: Draw 1(+1) cards."]
    assert said("fr", "ammo") == ["Entrée en jeu, mutation : Piochez 1(+1) carte."]


def test_the_header_names_the_mutation_cost_and_the_zombie_mutation() -> None:
    words = Words("en", "gosu")
    header = {id: words.card_header(words.card(id)) for id in ("assassin", "kameo", "trix")}
    assert header["assassin"] == "Dark Goblins · Bakuto (I) · value 2 · mutation 3 · Zombie mutation"
    assert header["kameo"] == "Meka Goblins · Hero (II) · value 3 · mutation 7"
    assert header["trix"] == "Dark Goblins · Ozeki (III) · value 5 · cannot mutate"


@pytest.mark.rule("G2.3")
@pytest.mark.parametrize("id", ["sniper", "dalister"])
def test_cards_destroyed_together_are_free_before_any_is_destroyed(id: str) -> None:
    """The card itself counts too, once it lies there (G11.3)."""
    assert said("en", id)[0].endswith(", chosen together; a card that only this makes FREE does not count.")
    assert said("fr", id)[0].endswith(" ; une carte que cela seul rend Libre ne compte pas.")


@pytest.mark.parametrize("id", ["prahs", "dawn", "kao"])
def test_cards_that_count_themselves_say_so(id: str) -> None:
    """G11.6a."""
    assert ", this card included, " in said("en", id)[0]
    assert ", y compris celle-ci, " in said("fr", id)[0]


@pytest.mark.parametrize(
    ("id", "gist"),
    [
        ("kameo", "Mutates: gain 1 victory point"),  # not that it takes the Advantage token
        ("teleporter", "Opponent discards 1, draw 1"),
        ("patience", "Each draws 3"),  # by a token, again and again
        ("mmo-twice", "Take Advantage, draw 1, extra turn"),  # no room for "enters, mutates"
        ("favre", "Leaves: draw 2, take Advantage"),
    ],
)
def test_the_gist_tells_the_most_important_power(id: str, gist: str) -> None:
    assert Words("en", "gosu").card(id).gist == gist


def test_after_what_others_do_you_are_named() -> None:
    petals = [Words(language).card("petal-faeries").effect for language in LANGUAGES]
    assert petals == [
        "Each player takes back an Activation token. Then you capture a Bounty card.",
        "Chaque joueur reprend un jeton d'activation, puis vous capturez une carte avec Prime.",
    ]
    assert said("en", "teleporter")[0].endswith("discards 1 card. Then you draw 1 card.")
    assert said("fr", "awn")[0].endswith("pioche 2 cartes, puis vous jouez un autre tour après celui-ci.")


def test_who_acts_is_named_once() -> None:
    assert said("en", "manner") == ["Mutates: Each player discards their whole hand, then draws 5 cards."]
    assert said("fr", "manner") == ["Mutation : Chaque joueur défausse toute sa main, puis pioche 5 cartes."]
    assert said("en", "dawn")[0].endswith("that player may draw 1 card.")
    assert said("fr", "scout")[0].endswith("vous pouvez piocher 1 carte, puis défausser 1 carte.")


def test_a_choice_between_clauses_is_offered_in_the_infinitive() -> None:
    game = gosux.read_position(
        """
ruleset = "gosu"
[[player]]
army.I = ["ak52"]
hand = ["fact"]
[[player]]
army.I = ["medic"]
"""
    )
    game.apply("play fact")
    assert game.decision is not None
    offered = [
        [Words(language, "gosu").action(game, action) for action in game.decision.actions] for language in LANGUAGES
    ]
    assert offered == [
        ["Destroy a FREE card of level I or II", "Draw 2(+1) cards"],
        ["Détruire une carte Libre de niveau I ou II", "Piocher 2(+1) cartes"],
    ]


# -- combinations that packs may use ---------------------------------------------------------------------------------

ELSEWHERE: list[tuple[Effect | Ongoing, str, str]] = [
    (May(Trap(CARD, 1)), "you may trap 1 card", "vous pouvez emprisonner 1 carte"),
    (
        DestroySeveral(CARD.open, 2),
        "destroy 2 FREE cards, chosen together; a card that only this makes FREE does not count",
        "détruisez 2 cartes Libres, choisies ensemble ; une carte que cela seul rend Libre ne compte pas",
    ),
    (
        Take(Pick(clan="meka"), 2),
        "take 2 Meka cards from the discard pile into your hand",
        "ajoutez à votre main 2 cartes Méka de la défausse",
    ),
    (
        IfElse(HoldsAdvantage(), Draw(2), Discard(1)),
        "if you hold the Advantage token, draw 2 cards; otherwise, discard 1 card",
        "si vous détenez le jeton Avantage, piochez 2 cartes ; sinon, défaussez 1 carte",
    ),
    (
        whoever_passes_first(May(Then(Draw(2), Discard(1)))),
        "the first player to pass in a round may draw 2 cards, then discard 1 card",
        "le premier joueur à passer dans une ronde peut piocher 2 cartes, puis défausser 1 carte",
    ),
    (
        whenever_one_destroys(Then(Draw(1), Discard(1))),
        "whenever a player destroys a card, this card included, that player draws 1 card, then discards 1 card",
        "chaque fois qu'un joueur détruit une carte, y compris celle-ci, ce joueur pioche 1 carte, puis défausse"
        " 1 carte",
    ),
    (
        Then(Draw(1, who=EACH), Discard(2)),
        "each player draws 1 card. Then you discard 2 cards",
        "chaque joueur pioche 1 carte, puis vous défaussez 2 cartes",
    ),
    (
        Then(May(Draw(1)), Discard(2)),
        "you may draw 1 card. Then discard 2 cards",
        "vous pouvez piocher 1 carte. Ensuite, défaussez 2 cartes",
    ),
    (
        Take(Pick(names=("Fact", "Garsh")), 2),
        "take 2 cards named Fact or Garsh from the discard pile into your hand",
        "ajoutez à votre main 2 cartes de la défausse nommées Fact ou Garsh",
    ),
]


@pytest.mark.parametrize(("part", "english", "french"), ELSEWHERE)
def test_clauses_that_no_card_has_read_well_too(part: Effect | Ongoing, english: str, french: str) -> None:
    read = [Clauses(Words(language, "gosu").names).sentence(part.clause()) for language in LANGUAGES]
    assert [text.replace("\u00a0", " ") for text in read] == [english, french]
