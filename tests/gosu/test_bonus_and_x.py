"""G8: the bonus (+n), chosen X, and "choose one"."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, points, ready, rules_against, tokens


@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(
    ("victory_points", "drawn"),
    [
        ([0, 0], 2),
        ([0, 1], 3),
        ([0, 2], 3),  # the bonus is no more than that
        ([1, 1], 2),
        ([1, 0], 2),
        ([1, 0, 2], 3),  # one opponent ahead is enough
        ([1, 1, 0], 2),
        ([0, 1, 2, 2], 3),
        ([2, 1, 2, 0], 2),
    ],
)
def test_the_bonus_counts_while_an_opponent_has_more_points(victory_points: list[int], drawn: int) -> None:
    players = "\n".join(f"[[player]]\npoints = {count}" for count in victory_points[1:])
    game = table(f"""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        hand = ["visionary"]
        points = {victory_points[0]}
        {players}
    """)
    do(game, "play visionary")
    assert hand(game, 0) == sorted(["kork", "mind", "dawn"][:drawn])
    assert deck(game, 0) == ["kork", "mind", "dawn", "trix"][drawn:]
    assert points(game) == victory_points
    ready(game, 1)


@pytest.mark.rule("G8.1")
@pytest.mark.parametrize(("theirs", "trapped"), [(0, ["trap 1:I1"]), (1, ["trap 1:I1", "trap 1:I2"])])
def test_the_bonus_counts_for_trapping_too(theirs: int, trapped: list[str]) -> None:
    game = table(f"""
        deck = ["mind"]
        [[player]]
        army.I = ["medic"]
        army.II = ["kalim"]
        [[player]]
        army.I = ["guardian", "seeker", "scout"]
        points = {theirs}
    """)
    do(game, "activate 0:II1", *trapped)
    row = ["(guardian)", "(seeker)" if theirs else "seeker", "scout"]
    assert (army(game, 0), army(game, 1)) == ({"I": ["medic"], "II": ["kalim [t]"]}, {"I": row})
    ready(game, 1)


@pytest.mark.rule("G8.2", "G8.4")
@pytest.mark.parametrize(("number", "left"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_alikan_draws_as_many_as_were_discarded_from_none_to_the_whole_hand(number: int, left: int) -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["seeker"]
        army.II = ["alikan"]
        hand = ["kao", "loya", "sol"]
        [[player]]
    """)
    do(game, "activate 0:II1")
    assert (asked(game), tokens(game, 0)) == ((0, "number"), (1, 0, 0))  # chosen when the power is resolved
    assert choices(game) == ["number 0", "number 1", "number 2", "number 3"]
    assert rules_against(game, "number 4") == ["G8.4"]
    do(game, f"number {number}", *["discard kao", "discard loya"][: number if number < 3 else 0])
    kept = ["kao", "loya", "sol"][3 - left :]
    assert hand(game, 0) == sorted([*kept, *["kork", "mind", "dawn"][:number]])
    assert pile(game, 0) == ["kao", "loya", "sol"][: 3 - left]
    assert len(deck(game, 0)) == 4 - number
    ready(game, 1)


AK52 = """
    deck = ["mind"]
    [[player]]
    army.I = ["ak52", "scout"]
    hand = ["kao", "loya", "sol"]
    [[player]]
    army.I = ["guardian", "seeker"]
    army.II = ["pixl", "jaedong"]
    army.III = ["kork"]
"""


@pytest.mark.rule("G8.2")
@pytest.mark.parametrize(
    ("level", "actions", "paid", "theirs"),
    [
        ("I", ["discard sol"], ["sol"], None),
        ("II", ["discard kao", "discard sol"], ["kao", "sol"], {"II": ["pixl"], "III": ["kork"]}),
        ("III", [], ["kao", "loya", "sol"], {"II": ["pixl", "jaedong"]}),
    ],
)
def test_every_x_of_ak52_is_the_same(
    level: str, actions: list[str], paid: list[str], theirs: dict[str, list[str]] | None
) -> None:
    game = table(AK52)
    do(game, "activate 0:I1")
    assert choices(game) == ["level I", "level II", "level III"]
    do(game, f"level {level}", *actions)
    assert [card for card in pile(game, 0) if card in ("kao", "loya", "sol")] == paid
    if theirs is None:  # level 1: the Scout beside it, the only FREE one
        assert army(game, 0) == {"I": ["ak52 [t]"]}
        assert army(game, 1) == {"I": ["guardian", "seeker"], "II": ["pixl", "jaedong"], "III": ["kork"]}
    else:
        assert army(game, 0) == {"I": ["ak52 [t]", "scout"]}
        assert army(game, 1) == {"I": ["guardian", "seeker"], **theirs}
    assert hand(game, 0) == [card for card in ("kao", "loya", "sol") if card not in paid]
    ready(game, 1)


@pytest.mark.rule("G8.2")
def test_x_is_chosen_anew_each_time() -> None:
    """Alikan: discard X cards, draw X cards. First with X = 1, then by Copycat with X = 2."""
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        turn = 1
        [[player]]
        army.I = ["seeker"]
        army.II = ["copycat"]
        hand = ["kao", "loya", "sol"]
        [[player]]
        army.I = ["psi"]
        army.II = ["alikan"]
        hand = ["dom", "favre", "pixl"]
    """)
    do(game, "activate 1:II1", "number 1", "discard dom")
    assert (hand(game, 1), pile(game, 0)) == (["favre", "kork", "pixl"], ["dom"])
    do(game, "activate 0:II1")
    assert choices(game) == ["number 0", "number 1", "number 2", "number 3"]
    do(game, "number 2", "discard kao", "discard loya")
    assert (hand(game, 0), pile(game, 0)) == (["dawn", "mind", "sol"], ["dom", "kao", "loya"])
    assert hand(game, 1) == ["favre", "kork", "pixl"]
    ready(game, 1)


@pytest.mark.rule("G8.4")
@pytest.mark.parametrize(
    ("cards", "offered"),
    [
        ('["kao", "loya"]', ["level I", "level II"]),
        ('["kao", "loya", "sol"]', ["level I", "level II", "level III"]),
        ('["kao", "loya", "sol", "dom"]', ["level I", "level II", "level III"]),
    ],
)
def test_x_of_ak52_is_at_most_the_size_of_the_hand(cards: str, offered: list[str]) -> None:
    game = table(AK52.replace('["kao", "loya", "sol"]', cards))
    do(game, "activate 0:I1")
    assert choices(game) == offered


@pytest.mark.rule("G8.4")
def test_x_of_ak52_is_a_level_at_which_a_free_card_lies() -> None:
    game = table(AK52.replace('["ak52", "scout"]', '["ak52"]\n    army.II = ["dom"]'))
    do(game, "activate 0:I1")
    assert choices(game) == ["level II", "level III"]  # no Bakuto is FREE
    assert rules_against(game, "level I") == ["G8.4"]


@pytest.mark.rule("G8.4")
@pytest.mark.parametrize(
    ("cards", "mine"),
    [
        ("[]", 'army.I = ["ak52"]'),  # FREE, but there is nothing to discard
        ('["kao"]', 'army.I = ["ak52"]\n    army.II = ["dom"]'),  # 1 card, and only level 2 is FREE
    ],
)
def test_without_a_fitting_level_ak52_does_nothing(cards: str, mine: str) -> None:
    game = table(f"""
        deck = ["mind"]
        [[player]]
        {mine}
        hand = {cards}
        [[player]]
    """)
    events = do(game, "activate 0:I1")
    assert "nothing-happens" in kinds(events)
    assert army(game, 0)["I"] == ["ak52 [t]"]
    assert army(game, 0).get("II", []) == (["dom"] if "dom" in mine else [])
    assert (hand(game, 0), pile(game, 0), tokens(game, 0)) == (["kao"] if "kao" in cards else [], [], (1, 0, 0))
    ready(game, 1)


@pytest.mark.rule("G8.3")
def test_the_bonus_is_read_when_its_words_are_resolved() -> None:
    position = """
        deck = ["kork", "mind", "dawn", "trix", "higuma", "angel", "walror", "labdad"]
        [[player]]
        army.I = ["scout"]
        army.II = ["kameo"]
        hand = ["justice", "kao", "loya", "sol", "awn", "pixl", "favre", "dom"]
        points = 0
        [[player]]
        points = 1
    """
    game = table(position)
    do(game, "mutate II1", "into justice")  # Kameo first: a victory point, and 3 cards for the opponent
    assert points(game) == [1, 1]
    assert (hand(game, 0), hand(game, 1)) == (["angel", "higuma", "trix"], ["dawn", "kork", "mind"])
    assert army(game, 0) == {"I": ["scout"], "II": ["justice"]}
    assert deck(game, 0) == ["walror", "labdad"]
    ready(game, 1)
    behind = table(position.replace("points = 1", "points = 2"))
    do(behind, "mutate II1", "into justice")
    assert points(behind) == [1, 2]
    assert (hand(behind, 0), deck(behind, 0)) == (["angel", "higuma", "trix", "walror"], ["labdad"])
    ready(behind, 1)


@pytest.mark.rule("G8.3")
@pytest.mark.parametrize(("holder", "meow", "next_player"), [(0, 1, 1), (1, 0, 0)])
def test_holding_the_advantage_token_is_read_when_its_words_are_resolved(
    holder: int, meow: int, next_player: int
) -> None:
    armies = ['army.I = ["seeker", "scout"]\narmy.II = ["adelam"]', 'army.I = ["scout"]']
    armies[meow] += '\narmy.II = ["meow"]' if meow else ""
    armies[0] = armies[0].replace('["adelam"]', '["adelam", "meow"]') if meow == 0 else armies[0]
    game = table(f"""
        advantage = {holder}
        discard = ["kork", "mind", "dawn", "trix", "higuma", "angel", "walror", "labdad", "dante", "lipsy"]
        deck = []
        [[player]]
        {armies[0]}
        [[player]]
        {armies[1]}
    """)
    do(game, "activate 0:II1")  # draw 2: the pile is shuffled, Meow takes the token in between
    assert game.state.advantage == meow
    assert [len(hand(game, 0)), len(hand(game, 1))] == ([2, 7] if meow else [9, 0])
    ready(game, next_player)  # the additional turn goes by who holds it after the draw


@pytest.mark.rule("G8.3")
def test_through_blind_bonus_and_advantage_are_read_for_the_user() -> None:
    position = """
        advantage = 0
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["scout"]
        army.II = ["kameo"]
        army.III = ["blind"]
        points = {mine}
        [[player]]
        army.I = ["seeker"]
        army.II = ["adelam"]
        points = {theirs}
    """
    behind = table(position.format(mine=0, theirs=1))
    do(behind, "activate 1:II1")  # Adelam: 2(+1) cards; another turn for the holder of the token
    assert (hand(behind, 0), hand(behind, 1)) == (["dawn", "kork", "mind"], [])
    ready(behind, 0)
    ahead = table(position.format(mine=1, theirs=0).replace("advantage = 0", "advantage = 1"))
    do(ahead, "activate 1:II1")
    assert (hand(ahead, 0), hand(ahead, 1)) == (["kork", "mind"], [])
    assert army(ahead, 1) == {"I": ["seeker"], "II": ["adelam [t0]"]}
    ready(ahead, 1)


@pytest.mark.rule("G8.3")
@pytest.mark.parametrize(("mine", "theirs", "discarded", "drawn"), [(0, 1, 2, 2), (1, 0, 1, 1), (0, 0, 1, 1)])
def test_a_bonus_on_an_opponents_discard_is_the_users(mine: int, theirs: int, discarded: int, drawn: int) -> None:
    game = table(f"""
        deck = ["kork", "mind", "trix"]
        [[player]]
        army.I = ["sniper"]
        hand = ["erxast"]
        points = {mine}
        [[player]]
        hand = ["kao", "loya", "sol"]
        points = {theirs}
    """)
    do(game, "play erxast", *["discard kao", "discard loya"][:discarded])
    assert hand(game, 1) == ["kao", "loya", "sol"][discarded:]
    assert hand(game, 0) == sorted(["kork", "mind"][:drawn])
    assert pile(game, 0) == ["kao", "loya"][:discarded]
    ready(game, 1)


FACT = """
    deck = ["kork", "mind", "dawn"]
    [[player]]
    army.I = ["sniper"]
    army.II = ["dom"]
    army.III = ["lipsy"]
    hand = ["fact", "seeker", "medic", "scout"]
    [[player]]
    {army}
"""


@pytest.mark.rule("G8.5")
def test_choose_one_offers_both_when_both_can_be_done() -> None:
    game = table(FACT.format(army='army.I = ["guardian"]'))
    do(game, "mutate II1")
    assert (asked(game), choices(game)) == ((0, "one-of"), ["choose 1", "choose 2"])
    do(game, "choose 1")  # the Guardian is the only FREE one of level 1 or 2
    assert (army(game, 1), hand(game, 0)) == ({}, [])
    assert army(game, 0) == {"I": ["sniper"], "II": ["fact"], "III": ["lipsy"]}
    assert pile(game, 0) == ["dom", "guardian", "medic", "scout", "seeker"]
    ready(game, 1)


@pytest.mark.rule("G8.5")
def test_choose_one_does_not_offer_to_destroy_where_no_card_fits() -> None:
    game = table(FACT.format(army='army.I = ["guardian"]\narmy.II = ["loya"]\narmy.III = ["trix"]'))
    do(game, "mutate II1")  # FREE are two Ozekis: Fact draws 2
    assert (hand(game, 0), deck(game, 0)) == (["kork", "mind"], ["dawn"])
    assert army(game, 0) == {"I": ["sniper"], "II": ["fact"], "III": ["lipsy"]}
    assert army(game, 1) == {"I": ["guardian"], "II": ["loya"], "III": ["trix"]}
    ready(game, 1)


@pytest.mark.rule("G8.5", "G10.1")
def test_choose_one_does_not_offer_a_draw_where_there_is_no_card_to_draw() -> None:
    game = table("""
        deck = []
        [[player]]
        army.I = ["sniper", "seeker"]
        army.II = ["dom"]
        hand = ["fact"]
        [[player]]
        army.I = ["guardian"]
    """)
    do(game, "play fact")
    assert choices(game) == ["destroy 0:II2", "destroy 1:I1"]  # the draw could not be done
    do(game, "destroy 1:I1")
    assert (army(game, 0), army(game, 1)) == ({"I": ["sniper", "seeker"], "II": ["dom", "fact"]}, {})
    assert (hand(game, 0), pile(game, 0)) == ([], ["guardian"])
    ready(game, 1)
