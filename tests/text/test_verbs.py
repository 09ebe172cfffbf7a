"""What a card does, as pictures."""

import pytest

from gosux.cards.ranks import TROOP
from gosux.effects.piles.draw import Draw
from gosux.model.effect import Effect
from gosux.model.messages import Message
from gosux.rules.registry import ruleset, rulesets
from gosux.text import LANGUAGES, Words
from gosux.text.cards.verbs import ANYTHING_ELSE, verbs


def verbs_of(id: str, rules: str = "gosu-x") -> tuple[str, ...]:
    cards = ruleset(rules).catalogue
    return verbs(cards.cards[cards.number[id]])


@pytest.mark.parametrize("rules", rulesets())
def test_every_card_has_a_picture(rules: str) -> None:
    for card in ruleset(rules).catalogue.cards:
        assert ANYTHING_ELSE not in verbs(card), card.id


def test_a_simple_effect_is_its_picture() -> None:
    assert verbs_of("muraena") == ("draw",)
    assert verbs_of("alpha") == ("capture",)
    assert verbs_of("assassin", "gosu") == ("destroy",)


def test_the_effect_comes_before_what_is_ongoing() -> None:
    assert verbs_of("phoenix") == ("turn", "strength")


def test_a_price_comes_after_what_it_buys() -> None:
    assert verbs_of("byun-hyung-ja-phoenix") == ("unlock", "capture")
    assert verbs_of("nitish") == ("capture-or-release", "discard")
    assert verbs_of("ez") == ("draw", "remove")


def test_a_swap_on_the_way_comes_after_the_deed() -> None:
    assert verbs_of("hempo") == ("destroy", "swap")


def test_how_much_says_more_than_the_deed() -> None:
    assert verbs_of("sati") == ("equal",)
    assert verbs_of("nikhilesh") == ("clans",)
    assert verbs_of("quae") == ("level",)


def test_what_only_takes_the_advantage_token_comes_last() -> None:
    assert verbs_of("kameo", "gosu") == ("point", "draw", "advantage")


def test_a_card_of_a_pack_with_an_effect_of_its_own_has_a_picture_too() -> None:
    class Juggle(Effect):
        def clause(self) -> Message:
            return Message("juggle")

    assert verbs(TROOP("Juggler", effect=Juggle())) == (ANYTHING_ELSE,)
    assert verbs(TROOP("Drawer", effect=Draw(1))) == ("draw",)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_every_verb_has_a_name(language: str, rules: str) -> None:
    words = Words(language, rules)
    for card in ruleset(rules).catalogue.cards:
        assert all(words.say(f"deed-{verb}") for verb in verbs(card))
