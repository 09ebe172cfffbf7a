"""GOSU, the Alpha Ozekis: Kork, Labdad, Temuchin."""

import pytest

from tests.gosu.table import armies, hands, piles, table
from tests.scene import army, do, kinds, over, points, ready, rules_against

BASE = 'army.I = ["guardian"]\narmy.II = ["favre"]\n'
CARDS = ["ammo", "dom", "fact", "garsh", "ideo", "kao", "loya"]


def rows(card: str) -> dict[str, list[str]]:
    return {"I": ["guardian"], "II": ["favre"], "III": [card]}


# -- Kork --------------------------------------------------------------------------------------------------------


@pytest.mark.card("kork", game="gosu")
@pytest.mark.rule("G11.1", "G11.2")
@pytest.mark.parametrize(("numbers", "drawing"), [
    ((0, 0), [0, 1]),  # level: all have the fewest
    ((0, 2, 1), [0]),
    ((2, 1, 1), [1, 2]),
])  # fmt: skip
def test_kork_lets_the_players_with_the_fewest_points_draw_two_cards(
    numbers: tuple[int, ...], drawing: list[int]
) -> None:
    yours = f'{BASE}hand = ["kork"]'
    players = [f"points = {number}\n{'' if seat else yours}" for seat, number in enumerate(numbers)]
    game = table(f"deck = {CARDS}", *players)
    do(game, "play kork")
    pairs = [CARDS[2 * place : 2 * place + 2] for place in range(len(drawing))]
    assert hands(game) == [pairs[drawing.index(seat)] if seat in drawing else [] for seat in range(len(numbers))]
    assert (armies(game), piles(game)) == ([rows("kork"), *[{}] * (len(numbers) - 1)], (CARDS[2 * len(drawing) :], []))
    ready(game, 1)


@pytest.mark.card("kork", game="gosu")
@pytest.mark.rule("G11.1")
def test_kork_begins_with_the_active_player_and_counts_those_who_have_passed() -> None:
    game = table(f"deck = {CARDS}\nturn = 1", "passed = true", f'{BASE}hand = ["kork"]', "points = 1", "")
    do(game, "play kork")
    assert hands(game) == [["ideo", "kao"], ["ammo", "dom"], [], ["fact", "garsh"]]
    assert (armies(game), piles(game)) == ([{}, rows("kork"), {}, {}], (CARDS[6:], []))
    ready(game, 2)


@pytest.mark.card("kork", works=False, game="gosu")
@pytest.mark.rule("G10.1")
@pytest.mark.parametrize("cards", [CARDS, []])
def test_kork_gives_nothing_to_a_player_who_is_ahead_or_from_empty_piles(cards: list[str]) -> None:
    game = table(f"deck = {cards}", f'{BASE}hand = ["kork"]\npoints = 2', "points = 1")
    events = do(game, "play kork")
    assert kinds(events).count("draw-lost") == (0 if cards else 2)
    assert (hands(game), armies(game)) == ([[], cards[:2]], [rows("kork"), {}])
    assert piles(game) == (cards[2:], [])
    ready(game, 1)


@pytest.mark.card("kork", works=False, game="gosu")
@pytest.mark.rule("G4.3a", "G4.3b")
def test_kork_needs_room_and_a_face_up_base_of_its_clan() -> None:
    game = table("", f'{BASE}army.III = ["temuchin"]\nhand = ["kork"]', "")
    assert rules_against(game, "play kork") == ["G4.3a"]
    game = table("", 'army.I = ["guardian"]\narmy.II = ["(favre)"]\nhand = ["kork"]', "")
    assert rules_against(game, "play kork") == ["G4.3b"]
    ready(game, 0)


# -- Labdad ------------------------------------------------------------------------------------------------------

LABDAD = f'{BASE}army.III = ["labdad"]\n'  # 2 + 3 + 5
STRONGER = 'army.I = ["medic", "thief", "scout"]\narmy.II = ["kalim", "time"]\n'  # 6 + 6


@pytest.mark.card("labdad", game="gosu")
@pytest.mark.rule("G2.5", "G9.1")
@pytest.mark.parametrize(("theirs", "before", "after"), [
    ("", (0, 0), [2, 0]),
    (STRONGER, (0, 0), [0, 2]),  # in whosever army Labdad lies
    ("", (0, 2), [2, 2]),
])  # fmt: skip
def test_labdad_gives_a_winner_without_points_two_of_them(
    theirs: str, before: tuple[int, int], after: list[int]
) -> None:
    game = table("deck = []", f"{LABDAD}points = {before[0]}", f"{theirs}points = {before[1]}\npassed = true")
    do(game, "pass")
    assert (points(game), army(game, 0)) == (after, rows("labdad"))
    assert army(game, 1) == ({"I": ["medic", "thief", "scout"], "II": ["kalim", "time"]} if theirs else {})
    assert (hands(game), piles(game)) == ([[], []], ([], []))
    ready(game, 0)


@pytest.mark.card("labdad", game="gosu")
@pytest.mark.rule("G9.2", "G2.5")
@pytest.mark.parametrize(("before", "after"), [((0, 0, 0), [0, 2, 2]), ((0, 0, 1), [0, 2, 2]), ((0, 1, 1), [0, 2, 2])])
def test_labdad_looks_at_each_of_the_winners_of_a_tie(before: tuple[int, ...], after: list[int]) -> None:
    equal = 'army.I = ["medic", "thief"]\narmy.II = ["kalim", "time"]\n'  # 4 + 6
    players = [
        "",
        f"{LABDAD}passed = true\n",
        f"{equal}passed = true\n",
    ]  # the holder of the token is not among the tied
    game = table("deck = []", *[f"{player}points = {before[seat]}" for seat, player in enumerate(players)])
    do(game, "pass")
    assert points(game) == after
    assert armies(game) == [{}, rows("labdad"), {"I": ["medic", "thief"], "II": ["kalim", "time"]}]
    ready(game, 0)


@pytest.mark.card("labdad", works=False, game="gosu")
def test_labdad_gives_only_one_point_to_a_winner_who_has_one() -> None:
    game = table("deck = []", f"{LABDAD}points = 1", "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([2, 0], [rows("labdad"), {}])
    ready(game, 0)


@pytest.mark.card("labdad", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G3.6b")
def test_labdad_does_nothing_trapped_or_in_the_army_of_a_player_who_has_conceded() -> None:
    game = table("deck = []", f'{BASE}army.III = ["(labdad)"]', "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([1, 0], [rows("labdad"), {}])
    ready(game, 0)
    game = table("deck = []", 'army.I = ["medic"]', "passed = true", f"{LABDAD}out = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([1, 0, 0], [{"I": ["medic"]}, {}, rows("labdad")])
    ready(game, 0)


@pytest.mark.card("labdad", works=False, game="gosu")
@pytest.mark.rule("G9.1")
def test_labdad_does_not_double_a_point_gained_without_a_battle() -> None:
    kameo = 'army.I = ["medic"]\narmy.II = ["kameo"]\n'
    cost = ["ammo", "angel", "mind", "psi", "scout", "thief", "trix"]
    game = table(f"deck = {CARDS[2:]}", f"{kameo}hand = {['dom', *cost]}", LABDAD)
    do(game, "mutate II1")
    assert (points(game), hands(game)) == ([1, 0], [[], ["fact", "garsh", "ideo"]])
    assert armies(game) == [{"I": ["medic"], "II": ["dom"]}, rows("labdad")]
    assert piles(game) == (["kao", "loya"], sorted([*cost, "kameo"]))
    ready(game, 1)


# -- Temuchin ----------------------------------------------------------------------------------------------------

BAKUTOS = ["guardian", "warrior", "shaman", "medic", "thief"]
FULL = {
    "I": BAKUTOS,
    "II": ["dom", "time", "loya", "duwal", "sol"],
    "III": ["kork", "angel", "trix", "lipsy", "temuchin"],
}
OTHER = {"I": BAKUTOS, "II": ["erxast", "alikan", "adelam", "kalim", "favre"],
         "III": ["mind", "dante", "blind", "higuma", "dawn"]}  # fmt: skip
ONLY_TEMUCHIN = {"I": ["recruiter"], "II": ["jaedong"], "III": ["temuchin"]}


def written(rows: dict[str, list[str]]) -> str:
    return "".join(f"army.{row} = {cards}\n" for row, cards in rows.items())


@pytest.mark.card("temuchin", game="gosu")
@pytest.mark.rule("G9.5a")
def test_temuchin_lets_a_full_army_win_at_the_start_of_the_next_round() -> None:
    game = table("deck = []", written(FULL), "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([1, 0], [FULL, {}])  # the Great Battle came first
    over(game, [0], "G9.5a")


@pytest.mark.card("temuchin", game="gosu")
@pytest.mark.rule("G2.5", "G9.5a")
def test_temuchin_lets_an_opponent_with_a_full_army_win() -> None:
    game = table("deck = []", written(ONLY_TEMUCHIN), written(OTHER) + "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([0, 1], [ONLY_TEMUCHIN, OTHER])
    over(game, [1], "G9.5a")


@pytest.mark.card("temuchin", game="gosu")
@pytest.mark.rule("G9.5a", "G7.2")
def test_trapped_cards_and_a_trapped_temuchin_are_turned_up_before_the_victory_is_checked() -> None:
    trapped = {row: [f"({card})" for card in cards] for row, cards in FULL.items()}
    game = table("deck = []", written(trapped), 'army.I = ["scout"]\npassed = true')
    do(game, "pass")
    assert (points(game), armies(game)) == ([0, 1], [FULL, {"I": ["scout"]}])  # none of them fought
    over(game, [0], "G9.5a")


@pytest.mark.card("temuchin", works=False, game="gosu")
def test_temuchin_does_nothing_for_fourteen_cards_or_in_the_middle_of_a_round() -> None:
    fourteen = {**FULL, "III": FULL["III"][:4]}
    game = table("deck = []", written(fourteen) + 'hand = ["temuchin"]', "passed = true")
    do(game, "play temuchin")
    assert (armies(game), hands(game)) == ([FULL, {}], [[], []])
    ready(game, 0)
    nearly = {**FULL, "III": ["kork", "angel", "trix", "temuchin"]}
    game = table("deck = []", written(nearly), "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([1, 0], [nearly, {}])
    ready(game, 0)


@pytest.mark.card("temuchin", works=False, game="gosu")
def test_a_full_army_alone_does_not_win_without_temuchin() -> None:
    game = table("deck = []", written(OTHER), "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([1, 0], [OTHER, {}])
    ready(game, 0)


@pytest.mark.card("temuchin", works=False, game="gosu")
@pytest.mark.rule("G9.3a", "G9.6")
def test_a_third_point_in_the_battle_comes_before_temuchin() -> None:
    trapped = {row: [f"({card})" for card in cards] for row, cards in FULL.items()}
    game = table("deck = []", written(trapped), 'army.I = ["scout"]\npassed = true\npoints = 2')
    do(game, "pass")
    assert (points(game), armies(game)) == ([0, 3], [trapped, {"I": ["scout"]}])
    over(game, [1], "G9.3a")


@pytest.mark.card("temuchin", works=False, game="gosu")
@pytest.mark.rule("G3.6b")
def test_the_temuchin_and_the_army_of_a_player_who_has_conceded_win_nothing() -> None:
    game = table("deck = []\nturn = 1", written(FULL) + "out = true", "", "passed = true")
    do(game, "pass")
    assert (points(game), armies(game)) == ([0, 1, 0], [FULL, {}, {}])  # level at 0: the Advantage token
    ready(game, 1)


@pytest.mark.card("temuchin", game="gosu")
@pytest.mark.rule("G9.5b")
@pytest.mark.parametrize(("holder", "winners"), [(0, [0]), (1, [1]), (2, [0, 1])])
def test_two_full_armies_share_the_victory_unless_one_holds_the_advantage_token(
    holder: int, winners: list[int]
) -> None:
    game = table(f"deck = []\nadvantage = {holder}", written(FULL), written(OTHER) + "passed = true", "passed = true")
    do(game, "pass")
    assert armies(game) == [FULL, OTHER, {}]
    assert points(game) == [int(seat in winners) for seat in range(3)]  # 50 against 50, the token breaks the tie
    over(game, winners, "G9.5b")
