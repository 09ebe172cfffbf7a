"""X5: playing a card."""

import pytest

from tests.scene import army, asked, choices, do, hand, pile, ready, rules_against, scene

FIRST_TROOP = """
[[player]]
clans = ["justice", "galmi", "xian"]
hand = ["atalanta"]

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X5.1", "X5.2a")
def test_the_first_troop_is_free_and_goes_to_the_leftmost_slot() -> None:
    game = scene(FIRST_TROOP)
    events = do(game, "play atalanta")
    assert [event.args for event in events if event.kind == "plays"] == [
        {"player": 0, "card": "card:atalanta", "cost": 0}
    ]
    assert army(game, 0) == {"I": ["atalanta"]}
    assert army(game, 1) == {}
    assert hand(game, 0) == hand(game, 1) == []
    ready(game, 1)


NEW_CLAN = """
[[player]]
army.I = ["volantis"]
hand = ["boul-go", "elle", "sati"]

[[player]]
clans = ["abhilasha", "goan_sul", "tomorrow"]
"""


@pytest.mark.rule("X5.2d")
def test_a_troop_of_a_new_clan_costs_two_other_cards() -> None:
    game = scene(NEW_CLAN)
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["volantis", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2d")
def test_a_troop_of_a_new_clan_cannot_be_played_with_one_other_card() -> None:
    game = scene(NEW_CLAN.replace('"elle", ', ""))
    assert rules_against(game, "play boul-go") == ["X5.2d"]
    assert army(game, 0) == {"I": ["volantis"]}
    ready(game, 0)


@pytest.mark.rule("X5.1")
def test_a_row_has_at_most_five_cards() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["aat", "aat", "wiindz", "wiindz", "obeezs"]
        hand = ["obeezs", "ne-o", "ne-ye"]
        [[player]]
        clans = ["justice", "galmi", "xian"]
    """)
    assert rules_against(game, "play obeezs") == ["X5.1"]
    assert rules_against(game, "play ne-o") == []
    assert army(game, 0) == {"I": ["aat", "aat", "wiindz", "wiindz", "obeezs"]}
    ready(game, 0)


@pytest.mark.rule("X5.1")
def test_only_cards_in_hand_are_played() -> None:
    game = scene(FIRST_TROOP.replace("hand =", "discard ="))
    assert rules_against(game, "play atalanta") == ["X5.1"]
    assert (army(game, 0), pile(game, 0)) == ({}, ["atalanta"])
    ready(game, 0)


@pytest.mark.rule("X5.2a")
def test_a_troop_is_free_while_all_your_troops_are_captured() -> None:
    game = scene(NEW_CLAN.replace('"volantis"', '"(volantis)"'))
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["(volantis)", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == (["elle", "sati"], [])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2b")
def test_a_troop_of_a_clan_that_you_control_is_free() -> None:
    game = scene(NEW_CLAN.replace('["volantis"]', '["volantis", "bun-to"]'))
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["volantis", "bun-to", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == (["elle", "sati"], [])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2b")
def test_a_hero_of_the_clan_does_not_make_a_troop_free() -> None:
    game = scene(NEW_CLAN.replace('["volantis"]', '["volantis"]\narmy.II = ["kan-te"]'))
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["volantis", "boul-go"], "II": ["kan-te"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2c")
def test_a_recruiter_directly_to_the_left_makes_a_troop_free() -> None:
    game = scene(NEW_CLAN.replace('["volantis"]', '["volantis", "atalanta"]'))
    do(game, "play boul-go")
    assert army(game, 0) == {"I": ["volantis", "atalanta", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == (["elle", "sati"], [])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2c")
@pytest.mark.parametrize("troops", [["atalanta", "volantis"], ["volantis", "(atalanta)"]])
def test_a_recruiter_farther_left_or_captured_does_not(troops: list[str]) -> None:
    game = scene(NEW_CLAN.replace('["volantis"]', str(troops)))
    do(game, "play boul-go")
    assert army(game, 0) == {"I": [*troops, "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati"])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


@pytest.mark.rule("X5.2d")
def test_the_player_chooses_the_two_cards_and_a_second_copy_may_pay() -> None:
    game = scene(NEW_CLAN.replace('["boul-go", "elle", "sati"]', '["boul-go", "boul-go", "elle", "sati"]'))
    do(game, "play boul-go")
    assert asked(game) == (0, "pay")
    assert choices(game) == ["pay boul-go", "pay elle", "pay sati"]
    do(game, "pay boul-go")
    assert choices(game) == ["pay elle", "pay sati"]  # never the card that is being played
    assert rules_against(game, "pay boul-go") == ["X5.2d"]
    do(game, "pay sati")
    assert army(game, 0) == {"I": ["volantis", "boul-go"]}
    assert (hand(game, 0), pile(game, 0)) == (["elle"], ["boul-go", "sati"])
    assert (army(game, 1), hand(game, 1)) == ({}, [])
    ready(game, 1)


HEROES = """
    tiles = []
    [[player]]
    army.I = {I}
    army.II = {II}
    hand = ["ne-ye"]
    [[player]]
    clans = ["abhilasha", "goan_sul", "xian"]
"""


@pytest.mark.rule("X5.3a", "X5.3b")
@pytest.mark.parametrize(
    ("troops", "heroes", "rules"),
    [
        (["aat"], [], []),
        (["volantis", "aat"], ["sati"], []),
        (["aat"], ["ne-o"], ["X5.3a"]),
        (["volantis"], [], ["X5.3b"]),
        (["volantis", "(aat)"], [], ["X5.3b"]),
        (["volantis"], ["ne-o"], ["X5.3a", "X5.3b"]),
        ([], [], ["X5.3a", "X5.3b"]),
    ],
)
def test_a_hero_needs_room_and_a_face_up_troop_of_its_clan(
    troops: list[str], heroes: list[str], rules: list[str]
) -> None:
    game = scene(HEROES.format(I=troops, II=heroes))
    assert rules_against(game, "play ne-ye") == rules
    if not rules:
        do(game, "play ne-ye")
        assert army(game, 0) == {"I": troops, "II": [*heroes, "ne-ye"]}
        assert hand(game, 0) == []
    assert army(game, 1) == {}
    ready(game, 0 if rules else 1)


IMMORTALS = """
    tiles = []
    [[player]]
    army.I = {I}
    army.II = {II}
    army.III = {III}
    hand = ["byun-hyung-ja-tomorrow"]
    [[player]]
    clans = ["abhilasha", "goan_sul", "xian"]
"""


@pytest.mark.rule("X5.4a", "X5.4b")
@pytest.mark.parametrize(
    ("troops", "heroes", "immortals", "rules"),
    [
        (["aat"], ["ne-o"], [], []),
        (["aat", "volantis"], ["sati", "ne-o"], ["justice"], []),
        (["aat"], ["ne-o"], ["tomorrow"], ["X5.4a"]),
        (["volantis"], ["ne-o"], [], ["X5.4b"]),
        (["aat"], ["sati"], [], ["X5.4b"]),
        (["aat"], ["(ne-o)"], [], ["X5.4b"]),
        (["(aat)"], ["ne-o"], [], ["X5.4b"]),
        (["volantis"], ["sati"], [], ["X5.4b", "X5.4b"]),
        (["aat"], [], [], ["X5.4a", "X5.4b"]),
    ],
)
def test_an_immortal_needs_room_and_a_face_up_troop_and_hero_of_its_clan(
    troops: list[str], heroes: list[str], immortals: list[str], rules: list[str]
) -> None:
    game = scene(IMMORTALS.format(I=troops, II=heroes, III=immortals))
    assert rules_against(game, "play byun-hyung-ja-tomorrow") == rules
    if not rules:
        do(game, "play byun-hyung-ja-tomorrow")
        assert army(game, 0) == {"I": troops, "II": heroes, "III": [*immortals, "byun-hyung-ja-tomorrow"]}
        assert hand(game, 0) == []
    assert army(game, 1) == {}
    ready(game, 0 if rules else 1)


@pytest.mark.rule("X5.3b", "X5.4b")
@pytest.mark.parametrize("card", ["ne-ye", "byun-hyung-ja-tomorrow"])
def test_heroes_and_immortals_cost_nothing(card: str) -> None:
    game = scene(f"""
        tiles = []
        [[player]]
        army.I = ["volantis", "aat"]
        army.II = ["ne-o"]
        hand = ["{card}", "elle", "sati"]
        [[player]]
        clans = ["abhilasha", "goan_sul", "xian"]
    """)
    do(game, f"play {card}")
    assert army(game, 0)["II" if card == "ne-ye" else "III"][-1] == card
    assert (hand(game, 0), pile(game, 0), army(game, 1)) == (["elle", "sati"], [], {})
    ready(game, 1)


@pytest.mark.rule("X5.5")
def test_several_cards_rest_on_one_troop_and_stay_when_it_is_lost() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["volantis", "aat"]
        army.II = ["ne-o"]
        hand = ["ne-ye"]
        [[player]]
        army.I = ["spirits-of-smook"]
        hand = ["lava-goddesses"]
    """)
    do(game, "play ne-ye")  # the second Tomorrow Hero above the only Tomorrow Troop
    assert army(game, 0) == {"I": ["volantis", "aat"], "II": ["ne-o", "ne-ye"]}
    do(game, "play lava-goddesses", "capture 0:I2")
    assert army(game, 0) == {"I": ["volantis", "(aat)"], "II": ["ne-o", "ne-ye"]}
    assert army(game, 1) == {"I": ["spirits-of-smook", "lava-goddesses"]}
    assert hand(game, 0) == hand(game, 1) == []
    ready(game, 0)


WITH_WONDER = NEW_CLAN.replace("\n[[player]]\narmy", "\nwonder = 0\n[[player]]\narmy").replace("boul-go", "3-wishes")


@pytest.mark.rule("X5.6")
@pytest.mark.parametrize(("answer", "paid", "holder"), [("yes", ["elle"], -1), ("no", ["elle", "sati"], 0)])
def test_the_wonder_token_may_be_returned_to_discard_one_less(answer: str, paid: list[str], holder: int) -> None:
    game = scene(WITH_WONDER.replace("hand =", "deck = []\nhand ="))
    do(game, "play 3-wishes")
    assert (asked(game), choices(game)) == ((0, "wonder"), ["yes", "no"])
    do(game, answer, *(["pay elle"] if answer == "yes" else []), "clan xian")
    assert game.state.wonder == holder
    assert army(game, 0) == {"I": ["volantis", "3-wishes"]}
    assert pile(game, 0) == paid
    assert hand(game, 0) == [card for card in ("elle", "sati") if card not in paid]
    assert army(game, 1) == {}
    ready(game, 1)


@pytest.mark.rule("X5.6")
def test_with_one_other_card_the_wonder_token_must_be_returned() -> None:
    game = scene(WITH_WONDER.replace("hand =", "deck = []\nhand =").replace('"elle", ', ""))
    do(game, "play 3-wishes", "clan xian")
    assert game.state.wonder == -1
    assert army(game, 0) == {"I": ["volantis", "3-wishes"]}
    assert (hand(game, 0), pile(game, 0), army(game, 1)) == ([], ["sati"], {})
    ready(game, 1)


@pytest.mark.rule("X5.6")
def test_a_free_troop_leaves_the_wonder_token_with_its_holder() -> None:
    game = scene(WITH_WONDER.replace("3-wishes", "atalanta"))
    do(game, "play atalanta")
    assert game.state.wonder == 0
    assert army(game, 0) == {"I": ["volantis", "atalanta"]}
    assert (hand(game, 0), pile(game, 0), army(game, 1)) == (["elle", "sati"], [], {})
    ready(game, 1)


@pytest.mark.rule("X5.6")
def test_the_wonder_token_alone_does_not_pay_and_the_opponents_never_does() -> None:
    assert rules_against(scene(WITH_WONDER.replace(', "elle", "sati"', "")), "play 3-wishes") == ["X5.2d"]
    others = scene(WITH_WONDER.replace('"elle", ', "").replace("wonder = 0", "wonder = 1"))
    assert rules_against(others, "play 3-wishes") == ["X5.2d"]
    assert army(others, 0) == {"I": ["volantis"]}
    ready(others, 0)


PHOENIX_PLAYED = """
    tiles = []
    [[player]]
    hand = ["phoenix-immortal"]
    army.I = {I}
    army.II = {II}
    [[player]]
    clans = ["abhilasha", "goan_sul", "xian"]
"""


@pytest.mark.rule("X5.8", "X5.13")
@pytest.mark.parametrize(
    ("troops", "heroes", "rows"),
    [
        ([], [], ["I"]),
        (["timer"], [], ["I", "II"]),
        (["timer"], ["kaez"], ["I", "III"]),
        (["timer", "arpia"], ["kaez"], ["I", "II", "III"]),
        (["timer"], ["sati"], ["I"]),
        (["volantis", "timer"], ["sati"], ["I", "II"]),
    ],
)
def test_phoenix_immortal_is_played_in_any_row_under_that_rows_conditions(
    troops: list[str], heroes: list[str], rows: list[str]
) -> None:
    for row in rows:
        game = scene(PHOENIX_PLAYED.format(I=troops, II=heroes))
        do(game, "play phoenix-immortal")
        if len(rows) > 1:
            assert (asked(game), choices(game)) == ((0, "row"), [f"row {name}" for name in rows])
            do(game, f"row {row}")
        before = {name: cards for name, cards in (("I", troops), ("II", heroes)) if cards}
        assert army(game, 0) == {**before, row: [*before.get(row, []), "phoenix-immortal"]}
        assert (army(game, 1), hand(game, 0)) == ({}, [])
        ready(game, 1)


@pytest.mark.rule("X5.8", "X5.2d")
def test_phoenix_immortal_pays_as_a_troop_in_the_troop_row() -> None:
    game = scene(PHOENIX_PLAYED.format(I='["volantis"]', II="[]"))
    assert rules_against(game, "play phoenix-immortal") == ["X5.2d", "X5.3b", "X5.4a", "X5.4b", "X5.4b"]
    assert army(game, 0) == {"I": ["volantis"]}
    ready(game, 0)


@pytest.mark.rule("X5.13")
@pytest.mark.parametrize(
    ("troops", "heroes", "card", "rules"),
    [
        (["phoenix-immortal"], [], "phoenix-eliana", []),  # a Troop in the Troop row
        (["phoenix-immortal"], ["sati"], "byun-hyung-ja-phoenix", ["X5.4b"]),  # but no Hero there
        (["volantis"], ["phoenix-immortal"], "byun-hyung-ja-phoenix", ["X5.4b"]),  # and no Troop in the Hero row
        (["timer"], ["phoenix-immortal"], "byun-hyung-ja-phoenix", []),
        (["volantis", "atalanta"], ["phoenix-immortal"], "phoenix-eliana", ["X5.3b"]),
    ],
)
def test_phoenix_immortal_counts_by_the_row_it_lies_in(
    troops: list[str], heroes: list[str], card: str, rules: list[str]
) -> None:
    game = scene(
        PHOENIX_PLAYED.format(I=troops, II=heroes).replace('hand = ["phoenix-immortal"]', f'hand = ["{card}"]')
    )
    assert rules_against(game, f"play {card}") == rules
    if not rules:
        do(game, f"play {card}")
        assert (card in army(game, 0)["III" if heroes else "II"], hand(game, 0)) == (True, [])
    assert army(game, 0)["I"] == troops
    assert army(game, 1) == {}
    ready(game, 0 if rules else 1)
