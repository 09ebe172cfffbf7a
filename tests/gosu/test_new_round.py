"""G9.5: the start of a new round, and the special victories of Ozekis."""

import pytest

from tests.gosu.table import fight, table
from tests.scene import army, deck, do, hand, kinds, over, points, ready, tokens


@pytest.mark.rule("G9.5a")
def test_tokens_come_back_then_trapped_cards_are_turned_up_then_the_holder_starts() -> None:
    game = table("""
        advantage = 1
        deck = ["mind", "trix"]
        [[player]]
        army.I = ["guardian [t]", "(visionary)"]
        hand = ["kao"]
        spent = 1
        [[player]]
        army.I = ["seeker [t2]"]
        army.II = ["(loya)"]
        [[player]]
        army.I = ["(scout)"]
        spent = 1
    """)
    events = fight(game)
    after = kinds(events)[kinds(events).index("battle") :]
    order = ["tokens-return"] * 3 + ["released"] * 3 + ["round", "turn"]
    assert [kind for kind in after if kind in order] == order
    assert army(game, 0) == {"I": ["guardian", "visionary"]}
    assert army(game, 1) == {"I": ["seeker"], "II": ["loya"]}
    assert army(game, 2) == {"I": ["scout"]}
    assert [tokens(game, seat) for seat in range(3)] == [(2, 0, 0)] * 3
    assert [hand(game, seat) for seat in range(3)] == [["kao"], [], []]  # nobody draws, no `enters` either
    assert (deck(game, 0), game.state.advantage, game.state.round) == (["mind", "trix"], 1, 2)
    assert points(game) == [0, 1, 0]  # 2 each while the others lay face down: the holder's tie
    ready(game, 1)


@pytest.mark.rule("G9.5a")
def test_who_holds_the_token_starts_whoever_started_or_won_before() -> None:
    game = table("""
        starter = 0
        advantage = 0
        deck = ["mind", "trix", "kork"]
        [[player]]
        army.I = ["guardian", "shaman"]
        [[player]]
        [[player]]
        hand = ["priest"]
    """)
    do(game, "pass", "pass", "play priest", "pass")
    assert (points(game), game.state.advantage) == ([1, 0, 0], 2)
    ready(game, 2)
    do(game, "pass")
    ready(game, 0)  # clockwise from there


FULL = """
    army.I = ["seeker", "seeker", "scout", "scout", "medic"]
    army.II = ["loya", "justice", "awn", "kao", "favre"]
    army.III = ["temuchin", "kork", "dawn", "trix", "higuma"]
"""


@pytest.mark.rule("G9.5a")
@pytest.mark.parametrize("owner", [0, 1])
def test_temuchin_gives_the_game_to_fifteen_cards_at_the_start_of_a_round(owner: int) -> None:
    """Also to another player than its own (``owner``), and not before the round begins."""
    full = FULL
    other = 'army.I = ["guardian"]'
    if owner == 1:
        full = FULL.replace("temuchin", "labdad")
        other = 'army.I = ["guardian"]\narmy.II = ["sol"]\narmy.III = ["temuchin"]'
    game = table(f'advantage = 1\ndeck = ["mind"]\n[[player]]\n{full}\n[[player]]\n{other}')
    ready(game, 0)
    events = fight(game)
    assert kinds(events)[-2:] == ["special-victory", "game-over"]
    over(game, [0], "G9.5a")


@pytest.mark.rule("G9.5a")
def test_fourteen_cards_or_a_full_army_without_temuchin_win_nothing() -> None:
    for cards in (FULL.replace(', "higuma"', ""), FULL.replace("temuchin", "angel")):
        game = table(f'deck = ["mind"]\n[[player]]\n{cards}\n[[player]]\narmy.I = ["guardian"]')
        fight(game)
        assert points(game) == [1, 0]
        ready(game, 0)


@pytest.mark.rule("G9.5a")
def test_trapped_cards_are_turned_up_before_special_victories_are_checked() -> None:
    trapped = FULL.replace('"temuchin"', '"(temuchin)"').replace('"loya"', '"(loya)"')
    game = table(f'deck = ["mind"]\n[[player]]\n{trapped}\n[[player]]')
    events = fight(game)
    assert kinds(events).index("released") < kinds(events).index("special-victory")
    over(game, [0], "G9.5a")


MEKA = """
    army.I = ["scout", "scout", "engineer", "priest", "priest"]
    army.II = ["kameo", "meow", "silend"]
"""
VICT_HORY = 'army.I = ["guardian"]\narmy.II = ["sol"]\narmy.III = ["vict-hory"]'


@pytest.mark.rule("G9.5a")
@pytest.mark.parametrize(
    ("cards", "wins"),
    [
        (MEKA, True),
        (
            MEKA.replace('"silend"', '"(silend)"').replace('"engineer"', '"(engineer)"'),
            True,
        ),  # they are turned up first
        (MEKA.replace('"silend"', '"loya"'), False),  # 7 of them
    ],
)
def test_vict_hory_gives_the_game_to_eight_cards_of_one_clan(cards: str, wins: bool) -> None:
    game = table(f'deck = ["mind"]\n[[player]]\n{cards}\n[[player]]\n{VICT_HORY}')
    fight(game)
    if wins:
        over(game, [0], "G9.5a")
    else:
        assert points(game) == [1, 0]
        ready(game, 0)


@pytest.mark.rule("G9.5a")
def test_more_than_eight_win_as_well_and_vict_hory_counts_itself() -> None:
    own = MEKA.replace('"scout", "scout", ', "") + 'army.III = ["vict-hory", "blind"]'  # 3, 3 and 2
    game = table(f'deck = ["mind"]\n[[player]]\n{own}\n[[player]]')
    fight(game)
    over(game, [0], "G9.5a")
    nine = table(f'deck = ["mind"]\n[[player]]\n{MEKA}\narmy.III = ["vict-hory"]\n[[player]]')
    fight(nine)
    over(nine, [0], "G9.5a")


@pytest.mark.rule("G9.5a")
def test_a_third_point_in_the_battle_comes_before_special_victories() -> None:
    game = table(f"""
        deck = ["mind"]
        [[player]]
        {MEKA}
        [[player]]
        army.I = ["guardian", "shaman", "summoner"]
        army.II = ["sol", "pixl", "favre"]
        army.III = ["vict-hory", "kork", "trix"]
        points = 2
    """)
    fight(game)
    over(game, [1], "G9.3a")


# Both by Vict'Hory, of two clans, in the armies of players 0 and 1; it lies in the army of player 2.
ALPHA = """
    army.I = ["guardian", "guardian", "shaman", "shaman", "warrior"]
    army.II = ["sol", "pixl", "favre"]
"""
DARK = 'army.I = ["medic"]\narmy.II = ["kao"]\narmy.III = ["vict-hory"]'


@pytest.mark.rule("G9.5b")
@pytest.mark.parametrize(
    ("holder", "winners"), [(0, [0]), (1, [1]), (2, [0, 1])], ids=["the first", "the second", "neither"]
)
def test_several_special_victories_the_holder_among_them_wins_alone_otherwise_all(
    holder: int, winners: list[int]
) -> None:
    game = table(f'advantage = {holder}\ndeck = ["mind"]\n[[player]]\n{MEKA}\n[[player]]\n{ALPHA}\n[[player]]\n{DARK}')
    fight(game)
    over(game, winners, "G9.5b")


# Fifteen cards of which none is Meka or Alpha, and never 8 of one clan: by Temuchin only.
FIFTEEN = """
    army.I = ["seeker", "seeker", "medic", "sniper", "sniper"]
    army.II = ["loya", "justice", "dom", "kao", "kalim"]
    army.III = ["angel", "kamakor", "dawn", "trix", "higuma"]
"""
BOTH_OZEKIS = 'army.I = ["thief", "ammo"]\narmy.II = ["duwal", "garsh"]\narmy.III = ["temuchin", "vict-hory"]'


@pytest.mark.rule("G9.5b")
@pytest.mark.parametrize(("holder", "winners"), [(0, [0]), (1, [1]), (2, [0, 1])])
def test_whichever_ozekis_they_won_by(holder: int, winners: list[int]) -> None:
    game = table(
        f'advantage = {holder}\ndeck = ["mind"]\n[[player]]\n{FIFTEEN}\n[[player]]\n{MEKA}\n[[player]]\n{BOTH_OZEKIS}'
    )
    fight(game)
    over(game, winners, "G9.5b")


@pytest.mark.rule("G9.5b")
@pytest.mark.parametrize(("holder", "winners"), [(3, [0, 1, 2]), (2, [2])])
def test_three_share_a_special_victory(holder: int, winners: list[int]) -> None:
    game = table(f"""
        advantage = {holder}
        deck = ["mind"]
        [[player]]
        {FIFTEEN}
        [[player]]
        {MEKA}
        [[player]]
        {ALPHA}
        [[player]]
        {BOTH_OZEKIS}
    """)
    fight(game)
    over(game, winners, "G9.5b")


@pytest.mark.rule("G9.5b")
def test_one_player_meeting_two_special_victories_wins_alone() -> None:
    full = """
        army.I = ["scout", "scout", "engineer", "priest", "priest"]
        army.II = ["kameo", "meow", "silend", "loya", "kao"]
        army.III = ["temuchin", "vict-hory", "dawn", "trix", "higuma"]
    """
    game = table(f'advantage = 1\ndeck = ["mind"]\n[[player]]\n{full}\n[[player]]\n{ALPHA.replace("favre", "awn")}')
    fight(game)
    over(game, [0], "G9.5a")


@pytest.mark.rule("G9.5b", "G9.6")
def test_sprew_takes_the_token_in_time_for_the_special_victories() -> None:
    with_sprew = ALPHA.replace("favre", "sprew")
    game = table(f'advantage = 2\ndeck = ["mind"]\n[[player]]\n{MEKA}\n[[player]]\n{with_sprew}\n[[player]]\n{DARK}')
    fight(game)
    assert game.state.advantage == 1
    over(game, [1], "G9.5b")
