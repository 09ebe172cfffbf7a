"""G11: order and scope of effects, and single rulings."""

import pytest

from gosux import Game
from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, points, ready, tokens
from tests.zones import seen


def who_drew(game: Game, *actions: str) -> list[object]:
    return [event.args["player"] for event in do(game, *actions) if event.kind == "drew"]


@pytest.mark.rule("G11.1", "G11.11")
def test_every_player_means_the_active_one_first_then_clockwise_also_those_who_passed() -> None:
    game = table("""
        turn = 1
        deck = ["mind"]
        [[player]]
        hand = ["kao", "loya", "dom", "awn"]
        passed = true
        [[player]]
        army.I = ["guardian"]
        hand = ["sol", "pixl", "favre"]
        [[player]]
        hand = ["time", "meow", "manner"]
    """)
    do(game, "play sol")  # half of each hand, rounded down
    assert asked(game) == (1, "discard")
    do(game, "discard pixl")
    assert asked(game) == (2, "discard")
    do(game, "discard meow")
    assert asked(game) == (0, "discard")
    do(game, "discard kao")
    assert asked(game) == (0, "discard")
    do(game, "discard awn")
    assert [hand(game, seat) for seat in range(3)] == [["dom", "loya"], ["favre"], ["manner", "time"]]
    assert pile(game, 0) == ["awn", "kao", "meow", "pixl"]
    ready(game, 2)


@pytest.mark.rule("G11.1")
@pytest.mark.parametrize(
    ("victory_points", "drawers"),
    [([1, 0, 0, 0], [2, 2, 3, 3, 1, 1]), ([0, 1, 1, 0], [3, 3, 0, 0]), ([1, 1, 0, 1], [2, 2])],
)
def test_the_players_with_the_fewest_points_draw_in_the_same_order(
    victory_points: list[int], drawers: list[int]
) -> None:
    rows = ["passed = true", "", 'army.I = ["seeker"]\narmy.II = ["loya"]\nhand = ["angel"]', ""]
    players = "\n".join(f"[[player]]\npoints = {count}\n{row}" for count, row in zip(victory_points, rows, strict=True))
    game = table(f'turn = 2\ndeck = ["kork", "mind", "dawn", "trix", "higuma", "dante", "lipsy"]\n{players}')
    assert who_drew(game, "play angel") == drawers
    assert len(deck(game, 0)) == 7 - len(drawers)
    ready(game, 3)


@pytest.mark.rule("G11.1")
def test_each_opponent_goes_from_the_left_of_the_user_whoever_is_active() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["medic"]
        army.II = ["ultimate"]
        hand = ["kao", "loya", "dom"]
        [[player]]
        hand = ["awn", "pixl", "favre"]
        passed = true
        [[player]]
        army.I = ["scout"]
        army.II = ["silend"]
        hand = ["sol"]
        [[player]]
        hand = ["time", "meow", "manner"]
    """)
    do(game, "activate 0:II1", "destroy 2:II1")
    order: list[int] = []
    while asked(game)[1] == "discard":
        order.append(asked(game)[0])
        do(game, choices(game)[0])
    assert order == [3, 3, 0, 0, 1, 1]  # from the left of player 2, 2 cards each
    assert [len(hand(game, seat)) for seat in range(4)] == [1, 1, 1, 1]
    assert game.state.advantage == 2  # so player 0, who held it, is not asked whether to draw
    ready(game, 2)


@pytest.mark.rule("G11.2")
def test_if_all_are_level_all_have_the_fewest_points() -> None:
    for count in (0, 2):
        game = table(f"""
            deck = ["kork", "mind", "dawn", "trix", "higuma"]
            [[player]]
            army.I = ["seeker"]
            army.II = ["loya"]
            hand = ["angel"]
            points = {count}
            [[player]]
            points = {count}
        """)
        assert who_drew(game, "play angel") == [0, 0, 1, 1]
        assert (hand(game, 0), hand(game, 1), deck(game, 0)) == (["kork", "mind"], ["dawn", "trix"], ["higuma"])
        assert points(game) == [count, count]
        ready(game, 1)


@pytest.mark.rule("G11.3")
def test_a_destroy_power_may_hit_its_own_card_if_that_is_free() -> None:
    position = """
        deck = ["mind"]
        [[player]]
        army.I = ["medic"]
        army.II = ["ultimate"]
        [[player]]
        army.I = ["guardian"]
    """
    game = table(position)
    do(game, "activate 0:II1")
    assert choices(game) == ["destroy 0:II1", "destroy 1:I1"]
    do(game, "destroy 0:II1", "no")
    assert (army(game, 0), army(game, 1)) == ({"I": ["medic"]}, {"I": ["guardian"]})
    assert (pile(game, 0), tokens(game, 0)) == (["ultimate"], (1, 1, 0))
    ready(game, 1)
    covered = table(position.replace('["ultimate"]', '["ultimate"]\n        army.III = ["trix"]'))
    do(covered, "activate 0:II1")
    assert choices(covered) == ["destroy 0:III1", "destroy 1:I1"]


KAMAKOR = """
    deck = ["kork", "mind", "dawn", "trix", "higuma", "dante", "lipsy"]
    [[player]]
    army.I = ["seeker"]
    army.II = ["loya"]
    {kamakor}
    [[player]]
    [[player]]
    hand = ["sol"]
    {passed}
"""


@pytest.mark.rule("G11.4a")
def test_kamakor_counts_for_the_first_to_pass_in_each_round_only() -> None:
    game = table(KAMAKOR.format(kamakor='hand = ["kamakor"]', passed=""))
    do(game, "play kamakor", "pass")
    assert (hand(game, 1), len(deck(game, 0))) == (["dawn", "kork", "mind"], 4)
    do(game, "pass", "pass")
    assert (hand(game, 0), hand(game, 2), len(deck(game, 0))) == ([], ["sol"], 4)
    assert game.state.round == 2
    do(game, "pass")  # the first of the new round
    assert (hand(game, 0), deck(game, 0)) == (["dante", "higuma", "trix"], ["lipsy"])
    ready(game, 1)


@pytest.mark.rule("G11.4a")
def test_kamakor_does_not_count_in_a_round_in_which_somebody_had_passed_before_it_came() -> None:
    game = table(KAMAKOR.format(kamakor='hand = ["kamakor"]', passed="passed = true"))
    do(game, "play kamakor", "pass")
    assert [hand(game, seat) for seat in range(3)] == [[], [], ["sol"]]
    do(game, "pass")
    assert ([hand(game, seat) for seat in range(3)], len(deck(game, 0))) == ([[], [], ["sol"]], 7)
    ready(game, 0)  # a new round


@pytest.mark.rule("G11.4a")
def test_a_trapped_kamakor_gives_nothing() -> None:
    game = table(KAMAKOR.format(kamakor='army.III = ["(kamakor)"]', passed=""))
    do(game, "pass")
    assert (hand(game, 0), len(deck(game, 0))) == ([], 7)
    ready(game, 1)


@pytest.mark.rule("G11.4b")
def test_on_passing_the_edge_comes_before_kamakor() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["seeker", "medic"]
        army.II = ["loya", "kalim"]
        army.III = ["kamakor", "the-edge"]
        hand = ["kao", "sol", "dom", "awn", "pixl", "favre", "time", "meow", "manner"]
        [[player]]
    """)
    do(game, "pass")
    assert (asked(game), len(deck(game, 0))) == ((0, "hand-limit"), 4)  # nothing drawn yet
    do(game, "discard kao", "discard sol")
    assert hand(game, 0) == ["awn", "dawn", "dom", "favre", "kork", "manner", "meow", "mind", "pixl", "time"]
    assert (pile(game, 0), deck(game, 0)) == (["kao", "sol"], ["trix"])
    ready(game, 1)


@pytest.mark.rule("G11.4c")
def test_the_edge_leaves_alone_who_has_passed() -> None:
    game = table("""
        turn = 1
        deck = ["kork", "mind", "dawn", "trix", "higuma", "angel", "walror", "labdad", "dante"]
        [[player]]
        hand = ["kao", "sol", "dom", "awn", "pixl", "favre", "time"]
        passed = true
        [[player]]
        army.I = ["seeker", "medic"]
        army.II = ["patience", "kalim"]
        army.III = ["the-edge"]
        hand = ["meow", "manner", "ideo", "fact", "garsh"]
        [[player]]
    """)
    do(game, "activate 1:II1")  # 3 cards each
    assert (asked(game), len(hand(game, 0)), len(hand(game, 1))) == ((1, "hand-limit"), 10, 8)
    do(game, "discard meow")
    assert (len(hand(game, 0)), len(hand(game, 1)), len(hand(game, 2))) == (10, 7, 3)
    ready(game, 2)
    do(game, "pass")
    assert (len(hand(game, 0)), pile(game, 0)) == (10, ["meow"])
    ready(game, 1)


WALROR = """
    deck = ["mind"]
    [[player]]
    army.I = ["sniper"]
    army.II = ["dom"]
    {walror}
    [[player]]
    army.I = ["ammo", "ammo", "sniper"]
    army.II = ["{garsh}", "{ideo}", "{fact}"]
"""


@pytest.mark.rule("G11.5")
@pytest.mark.parametrize("trapped", [["garsh"], ["garsh", "ideo", "fact"]])
def test_trapped_ones_of_the_three_still_count_for_walror(trapped: list[str]) -> None:
    names = {name: f"({name})" if name in trapped else name for name in ("garsh", "ideo", "fact")}
    game = table(WALROR.format(walror='hand = ["walror"]', **names))
    do(game, "play walror")
    over(game, [1], "G9.7")


@pytest.mark.rule("G11.5", "G9.7")
def test_a_trapped_walror_does_not_work_until_it_is_turned_up() -> None:
    game = table(WALROR.format(walror='army.III = ["(walror)"]', garsh="garsh", ideo="ideo", fact="fact"))
    do(game, "pass")
    ready(game, 1)
    do(game, "pass")  # a new round: Walror is turned up
    over(game, [1], "G9.7")


@pytest.mark.rule("G11.6a")
def test_prahs_and_dawn_count_their_own_destruction() -> None:
    position = """
        deck = ["kork", "mind", "trix"]
        [[player]]
        army.I = ["medic"]
        army.II = ["ultimate"]
        [[player]]
        {army}
    """
    prahs = table("advantage = 1" + position.format(army='army.I = ["guardian"]\narmy.II = ["prahs"]'))
    do(prahs, "activate 0:II1", "destroy 1:II1")
    assert asked(prahs) == (1, "may")  # its controller
    do(prahs, "yes")
    assert (army(prahs, 1), hand(prahs, 0), hand(prahs, 1)) == ({"I": ["guardian"]}, [], ["kork"])
    ready(prahs, 1)
    dawn = table("advantage = 1" + position.format(army='army.I = ["sniper"]\narmy.II = ["dom"]\narmy.III = ["dawn"]'))
    do(dawn, "activate 0:II1", "destroy 1:III1")
    assert asked(dawn) == (0, "may")  # whoever destroyed it
    do(dawn, "yes")
    assert (army(dawn, 1), hand(dawn, 0), hand(dawn, 1)) == ({"I": ["sniper"], "II": ["dom"]}, ["kork"], [])
    ready(dawn, 1)


KAO = """
    deck = ["kork", "mind", "trix"]
    [[player]]
    army.I = ["medic"]
    army.II = ["kalim"]
    points = {points}
    [[player]]
    army.I = ["medic"]
    army.II = ["kao"]
    points = 1
"""


@pytest.mark.rule("G11.6a")
def test_kao_counts_its_own_trapping() -> None:
    game = table(KAO.format(points=1))
    do(game, "activate 0:II1", "trap 1:II1")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert (army(game, 1), hand(game, 1), deck(game, 0)) == (
        {"I": ["medic"], "II": ["(kao)"]},
        ["kork"],
        ["mind", "trix"],
    )
    ready(game, 1)


@pytest.mark.rule("G11.6b")
def test_a_card_that_its_own_power_traps_does_not_count_for_kao() -> None:
    game = table(KAO.format(points=1))
    do(game, "activate 0:II1", "trap 0:II1")
    assert (army(game, 0), hand(game, 1)) == ({"I": ["medic"], "II": ["(kalim)"]}, [])
    ready(game, 1)
    medic = table(KAO.format(points=1))
    do(medic, "activate 0:I1", "trap 0:I1")
    assert (army(medic, 0), hand(medic, 1)) == ({"I": ["(medic)"], "II": ["kalim"]}, [])
    ready(medic, 1)
    other = table(KAO.format(points=1))
    do(other, "activate 0:II1", "trap 0:I1")
    assert asked(other) == (1, "may")  # another card of the same player counts


@pytest.mark.rule("G11.6b", "G11.10")
def test_of_two_cards_trapped_together_only_the_one_trapping_itself_does_not_count() -> None:
    game = table(KAO.format(points=0))
    do(game, "activate 0:II1", "trap 0:II1", "trap 1:I1")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert (army(game, 0), army(game, 1)) == (
        {"I": ["medic"], "II": ["(kalim)"]}, {"I": ["(medic)"], "II": ["kao"]},
    )  # fmt: skip
    assert hand(game, 1) == ["kork"]
    ready(game, 1)


@pytest.mark.rule("G11.7")
@pytest.mark.parametrize(
    ("goblin", "paid", "taken"),
    [("shaman", ["kork", "mind"], "kork"), ("tinkerer", ["meow", "mind"], "meow"), ("shaman", ["kao", "mind"], None)],
)
def test_shaman_and_tinkerer_may_take_a_card_just_discarded_for_them(
    goblin: str, paid: list[str], taken: str | None
) -> None:
    game = table(f"""
        advantage = 1
        deck = ["trix"]
        [[player]]
        army.I = ["medic"]
        hand = {[goblin, *paid]}
        [[player]]
    """)
    do(game, f"play {goblin}")  # it costs the two other cards, and one at most has its clan
    assert army(game, 0) == {"I": ["medic", goblin]}
    assert hand(game, 0) == ([taken] if taken else [])
    assert pile(game, 0) == [card for card in paid if card != taken]
    ready(game, 1)


DOM = """
    advantage = 1
    deck = ["trix"]
    [[player]]
    army.I = ["sniper"]
    army.II = ["dom"]
    [[player]]
    army.I = {row}
"""


@pytest.mark.rule("G11.8")
def test_two_cards_of_one_row_change_places_with_their_tokens_trapped_or_not() -> None:
    game = table(DOM.format(row='["guardian [t]", "(seeker)", "illusionist [t0]"]'))
    do(game, "activate 0:II1")
    assert choices(game) == ["swap 1:I1", "swap 1:I2", "swap 1:I3"]  # no other row has two
    do(game, "swap 1:I1")
    assert choices(game) == ["with 1:I2", "with 1:I3"]
    do(game, "with 1:I3")
    assert army(game, 1) == {"I": ["illusionist [t0]", "(seeker)", "guardian [t]"]}
    assert army(game, 0) == {"I": ["sniper"], "II": ["dom [t]"]}
    ready(game, 1)
    trapped = table(DOM.format(row='["guardian", "(seeker)"]'))
    do(trapped, "activate 0:II1", "swap 1:I2")
    assert army(trapped, 1) == {"I": ["(seeker)", "guardian"]}
    ready(trapped, 1)


@pytest.mark.rule("G11.8")
def test_a_swap_is_compulsory_and_without_two_cards_in_one_row_nothing_happens() -> None:
    own = table(DOM.format(row='["guardian"]').replace('["sniper"]', '["sniper", "scout"]'))
    do(own, "activate 0:II1")
    assert choices(own) == ["swap 0:I1", "swap 0:I2"]  # no way to decline
    do(own, "swap 0:I1")
    assert army(own, 0) == {"I": ["scout", "sniper"], "II": ["dom [t]"]}
    ready(own, 1)
    nothing = table(DOM.format(row='["guardian"]'))
    assert "nothing-happens" in kinds(do(nothing, "activate 0:II1"))
    assert (army(nothing, 0), army(nothing, 1)) == ({"I": ["sniper"], "II": ["dom [t]"]}, {"I": ["guardian"]})
    ready(nothing, 1)


ENGINEER = """
    deck = ["trix"]
    [[player]]
    army.I = ["scout", "engineer"]
    [[player]]
    army.I = ["seeker", "(seeker)"]
    hand = ["kao"]
    [[player]]
"""


@pytest.mark.rule("G11.9")
def test_the_engineer_may_return_a_trapped_free_card_which_all_know_then() -> None:
    game = table(ENGINEER)
    do(game, "activate 0:I2")
    assert choices(game) == ["return 0:I2", "return 1:I2"]  # not what is not FREE
    do(game, "return 1:I2")
    assert (asked(game), choices(game)) == ((1, "discard"), ["discard seeker", "discard kao"])
    do(game, "discard kao")
    assert army(game, 1) == {"I": ["seeker"]}
    assert [seen(game, viewer, 1, "hand") for viewer in (0, 1, 2)] == ["seeker"] * 3
    assert pile(game, 0) == ["kao"]
    ready(game, 1)
    assert "play seeker" in choices(game)  # an ordinary card again


@pytest.mark.rule("G11.9")
def test_the_card_returned_may_be_the_one_discarded() -> None:
    game = table(ENGINEER)
    do(game, "activate 0:I2", "return 1:I2", "discard seeker")
    assert (hand(game, 1), pile(game, 0), army(game, 1)) == (["kao"], ["seeker"], {"I": ["seeker"]})
    ready(game, 1)
    own = table(ENGINEER)
    do(own, "activate 0:I2", "return 0:I2")  # its own card: it is the only one to discard
    assert (army(own, 0), hand(own, 0), pile(own, 0)) == ({"I": ["scout"]}, [], ["engineer"])
    assert tokens(own, 0) == (1, 1, 0)
    ready(own, 1)


@pytest.mark.rule("G11.10")
def test_dawn_counts_each_of_two_cards_and_the_events_come_before_the_draws() -> None:
    game = table("""
        deck = ["kork", "mind", "trix"]
        [[player]]
        hand = ["sniper"]
        [[player]]
        army.I = ["guardian"]
        [[player]]
        army.I = ["ammo", "seeker"]
        army.II = ["dom"]
        army.III = ["dawn"]
    """)
    events = do(game, "play sniper", "destroy 1:I1", "destroy 2:I2")
    assert kinds(events).count("destroyed") == 2
    assert asked(game) == (0, "may")
    do(game, "yes")
    assert asked(game) == (0, "may")
    do(game, "yes")
    assert (hand(game, 0), deck(game, 0)) == (["kork", "mind"], ["trix"])
    assert (army(game, 1), army(game, 2)) == ({}, {"I": ["ammo"], "II": ["dom"], "III": ["dawn"]})
    assert pile(game, 0) == ["guardian", "seeker"]
    ready(game, 1)


@pytest.mark.rule("G11.10", "G11.6a")
def test_prahs_and_dawn_count_cards_destroyed_together_with_them() -> None:
    game = table("""
        deck = ["kork", "mind", "trix", "higuma", "angel"]
        [[player]]
        army.I = ["sniper"]
        hand = ["dalister"]
        [[player]]
        army.I = ["guardian", "shaman"]
        army.II = ["prahs"]
        points = 1
    """)
    do(game, "play dalister", "destroy 1:I2", "destroy 1:II1")  # 1(+1) cards
    assert army(game, 1) == {"I": ["guardian"]}
    do(game, "yes")  # for the Shaman
    assert asked(game) == (1, "may")
    do(game, "yes")  # for Prahs itself
    assert (hand(game, 1), deck(game, 0)) == (["kork", "mind"], ["trix", "higuma", "angel"])
    assert pile(game, 0) == ["prahs", "shaman"]
    ready(game, 1)
    dawn = table("""
        deck = ["kork", "mind", "trix"]
        [[player]]
        army.I = ["sniper"]
        hand = ["dalister"]
        [[player]]
        army.I = ["guardian", "ammo"]
        army.II = ["dom"]
        army.III = ["dawn"]
        points = 1
    """)
    do(dawn, "play dalister", "destroy 1:I2", "destroy 1:III1", "yes", "no")
    assert (hand(dawn, 0), army(dawn, 1)) == (["kork"], {"I": ["guardian"], "II": ["dom"]})
    ready(dawn, 1)


@pytest.mark.rule("G11.10", "G11.6a")
def test_kao_counts_a_card_trapped_together_with_it() -> None:
    game = table(KAO.format(points=0))
    do(game, "activate 0:II1", "trap 1:I1", "trap 1:II1")
    assert army(game, 1) == {"I": ["(medic)"], "II": ["(kao)"]}
    do(game, "yes")
    assert asked(game) == (1, "may")
    do(game, "yes")
    assert (hand(game, 1), deck(game, 0)) == (["kork", "mind"], ["trix"])
    ready(game, 1)


@pytest.mark.rule("G11.11")
def test_each_player_does_all_of_it_before_the_next_one_begins() -> None:
    game = table("""
        deck = ["trix"]
        [[player]]
        army.I = ["scout"]
        army.II = ["manner"]
        hand = ["kao", "seeker", "medic", "guardian"]
        [[player]]
        hand = ["sol", "dom"]
    """)
    do(game, "mutate II1")  # the pile that player 0 draws from does not hold player 1's cards yet
    assert hand(game, 0) == ["guardian", "manner", "medic", "seeker", "trix"]
    assert hand(game, 1) == ["dom", "sol"]  # discarded, shuffled, drawn again
    assert (army(game, 0), pile(game, 0), deck(game, 0)) == ({"I": ["scout"], "II": ["kao"]}, [], [])
    ready(game, 1)


@pytest.mark.rule("G11.11")
def test_who_draws_and_who_discards_take_their_turns_whole() -> None:
    game = table("""
        turn = 1
        deck = ["kork", "trix", "higuma", "angel", "walror"]
        [[player]]
        hand = ["sol", "dom", "awn", "pixl", "favre", "time"]
        [[player]]
        army.I = ["seeker"]
        army.II = ["loya"]
        hand = ["mind", "kao"]
        [[player]]
        hand = ["meow", "manner"]
    """)
    events = do(game, "play mind")  # 4 cards in every hand: player 1 draws 3, player 2 draws 2
    drawers = [event.args["player"] for event in events if event.kind == "drew"]
    assert (drawers, asked(game)) == ([1, 1, 1, 2, 2], (0, "discard"))
    do(game, "discard sol", "discard dom")
    assert hand(game, 0) == ["awn", "favre", "pixl", "time"]
    assert hand(game, 1) == ["higuma", "kao", "kork", "trix"]
    assert hand(game, 2) == ["angel", "manner", "meow", "walror"]
    ready(game, 2)


@pytest.mark.rule("G11.13", "G8.3")
@pytest.mark.parametrize(
    ("holder", "target", "asks"),
    [
        (0, "1:II1", False),  # Favre's player took the token before "if you hold it" was read
        (0, "1:I2", True),
        (1, "0:I2", False),  # one's own card, nobody takes the token
    ],
)
def test_what_a_destruction_sets_off_comes_before_the_next_words(holder: int, target: str, asks: bool) -> None:
    """Ultimate: destroy a FREE card; if you hold the Advantage token, you may draw 1 card."""
    game = table(f"""
        advantage = {holder}
        deck = ["kork", "mind", "dawn"]
        [[player]]
        army.I = ["medic", "thief"]
        army.II = ["ultimate"]
        [[player]]
        army.I = ["guardian", "shaman"]
        army.II = ["favre"]
    """)
    do(game, "activate 0:II1", f"destroy {target}")
    if asks:
        assert asked(game) == (0, "may")
        do(game, "yes")
    favre = target == "1:II1"
    assert (hand(game, 0), hand(game, 1)) == (["kork"] if asks else [], ["kork", "mind"] if favre else [])
    assert game.state.advantage == (1 if favre else holder)
    assert pile(game, 0) == [{"1:II1": "favre", "1:I2": "shaman", "0:I2": "thief"}[target]]
    ready(game, 1)


@pytest.mark.rule("G11.13", "G8.3")
def test_the_one_who_destroys_may_win_the_token_by_it() -> None:
    """One's own Favre: the token has come when it is looked for."""
    game = table("""
        advantage = 1
        deck = ["kork", "mind", "dawn"]
        [[player]]
        army.I = ["medic", "guardian"]
        army.II = ["ultimate", "favre"]
        [[player]]
    """)
    do(game, "activate 0:II1")  # Favre is the only FREE card
    assert (asked(game), hand(game, 0), game.state.advantage) == ((0, "may"), ["kork", "mind"], 0)
    do(game, "yes")
    assert (hand(game, 0), pile(game, 0)) == (["dawn", "kork", "mind"], ["favre"])
    ready(game, 1)
