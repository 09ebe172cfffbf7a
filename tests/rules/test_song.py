"""X9: the Song for the Dead. Each scene is the last turn of a round: player 1 has passed, player 0 passes now."""

import pytest

from gosux import Event, Game
from tests.scene import army, asked, choices, deck, do, hand, kinds, over, pile, ready, rules_against, scene, tokens

NOBODY = -1


def last_turn(first: str, second: str, table: str = "tiles = []") -> Game:
    return scene(f"turns_left = 0\n{table}\n[[player]]\n{first}\n[[player]]\npassed = true\n{second}")


def players(events: list[Event], kind: str) -> list[object]:
    """Who did it, each time."""
    return [event.args["player"] for event in events if event.kind == kind]


@pytest.mark.rule("X9.1")
def test_all_captured_cards_are_released_with_no_effect() -> None:
    losers = 'army.I = ["(petal-faeries)", "(volantis)"]\ndeck = []'
    game = last_turn('army.I = ["(muraena)", "arpia"]\ndeck = []', losers)
    events = do(game, "pass")
    order = [kind for kind in kinds(events) if kind in ("released", "sacrificed", "drew", "nothing-happens")]
    assert order == ["released"] * 3 + ["sacrificed"] * 2 + ["drew"] * 2
    assert (army(game, 0), army(game, 1)) == ({"I": ["muraena"]}, {"I": ["petal-faeries"]})
    assert (hand(game, 0), hand(game, 1)) == (["arpia"], ["volantis"])  # drawn from the pile made anew
    ready(game, 1)


TOMORROWS = ["aat", "wiindz", "obeezs", "spoils-seekers", "aat"]
JUSTICES = ["volantis", "atalanta", "arrows-of-justice", "petal-faeries", "volantis"]


@pytest.mark.rule("X9.2a")
@pytest.mark.parametrize(("winners", "losers"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4)])
@pytest.mark.parametrize("winner", [0, 1])
def test_the_winner_then_the_loser_sacrifices_half_rounded_up(winners: int, losers: int, winner: int) -> None:
    sides = [f"army.I = {TOMORROWS[:winners]}", f"army.I = {JUSTICES[:losers]}\nclans = ['galmi', 'justice', 'xian']"]
    game = last_turn(*(sides if winner == 0 else sides[::-1]))
    events = do(game, "pass")
    halves = ((winners + 1) // 2, (losers + 1) // 2)
    assert players(events, "sacrificed") == [winner] * halves[0] + [1 - winner] * halves[1]
    assert army(game, winner).get("I", []) == TOMORROWS[: winners - halves[0]]
    assert army(game, 1 - winner).get("I", []) == JUSTICES[: losers - halves[1]]
    assert pile(game, winner) == sorted(TOMORROWS[winners - halves[0] : winners])
    assert pile(game, 1 - winner) == sorted(JUSTICES[losers - halves[1] : losers])
    ready(game, 1 - winner)


@pytest.mark.rule("X9.2a")
def test_one_open_card_is_sacrificed_at_a_time() -> None:
    game = last_turn('army.I = ["aat", "wiindz"]\narmy.II = ["ne-o", "ne-ye"]', 'army.I = ["volantis"]')
    do(game, "pass")  # 2 of 4 cards: II2 first, which lies on I2
    assert (asked(game), choices(game)) == ((0, "sacrifice"), ["sacrifice 0:I2", "sacrifice 0:II1"])
    assert rules_against(game, "sacrifice 0:I1") == ["X10.10"]
    do(game, "sacrifice 0:I2")
    assert (army(game, 0), pile(game, 0)) == ({"I": ["aat"], "II": ["ne-o"]}, ["ne-ye", "wiindz"])
    assert (army(game, 1), pile(game, 1)) == ({}, ["volantis"])
    ready(game, 1)


TIE = ('army.I = ["aat"]', 'army.I = ["volantis"]')


@pytest.mark.rule("X9.2b", "X9.5b", "X9.7")
@pytest.mark.parametrize("edition", ["en", "fr"])
def test_after_a_battle_that_both_gained_a_random_player_goes_first(edition: str) -> None:
    firsts = []
    for seed in range(20):
        game = last_turn(*TIE, f'tiles = []\nseed = "song/{seed}"\noptions = {{ edition = "{edition}" }}')
        events = do(game, "pass")
        (first,) = players(events, "song")
        assert isinstance(first, int)
        assert players(events, "sacrificed") == [first, 1 - first]
        assert players(events, "drew") == [first] * 7 + [1 - first] * 7
        assert army(game, 0) == army(game, 1) == {}
        assert (pile(game, 0), pile(game, 1)) == (["aat"], ["volantis"])
        # English: the one who sacrificed last plays first; French: the one who sacrificed first.
        ready(game, 1 - first if edition == "en" else first)
        firsts.append(first)
    assert 2 < firsts.count(0) < 18


@pytest.mark.rule("X9.3a")
def test_both_draw_up_to_seven_and_a_larger_hand_is_kept() -> None:
    full = ["elle", "nezha", "quae", "sati", "tourach", "justice", "atalanta", "atalanta"]
    game = last_turn(
        'army.I = ["aat"]\nhand = ["ne-o", "ez"]\ntop = ["wiindz", "obeezs", "wiindz", "obeezs", "fre-e", "sha-dow"]',
        f"hand = {full}",
    )
    do(game, "pass")
    assert hand(game, 0) == ["ez", "fre-e", "ne-o", "obeezs", "obeezs", "wiindz", "wiindz"]
    assert deck(game, 0)[0] == "sha-dow"
    assert hand(game, 1) == sorted(full)
    assert (army(game, 0), army(game, 1), pile(game, 0), pile(game, 1)) == ({}, {}, ["aat"], [])
    ready(game, 1)


@pytest.mark.rule("X9.3a")
def test_narashimas_hand_limit_does_not_hold_for_the_draw() -> None:
    six = ["ne-o", "ez", "fre-e", "sha-dow", "ne-ye", "tomorrow"]
    game = last_turn(f'army.I = ["aat"]\nhand = {six}', 'clans = ["galmi", "justice", "xian"]', 'tiles = ["narashima"]')
    do(game, "pass")
    assert asked(game) == (0, "hand-limit")  # the end of the turn still knows it
    do(game, "discard ne-o")
    assert (len(hand(game, 0)), len(hand(game, 1))) == (7, 7)
    assert (army(game, 0), army(game, 1), pile(game, 0)) == ({}, {}, ["aat", "ne-o"])
    ready(game, 1)


@pytest.mark.rule("X9.3a")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_with_the_sacrificed_cards() -> None:
    winners = 'army.I = ["aat", "wiindz"]\ndiscard = ["ez"]\ndeck = ["ne-o"]'
    game = last_turn(winners, 'army.I = ["volantis"]\ndeck = []')
    do(game, "pass")
    assert (army(game, 0), army(game, 1)) == ({"I": ["aat"]}, {})
    assert (hand(game, 0), hand(game, 1)) == (["ez", "ne-o", "wiindz"], ["volantis"])
    assert pile(game, 0) == pile(game, 1) == deck(game, 0) == deck(game, 1) == []
    ready(game, 1)


@pytest.mark.rule("X9.3b")
def test_all_activation_tokens_come_back_to_their_hands() -> None:
    game = last_turn('army.I = ["wiindz [t]", "aat"]\nspent = 1\nlocked = 1', 'army.I = ["muraena [t]"]\nspent = 1')
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 1, 1), (0, 1, 2))
    do(game, "pass")
    assert (tokens(game, 0), tokens(game, 1)) == ((3, 0, 1), (2, 0, 2))
    assert (army(game, 0), army(game, 1)) == ({"I": ["wiindz"]}, {})
    assert (pile(game, 0), pile(game, 1)) == (["aat"], ["muraena"])
    ready(game, 1)


@pytest.mark.rule("X9.4a")
def test_the_timer_goes_back_so_nobody_has_passed_and_turns_are_not_counted() -> None:
    game = last_turn('army.I = ["aat"]', 'clans = ["galmi", "justice", "xian"]')
    do(game, "pass")
    assert (game.state.round, game.state.turns_left) == (2, -1)
    assert [seat.passed for seat in game.state.seats] == [False, False]
    assert rules_against(game, "pass") == ["X4.4a"]  # as while nobody has passed
    assert (army(game, 0), army(game, 1), pile(game, 0)) == ({}, {}, ["aat"])
    ready(game, 1)


@pytest.mark.rule("X9.4b")
@pytest.mark.parametrize(("option", "stays"), [("", True), ("no", True), ("yes", False)])
@pytest.mark.parametrize("holder", [0, 1])
def test_the_wonder_token_stays_with_its_holder_unless_the_option_returns_it(
    option: str, stays: bool, holder: int
) -> None:
    table = f"tiles = []\nwonder = {holder}\n" + (f'options = {{ wonder_returns = "{option}" }}' if option else "")
    game = last_turn('army.I = ["aat"]', 'clans = ["galmi", "justice", "xian"]', table)
    do(game, "pass")
    assert game.state.wonder == (holder if stays else NOBODY)
    assert (army(game, 0), army(game, 1), pile(game, 0)) == ({}, {}, ["aat"])
    ready(game, 1)


@pytest.mark.rule("X9.4b")
@pytest.mark.parametrize(("slot", "stays"), [(0, True), (1, False)])
def test_the_bounty_token_stays_on_its_card_as_long_as_that_is_in_play(slot: int, stays: bool) -> None:
    game = last_turn(
        'army.I = ["aat", "wiindz"]',
        'clans = ["galmi", "justice", "xian"]',
        f'tiles = []\nbounty = "0:I{slot + 1}"\noptions = {{ wonder_returns = "yes" }}',
    )
    do(game, "pass")
    assert game.state.bounty == (slot if stays else NOBODY)
    assert (army(game, 0), army(game, 1), pile(game, 0)) == ({"I": ["aat"]}, {}, ["wiindz"])
    ready(game, 1)


@pytest.mark.rule("X9.5a")
@pytest.mark.parametrize("edition", ["en", "fr"])
@pytest.mark.parametrize("loser", [0, 1])
def test_the_loser_plays_first_in_the_next_round(edition: str, loser: int) -> None:
    sides = ['army.I = ["aat"]', 'clans = ["galmi", "justice", "xian"]']
    first, second = sides if loser == 1 else sides[::-1]
    game = last_turn(first, second, f'tiles = []\noptions = {{ edition = "{edition}" }}')
    do(game, "pass")
    assert game.state.round == 2
    assert (army(game, 0), army(game, 1), pile(game, 1 - loser)) == ({}, {}, ["aat"])
    ready(game, loser)


@pytest.mark.rule("X9.5a")
def test_the_loser_by_the_wonder_token_plays_first_too() -> None:
    game = last_turn(*TIE, "tiles = []\nwonder = 1")
    do(game, "pass")
    assert (army(game, 0), army(game, 1), pile(game, 0), pile(game, 1)) == ({}, {}, ["aat"], ["volantis"])
    ready(game, 0)


FIFTH_TOKEN = """
army.I = ["nakshatra", "navaj", "nitish", "nikhilesh"]
army.II = ["nalin"]
army.III = ["byun-hyung-ja-narashima"]
deck = []
locked = {}
"""


@pytest.mark.rule("X9.6")
@pytest.mark.parametrize(("edition", "locked", "wins"), [("en", 0, True), ("fr", 0, False), ("en", 1, False)])
def test_a_fifth_token_in_the_song_wins_in_the_english_edition_only(edition: str, locked: int, wins: bool) -> None:
    second = 'army.I = ["aat"]\ndeck = []'
    game = last_turn(FIFTH_TOKEN.format(locked), second, f'tiles = []\noptions = {{ edition = "{edition}" }}')
    # The whole pile is shuffled into the empty deck when player 0 draws.
    do(game, "pass", "sacrifice 0:I4", "sacrifice 0:I3", "sacrifice 0:I2")
    assert army(game, 0) == {"I": ["nakshatra"], "II": ["nalin"], "III": ["byun-hyung-ja-narashima"]}
    assert (army(game, 1), pile(game, 0)) == ({}, [])
    if wins:
        assert (hand(game, 0), sorted(deck(game, 0))) == ([], ["navaj", "nikhilesh", "nitish"])
        over(game, [0], "X1.2")
        return
    assert tokens(game, 0) == (4, 0, 0)
    assert (hand(game, 0), hand(game, 1)) == (["navaj", "nikhilesh", "nitish"], ["aat"])
    ready(game, 1)


@pytest.mark.rule("X9.6")
def test_after_the_song_a_fifth_token_wins_in_the_french_edition_too() -> None:
    first = """
        army.I = ["bun-to", "bun-to", "kno-bo", "un-go"]
        army.II = ["kan-te"]
        army.III = ["byun-hyung-ja-galmi"]
        deck = []
        locked = 0
    """
    game = last_turn(first, 'army.I = ["red-circle"]\ndeck = []', 'tiles = []\noptions = { edition = "fr" }')
    do(game, "pass", "sacrifice 0:I4", "sacrifice 0:I3", "sacrifice 0:I2")
    do(
        game, "draw 1", "draw 3", "draw 1", "draw 3", "play red-circle", "pass"
    )  # player 0 passes first in the second round
    assert army(game, 0) == {"I": ["bun-to"], "II": ["kan-te"], "III": ["byun-hyung-ja-galmi"]}
    assert (army(game, 1), hand(game, 0)) == ({"I": ["red-circle"]}, ["bun-to", "kno-bo", "un-go"])
    over(game, [0], "X1.2")


@pytest.mark.rule("X9.7")
@pytest.mark.parametrize("winner", [0, 1])
def test_each_player_draws_completely_in_the_order_of_the_sacrifices(winner: int) -> None:
    sides = ['army.I = ["aat"]\nhand = ["ez"]', 'hand = ["elle", "sati", "quae"]']
    game = last_turn(*(sides if winner == 0 else sides[::-1]))
    events = do(game, "pass")
    assert players(events, "drew") == [winner] * 6 + [1 - winner] * 4
    assert "ez" in hand(game, winner)
    assert {"elle", "quae", "sati"} <= set(hand(game, 1 - winner))
    assert (army(game, 0), army(game, 1), pile(game, winner)) == ({}, {}, ["aat"])
    ready(game, 1 - winner)
