"""X5.7, X5.9 to X5.12: how the effect of a card that enters play is resolved."""

import pytest

from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, removed, rules_against, scene, tokens


@pytest.mark.rule("X5.7a")
def test_the_card_enters_then_wondrous_then_its_effect() -> None:
    game = scene("""
        tiles = []
        wonder = 1
        [[player]]
        hand = ["un-go"]
        [[player]]
        army.I = ["aat"]
    """)
    events = do(game, "play un-go")
    assert asked(game) == (0, "put-on-deck")
    events += do(game, "lift 1:I1")
    order = [kind for kind in kinds(events) if kind in ("entered", "wonder-taken", "lifted")]
    assert order == ["entered", "wonder-taken", "lifted"]
    assert game.state.wonder == 0
    assert (army(game, 0), army(game, 1), deck(game, 1)[0]) == ({"I": ["un-go"]}, {}, "aat")
    ready(game, 1)


@pytest.mark.rule("X5.7b", "X5.9")
def test_an_effect_is_compulsory_even_against_your_own_cards() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["spirits-of-smook"]
        hand = ["lava-goddesses"]
        [[player]]
        clans = ["justice", "galmi", "xian"]
    """)
    do(game, "play lava-goddesses")
    assert choices(game) == ["capture 0:I1", "capture 0:I2"]
    assert rules_against(game, "no") == rules_against(game, "done") == ["X5.7b"]
    do(game, "capture 0:I1")
    assert army(game, 0) == {"I": ["(spirits-of-smook)", "lava-goddesses"]}
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X5.7b")
@pytest.mark.parametrize(("answers", "taken"), [(["done"], []), (["take 0:atalanta", "done"], ["atalanta"])])
def test_up_to_may_be_fewer_or_none(answers: list[str], taken: list[str]) -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["navaj"]
        discard = ["atalanta", "boul-go"]
        [[player]]
        army.I = ["aat"]
    """)
    do(game, "play navaj", *answers)
    assert army(game, 0) == {"I": ["navaj"]}
    assert hand(game, 0) == taken
    assert pile(game, 0) == [card for card in ("atalanta", "boul-go") if card not in taken]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X5.7c")
def test_with_no_legal_choice_an_effect_does_nothing_and_the_card_is_played() -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["spirits-of-smook"]
        discard = ["aat"]
        [[player]]
        clans = ["justice", "galmi", "xian"]
    """)
    events = do(game, "play spirits-of-smook")  # no Veteran lies there
    assert "nothing-happens" in kinds(events)
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["spirits-of-smook"]}, [], ["aat"])
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X5.9")
def test_an_effect_must_choose_its_own_card_if_nothing_else_is_legal() -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["lava-goddesses"]
        [[player]]
        army.I = ["(volantis)"]
    """)
    do(game, "play lava-goddesses")
    assert (army(game, 0), army(game, 1)) == ({"I": ["(lava-goddesses)"]}, {"I": ["(volantis)"]})
    ready(game, 1)


@pytest.mark.rule("X5.10")
def test_then_goes_on_even_if_the_part_before_did_nothing() -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["petal-faeries"]
        [[player]]
        army.I = ["nikhilesh"]
    """)
    do(game, "play petal-faeries")  # nobody has a token to take back; then the only Bounty card is captured
    assert tokens(game, 0) == tokens(game, 1) == (2, 0, 2)
    assert (army(game, 0), army(game, 1)) == ({"I": ["petal-faeries"]}, {"I": ["(nikhilesh)"]})
    assert asked(game) == (0, "bounty")
    do(game, "no")
    ready(game, 1)


@pytest.mark.rule("X5.10")
@pytest.mark.parametrize(("answer", "drawn"), [("remove 0:aat", ["wiindz"]), ("done", [])])
def test_if_you_do_only_if_it_was_done(answer: str, drawn: list[str]) -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["aat"]
        army.II = ["ez"]
        discard = ["aat"]
        deck = ["wiindz"]
        [[player]]
        clans = ["justice", "galmi", "xian"]
    """)
    do(game, "activate 0:II1", answer)
    assert hand(game, 0) == drawn
    assert (pile(game, 0), removed(game, 0)) == (([], ["aat"]) if drawn else (["aat"], []))
    assert (army(game, 0), army(game, 1)) == ({"I": ["aat"], "II": ["ez [t]"]}, {})
    ready(game, 1)


NITISH = """
    tiles = []
    [[player]]
    hand = ["nitish", "nikhilesh"]
    [[player]]
    army.I = ["aat"]
"""


@pytest.mark.rule("X5.10")
def test_discarding_to_do_something_is_begun_if_the_rest_has_a_legal_choice() -> None:
    game = scene(NITISH)
    do(game, "play nitish")
    assert (asked(game), choices(game)) == ((0, "discard-to"), ["discard nikhilesh", "no"])
    do(game, "discard nikhilesh", "target 1:I1", "do destroy")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["nitish"]}, [], ["nikhilesh"])
    assert (army(game, 1), pile(game, 1)) == ({}, ["aat"])
    ready(game, 1)


@pytest.mark.rule("X5.10")
def test_discarding_to_do_something_is_not_begun_if_the_rest_has_no_legal_choice() -> None:
    game = scene(NITISH.replace("[]", '["justice"]'))  # both Troops are the highest OPEN cards: Ethereal
    do(game, "play nitish")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["nitish"]}, ["nikhilesh"], [])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["aat"]}, [])
    ready(game, 1)


@pytest.mark.rule("X5.11")
def test_this_column_is_read_from_the_slot_the_card_has_when_the_words_are_resolved() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["bun-to", "kno-bo"]
        army.II = ["kan-te"]
        deck = ["shard", "ree-ab"]
        [[player]]
        army.I = ["aat"]
    """)
    do(game, "activate 0:I2", "swap 0:I2")  # to the column with another Galmi card
    assert army(game, 0) == {"I": ["kno-bo [t]", "bun-to"], "II": ["kan-te"]}
    assert hand(game, 0) == ["ree-ab", "shard"]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X5.11")
def test_an_effect_goes_on_when_its_card_has_left() -> None:
    game = scene("""
        tiles = []
        [[player]]
        hand = ["bombing-units"]
        supremacy = 1
        [[player]]
        army.I = ["aat", "wiindz"]
    """)
    do(game, "play bombing-units")  # sacrifices itself, being the only card; then the opponent
    assert (asked(game), choices(game)) == ((0, "again"), ["yes", "no"])
    do(game, "yes")
    assert (army(game, 0), pile(game, 0)) == ({}, ["bombing-units"])
    assert (army(game, 1), pile(game, 1)) == ({}, ["aat", "wiindz"])
    ready(game, 1)


@pytest.mark.rule("X5.11")
def test_an_effect_goes_on_when_its_card_is_captured() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["lava-goddesses", "all-in-one"]
        army.II = ["alpha"]
        hand = ["nio"]
        [[player]]
        army.I = ["volantis"]
    """)
    do(game, "play nio")  # copies Alpha, the only adjacent card with an effect
    assert asked(game) == (0, "capture")
    do(game, "capture 0:II2")  # Nio itself; it still captures the copied card
    assert army(game, 0) == {"I": ["lava-goddesses", "all-in-one"], "II": ["(alpha)", "(nio)"]}
    assert (army(game, 1), hand(game, 0)) == ({"I": ["volantis"]}, [])
    ready(game, 1)


@pytest.mark.rule("X5.12")
def test_what_a_removal_sets_off_comes_before_the_next_player_goes_on() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["lava-goddesses"]
        army.II = ["orgah"]
        discard = ["ne-ye", "smook"]
        deck = ["wiindz"]
        [[player]]
        discard = ["elle", "shard"]
    """)
    do(game, "activate 0:II1", "clan tomorrow")
    assert (hand(game, 0), removed(game, 0)) == (["wiindz"], ["ne-ye"])  # the draw comes at once
    assert (asked(game), choices(game)) == ((1, "clan"), ["clan galmi", "clan justice"])
    do(game, "clan justice")
    assert (army(game, 0), pile(game, 0)) == ({"I": ["lava-goddesses"], "II": ["orgah [x2]"]}, ["smook"])
    assert (pile(game, 1), removed(game, 1)) == (["shard"], ["elle"])
    ready(game, 1)


GUARDIANS = """
    tiles = []
    bounty = "1:I1"
    [[player]]
    army.I = ["spirits-of-smook"]
    hand = ["lava-goddesses", "smook"]
    deck = ["hempo"]
    [[player]]
    army.I = ["guardians-of-the-night"]
"""


@pytest.mark.rule("X5.12")
def test_what_a_capture_sets_off_follows_at_once_the_active_players_first() -> None:
    game = scene(GUARDIANS)
    do(game, "play lava-goddesses", "capture 1:I1")
    assert asked(game) == (0, "bounty")
    do(game, "yes")
    assert (asked(game), choices(game)) == ((0, "discard"), ["discard hempo", "discard smook"])
    do(game, "discard hempo")  # the card that has just been drawn
    assert army(game, 0) == {"I": ["spirits-of-smook", "lava-goddesses"]}
    assert (hand(game, 0), pile(game, 0)) == (["smook"], ["hempo"])
    assert army(game, 1) == {"I": ["(guardians-of-the-night)"]}
    ready(game, 1)


@pytest.mark.rule("X5.12")
def test_what_a_shuffle_sets_off_comes_before_the_next_words() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["nakshatra"]
        army.II = ["nalin"]
        army.III = ["byun-hyung-ja-narashima"]
        deck = ["navaj"]
        discard = ["nitish"]
        [[player]]
        clans = ["abhilasha", "goan_sul", "tomorrow"]
    """)
    events = do(game, "draw 3")
    assert [kind for kind in kinds(events) if kind in ("drew", "unlocked", "draw-lost")] == [
        "drew", "unlocked", "drew", "draw-lost",
    ]  # fmt: skip
    assert tokens(game, 0) == (1, 2, 1)
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["navaj", "nitish"], [], [])
    assert army(game, 1) == {}
    ready(game, 1)
