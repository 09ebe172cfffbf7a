"""X13.5 and X13.7: what the Wonder token pays for, and decks that are refilled as soon as they run empty."""

import pytest

from gosux import Event, Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens
from tests.zones import seen, zones

QUICK = "gosu-x-quick"
BOTH = pytest.mark.parametrize("ruleset", [QUICK, "gosu-x"])


def table(you: str, other: str = "deck = []", head: str = "", ruleset: str = QUICK) -> Game:
    return scene(f'ruleset = "{ruleset}"\ntiles = []\n{head}\n[[player]]\n{you}\n[[player]]\n{other}\n')


def enters(game: Game, action: str) -> list[Event]:
    """Play a card and resolve its effect."""
    return do(game, action, *(["yes"] if game.ruleset == QUICK else []))


# -- X13.5: the Wonder token -------------------------------------------------------------------------------------

NEW_CLAN = 'army.I = ["volantis"]\nhand = ["atalanta", "aat", {}]\ndeck = ["nezha"]'
MINE = "wonder = 0"


@pytest.mark.rule("X13.5")
def test_the_wonder_token_does_not_pay_for_a_troop_of_a_new_clan() -> None:
    game = table(NEW_CLAN.format('"elle"'), head=MINE)
    assert "wonder-returned" not in kinds(do(game, "play aat"))  # both other cards pay, unasked
    assert zones(game, 0) == {"I": "volantis, aat", "pile": "atalanta, elle", "deck": "nezha"}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.rule("X13.5")
def test_the_holder_of_the_wonder_token_chooses_two_of_three_cards_to_pay() -> None:
    game = table(NEW_CLAN.format('"elle", "quae"'), head=MINE)
    do(game, "play aat")
    assert (asked(game), choices(game)) == ((0, "pay"), ["pay elle", "pay quae", "pay atalanta"])
    do(game, "pay elle", "pay quae")
    assert zones(game, 0) == {"I": "volantis, aat", "hand": "atalanta", "pile": "elle, quae", "deck": "nezha"}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.rule("X13.5", "X5.2d")
def test_one_card_and_the_wonder_token_cannot_pay_for_a_troop() -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "elle"]\ndeck = []', head=MINE)
    assert "play aat" not in choices(game)
    assert rules_against(game, "play aat") == ["X5.2d"]
    ready(game, 0)


@pytest.mark.rule("X13.5", "X5.6")
def test_in_the_final_rules_they_can() -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "elle"]\ndeck = []', head=MINE, ruleset="gosu-x")
    do(game, "play aat")
    assert (zones(game, 0), game.state.wonder) == ({"I": "volantis, aat", "pile": "elle"}, -1)
    ready(game, 1)


SHIFT = 'army.I = ["volantis"]\nhand = ["aat", "elle", "sati"]\ndeck = ["nezha"]'


@pytest.mark.rule("X13.5", "X6.1")
def test_the_wonder_token_lowers_the_cost_of_a_shift() -> None:
    game = table(SHIFT, head=MINE)
    do(game, "shift I1")
    assert (asked(game), choices(game)) == ((0, "wonder"), ["yes", "no"])
    do(game, "yes", "pay elle")
    assert zones(game, 0) == {"I": "aat", "hand": "sati", "pile": "elle, volantis", "deck": "nezha"}
    assert game.state.wonder == -1
    ready(game, 1)


@pytest.mark.rule("X13.5", "X6.1")
def test_the_wonder_token_may_be_kept_in_a_shift() -> None:
    game = table(SHIFT, head=MINE)
    do(game, "shift I1", "no")
    assert zones(game, 0) == {"I": "aat", "pile": "elle, sati, volantis", "deck": "nezha"}
    assert game.state.wonder == 0
    ready(game, 1)


@pytest.mark.rule("X13.5", "X6.2c")
@pytest.mark.parametrize(("holder", "rules"), [(0, []), (1, ["X6.2c"])])
def test_a_shift_that_only_the_wonder_token_makes_possible(holder: int, rules: list[str]) -> None:
    game = table('army.I = ["volantis"]\nhand = ["aat", "elle"]\ndeck = ["nezha"]', head=f"wonder = {holder}")
    assert rules_against(game, "shift I1") == rules
    if not rules:
        do(game, "shift I1")
        assert zones(game, 0) == {"I": "aat", "pile": "elle, volantis", "deck": "nezha"}
        assert game.state.wonder == -1
        ready(game, 1)


# -- X13.7: draws ------------------------------------------------------------------------------------------------


@pytest.mark.rule("X13.7")
@BOTH
def test_the_last_card_drawn_refills_the_deck_at_once(ruleset: str) -> None:
    """In the final rules only the next draw does (X10.3a)."""
    game = table('deck = ["sati"]\ndiscard = ["elle", "quae"]', ruleset=ruleset)
    events = do(game, "draw 1")
    assert hand(game, 0) == ["sati"]
    if ruleset == QUICK:
        assert kinds(events)[:3] == ["tokens-spent", "drew", "shuffled-in"]
        assert (sorted(deck(game, 0)), pile(game, 0)) == (["elle", "quae"], [])
    else:
        assert (deck(game, 0), pile(game, 0)) == ([], ["elle", "quae"])
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_deck_that_still_has_a_card_is_not_refilled() -> None:
    game = table('deck = ["sati", "nezha"]\ndiscard = ["elle", "quae"]')
    assert "shuffled-in" not in kinds(do(game, "draw 1"))
    assert zones(game, 0) == {"hand": "sati", "deck": "nezha", "pile": "elle, quae"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_draw_goes_on_with_the_new_deck_and_may_empty_it_again() -> None:
    game = table('deck = ["sati"]\ndiscard = ["elle", "quae"]')
    assert kinds(do(game, "draw 3"))[:5] == ["tokens-spent", "drew", "shuffled-in", "drew", "drew"]
    assert zones(game, 0) == {"hand": "elle, quae, sati"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X10.3a")
def test_with_an_empty_discard_pile_the_deck_stays_empty() -> None:
    game = table('deck = ["sati"]')
    events = do(game, "draw 3")
    assert (kinds(events).count("drew"), kinds(events).count("draw-lost")) == (1, 2)
    assert zones(game, 0) == {"hand": "sati"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_nobody_knows_the_order_of_the_new_deck() -> None:
    game = table('deck = ["sati"]\ndiscard = ["elle", "quae", "nezha"]')
    do(game, "draw 1")
    assert [seen(game, viewer, 0, "deck") for viewer in (0, 1)] == ["?, ?, ?", "?, ?, ?"]
    ready(game, 1)


@pytest.mark.rule("X13.7", "X9.3a")
def test_drawing_in_the_song_refills_too() -> None:
    """The two cards of the army's half lie in the pile when seat 0, with six cards in hand, draws its last one."""
    you = 'army.I = ["volantis", "atalanta", "petal-faeries"]\ndeck = ["elle"]\n'
    you += 'hand = ["sati", "quae", "nezha", "tourach", "justice", "volantis"]'
    game = table(you, "passed = true\ndeck = []", "turns_left = 0")
    do(game, "pass")
    assert (army(game, 0), pile(game, 0)) == ({"I": ["volantis"]}, [])
    assert sorted(deck(game, 0)) == ["atalanta", "petal-faeries"]
    assert "elle" in hand(game, 0) and len(hand(game, 0)) == 7
    ready(game, 1)


# -- X13.7: reveals and top cards --------------------------------------------------------------------------------


def revealed(events: list[Event]) -> list[str]:
    cards: list[str] = []
    for event in events:
        if event.kind == "revealed":
            shown = event.args["cards"]
            assert isinstance(shown, list)
            cards += [str(card).removeprefix("card:") for card in shown]
    return cards


@pytest.mark.rule("X13.7")
@BOTH
def test_a_reveal_goes_on_with_the_new_deck(ruleset: str) -> None:
    """Shard reveals 4 cards; the final rules show only what the deck still has (X10.3b)."""
    you = 'army.I = ["boul-go"]\nhand = ["shard"]\ndeck = ["un-go", "bun-to"]\ndiscard = ["kan-te", "ree-ab"]'
    game = table(you, ruleset=ruleset)
    events = enters(game, "play shard")
    if ruleset == QUICK:
        assert revealed(events)[:2] == ["un-go", "bun-to"]
        assert sorted(revealed(events)) == ["bun-to", "kan-te", "ree-ab", "un-go"]
        assert "keep ree-ab" in choices(game)
        do(game, "keep ree-ab")
        after = zones(game, 0)  # the others are the only cards of the pile, and so the next deck
        assert sorted(after.pop("deck").split(", ")) == ["bun-to", "kan-te", "un-go"]
        assert after == {"I": "boul-go", "II": "shard", "hand": "ree-ab"}
    else:
        assert (revealed(events), choices(game)) == (["un-go", "bun-to"], ["keep bun-to", "keep un-go"])
        do(game, "keep un-go")
        assert zones(game, 0) == {
            "I": "boul-go", "II": "shard", "hand": "un-go", "pile": "bun-to, kan-te, ree-ab",
        }  # fmt: skip
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_reveal_of_the_last_cards_refills_the_deck_without_them() -> None:
    """They lie on the table when the deck runs empty, and go to the discard pile afterwards."""
    you = 'army.I = ["boul-go"]\nhand = ["shard"]\ndiscard = ["galmi"]\n'
    game = table(you + 'deck = ["un-go", "bun-to", "kan-te", "ree-ab"]')
    enters(game, "play shard")
    assert (deck(game, 0), pile(game, 0)) == (["galmi"], [])
    do(game, "keep ree-ab")
    assert zones(game, 0) == {
        "I": "boul-go", "II": "shard", "hand": "ree-ab", "pile": "bun-to, kan-te, un-go", "deck": "galmi",
    }  # fmt: skip
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_reveal_by_clan_goes_on_with_the_new_deck() -> None:
    """3 Wishes: reveal 4 cards and take those of a clan."""
    game = table('army.I = ["3-wishes"]\ndeck = ["nio", "elle"]\ndiscard = ["pangu", "sati", "valeen"]')
    do(game, "activate 0:I1", "clan xian")
    taken = hand(game, 0)
    assert "nio" in taken
    assert len(deck(game, 0)) == 1  # four of five were revealed
    assert sorted(taken + pile(game, 0) + deck(game, 0)) == ["elle", "nio", "pangu", "sati", "valeen"]
    assert "elle" in pile(game, 0)
    assert set(taken) <= {"nio", "pangu", "valeen"}
    assert set(pile(game, 0)) <= {"elle", "sati"}
    ready(game, 1)


@pytest.mark.rule("X13.7", "X11.9")
@BOTH
def test_sqeezs_sorts_cards_of_the_old_deck_and_of_the_new_one(ruleset: str) -> None:
    you = 'army.I = ["sqeezs"]\ndeck = ["timer"]\ndiscard = ["kaez", "phoenix"]'
    game = table(you, ruleset=ruleset)
    events = do(game, "activate 0:I1")
    if ruleset == QUICK:
        assert revealed(events)[0] == "timer"
        assert choices(game) == ["keep phoenix", "keep kaez", "keep timer"]
        do(game, "keep timer", "top kaez")
        assert zones(game, 0) == {"I": "sqeezs [t]", "hand": "timer", "deck": "kaez, phoenix"}
    else:
        assert revealed(events) == ["timer"]
        assert zones(game, 0) == {"I": "sqeezs [t]", "hand": "timer", "pile": "kaez, phoenix"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
@BOTH
def test_an_empty_deck_is_refilled_before_a_reveal(ruleset: str) -> None:
    game = table('army.I = ["sqeezs"]\ndeck = []\ndiscard = ["kaez"]', ruleset=ruleset)
    do(game, "activate 0:I1")
    assert zones(game, 0) == {"I": "sqeezs [t]", ("hand" if ruleset == QUICK else "pile"): "kaez"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
@BOTH
def test_top_cards_go_to_the_pile_from_the_new_deck_too(ruleset: str) -> None:
    """Nakshatra puts 2 cards into the pile. In the final rules the deck of one card gives one (X10.3c)."""
    you = 'army.I = ["nakshatra"]\ndeck = ["nalin"]\ndiscard = ["niranjan", "nachiketa"]'
    game = table(you, ruleset=ruleset)
    events = do(game, "activate 0:I1")
    milled = [event.args["cards"] for event in events if event.kind == "milled"]
    assert milled[0] == ["card:nalin"]
    if ruleset == QUICK:  # Nalin was shuffled in with the two others; one of the three lies in the pile again
        assert [len(cards) for cards in milled if isinstance(cards, list)] == [1, 1]
        assert (len(deck(game, 0)), len(pile(game, 0))) == (2, 1)
        assert sorted(deck(game, 0) + pile(game, 0)) == ["nachiketa", "nalin", "niranjan"]
    else:
        assert len(milled) == 1
        assert (deck(game, 0), pile(game, 0)) == ([], ["nachiketa", "nalin", "niranjan"])
    assert army(game, 0) == {"I": ["nakshatra [t]"]}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_ten_top_cards_of_a_deck_of_three_and_a_pile_of_two() -> None:
    """Nalin: 3 cards, then the 5 of the new deck, then 2 of the next one: 3 stay in it."""
    you = 'army.I = ["nitish"]\nhand = ["nalin"]\ndeck = ["elle", "sati", "quae"]\ndiscard = ["nezha", "tourach"]'
    game = table(you)
    events = enters(game, "play nalin")
    assert asked(game) == (0, "player")
    events += do(game, "player 0")
    milled = [event.args["cards"] for event in events if event.kind == "milled"]
    assert [len(cards) for cards in milled if isinstance(cards, list)] == [3, 5, 2]
    assert (len(deck(game, 0)), len(pile(game, 0))) == (3, 2)
    assert sorted(deck(game, 0) + pile(game, 0)) == ["elle", "nezha", "quae", "sati", "tourach"]
    assert army(game, 0) == {"I": ["nitish"], "II": ["nalin"]}
    ready(game, 1)


@pytest.mark.rule("X13.7")
@BOTH
def test_the_last_top_cards_are_in_the_new_deck_before_the_next_words(ruleset: str) -> None:
    """Nakshatra puts both cards into the pile, then takes a Troop from there; in the quick rules none is left."""
    game = table('army.I = ["nakshatra"]\ndeck = ["nitish", "nalin"]', ruleset=ruleset)
    do(game, "activate 0:I1")
    if ruleset == QUICK:
        assert sorted(deck(game, 0)) == ["nalin", "nitish"]
        assert (hand(game, 0), pile(game, 0)) == ([], [])
    else:
        assert zones(game, 0) == {"I": "nakshatra [t]", "hand": "nitish", "pile": "nalin"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_without_deck_and_pile_top_cards_are_none() -> None:
    game = table('army.I = ["nakshatra"]\ndeck = []')
    assert "milled" not in kinds(do(game, "activate 0:I1"))
    assert zones(game, 0) == {"I": "nakshatra [t]"}
    ready(game, 1)


@pytest.mark.rule("X13.7")
def test_a_search_that_takes_the_last_card_refills_the_deck() -> None:
    you = 'army.I = ["volantis"]\nhand = ["elle"]\ndeck = ["sati"]\ndiscard = ["quae", "nezha"]'
    game = table(you)
    enters(game, "play elle")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["volantis"], "II": ["elle"]}, ["sati"], [])
    assert sorted(deck(game, 0)) == ["nezha", "quae"]
    ready(game, 1)


# -- X13.7: what a shuffle sets off ------------------------------------------------------------------------------

BYUN = 'army = { I = ["nitish"], II = ["nalin"], III = ["byun-hyung-ja-narashima"] }\n'


@pytest.mark.rule("X13.7", "X11.15")
@BOTH
def test_refilling_at_once_sets_off_what_waits_for_a_shuffle(ruleset: str) -> None:
    """Byun Hyung Ja (Narashima): a further token when the whole pile is shuffled into the deck."""
    game = table(BYUN + 'deck = ["sati"]\ndiscard = ["elle", "quae"]', ruleset=ruleset)
    events = do(game, "draw 1")
    assert kinds(events).count("unlocked") == (1 if ruleset == QUICK else 0)
    assert tokens(game, 0)[:2] == ((2, 1) if ruleset == QUICK else (1, 1))
    assert hand(game, 0) == ["sati"]
    ready(game, 1)


@pytest.mark.rule("X13.7", "X11.15")
def test_each_refill_of_one_effect_sets_it_off() -> None:
    """Nalin's ten cards out of five: two refills on the way, none at the end, so two tokens."""
    you = 'army = { I = ["nitish"], II = ["nalin"], III = ["byun-hyung-ja-narashima"] }\n'
    game = table(you + 'deck = ["elle", "sati", "quae"]\ndiscard = ["nezha", "tourach"]')
    events = do(game, "activate 0:II1", "player 0")
    assert kinds(events).count("unlocked") == 2
    assert tokens(game, 0) == (3, 0, 0)
    assert (len(deck(game, 0)), len(pile(game, 0))) == (3, 2)
    ready(game, 1)
