"""The vocabulary of cards composes: whatever can be built has a sentence and a gist, right in both languages."""

import re
from collections.abc import Callable, Iterable, Iterator

import pytest

from gosux.effects.amounts import DownToOpponentsArmy, DownToOpponentsHand, UpToHand, UpToOpponentsHand
from gosux.effects.army.capture import Capture, DestroyAll, Trap
from gosux.effects.army.sacrifice import Sacrifice
from gosux.effects.army.swap import ONE_ARMY, YOUR_ARMY, Swap
from gosux.effects.combine import CannotCombine
from gosux.effects.flow import EachPlayer, If, May, OneOf, Then
from gosux.effects.piles.deck import Mill
from gosux.effects.piles.draw import Discard, Draw
from gosux.effects.piles.take import Take
from gosux.effects.selectors import CARD, THAT, THIS, Pick
from gosux.effects.tokens import TakeBack
from gosux.effects.turns import GainTurn
from gosux.effects.who import EACH, EVERYBODY, OPPONENT, YOU
from gosux.model.effect import Amount, Effect, Ongoing
from gosux.text import LANGUAGES, Words
from gosux.text.cards.clauses import Clauses
from tests.text.compositions import (
    AMOUNTS,
    CONDITIONS,
    effects_of_amounts,
    effects_of_players,
    effects_of_selectors,
    flows,
    narrowed_picks,
    narrowed_targets,
    plain_effects,
    simple_effects,
)

ARTICLES = r"(?:an|the|une?|le|la|les|des|du)"
WRONG_EVERYWHERE = re.compile(
    rf"[{{}}$]|\bnone\b|  |^ | $| [,.)]|\(\s|[,;:.]{{2}}|\b{ARTICLES} {ARTICLES}\b|\b([a-zé]{{2,}}) \1\b", re.IGNORECASE
)
WRONG = {
    "en": re.compile(
        r"\b[Aa] [AEIOUaeiou]|(?<!')\b[Aa]n [^AEIOUaeiou]|\ban? (?:an?|the)\b"
        r"|(?<![\w(+])1 (?:[\w-]+ ){0,2}cards|(?<![\w(+])(?:0|2|3|X|\d\(\+\d\)) (?:[\w-]+ ){0,2}card\b"
    ),
    "fr": re.compile(
        r"(?<!-)\b(?:de|que|ne|se|le|la|je|jusque|puisque|lorsque|si il) [aeiouyàâéèêîôûœ]"
        r"|\bsi ils?\b|\b(?:de|à) (?:le|les) | [:;?!»]"
        r"|(?<![\w(+])[01] cartes|(?<![\w(+])(?:2|3|X|[2-9]\(\+\d\)) carte\b"
        r"|\bcartes (?:\w+ )?(?:LIBRE|adverse|adjacente|nommée)\b|\bcarte (?:LIBRES|adverses|adjacentes|nommées)\b"
    ),
}
OF_YOU = {
    "en": re.compile(r"\b(?:you|your)\b", re.IGNORECASE),
    "fr": re.compile(r"\b(?:vous|votre|vos)\b", re.IGNORECASE),
}
CLAUSES = {language: Clauses(Words(language, "gosu-x").names) for language in LANGUAGES}


def sentences(parts: "Iterable[Effect | Ongoing]") -> Iterator[tuple[str, str]]:
    """Every sentence with its language. Each gist is formed too."""
    for part in parts:
        for language, clauses in CLAUSES.items():
            said = clauses.sentence(part.clause())
            short = clauses.gist(part.clause())
            assert said and short
            assert not re.search(r"[{}$]|\bnone\b(?!:)|  ", short), short
            yield language, said


def wrong(language: str, text: str) -> str:
    """What is wrong with a text in any case; "" if nothing is. X and levels are no words."""
    plain = re.sub(r"\bde (?:I{1,3}|X)\b", "", text)
    for pattern in (WRONG_EVERYWHERE, WRONG[language]):
        if match := pattern.search(plain):
            return f"{text!r}: {match.group()!r}"
    return ""


def check_all(parts: "Iterable[Effect | Ongoing]", check: "Callable[[str, str], str]" = wrong) -> None:
    found = [wrong(language, text) or check(language, text) for language, text in sentences(parts)]
    assert len(found) > 10
    assert [mistake for mistake in found if mistake] == []


def under_each_player(language: str, text: str) -> str:
    """Somebody is named, and it is nobody who is spoken to."""
    beginnings = {"en": ("each player ", "for each player: "), "fr": ("chaque joueur ", "pour chaque joueur\u00a0: ")}
    if not text.startswith(beginnings[language]) or OF_YOU[language].search(text):
        return text
    return ""


# The verb after "you may": it has no ending of the third person; in French it is an infinitive.
INFINITIVE = {
    "en": re.compile(r"you may (?!your\b|each\b|that\b|an opponent|if\b|you\b)[a-z]*[a-rt-z][ ,]|you may pass\b"),
    "fr": re.compile(r"vous pouvez (?:(?:la|le|les|en) )?(?:l')?\w+(?:er|ir|re)\b"),
}
ORDERS = re.compile(r"(?<!vous )(?<!vous le )\b[a-zé]+ez\b")


def under_may(language: str, text: str) -> str:
    """Everything that one may do, up to the next sentence, is in the infinitive."""
    first = re.split(r"\. |; ", text)[0]
    if not INFINITIVE[language].match(first) or (language == "fr" and ORDERS.search(first)):
        return text
    first = first.split(":")[0]  # "choose a card: its controller puts it …"
    if language == "en" and re.search(r"\b(?:draws|discards|takes|puts|captures|destroys|reveals|chooses)\b", first):
        return text
    return ""


# -- all combinations --------------------------------------------------------------------------------------------


def test_selectors_have_words_in_every_effect() -> None:
    assert len([*narrowed_targets()]) > 50 and len([*narrowed_picks()]) > 40
    check_all(effects_of_selectors())


def test_amounts_and_subjects_have_words_in_every_effect() -> None:
    check_all(effects_of_amounts())
    check_all([effect for who in EVERYBODY for effect in effects_of_players(who)])
    check_all(plain_effects())


def test_conditions_have_words() -> None:
    check_all([If(condition, effect) for condition in CONDITIONS for effect in (Draw(1), Draw(1, OPPONENT))])
    check_all([EachPlayer(If(condition, Draw(1))) for condition in CONDITIONS], under_each_player)


def test_each_player_is_named_whatever_they_do() -> None:
    check_all([EachPlayer(effect) for effect in simple_effects()], under_each_player)
    check_all([EachPlayer(effect) for effect in effects_of_selectors()][::3], under_each_player)
    check_all([EachPlayer(Then(effect, Draw(1))) for effect in simple_effects()], under_each_player)
    check_all([EachPlayer(May(effect)) for effect in simple_effects()], under_each_player)


def test_what_you_may_do_is_in_the_infinitive() -> None:
    check_all([May(effect) for effect in simple_effects()], under_may)
    check_all([May(effect) for effect in effects_of_selectors()][::3], under_may)
    check_all([May(EachPlayer(effect)) for effect in simple_effects()], under_may)
    check_all([May(effect) for effect in effects_of_amounts()][::3], under_may)


def test_every_flow_takes_every_effect() -> None:
    check_all([flow(effect) for flow in flows() for effect in simple_effects()])


def test_flows_take_flows() -> None:
    """Depth three, for two effects: what you do and what your opponent does."""
    inner = [one for flow in flows() for effect in (Draw(2), Discard(1, OPPONENT)) for one in [flow(effect)]]
    check_all([flow(effect) for flow in flows() for effect in inner if isinstance(effect, Effect)])


def test_gosu_has_words_of_its_own_for_them() -> None:
    own: list[Effect] = [
        GainTurn(),
        Swap(ONE_ARMY),
        Swap(YOUR_ARMY),
        Capture(CARD.open),
        Trap(CARD.level(1), 2),
        Mill(2),
    ]
    own += [TakeBack(number, up_to=up_to) for number in (1, 2) for up_to in (True, False)]
    own += [Take(Pick(clan="alpha"), count, up_to=up_to) for count in AMOUNTS[:7] for up_to in (True, False)]
    for effect in own:
        for language in LANGUAGES:
            clauses = Clauses(Words(language, "gosu").names)
            plain, may, each = [clauses.sentence(one.clause()) for one in (effect, May(effect), EachPlayer(effect))]
            assert [wrong(language, text) for text in (plain, may, each)] == ["", "", ""]
            assert not under_may(language, may) and not under_each_player(language, each)


@pytest.mark.parametrize("who", [who for who in EVERYBODY if who != YOU])
def test_who_acts_is_named_first(who: str) -> None:
    for language, clauses in CLAUSES.items():
        subject = clauses.messages.format("subject", {"who": who, "of": "you"})
        for effect in (Draw(1, who), Discard(2, who), Sacrifice(1, who), Mill(0, who)):
            assert clauses.sentence(effect.clause()).startswith(f"{subject} "), language


# -- examples, read aloud ----------------------------------------------------------------------------------------

EXAMPLES: list[tuple[Effect, str, str]] = [
    (EachPlayer(Capture(CARD.level(1))),
     "each player captures a card of level I", "chaque joueur capture une carte de niveau I"),
    (May(Discard(1, who=OPPONENT)),
     "you may have your opponent discard 1 card of their choice",
     "vous pouvez obliger votre adversaire à défausser 1 carte de son choix"),
    (Capture(CARD.opposing.level(1).open),
     "capture an opposing OPEN card of level I", "capturez une carte LIBRE adverse de niveau I"),
    (DestroyAll(CARD.yours.having("bounty")),
     "destroy all Bounty cards of your army", "détruisez toutes les cartes avec Prime de votre armée"),
    (EachPlayer(Then(May(Draw(1)), Discard(1))),
     "each player may draw 1 card. Then that player discards 1 card",
     "chaque joueur peut piocher 1 carte. Ensuite, ce joueur défausse 1 carte"),
    (EachPlayer(Discard(1, who=OPPONENT)),
     "for each player: their opponent discards 1 card of their choice",
     "pour chaque joueur : son adversaire défausse 1 carte de son choix"),
    (May(Then(Draw(1), May(Discard(1)))),
     "you may draw 1 card, then discard 1 card if you like",
     "vous pouvez piocher 1 carte, puis défausser 1 carte si vous le voulez"),
    (Draw(0, who=EACH), "each player draws 0 cards", "chaque joueur pioche 0 carte"),
    (Trap(CARD.adjacent, 2), "capture 2 adjacent cards", "capturez 2 cartes adjacentes"),
]  # fmt: skip


@pytest.mark.parametrize(("effect", "english", "french"), EXAMPLES)
def test_examples_read_well(effect: Effect, english: str, french: str) -> None:
    read = [clauses.sentence(effect.clause()).replace("\u00a0", " ") for clauses in CLAUSES.values()]
    assert read == [english, french]


# -- what cannot be combined ---------------------------------------------------------------------------------------

REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: CARD.yours.opposing, "either .yours or .opposing"),
    (lambda: CARD.adjacent.opposing, ".opposing cannot follow .adjacent"),
    (lambda: CARD.opposing.in_row_or_column, ".in_row_or_column cannot follow .opposing"),
    (lambda: CARD.level(1).chosen_level, ".chosen_level: a level has been said before"),
    (lambda: CARD.level(4), "4 is no level"),
    (lambda: CARD.with_supremacy(3), "adds levels to those of level"),
    (lambda: CARD.having("bounty").having("echo"), "names one keyword"),
    (lambda: THIS.open, "THIS names one card and cannot be narrowed down by .open"),
    (lambda: DestroyAll(THAT), "DestroyAll speaks of several cards, THAT names one"),
    (lambda: Pick(levels=(1,), chosen_level=True), "levels or chosen_level, not both"),
    (lambda: Pick(clan="xian", chosen_clan=True), "a named clan or of the chosen one"),
    (lambda: Draw(-1), "-1 is no number of cards"),
    (lambda: Discard(UpToHand(3)), "UpToHand says how many cards to draw"),
    (lambda: Mill(UpToOpponentsHand()), "UpToOpponentsHand says how many cards to draw"),
    (lambda: Draw(DownToOpponentsHand()), "DownToOpponentsHand says how many cards to discard"),
    (lambda: Draw(DownToOpponentsArmy()), "DownToOpponentsArmy says how many cards to sacrifice"),
    (lambda: Draw(1, who="nobody"), "no players are called 'nobody'"),
    (lambda: Then(Draw(1)), "Then takes two or three effects, not 1"),
    (lambda: OneOf(Draw(1), Draw(2), Draw(3), Draw(4)), "OneOf takes two or three effects, not 4"),
]  # fmt: skip


@pytest.mark.parametrize(("build", "reason"), REFUSED)
def test_what_makes_no_sense_cannot_be_built(build: Callable[[], object], reason: str) -> None:
    with pytest.raises(CannotCombine, match=re.escape(reason)):
        build()


def test_all_amounts_are_tried() -> None:
    """So that a new amount is not forgotten above."""
    public = {
        kind for kind in Amount.__subclasses__() if not kind.__name__.startswith("_") and kind.__name__ != "Number"
    }
    assert public == {type(amount) for amount in AMOUNTS if isinstance(amount, Amount)}
