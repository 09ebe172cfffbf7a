"""X6: shifting a card."""

import pytest

from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, scene, tokens

TROOP = """
    tiles = []
    [[player]]
    army.I = ["volantis"]
    hand = ["atalanta", "elle", "sati"]
    [[player]]
    army.I = ["aat"]
"""


@pytest.mark.rule("X6.1", "X6.2a")
def test_a_shift_costs_its_number_of_cards_and_puts_a_card_from_hand_into_the_slot() -> None:
    game = scene(TROOP)
    events = do(game, "shift I1")
    order = [kind for kind in kinds(events) if kind in ("discarded", "shifted-out", "entered")]
    assert order == ["discarded", "discarded", "shifted-out", "entered"]
    assert not {"destroyed", "sacrificed"} & set(kinds(events))
    assert army(game, 0) == {"I": ["atalanta"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["elle", "sati", "volantis"])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.1")
def test_a_card_without_a_shift_cost_cannot_be_shifted() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["all-in-one"]
        army.II = ["nezha"]
        army.III = ["justice"]
        hand = ["3-wishes", "sati", "xian", "elle", "quae"]
        [[player]]
        army.I = ["aat"]
    """)
    for slot in ("I1", "II1", "III1", "I2"):
        assert rules_against(game, f"shift {slot}") == ["X6.1"]
    assert army(game, 0) == {"I": ["all-in-one"], "II": ["nezha"], "III": ["justice"]}
    ready(game, 0)


@pytest.mark.rule("X6.1", "X6.2a")
@pytest.mark.parametrize(
    ("troop", "resting", "cost"),
    [("1000-faces", 0, 2), ("1000-faces", 1, 1), ("1000-faces", 2, 0), ("3-wishes", 0, 1), ("3-wishes", 2, 0)],
)
def test_each_token_on_the_card_lowers_the_cost_never_below_zero(troop: str, resting: int, cost: int) -> None:
    game = scene(f"""
        tiles = []
        [[player]]
        army.I = ["{troop}{" [t]" * resting}"]
        hand = ["all-in-one", "elle", "sati", "quae"]
        [[player]]
        army.I = ["aat"]
    """)
    paid = ["elle", "quae", "sati"][:cost]
    do(game, "shift I1", *[f"pay {card}" for card in paid])
    assert army(game, 0) == {"I": ["all-in-one"]}
    assert hand(game, 0) == ["elle", "quae", "sati"][cost:]
    assert pile(game, 0) == sorted([troop, *paid])
    assert tokens(game, 0) == (2 - resting, resting, 2)  # its tokens are spent now
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


WITH_WONDER = TROOP.replace("tiles = []", "tiles = []\nwonder = 0")


@pytest.mark.rule("X6.1")
@pytest.mark.parametrize(("answer", "paid", "holder"), [("yes", ["sati"], -1), ("no", ["elle", "sati"], 0)])
def test_returning_the_wonder_token_lowers_the_cost_by_one(answer: str, paid: list[str], holder: int) -> None:
    game = scene(WITH_WONDER)
    do(game, "shift I1")
    assert (asked(game), choices(game)) == ((0, "wonder"), ["yes", "no"])
    do(game, answer)
    if answer == "yes":
        assert choices(game) == ["pay elle", "pay sati"]
        do(game, "pay sati")
    assert game.state.wonder == holder
    assert army(game, 0) == {"I": ["atalanta"]}
    assert pile(game, 0) == sorted([*paid, "volantis"])
    assert hand(game, 0) == [card for card in ("elle", "sati") if card not in paid]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.1", "X6.2c")
def test_the_wonder_token_must_be_returned_where_the_cards_do_not_suffice() -> None:
    game = scene(WITH_WONDER.replace(', "sati"', ""))
    do(game, "shift I1")
    assert game.state.wonder == -1
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["atalanta"]}, [], ["elle", "volantis"])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.6")
def test_the_wonder_token_is_returned_only_once_for_one_cost() -> None:
    game = scene(WITH_WONDER.replace(', "elle", "sati"', ""))
    assert rules_against(game, "shift I1") == ["X6.2c"]  # 2 cards less the Wonder token: 1 is missing
    assert (army(game, 0), game.state.wonder) == ({"I": ["volantis"]}, 0)
    ready(game, 0)


@pytest.mark.rule("X6.6")
@pytest.mark.parametrize(("troops", "heroes"), [(["aat"], ["dalisteer [t] [t]"]), (["aat"], ["cylak"])])
def test_the_wonder_token_is_not_returned_for_a_cost_of_zero(troops: list[str], heroes: list[str]) -> None:
    game = scene(f"""
        tiles = []
        wonder = 0
        [[player]]
        army.I = {troops}
        army.II = {heroes}
        hand = ["ne-ye"]
        [[player]]
        army.I = ["volantis"]
    """)
    do(game, "shift II1")
    assert game.state.wonder == 0
    assert (army(game, 0), hand(game, 0)) == ({"I": troops, "II": ["ne-ye"]}, [])
    assert pile(game, 0) == [heroes[0].split(" ")[0]]
    assert army(game, 1) == {"I": ["volantis"]}
    ready(game, 1)


@pytest.mark.rule("X6.2a")
def test_the_new_card_enters_as_if_played_wondrous_and_effect() -> None:
    game = scene(WITH_WONDER.replace('"atalanta"', '"un-go"'))
    do(game, "shift I1", "yes", "pay elle")
    assert game.state.wonder == 0  # returned to pay, then taken again
    assert (asked(game), choices(game)) == ((0, "put-on-deck"), ["lift 0:I1", "lift 1:I1"])
    do(game, "lift 1:I1")
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["un-go"]}, ["sati"], ["elle", "volantis"])
    assert (army(game, 1), deck(game, 1)[0]) == ({}, "aat")
    ready(game, 1)


@pytest.mark.rule("X6.2b")
def test_the_new_card_needs_no_base_of_its_clan_and_costs_nothing_more() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["volantis", "volantis"]
        army.II = ["quae"]
        hand = ["boul-go", "boul-go", "kan-te", "galmi"]
        [[player]]
        army.I = ["aat"]
    """)
    assert "X5.2d" not in rules_against(game, "shift I2")
    do(game, "shift I2", "pay galmi", "pay boul-go")
    assert army(game, 0) == {"I": ["volantis", "boul-go"], "II": ["quae"]}
    assert (hand(game, 0), pile(game, 0)) == (["kan-te"], ["boul-go", "galmi", "volantis"])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


LEVELS = """
    tiles = []
    [[player]]
    army.I = ["volantis"]
    army.II = ["quae"]
    hand = ["atalanta", "boul-go", "elle", "sati", "justice", "galmi"]
    deck = []
    [[player]]
    army.I = ["aat"]
"""


@pytest.mark.rule("X6.2b")
@pytest.mark.parametrize(
    ("slot", "fitting", "wrong"),
    [("I1", ["atalanta", "boul-go"], ["elle", "sati"]), ("II1", ["elle", "sati"], ["atalanta", "boul-go"])],
)
def test_the_new_card_has_the_level_of_the_row(slot: str, fitting: list[str], wrong: list[str]) -> None:
    game = scene(LEVELS)
    do(game, f"shift {slot}", "pay justice", "pay galmi")
    assert asked(game) == (0, "replace")
    assert sorted(choices(game)) == [f"replace {card}" for card in fitting]
    for card in wrong:
        assert rules_against(game, f"replace {card}") == ["X6.2b"]
    do(game, f"replace {fitting[0]}")
    rows = {"I": ["volantis"], "II": ["quae"]}
    assert army(game, 0) == {**rows, slot[:-1]: [fitting[0]]}
    assert hand(game, 0) == sorted([fitting[1], *wrong])
    assert pile(game, 0) == sorted(["galmi", "justice", rows[slot[:-1]][0]])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.2b")
@pytest.mark.parametrize(
    ("rows", "slot", "card"),
    [
        (["phoenix-immortal"], "I1", "arpia"),
        (["timer", "phoenix-immortal"], "II1", "phoenix-eliana"),
        (["timer", "kaez", "phoenix-immortal"], "III1", "byun-hyung-ja-phoenix"),
    ],
)
def test_phoenix_immortal_is_replaced_by_the_level_of_its_row(rows: list[str], slot: str, card: str) -> None:
    column = {name: [old] for name, old in zip(("I", "II", "III"), rows, strict=False)}
    game = scene(f"""
        tiles = []
        [[player]]
        army = {{ {", ".join(f"{name} = {cards}" for name, cards in column.items())} }}
        hand = ["arpia", "byun-hyung-ja-phoenix", "phoenix-eliana"]
        deck = []
        [[player]]
        army.I = ["aat"]
    """)
    others = [one for one in hand(game, 0) if one != card]
    do(game, f"shift {slot}")
    assert sorted(choices(game)) == [f"pay {one}" for one in others]  # so the third one is the replacement
    do(game, f"pay {others[0]}")
    assert army(game, 0) == {**column, slot[:-1]: [card]}
    # Arpia shuffles the discard pile and draws one of the two cards in it.
    assert sorted(hand(game, 0) + pile(game, 0) + deck(game, 0)) == sorted([*others, "phoenix-immortal"])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.2b")
@pytest.mark.parametrize(("slot", "old"), [("I1", "arpia"), ("II1", "kaez")])
def test_phoenix_immortal_may_replace_any_card(slot: str, old: str) -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["arpia"]
        army.II = ["kaez"]
        hand = ["phoenix-immortal", "phoenix", "byun-hyung-ja-phoenix"]
        [[player]]
        army.I = ["aat"]
    """)
    do(game, f"shift {slot}")
    assert army(game, 0) == {"I": ["arpia"], "II": ["kaez"], slot[:-1]: ["phoenix-immortal"]}
    assert (hand(game, 0), pile(game, 0)) == ([], sorted([old, "byun-hyung-ja-phoenix", "phoenix"]))
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.2c")
@pytest.mark.parametrize("cards", [["atalanta", "elle"], ["elle", "sati", "quae"], ["atalanta", "boul-go"], []])
def test_a_shift_is_refused_if_no_replacement_would_be_left_after_paying(cards: list[str]) -> None:
    game = scene(TROOP.replace('["atalanta", "elle", "sati"]', str(cards)))
    assert "X6.2c" in rules_against(game, "shift I1")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["volantis"]}, sorted(cards))
    ready(game, 0)


@pytest.mark.rule("X6.2c")
def test_the_last_possible_replacement_cannot_pay() -> None:
    game = scene(TROOP.replace('"sati"]', '"sati", "boul-go"]'))
    do(game, "shift I1")
    assert sorted(choices(game)) == ["pay atalanta", "pay boul-go", "pay elle", "pay sati"]
    do(game, "pay boul-go")
    assert choices(game) == ["pay elle", "pay sati"]
    assert rules_against(game, "pay atalanta") == ["X6.2c"]
    do(game, "pay elle")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["atalanta"]}, ["sati"])
    assert pile(game, 0) == ["boul-go", "elle", "volantis"]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.3")
def test_never_by_an_identical_card() -> None:
    game = scene(TROOP.replace('"atalanta"', '"volantis"'))
    assert "X6.2c" in rules_against(game, "shift I1")  # the second Volantis is no replacement
    ready(game, 0)
    game = scene(TROOP.replace('"atalanta"', '"volantis", "atalanta", "boul-go"'))
    do(game, "shift I1", "pay elle", "pay sati")
    assert sorted(choices(game)) == ["replace atalanta", "replace boul-go"]
    assert rules_against(game, "replace volantis") == ["X6.3"]
    do(game, "replace atalanta")
    assert (army(game, 0), hand(game, 0)) == ({"I": ["atalanta"]}, ["boul-go", "volantis"])
    assert pile(game, 0) == ["elle", "sati", "volantis"]
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


@pytest.mark.rule("X6.3")
def test_another_card_of_the_same_name_is_allowed() -> None:
    game = scene("""
        tiles = []
        [[player]]
        army.I = ["timer"]
        army.II = ["phoenix-immortal"]
        hand = ["phoenix-eliana", "arpia"]
        [[player]]
        army.I = ["aat"]
    """)
    do(game, "shift II1")
    assert army(game, 0) == {"I": ["timer"], "II": ["phoenix-eliana"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["arpia", "phoenix-immortal"])
    assert army(game, 1) == {"I": ["aat"]}
    ready(game, 1)


SECRET = """
    tiles = []
    [[player]]
    army.I = ["red-circle"]
    hand = ["solok"]
    discard = ["dark-cultists", "red-circle", "cylak"]
    [[player]]
    army.I = ["volantis"]
    discard = ["atalanta"]
"""


@pytest.mark.rule("X6.4")
def test_a_secret_shift_may_take_the_replacement_from_your_discard_pile() -> None:
    game = scene(SECRET)
    do(game, "shift I1")  # one card to pay, one that fits: nothing is asked
    assert army(game, 0) == {"I": ["dark-cultists"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["cylak", "red-circle", "red-circle", "solok"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X6.4")
def test_hand_and_discard_pile_are_both_offered_and_the_opponents_pile_is_not() -> None:
    game = scene(SECRET.replace('hand = ["solok"]', 'hand = ["solok", "guardians-of-the-night"]'))
    do(game, "shift I1", "pay solok")
    assert choices(game) == ["replace guardians-of-the-night", "replace 0:dark-cultists"]
    assert rules_against(game, "replace 1:atalanta") == ["X6.4"]
    assert rules_against(game, "replace 0:red-circle") == ["X6.3"]
    assert rules_against(game, "replace 0:cylak") == ["X6.2b"]
    do(game, "replace guardians-of-the-night")
    assert army(game, 0) == {"I": ["guardians-of-the-night"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["cylak", "dark-cultists", "red-circle", "red-circle", "solok"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X6.4")
def test_a_secret_shift_may_take_the_card_just_discarded_to_pay() -> None:
    game = scene(SECRET.replace('["solok"]', '["guardians-of-the-night"]').replace('"dark-cultists", ', ""))
    do(game, "shift I1")
    assert army(game, 0) == {"I": ["guardians-of-the-night"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["cylak", "red-circle", "red-circle"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X6.4", "X6.1")
def test_a_secret_shift_may_be_paid_by_the_wonder_token_alone() -> None:
    game = scene(SECRET.replace("tiles = []", "tiles = []\nwonder = 0").replace('"solok"', ""))
    do(game, "shift I1")
    assert game.state.wonder == -1
    assert army(game, 0) == {"I": ["dark-cultists"]}
    assert (hand(game, 0), pile(game, 0)) == ([], ["cylak", "red-circle", "red-circle"])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X6.4", "X6.1")
@pytest.mark.parametrize(("answer", "left", "holder"), [("yes", ["solok"], -1), ("no", [], 0)])
def test_a_secret_shift_may_pay_with_the_last_card_or_the_wonder_token(
    answer: str, left: list[str], holder: int
) -> None:
    game = scene(SECRET.replace("tiles = []", "tiles = []\nwonder = 0"))
    do(game, "shift I1")
    assert (asked(game), choices(game)) == ((0, "wonder"), ["yes", "no"])
    do(game, answer)
    assert game.state.wonder == holder
    assert (army(game, 0), hand(game, 0)) == ({"I": ["dark-cultists"]}, left)
    assert pile(game, 0) == sorted(["cylak", "red-circle", "red-circle", *(["solok"] if not left else [])])
    assert (army(game, 1), pile(game, 1)) == ({"I": ["volantis"]}, ["atalanta"])
    ready(game, 1)


@pytest.mark.rule("X6.4", "X6.2c")
def test_a_secret_shift_is_refused_if_nothing_fits_in_hand_or_pile() -> None:
    game = scene(SECRET.replace('"dark-cultists", ', ""))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["red-circle"]}, ["solok"], ["cylak", "red-circle"])
    ready(game, 0)


@pytest.mark.rule("X6.4")
def test_without_secret_shift_the_discard_pile_does_not_help() -> None:
    game = scene(TROOP.replace('hand = ["atalanta", ', 'discard = ["atalanta"]\nhand = ['))
    assert rules_against(game, "shift I1") == ["X6.2c"]
    assert (army(game, 0), hand(game, 0), pile(game, 0)) == ({"I": ["volantis"]}, ["elle", "sati"], ["atalanta"])
    ready(game, 0)


@pytest.mark.rule("X6.5")
def test_a_captured_card_cannot_be_shifted() -> None:
    game = scene(TROOP.replace('"volantis"', '"(volantis)"'))
    assert rules_against(game, "shift I1") == ["X6.5"]
    assert (army(game, 0), hand(game, 0)) == ({"I": ["(volantis)"]}, ["atalanta", "elle", "sati"])
    ready(game, 0)
