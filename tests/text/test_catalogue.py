"""What clients are told about the cards: pictures of what they do, and all words in one piece."""

import json

import pytest
from fluent.syntax import FluentParser, ast

from gosux.cards.ranks import TROOP
from gosux.effects.draw import Draw
from gosux.model.effect import Effect
from gosux.model.messages import Message
from gosux.rules.registry import ruleset, rulesets
from gosux.text import LANGUAGES, Words
from gosux.text.catalogue import catalogue
from gosux.text.pieces import Marker
from gosux.text.verbs import ANYTHING_ELSE, verbs


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
def test_the_catalogue_holds_all_cards_and_explains_every_marked_word(language: str, rules: str) -> None:
    found = json.loads(json.dumps(catalogue(language, rules)))
    assert [card["id"] for card in found["cards"]] == [card.id for card in ruleset(rules).catalogue.cards]
    known = {entry["id"] for entry in found["keywords"] + found["terms"]}
    known |= {f"card:{card['id']}" for card in found["cards"]}
    known |= {f"rule:{rule['number']}" for chapter in found["chapters"] for rule in chapter["rules"]}
    texts = [power["text"] for card in found["cards"] for power in card["powers"]]
    texts += [rule["text"] for chapter in found["chapters"] for rule in chapter["rules"]]
    texts += [entry["text"] for entry in found["keywords"] + found["terms"]]
    marked = {piece["opens"] for text in texts for piece in text} - {None}
    assert marked and marked <= known
    for card in found["cards"]:
        assert card["powers"] and card["gist"] and f"card:{card['id']}" in found["names"]
        assert {f"keyword:{keyword}" for keyword in card["keywords"]} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_pieces_make_up_the_text_they_were_cut_from(language: str, rules: str) -> None:
    words = Words(language, rules)
    found = {card["id"]: card for card in catalogue(language, rules)["cards"]}
    for card in ruleset(rules).catalogue.cards:
        for power, shown in zip(words.card(card.id).powers, found[card.id]["powers"], strict=True):
            assert "".join(piece["text"] for piece in shown["text"]) == power.text


@pytest.mark.parametrize("rules", rulesets())
def test_the_catalogues_of_all_languages_name_the_same_cards_and_terms(rules: str) -> None:
    first, *others = [catalogue(language, rules) for language in LANGUAGES]
    for other in others:
        assert [term["id"] for term in other["terms"]] == [term["id"] for term in first["terms"]]
        assert [card["deeds"] for card in other["cards"]] == [card["deeds"] for card in first["cards"]]
        assert [clan["key_cards"] for clan in other["clans"]] == [clan["key_cards"] for clan in first["clans"]]
        assert other["names"].keys() == first["names"].keys()


def pieces(text: str, language: str = "en", but: str = "") -> list[tuple[str, "str | None"]]:
    return [(piece["text"], piece["opens"]) for piece in Marker(Words(language, "gosu-x")).pieces(text, but)]


def test_words_of_the_game_are_marked_in_any_ending_where_they_come_first() -> None:
    assert pieces("Captures a card. It stays captured.") == [
        ("Captures", "term:capture"),
        (" a card. It stays captured.", None),
    ]
    assert pieces("Il capture", "fr") == [("Il ", None), ("capture", "term:capture")]


def test_the_longest_words_are_marked() -> None:
    assert pieces("Phoenix (Immortal), Secret shift") == [
        ("Phoenix (Immortal)", "card:phoenix-immortal"),
        (", ", None),
        ("Secret shift", "keyword:secret_shift"),
    ]


def test_a_capital_letter_of_a_word_is_a_must() -> None:
    assert pieces("open, OPEN") == [("open, ", None), ("OPEN", "term:open")]


def test_numbers_of_rules_are_marked_where_there_is_such_a_rule() -> None:
    assert pieces("See X5.2d, not X99.1.") == [("See ", None), ("X5.2d", "rule:X5.2d"), (", not X99.1.", None)]


def test_a_text_does_not_explain_itself() -> None:
    assert pieces("Echo, Bounty", but="keyword:echo") == [("Echo, ", None), ("Bounty", "keyword:bounty")]


def test_an_immortal_tile_is_told_where_the_game_has_tiles() -> None:
    assert all(clan["tile"] for clan in catalogue("en", "gosu-x")["clans"])
    assert not any(clan["tile"] for clan in catalogue("en", "gosu")["clans"])


def test_a_clan_is_told_by_what_its_cards_share() -> None:
    clans = {clan["id"]: clan for clan in catalogue("en", "gosu-x")["clans"]}
    assert clans["galmi"]["traits"][0] == {"opens": "keyword:wondrous", "count": 11}
    assert {"opens": "deed:copy", "count": 4} in clans["xian"]["traits"]
    assert all(len(set(clan["key_cards"]) & set(clan["cards"])) == 3 for clan in clans.values())


def test_goblins_are_short_of_their_clan() -> None:
    names = {card["id"]: card["short_name"] for card in catalogue("fr", "gosu")["cards"]}
    assert (names["guardian"], names["ak52"], names["dogopark"]) == ("Gardien", "AK-52", "Dogopark")
    assert all(card["short_name"] == card["name"] for card in catalogue("fr", "gosu-x")["cards"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", rulesets())
def test_the_messages_of_a_catalogue_say_what_the_words_say(language: str, rules: str) -> None:
    """The last one to say something wins in both."""
    patterns = Words(language, rules).messages.patterns
    shown: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(catalogue(language, rules)["messages"]).body:
        if isinstance(entry, ast.Message):
            shown[entry.id.name] = entry
    told = [id for id, part in patterns if part == "" and id.startswith(("event-", "reason-", "prompt-", "action-"))]
    assert told
    for id in told:
        value = shown[id].value
        assert value is not None and value.equals(patterns[(id, "")]), id
