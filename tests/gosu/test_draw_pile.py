"""G10: an empty draw pile, reveals that run out, Meow in the middle, too few cards, what all have seen."""

import pytest

from gosux import Game
from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, tokens
from tests.zones import seen


def shuffles(game: Game, *actions: str) -> int:
    """How often the discard pile was shuffled while these actions were taken."""
    return kinds(do(game, *actions)).count("shuffled-in")


@pytest.mark.rule("G10.1")
def test_who_must_draw_from_an_empty_pile_shuffles_the_discard_pile_first() -> None:
    game = table("""
        discard = ["kork", "mind", "trix"]
        deck = []
        [[player]]
        hand = ["loya"]
        [[player]]
    """)
    assert shuffles(game, "draw 1") == 1
    assert pile(game, 0) == []
    assert (len(hand(game, 0)), len(deck(game, 0))) == (2, 2)
    assert sorted(hand(game, 0) + deck(game, 0)) == ["kork", "loya", "mind", "trix"]
    ready(game, 1)


@pytest.mark.rule("G10.1")
def test_the_last_card_of_the_pile_is_drawn_without_a_shuffle() -> None:
    game = table("""
        discard = ["kork", "mind"]
        deck = ["trix"]
        [[player]]
        [[player]]
    """)
    assert shuffles(game, "draw 1") == 0
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["trix"], [], ["kork", "mind"])
    assert shuffles(game, "draw 1") == 1  # only now
    assert (len(hand(game, 1)), len(deck(game, 0)), pile(game, 0)) == (1, 1, [])
    ready(game, 0)


@pytest.mark.rule("G10.1")
def test_a_draw_of_several_cards_goes_on_with_the_new_pile() -> None:
    game = table("""
        discard = ["kork", "mind"]
        deck = ["trix"]
        [[player]]
        [[player]]
    """)
    assert shuffles(game, "draw 3") == 1
    assert (hand(game, 0), deck(game, 0), pile(game, 0)) == (["kork", "mind", "trix"], [], [])
    ready(game, 1)


@pytest.mark.rule("G10.1", "G10.4")
def test_with_both_piles_empty_the_draw_is_lost() -> None:
    game = table("""
        deck = ["trix"]
        [[player]]
        hand = ["loya"]
        [[player]]
    """)
    events = do(game, "draw 3")
    assert kinds(events).count("draw-lost") == 2
    assert "shuffled-in" not in kinds(events)
    assert (hand(game, 0), deck(game, 0), tokens(game, 0)) == (["loya", "trix"], [], (0, 2, 0))
    do(game, "draw 1")
    assert (hand(game, 1), tokens(game, 1)) == ([], (1, 1, 0))  # the token is spent nevertheless
    ready(game, 0)


PSI = """
    discard = ["dawn", "angel", "lipsy"]
    deck = ["kork", "mind"]
    [[player]]
    hand = ["psi"]
    [[player]]
    {other}
"""


@pytest.mark.rule("G10.2")
def test_a_reveal_that_runs_out_shuffles_without_the_cards_already_revealed() -> None:
    game = table(PSI.format(other=""))
    assert shuffles(game, "play psi") == 1
    assert (asked(game), deck(game, 0), pile(game, 0)) == ((0, "keep"), [], [])
    assert sorted(choices(game)) == ["keep angel", "keep dawn", "keep kork", "keep lipsy", "keep mind"]
    do(game, "keep mind")
    assert (hand(game, 0), pile(game, 0)) == (["mind"], ["angel", "dawn", "kork", "lipsy"])
    ready(game, 1)


@pytest.mark.rule("G10.2")
def test_what_the_reshuffle_leaves_over_stays_in_the_draw_pile() -> None:
    game = table(PSI.format(other="").replace('"lipsy"', '"lipsy", "dante", "trix"'))
    do(game, "play psi")
    offered = [text.removeprefix("keep ") for text in choices(game)]
    assert len(offered) == 5
    assert {"kork", "mind"} <= set(offered)
    assert sorted(offered + deck(game, 0)) == ["angel", "dante", "dawn", "kork", "lipsy", "mind", "trix"]
    do(game, "keep kork")
    assert (hand(game, 0), len(pile(game, 0)), len(deck(game, 0))) == (["kork"], 4, 2)
    ready(game, 1)


@pytest.mark.rule("G10.2", "G10.4")
def test_a_reveal_of_too_few_cards_shows_as_many_as_there_are() -> None:
    game = table(PSI.format(other="").replace('["dawn", "angel", "lipsy"]', "[]"))
    assert shuffles(game, "play psi") == 0
    assert choices(game) == ["keep mind", "keep kork"]
    do(game, "keep kork")
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["kork"], ["mind"], [])
    ready(game, 1)
    none = table(PSI.format(other="").replace('["dawn", "angel", "lipsy"]', "[]").replace('["kork", "mind"]', "[]"))
    assert "nothing-happens" in kinds(do(none, "play psi"))
    assert (army(none, 0), hand(none, 0)) == ({"I": ["psi"]}, [])
    ready(none, 1)


@pytest.mark.rule("G10.2")
@pytest.mark.parametrize(
    ("goblin", "answer", "kept"),
    [
        ("summoner", "clan ancient", ["angel", "mind"]),
        ("recruiter", "level III", ["angel", "dawn", "kork", "lipsy", "mind"]),
        ("recruiter", "level I", []),
    ],
)
def test_reveals_that_keep_all_of_a_clan_or_level_reshuffle_too(goblin: str, answer: str, kept: list[str]) -> None:
    game = table(PSI.format(other="").replace("psi", goblin))
    assert shuffles(game, f"play {goblin}", answer) == 1
    assert hand(game, 0) == kept
    assert pile(game, 0) == [card for card in ("angel", "dawn", "kork", "lipsy", "mind") if card not in kept]
    assert (army(game, 0), deck(game, 0)) == ({"I": [goblin]}, [])
    ready(game, 1)


MEOW = """
    advantage = 0
    discard = ["dawn", "angel", "lipsy", "dante", "walror"]
    deck = ["kork"]
    [[player]]
    {mine}
    [[player]]
    army.I = ["scout"]
    army.II = ["{meow}"]
    hand = ["kao", "loya", "sol", "awn", "dom"]
    {more}
"""


@pytest.mark.rule("G10.3")
def test_meow_is_resolved_at_once_after_the_shuffle_and_then_the_draw_goes_on() -> None:
    game = table(MEOW.format(mine="", meow="meow", more=""))
    events = do(game, "draw 3")
    order = [kind for kind in kinds(events) if kind in ("drew", "shuffled-in", "advantage-taken")]
    assert order == ["drew", "shuffled-in", "drew", "drew", "advantage-taken", "drew", "drew"]
    drawers = [event.args["player"] for event in events if event.kind == "drew"]
    assert drawers == [0, 1, 1, 0, 0]
    assert (len(hand(game, 0)), len(hand(game, 1)), len(deck(game, 0)), pile(game, 0)) == (3, 7, 1, [])
    assert "kork" in hand(game, 0)
    assert game.state.advantage == 1
    ready(game, 1)


@pytest.mark.rule("G10.3")
@pytest.mark.parametrize(
    ("meow", "more", "held", "holder"),
    [
        ("meow", "points = 0\n[[player]]\npoints = 1", 8, 1),  # 7(+1)
        ("(meow)", "", 5, 0),
        ("time", "", 5, 0),
    ],
)
def test_meow_counts_its_bonus_and_does_nothing_while_trapped(meow: str, more: str, held: int, holder: int) -> None:
    game = table(MEOW.format(mine="", meow=meow, more=more))
    do(game, "draw 3")
    assert (len(hand(game, 0)), len(hand(game, 1)), len(deck(game, 0))) == (3, held, 8 - held)  # of 6 + 5
    assert game.state.advantage == holder
    ready(game, 1)


@pytest.mark.rule("G10.3")
def test_meow_with_seven_cards_takes_only_the_token_and_without_a_shuffle_nothing() -> None:
    full = MEOW.replace('"dom"]', '"dom", "pixl", "trix"]')
    game = table(full.format(mine="", meow="meow", more=""))
    do(game, "draw 1")  # the last card of the pile
    assert (hand(game, 0), game.state.advantage, len(pile(game, 0))) == (["kork"], 0, 5)
    do(game, "pass")
    do(game, "draw 1")
    assert (len(hand(game, 0)), len(hand(game, 1)), game.state.advantage) == (2, 7, 1)
    ready(game, 0)


@pytest.mark.rule("G10.3", "G10.1")
def test_the_interrupted_draw_is_lost_if_meow_took_all_cards() -> None:
    game = table(MEOW.replace(', "lipsy", "dante", "walror"', "").format(mine="", meow="meow", more=""))
    events = do(game, "draw 3")
    assert kinds(events).count("draw-lost") == 2
    assert (hand(game, 0), len(hand(game, 1)), deck(game, 0)) == (["kork"], 7, [])
    ready(game, 1)


@pytest.mark.rule("G10.3", "G10.2")
def test_meow_comes_between_the_cards_of_a_reveal() -> None:
    mine = 'hand = ["psi"]'
    game = table(MEOW.format(mine=mine, meow="meow", more=""))
    events = do(game, "play psi")
    order = [kind for kind in kinds(events) if kind in ("revealed", "shuffled-in", "drew", "advantage-taken")]
    assert order == ["revealed", "shuffled-in", "drew", "drew", "advantage-taken", "revealed"]
    offered = [text.removeprefix("keep ") for text in choices(game)]
    assert len(offered) == 4  # Kork and the three that Meow left
    assert "kork" in offered
    assert (len(hand(game, 1)), deck(game, 0), game.state.advantage) == (7, [], 1)
    do(game, "keep kork")
    assert (hand(game, 0), len(pile(game, 0))) == (["kork"], 3)
    ready(game, 1)


OWN_MEOW = """
    discard = ["dawn", "angel", "lipsy", "dante", "walror", "trix", "labdad", "temuchin", "higuma"]
    deck = ["kork"]
    [[player]]
    army.I = ["guardian", "scout", "seeker"]
    army.II = ["meow", "patience"]
    {hand}
    [[player]]
    {other}
"""


@pytest.mark.rule("G10.3")
def test_a_draw_until_three_cards_does_not_go_on_when_meow_has_filled_the_hand() -> None:
    game = table(OWN_MEOW.format(hand="hand = []", other=""))
    do(game, "activate 0:I1")  # Guardian: 1 card, the shuffle, Meow: 7 cards
    assert (len(hand(game, 0)), len(deck(game, 0))) == (7, 3)
    assert "kork" in hand(game, 0)
    ready(game, 1)


@pytest.mark.rule("G10.3")
def test_mind_ends_with_four_cards_in_every_hand_meow_or_not() -> None:
    game = table(OWN_MEOW.format(hand='hand = ["mind"]', other='hand = ["kao", "sol", "dom", "awn", "time"]'))
    do(game, "play mind")  # 1 card, the shuffle, Meow: 7 cards
    assert asked(game) == (0, "discard")
    while asked(game) == (0, "discard"):
        do(game, choices(game)[0])
    assert (len(hand(game, 0)), len(pile(game, 0))) == (4, 3)
    assert asked(game) == (1, "discard")
    do(game, "discard kao")
    assert (len(hand(game, 1)), len(pile(game, 0))) == (4, 4)
    ready(game, 1)


@pytest.mark.rule("G10.3")
def test_a_fixed_draw_goes_on_after_meow_by_the_same_player() -> None:
    game = table(OWN_MEOW.format(hand="hand = []", other=""))
    do(game, "draw 3")  # 1 card, the shuffle, Meow: 7 cards, 2 more
    assert (len(hand(game, 0)), len(deck(game, 0)), game.state.advantage) == (9, 1, 0)
    ready(game, 1)


@pytest.mark.rule("G10.4")
@pytest.mark.parametrize(
    ("cards", "offered", "theirs", "yours"),
    [
        (["kork", "mind", "dawn", "trix"], 3, ["mind"], ["dawn", "kork"]),
        (["kork", "mind"], 2, ["mind"], ["kork"]),
        (["mind"], 0, ["mind"], []),  # the opponent keeps 1 first
        ([], 0, [], []),
    ],
)
def test_with_too_few_cards_the_thiefs_opponent_keeps_one_first(
    cards: list[str], offered: int, theirs: list[str], yours: list[str]
) -> None:
    game = table(f"""
        deck = {cards}
        [[player]]
        hand = ["thief"]
        [[player]]
    """)
    do(game, "play thief")
    if offered:
        assert (asked(game), len(choices(game))) == ((1, "keep"), offered)
        do(game, "keep mind")
    assert (hand(game, 1), hand(game, 0)) == (theirs, yours)
    assert (army(game, 0), deck(game, 0), pile(game, 0)) == ({"I": ["thief"]}, cards[3:], [])
    ready(game, 1)


@pytest.mark.rule("G10.4")
@pytest.mark.parametrize(("held", "left"), [([], 0), (["kao"], 0), (["kao", "sol"], 0), (["kao", "sol", "dom"], 1)])
def test_who_must_discard_more_than_they_hold_discards_all(held: list[str], left: int) -> None:
    game = table(f"""
        deck = ["mind"]
        [[player]]
        army.I = ["medic"]
        army.II = ["kokoshomushu"]
        [[player]]
        hand = {held}
    """)
    do(game, "activate 0:II1", "player 1")
    if left:
        assert (asked(game), choices(game)) == ((1, "discard"), ["discard sol", "discard dom", "discard kao"])
        do(game, "discard sol", "discard dom")
    assert len(hand(game, 1)) == left
    assert pile(game, 0) == sorted(set(held) - set(hand(game, 1)))
    ready(game, 1)


@pytest.mark.rule("G10.5")
def test_all_know_the_card_kept_with_psi_and_no_card_that_was_drawn() -> None:
    game = table(PSI.format(other='hand = ["kao"]\n[[player]]').replace('["dawn", "angel", "lipsy"]', "[]"))
    do(game, "play psi", "keep kork")
    assert [seen(game, viewer, 0, "hand") for viewer in (0, 1, 2)] == ["kork"] * 3
    assert [seen(game, viewer, 1, "hand") for viewer in (0, 1, 2)] == ["?", "kao", "?"]
    do(game, "draw 1")  # Mind, out of the reshuffled pile
    assert [seen(game, viewer, 1, "hand") for viewer in (0, 1, 2)] == ["?, ?", "kao, mind", "?, ?"]
    ready(game, 2)


@pytest.mark.rule("G10.5")
def test_all_know_the_cards_kept_with_summoner_and_recruiter() -> None:
    for goblin, answer, kept in (("summoner", "clan alpha", "kork"), ("recruiter", "level III", "kork, mind")):
        game = table(PSI.format(other="[[player]]").replace("psi", goblin).replace('["dawn", "angel", "lipsy"]', "[]"))
        do(game, f"play {goblin}", answer)
        assert [seen(game, viewer, 0, "hand") for viewer in (0, 1, 2)] == [kept] * 3
        ready(game, 1)


@pytest.mark.rule("G10.5")
def test_all_know_what_both_sides_of_a_thief_keep() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        hand = ["thief", "sol"]
        [[player]]
        [[player]]
        hand = ["kao"]
    """)
    do(game, "play thief", "player 2", "keep dawn")
    assert [seen(game, viewer, 0, "hand") for viewer in (0, 1, 2)] == [
        "kork, mind, sol",
        "?, kork, mind",
        "?, kork, mind",
    ]
    assert [seen(game, viewer, 2, "hand") for viewer in (0, 1, 2)] == ["?, dawn", "?, dawn", "dawn, kao"]
    assert (hand(game, 1), deck(game, 0)) == ([], ["trix"])
    ready(game, 1)
