"""GOSU, the Alpha Heroes: Dogopark, Favre, Jaedong, Pix'l, Prahs, Sol, Sprew."""

import pytest

from tests.gosu.table import hands, piles, side, table
from tests.scene import army, asked, choices, do, hand, kinds, over, points, ready, rules_against

NOBODY: tuple[dict[str, list[str]], list[str]] = ({}, [])
CARDS = ["ammo", "dom", "fact", "garsh", "ideo", "kao", "loya"]


def hero(card: str) -> str:
    """A Hero in play, above a Bakuto without any power that could matter."""
    return f'army.I = ["guardian"]\narmy.II = ["{card}"]\n'


def rows(card: str) -> dict[str, list[str]]:
    return {"I": ["guardian"], "II": [card]}


def entering(card: str) -> str:
    return f'army.I = ["guardian"]\nhand = ["{card}"]\n'


# -- Dogopark ----------------------------------------------------------------------------------------------------


@pytest.mark.card("dogopark", game="gosu")
@pytest.mark.rule("G11.1", "G11.11")
def test_dogopark_draws_for_points_and_costs_those_who_have_none_a_card() -> None:
    others = ['hand = ["sol", "time"]\npassed = true', "points = 2", ""]
    game = table(f"deck = {CARDS}", hero("dogopark") + "points = 1", *others)
    do(game, "activate 0:II1")
    assert (asked(game), hands(game)) == ((1, "discard"), [["ammo"], ["sol", "time"], [], []])  # the rest waits
    do(game, "discard sol")
    assert hands(game) == [["ammo"], ["time"], ["dom", "fact"], []]  # the last one has nothing to discard
    assert [army(game, seat) for seat in range(4)] == [rows("dogopark [t]"), {}, {}, {}]
    assert (piles(game), points(game)) == ((CARDS[3:], ["sol"]), [1, 0, 2, 0])
    ready(game, 2)


@pytest.mark.card("dogopark", game="gosu")
@pytest.mark.rule("G10.1", "G11.11")
def test_what_one_player_discards_for_dogopark_the_next_may_draw() -> None:
    game = table("deck = []", hero("dogopark") + 'hand = ["sol"]', "points = 2")
    do(game, "activate 0:II1")
    assert (side(game, 0), side(game, 1)) == ((rows("dogopark [t]"), []), ({}, ["sol"]))
    assert piles(game) == ([], [])
    ready(game, 1)


@pytest.mark.card("dogopark", works=False, game="gosu")
def test_dogopark_does_nothing_while_nobody_has_points_or_cards() -> None:
    game = table(f"deck = {CARDS}", hero("dogopark"), "")
    do(game, "activate 0:II1")
    assert (side(game, 0), side(game, 1)) == ((rows("dogopark [t]"), []), NOBODY)
    assert piles(game) == (CARDS, [])
    ready(game, 1)


# -- Favre -------------------------------------------------------------------------------------------------------


@pytest.mark.card("favre", game="gosu")
def test_favre_destroyed_by_an_opponent_draws_two_cards_and_takes_the_advantage_token() -> None:
    game = table(f"deck = {CARDS}", 'hand = ["assassin"]', hero("favre"))
    do(game, "play assassin", "destroy 1:II1")
    assert (side(game, 0), side(game, 1)) == (({"I": ["assassin"]}, []), ({"I": ["guardian"]}, ["ammo", "dom"]))
    assert (piles(game), game.state.advantage) == ((CARDS[2:], ["favre"]), 1)
    ready(game, 1)


@pytest.mark.card("favre", "sol", game="gosu")
@pytest.mark.rule("G5.1b")
def test_favre_mutated_away_draws_before_the_new_goblin_enters() -> None:
    game = table(f"deck = {CARDS}\nadvantage = 1", hero("favre") + 'hand = ["sol", "medic", "psi", "trix"]', "")
    do(game, "mutate II1")
    assert (asked(game), hand(game, 0)) == ((0, "discard"), ["ammo", "dom"])  # Sol halves what Favre drew
    do(game, "discard dom")
    assert (side(game, 0), side(game, 1)) == ((rows("sol"), ["ammo"]), NOBODY)
    assert piles(game) == (CARDS[2:], ["dom", "favre", "medic", "psi", "trix"])
    assert game.state.advantage == 0
    ready(game, 1)


@pytest.mark.card("favre", "silend", game="gosu")
@pytest.mark.rule("G3.4", "G11.10")
@pytest.mark.parametrize(("first", "holder", "left"), [("1:II1", 2, []), ("2:II1", 1, ["ammo", "dom"])])
def test_the_active_player_orders_favre_and_silend_destroyed_together(first: str, holder: int, left: list[str]) -> None:
    silends = 'army.I = ["scout"]\narmy.II = ["silend"]\npoints = 1'
    game = table(f"deck = {CARDS}", 'army.I = ["ak52"]\nhand = ["dalister"]', hero("favre"), silends)
    do(game, "play dalister", "destroy 1:II1", "destroy 2:II1")  # two: an opponent is ahead
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 1:II1", "resolve 2:II1"])
    do(game, f"resolve {first}")  # Silend costs its opponents two cards each
    assert side(game, 0) == ({"I": ["ak52"], "II": ["dalister"]}, [])
    assert (side(game, 1), side(game, 2)) == (({"I": ["guardian"]}, left), ({"I": ["scout"]}, []))
    gone = {"favre", "silend", "ammo", "dom"} - set(left)
    assert (piles(game), game.state.advantage) == ((CARDS[2:], sorted(gone)), holder)
    ready(game, 1)


@pytest.mark.card("favre", works=False, game="gosu")
def test_favre_does_nothing_when_it_returns_to_the_hand() -> None:
    game = table(f"deck = {CARDS}", 'army.I = ["engineer"]', hero("favre"))
    do(game, "activate 0:I1", "return 1:II1")  # the one card in hand is discarded at once
    assert (side(game, 0), side(game, 1)) == (({"I": ["engineer [t]"]}, []), ({"I": ["guardian"]}, []))
    assert (piles(game), game.state.advantage) == ((CARDS, ["favre"]), 0)
    ready(game, 1)


@pytest.mark.card("favre", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G7.1c")
def test_a_trapped_favre_is_destroyed_without_any_power() -> None:
    game = table(f"deck = {CARDS}", 'hand = ["assassin"]', hero("(favre)"))
    do(game, "play assassin", "destroy 1:II1")
    assert (side(game, 0), side(game, 1)) == (({"I": ["assassin"]}, []), ({"I": ["guardian"]}, []))
    assert (piles(game), game.state.advantage) == ((CARDS, ["favre"]), 0)
    ready(game, 1)


# -- Jaedong -----------------------------------------------------------------------------------------------------


@pytest.mark.card("jaedong", game="gosu")
@pytest.mark.parametrize(("number", "drawn"), [(0, []), (1, ["ammo"]), (2, ["ammo", "dom"])])
def test_jaedong_draws_a_card_for_each_point_and_takes_the_advantage_token(number: int, drawn: list[str]) -> None:
    game = table(f"deck = {CARDS}\nadvantage = 1", f"{entering('jaedong')}points = {number}", "points = 1")
    do(game, "play jaedong")
    assert (side(game, 0), side(game, 1)) == ((rows("jaedong"), drawn), NOBODY)
    assert (piles(game), game.state.advantage) == ((CARDS[number:], []), 0)
    ready(game, 1)


@pytest.mark.card("jaedong", game="gosu")
@pytest.mark.rule("G9.1", "G9.2", "G9.6")
@pytest.mark.parametrize(("second", "won"), [("time", [0, 1, 1]), ("", [0, 1, 0])])
def test_jaedong_draws_two_cards_after_a_battle_won_alone_or_shared(second: str, won: list[int]) -> None:
    other = f'army.I = ["scout"]\narmy.II = ["{second}"]' if second else 'army.I = ["scout"]'
    game = table(f"deck = {CARDS}", "", f"{hero('jaedong')}passed = true", f"{other}\npassed = true")
    do(game, "pass")  # 0 against 5 and 5, or 0 against 5 and 2; the holder of the token is not among the tied
    assert (hands(game), points(game)) == ([[], ["ammo", "dom"], []], won)
    assert (army(game, 1), piles(game)) == (rows("jaedong"), (CARDS[2:], []))
    ready(game, 0)


@pytest.mark.card("jaedong", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G9.6")
@pytest.mark.parametrize(("card", "theirs", "won"), [
    ("jaedong", ["scout", "scout", "engineer"], [0, 1]),  # 5 against 6
    ("(jaedong)", ["scout"], [1, 0]),  # 2 against 2: the Advantage token
])  # fmt: skip
def test_jaedong_draws_nothing_after_a_defeat_or_while_trapped(card: str, theirs: list[str], won: list[int]) -> None:
    game = table(f"deck = {CARDS}", hero(card), f"army.I = {theirs}\npassed = true")
    do(game, "pass")
    assert (side(game, 0), side(game, 1)) == ((rows("jaedong"), []), ({"I": theirs}, []))
    assert (points(game), piles(game)) == (won, (CARDS, []))
    ready(game, 0)


@pytest.mark.card("jaedong", works=False, game="gosu")
@pytest.mark.rule("G9.3a", "G9.6")
def test_a_third_point_ends_the_game_before_jaedong_draws() -> None:
    game = table(f"deck = {CARDS}", hero("jaedong") + "points = 2", "passed = true")
    do(game, "pass")
    assert (side(game, 0), points(game), piles(game)) == ((rows("jaedong"), []), [3, 0], (CARDS, []))
    over(game, [0], "G9.3a")


# -- Pix'l -------------------------------------------------------------------------------------------------------


@pytest.mark.card("pixl", game="gosu")
@pytest.mark.rule("G7.1b")
@pytest.mark.parametrize(("heroes", "drawn"), [
    (["awn", "pixl", "favre", "sprew"], 3),
    (["(sprew)", "pixl", "favre"], 2),  # trapped: no clan
    (["time", "pixl"], 1),  # Pix'l itself
])  # fmt: skip
def test_pixl_draws_a_card_for_each_alpha_card_in_its_row(heroes: list[str], drawn: int) -> None:
    bakutos = ["guardian", "guardian", "warrior", "warrior"]
    game = table(f"deck = {CARDS}", f"army.I = {bakutos}\narmy.II = {heroes}", 'army.I = ["shaman"]')
    do(game, "activate 0:II2")
    after = ["pixl [t]" if card == "pixl" else card for card in heroes]
    assert side(game, 0) == ({"I": bakutos, "II": after}, CARDS[:drawn])
    assert (side(game, 1), piles(game)) == (({"I": ["shaman"]}, []), (CARDS[drawn:], []))
    ready(game, 1)


@pytest.mark.card("pixl", works=False, game="gosu")
@pytest.mark.rule("G4.5")
def test_pixl_draws_nothing_on_entering() -> None:
    game = table(f"deck = {CARDS}", entering("pixl"), "")
    do(game, "play pixl")
    assert (side(game, 0), side(game, 1), piles(game)) == ((rows("pixl"), []), NOBODY, (CARDS, []))
    ready(game, 1)


# -- Prahs -------------------------------------------------------------------------------------------------------

PRAHS = 'army.I = ["guardian", "warrior"]\narmy.II = ["prahs"]\n'


@pytest.mark.card("prahs", game="gosu")
@pytest.mark.rule("G11.6a")
@pytest.mark.parametrize("target", ["I2", "II1"])
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["ammo"]), ("no", [])])
def test_prahs_may_draw_a_card_when_one_of_yours_is_destroyed_itself_included(
    target: str, answer: str, drawn: list[str]
) -> None:
    game = table(f"deck = {CARDS}", 'hand = ["assassin"]', PRAHS)
    do(game, "play assassin", f"destroy 1:{target}")
    assert (asked(game), choices(game)) == ((1, "may"), ["yes", "no"])
    do(game, answer)
    left = {"I": ["guardian"], "II": ["prahs"]} if target == "I2" else {"I": ["guardian", "warrior"]}
    assert (side(game, 0), side(game, 1)) == (({"I": ["assassin"]}, []), (left, drawn))
    assert piles(game) == (CARDS[len(drawn) :], ["warrior" if target == "I2" else "prahs"])
    ready(game, 1)


@pytest.mark.card("prahs", game="gosu")
@pytest.mark.rule("G8.1", "G8.3")
@pytest.mark.parametrize(("numbers", "drawn"), [((1, 0), 2), ((0, 0), 1), ((0, 1), 1), ((0, 1, 2), 2)])
def test_prahs_may_draw_two_cards_while_an_opponent_of_its_owner_is_ahead(numbers: tuple[int, ...], drawn: int) -> None:
    has = ['hand = ["assassin"]', PRAHS, ""]
    players = [f"points = {number}\n{has[seat]}" for seat, number in enumerate(numbers)]
    game = table(f"deck = {CARDS}", *players)
    do(game, "play assassin", "destroy 1:I2", "yes")
    assert side(game, 0) == ({"I": ["assassin"]}, [])
    assert side(game, 1) == ({"I": ["guardian"], "II": ["prahs"]}, CARDS[:drawn])
    assert piles(game) == (CARDS[drawn:], ["warrior"])
    ready(game, 1)


@pytest.mark.card("prahs", "dalister", game="gosu")
@pytest.mark.rule("G11.10")
@pytest.mark.parametrize(("answers", "drawn"), [(["yes", "yes"], 2), (["no", "yes"], 1)])
def test_prahs_counts_every_card_destroyed_together_with_it(answers: list[str], drawn: int) -> None:
    game = table(f"deck = {CARDS}", 'army.I = ["ak52"]\nhand = ["dalister"]', f"{PRAHS}points = 1")
    events = do(game, "play dalister", "destroy 1:I2", "destroy 1:II1")
    assert kinds(events).count("destroyed") == 2  # both before the first draw
    do(game, *answers)
    assert side(game, 0) == ({"I": ["ak52"], "II": ["dalister"]}, [])
    assert side(game, 1) == ({"I": ["guardian"]}, CARDS[:drawn])
    assert piles(game) == (CARDS[drawn:], ["prahs", "warrior"])
    ready(game, 1)


@pytest.mark.card("prahs", "dawn", game="gosu")
@pytest.mark.rule("G3.4")
@pytest.mark.parametrize(("first", "hands_after"), [("1:II1", [["dom"], ["ammo"]]), ("0:III1", [["ammo"], ["dom"]])])
def test_the_active_player_orders_prahs_and_dawn(first: str, hands_after: list[list[str]]) -> None:
    yours = 'army.I = ["assassin"]\narmy.II = ["ultimate"]\narmy.III = ["dawn"]\n'
    game = table(f"deck = {CARDS}\nadvantage = 1", yours, PRAHS)
    do(game, "activate 0:II1", "destroy 1:I2")
    assert (asked(game), choices(game)) == ((0, "trigger"), ["resolve 0:III1", "resolve 1:II1"])
    do(game, f"resolve {first}", "yes", "yes")
    assert hands(game) == hands_after
    assert army(game, 0) == {"I": ["assassin"], "II": ["ultimate [t]"], "III": ["dawn"]}
    assert (army(game, 1), piles(game)) == ({"I": ["guardian"], "II": ["prahs"]}, (CARDS[2:], ["warrior"]))
    ready(game, 1)


@pytest.mark.card("prahs", works=False, game="gosu")
@pytest.mark.rule("G7.1b")
@pytest.mark.parametrize(("card", "target", "gone"), [("(prahs)", "0:II1", "prahs"), ("prahs", "1:I1", "engineer")])
def test_prahs_draws_nothing_while_trapped_or_for_cards_of_others(card: str, target: str, gone: str) -> None:
    yours = f'army.I = ["assassin"]\narmy.II = ["{card}"]\nhand = ["assassin"]'
    game = table(f"deck = {CARDS}", yours, 'army.I = ["engineer"]')
    do(game, "play assassin", f"destroy {target}")
    left = {"I": ["assassin", "assassin"]} | ({"II": ["prahs"]} if card == "prahs" else {})
    assert (side(game, 0), side(game, 1)) == ((left, []), ({} if card == "prahs" else {"I": ["engineer"]}, []))
    assert piles(game) == (CARDS, [gone])
    ready(game, 1)


@pytest.mark.card("prahs", works=False, game="gosu")
@pytest.mark.rule("G5.1c", "G5.1a")
def test_a_mutation_destroys_nothing_for_prahs() -> None:
    game = table(f"deck = {CARDS}", PRAHS + 'hand = ["medic", "kork", "trix"]', "")
    assert rules_against(game, "mutate II1") == ["G5.1a"]  # Prahs itself has no mutation cost
    do(game, "mutate I2")
    assert (side(game, 0), side(game, 1)) == (({"I": ["guardian", "medic"], "II": ["prahs"]}, []), NOBODY)
    assert piles(game) == (CARDS, ["kork", "trix", "warrior"])
    ready(game, 1)


# -- Sol ---------------------------------------------------------------------------------------------------------


@pytest.mark.card("sol", game="gosu")
@pytest.mark.rule("G11.1", "G11.11")
def test_sol_costs_every_player_half_of_their_hand_rounded_down() -> None:
    yours = 'army.I = ["guardian"]\nhand = ["sol", "ammo", "dom", "fact"]'  # three cards are left when Sol is in play
    others = ['hand = ["garsh", "ideo", "kao", "loya", "time"]\npassed = true\npoints = 1', 'hand = ["trix"]', ""]
    game = table("deck = []", yours, *others)
    do(game, "play sol")
    assert asked(game) == (0, "discard")
    do(game, "discard dom")
    assert asked(game) == (1, "discard")
    do(game, "discard loya", "discard time")
    assert hands(game) == [["ammo", "fact"], ["garsh", "ideo", "kao"], ["trix"], []]
    assert [army(game, seat) for seat in range(4)] == [rows("sol"), {}, {}, {}]
    assert piles(game) == ([], ["dom", "loya", "time"])
    ready(game, 2)


@pytest.mark.card("sol", works=False, game="gosu")
def test_sol_costs_nothing_for_hands_of_one_card() -> None:
    game = table("deck = []", 'army.I = ["guardian"]\nhand = ["sol", "ammo"]', 'hand = ["trix"]')
    do(game, "play sol")
    assert (side(game, 0), side(game, 1)) == ((rows("sol"), ["ammo"]), ({}, ["trix"]))
    assert piles(game) == ([], [])
    ready(game, 1)


# -- Sprew -------------------------------------------------------------------------------------------------------


@pytest.mark.card("sprew", game="gosu")
@pytest.mark.rule("G9.2", "G9.6", "G9.5a")
@pytest.mark.parametrize(("theirs", "won"), [
    ([], [0, 1]),
    (["scout", "scout", "engineer"], [1, 0]),
    (["scout", "scout"], [0, 1]),
])  # fmt: skip
def test_sprew_takes_the_advantage_token_after_any_battle(theirs: list[str], won: list[int]) -> None:
    game = table("deck = []", f"army.I = {theirs}", f"{hero('sprew')}passed = true")
    do(game, "pass")
    assert (points(game), game.state.advantage) == (won, 1)
    assert (army(game, 0), army(game, 1)) == ({"I": theirs} if theirs else {}, rows("sprew"))
    ready(game, 1)  # who holds it starts


@pytest.mark.card("sprew", works=False, game="gosu")
@pytest.mark.rule("G9.2", "G9.6")
def test_sprew_comes_too_late_for_the_tie_of_its_own_battle() -> None:
    game = table("deck = []", hero("time"), f"{hero('sprew')}passed = true")
    do(game, "pass")
    assert (points(game), game.state.advantage) == ([1, 0], 1)
    assert (army(game, 0), army(game, 1)) == (rows("time"), rows("sprew"))
    ready(game, 1)


@pytest.mark.card("sprew", "prescient", game="gosu")
@pytest.mark.rule("G9.6")
def test_sprew_is_last_after_all_effects_of_winning_and_losing() -> None:
    yours = 'army.I = ["prescient"]\narmy.II = ["sprew"]'
    winner = 'army.I = ["scout", "scout", "engineer"]\npassed = true'
    game = table(f"deck = {CARDS}\nadvantage = 1", yours, winner, 'army.I = ["prescient"]\npassed = true')
    do(game, "pass")
    assert hands(game) == [["fact", "garsh"], [], ["ammo", "dom"]]  # clockwise from seat 1, which still held it
    assert (points(game), piles(game), game.state.advantage) == ([0, 1, 0], (CARDS[4:], []), 0)
    ready(game, 0)


@pytest.mark.card("sprew", works=False, game="gosu")
@pytest.mark.rule("G7.1b", "G7.2")
def test_a_trapped_sprew_takes_no_token() -> None:
    game = table("deck = []", 'army.I = ["scout"]', f"{hero('(sprew)')}passed = true")
    do(game, "pass")
    assert (points(game), game.state.advantage) == ([1, 0], 0)  # 2 against 2
    assert (army(game, 0), army(game, 1)) == ({"I": ["scout"]}, rows("sprew"))
    ready(game, 0)


# -- Mutation ----------------------------------------------------------------------------------------------------


@pytest.mark.card("dogopark", "jaedong", "pixl", "sol", "sprew", works=False, game="gosu")
@pytest.mark.rule("G5.1b")
@pytest.mark.parametrize(("card", "cost"), [("dogopark", 3), ("jaedong", 3), ("pixl", 3), ("sol", 1), ("sprew", 3)])
def test_a_hero_mutated_away_costs_cards_and_does_nothing(card: str, cost: int) -> None:
    paid = ["medic", "psi", "trix"][:cost]
    game = table('deck = ["ammo", "dom"]\nadvantage = 1', hero(card) + f"hand = {['kalim', *paid]}\npoints = 1", "")
    do(game, "mutate II1")
    assert (side(game, 0), side(game, 1)) == ((rows("kalim"), []), NOBODY)
    assert (piles(game), game.state.advantage) == ((["ammo", "dom"], sorted([card, *paid])), 1)
    ready(game, 1)
    game = table("", hero(card) + f"hand = {['kalim', *paid[1:]]}", "")  # one too few
    assert rules_against(game, "mutate II1") == ["G5.1b"]
