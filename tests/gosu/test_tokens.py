"""G6: Activation tokens on goblins, Blind, Copycat."""

import pytest

from tests.gosu.table import table
from tests.scene import army, asked, choices, deck, do, hand, kinds, pile, ready, rules_against, tokens


@pytest.mark.rule("G6.1a")
def test_a_goblin_takes_one_token_and_its_second_copy_another() -> None:
    game = table("""
        deck = ["kao", "sol", "loya", "mind"]
        [[player]]
        army.I = ["guardian", "guardian"]
        [[player]]
        hand = ["dawn"]
        passed = true
    """)
    do(game, "activate 0:I1")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["guardian [t]", "guardian"]}, (1, 0, 0))
    assert "activate 0:I1" not in choices(game)
    assert rules_against(game, "activate 0:I1") != []
    do(game, "activate 0:I2")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["guardian [t]", "guardian [t]"]}, (0, 0, 0))
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == (["kao", "loya", "sol"], ["dawn"], ["mind"])
    ready(game, 0)


@pytest.mark.rule("G6.1b")
def test_tokens_come_back_at_the_start_of_the_next_round_and_not_before() -> None:
    game = table("""
        deck = ["kao", "sol", "loya", "mind"]
        [[player]]
        army.I = ["guardian"]
        hand = ["dawn", "trix"]
        [[player]]
    """)
    do(game, "activate 0:I1", "draw 1", "draw 1")
    assert tokens(game, 0) == (0, 1, 0)
    assert tokens(game, 1) == (1, 1, 0)
    do(game, "pass")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["guardian [t]"]}, (0, 1, 0))
    assert "draw 1" not in choices(game)
    do(game, "pass")
    assert (army(game, 0), tokens(game, 0), tokens(game, 1)) == ({"I": ["guardian"]}, (2, 0, 0), (2, 0, 0))
    assert (hand(game, 0), hand(game, 1)) == (["dawn", "kao", "loya", "trix"], ["sol"])
    ready(game, 0)


PRIEST = """
    deck = ["mind"]
    [[player]]
    army.I = ["priest", "guardian [t]"]
    hand = ["scout", "loya", "sol"]
    spent = 1
    [[player]]
    army.I = ["guardian [t]"]
    spent = 1
"""


@pytest.mark.rule("G6.1b")
@pytest.mark.parametrize(
    ("answer", "row", "left"),
    [("take-back 0:I2", ["scout", "guardian"], (1, 1, 0)), ("spent", ["scout", "guardian [t]"], (1, 0, 0))],
)
def test_a_power_brings_a_token_back_from_a_goblin_or_from_those_spent(
    answer: str, row: list[str], left: tuple[int, int, int]
) -> None:
    game = table(PRIEST)
    do(game, "mutate I1")
    assert (asked(game), choices(game)) == ((0, "take-back"), ["take-back 0:I2", "spent"])  # only one's own
    do(game, answer)
    assert (army(game, 0), tokens(game, 0)) == ({"I": row}, left)
    assert (army(game, 1), tokens(game, 1)) == ({"I": ["guardian [t]"]}, (0, 1, 0))
    assert (hand(game, 0), pile(game, 0)) == ([], ["loya", "priest", "sol"])
    ready(game, 1)


@pytest.mark.rule("G6.1b")
def test_without_a_used_token_there_is_none_to_take_back() -> None:
    game = table(PRIEST.replace("guardian [t]", "guardian").replace("spent = 1", ""))
    events = do(game, "mutate I1")
    assert "nothing-happens" in kinds(events)
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["scout", "guardian"]}, (2, 0, 0))
    ready(game, 1)


@pytest.mark.rule("G6.2")
@pytest.mark.parametrize(
    ("goblin", "actions", "row"),
    [
        ("ultimate", ["destroy 1:I1", "no"], {}),
        ("kalim", ["trap 1:I1"], {"I": ["(guardian)"]}),
    ],
)
def test_the_token_of_a_goblin_that_is_destroyed_or_trapped_stays_used(
    goblin: str, actions: list[str], row: dict[str, list[str]]
) -> None:
    game = table(f"""
        deck = ["mind"]
        [[player]]
        army.I = ["medic"]
        army.II = ["{goblin}"]
        [[player]]
        army.I = ["guardian [t]"]
        hand = ["loya"]
    """)
    do(game, "activate 0:II1", *actions)
    assert (army(game, 1), tokens(game, 1)) == (row, (1, 1, 0))
    assert tokens(game, 0) == (1, 0, 0)
    do(game, "pass", "pass")
    assert army(game, 1) == {zone: [card.strip("()") for card in cards] for zone, cards in row.items()}
    assert tokens(game, 1) == (2, 0, 0)
    assert (hand(game, 0), hand(game, 1), deck(game, 0)) == ([], ["loya"], ["mind"])
    ready(game, 0)


@pytest.mark.rule("G6.2")
def test_the_token_of_a_goblin_that_mutates_or_returns_to_the_hand_stays_used() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["engineer", "guardian [t]"]
        army.II = ["pixl [t]"]
        hand = ["kao", "sol", "seeker", "dawn"]
        [[player]]
        army.I = ["engineer"]
    """)
    do(game, "mutate II1", "into kao")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["engineer", "guardian [t]"], "II": ["kao"]}, (0, 1, 0))
    assert pile(game, 0) == ["dawn", "pixl", "seeker", "sol"]
    do(game, "activate 1:I1", "return 0:I2")
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["engineer"], "II": ["kao"]}, (0, 2, 0))
    assert (hand(game, 0), pile(game, 0)) == ([], ["dawn", "guardian", "pixl", "seeker", "sol"])
    assert (army(game, 1), tokens(game, 1)) == ({"I": ["engineer [t]"]}, (1, 0, 0))
    ready(game, 0)


COPYCAT = """
    deck = ["kork", "mind", "dawn", "trix", "higuma"]
    [[player]]
    army.I = ["guardian", "shaman", "summoner"]
    army.II = ["copycat", "sol", "favre"]
    [[player]]
    army.I = ["scout", "shaman", "seeker"]
    army.II = ["pixl", "jaedong", "loya"]
"""


@pytest.mark.rule("G6.3a")
@pytest.mark.parametrize(("copied", "drawn"), [("1:II1", ["kork", "mind"]), ("1:I2", ["kork", "mind"])])
def test_copycat_counts_the_row_or_the_column_of_the_original(copied: str, drawn: list[str]) -> None:
    game = table(COPYCAT)  # Copycat's own row has 2 Alpha cards besides, its column 1
    do(game, "activate 0:II1", f"copy {copied}")
    assert hand(game, 0) == drawn  # Pix'l and Jaedong in the row; the Shaman and Jaedong in the column
    assert deck(game, 0) == ["dawn", "trix", "higuma"]
    assert army(game, 0) == {"I": ["guardian", "shaman", "summoner"], "II": ["copycat [t]", "sol", "favre"]}
    ready(game, 1)


@pytest.mark.rule("G6.3a")
def test_what_lies_around_copycat_itself_does_not_count() -> None:
    game = table(COPYCAT.replace('"jaedong"', '"(jaedong)"'))
    do(game, "activate 0:II1", "copy 1:II1")
    assert (hand(game, 0), hand(game, 1)) == (["kork"], [])  # Pix'l alone
    assert army(game, 1) == {"I": ["scout", "shaman", "seeker"], "II": ["pixl", "(jaedong)", "loya"]}
    ready(game, 1)


@pytest.mark.rule("G6.3b")
def test_the_user_of_copycat_is_you() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["seeker", "guardian"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["illusionist", "scout"]
        points = 1
        [[player]]
        points = 0
    """)
    do(game, "activate 0:II1")
    assert choices(game) == ["destroy 0:I2", "destroy 0:II1"]  # Illusionist: of your own army, then 2(+1) cards
    do(game, "destroy 0:I2")
    assert hand(game, 0) == ["dawn", "kork", "mind"]  # it is the user who is behind
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["seeker"], "II": ["copycat [t]"]}, (1, 0, 0))
    assert (army(game, 1), tokens(game, 1), hand(game, 1)) == ({"I": ["illusionist", "scout"]}, (2, 0, 0), [])
    assert (pile(game, 0), deck(game, 0)) == (["guardian"], ["trix"])
    ready(game, 1)


BLIND = """
    deck = ["kork", "mind", "dawn", "trix"]
    [[player]]
    army.I = ["scout"]
    army.II = ["kameo"]
    army.III = ["blind"]
    [[player]]
    army.I = ["guardian", "seeker"]
    army.II = ["kalim"]
    hand = ["sol"]
"""


@pytest.mark.rule("G6.3b", "G6.4")
def test_the_user_of_a_power_through_blind_is_you_and_the_token_is_theirs() -> None:
    game = table(BLIND)
    do(game, "activate 1:I1")
    assert (hand(game, 0), hand(game, 1)) == (["dawn", "kork", "mind"], ["sol"])
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 0, 0), (2, 0, 0))
    assert army(game, 1) == {"I": ["guardian [t0]", "seeker"], "II": ["kalim"]}
    assert deck(game, 0) == ["trix"]
    ready(game, 1)


@pytest.mark.rule("G6.3b")
def test_your_own_army_through_blind_is_the_users() -> None:
    game = table(BLIND.replace('"guardian"', '"illusionist"'))
    do(game, "activate 1:I1")  # the only FREE card of the user's army is Blind
    assert army(game, 0) == {"I": ["scout"], "II": ["kameo"]}
    assert army(game, 1) == {"I": ["illusionist [t0]", "seeker"], "II": ["kalim"]}
    assert (hand(game, 0), pile(game, 0), deck(game, 0)) == (["kork", "mind"], ["blind"], ["dawn", "trix"])
    ready(game, 1)


@pytest.mark.rule("G6.4")
def test_blind_opens_goblins_to_all_players_and_only_while_it_is_face_up() -> None:
    game = table(BLIND)
    assert [text for text in choices(game) if "activate" in text] == [
        "activate 1:I1",
        "activate 1:I2",
        "activate 1:II1",
    ]
    owner = table(BLIND.replace("deck", "turn = 1\ndeck").replace('"scout"', '"engineer"'))
    offered = [text for text in choices(owner) if "activate" in text]
    assert offered == ["activate 0:I1", "activate 1:I1", "activate 1:I2", "activate 1:II1"]
    trapped = table(BLIND.replace('"blind"', '"(blind)"'))
    assert not [text for text in choices(trapped) if "activate" in text]
    assert rules_against(trapped, "activate 1:I1") != []
    ready(trapped, 0)


@pytest.mark.rule("G6.4", "G6.1a")
@pytest.mark.parametrize("token", ["[t0]", "[t]", "[t2]"])
def test_one_token_in_all_blocks_everybody(token: str) -> None:
    for seat in (0, 1, 2):
        game = table(f"turn = {seat}\n" + BLIND.replace('"guardian"', f'"guardian {token}"') + "[[player]]")
        assert "activate 1:I1" not in choices(game)
        assert rules_against(game, "activate 1:I1") != []
        assert "activate 1:I2" in choices(game)
        ready(game, seat)


@pytest.mark.rule("G6.4")
def test_a_foreign_token_stays_when_blind_goes_and_returns_to_its_owner_next_round() -> None:
    game = table(BLIND)
    do(game, "activate 1:I1", "activate 1:II1", "trap 0:III1")
    assert army(game, 0) == {"I": ["scout"], "II": ["kameo"], "III": ["(blind)"]}
    assert army(game, 1) == {"I": ["guardian [t0]", "seeker"], "II": ["kalim [t]"]}
    do(game, "pass")
    assert "activate 1:I1" not in choices(game)
    assert "activate 1:I2" in choices(game)
    assert tokens(game, 1) == (1, 0, 0)
    do(game, "pass")
    assert army(game, 0) == {"I": ["scout"], "II": ["kameo"], "III": ["blind"]}
    assert army(game, 1) == {"I": ["guardian", "seeker"], "II": ["kalim"]}
    assert (tokens(game, 0), tokens(game, 1)) == ((2, 0, 0), (2, 0, 0))
    ready(game, 0)


@pytest.mark.rule("G6.2", "G6.4")
def test_a_foreign_token_on_a_goblin_that_goes_stays_used_for_whoever_placed_it() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        hand = ["assassin"]
        [[player]]
        army.I = ["guardian [t0]"]
    """)
    assert tokens(game, 0) == (1, 0, 0)
    do(game, "play assassin", "destroy 1:I1")
    assert (army(game, 0), army(game, 1)) == ({"I": ["assassin"]}, {})
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 1, 0), (2, 0, 0))
    ready(game, 1)


@pytest.mark.rule("G6.1b", "G6.4")
def test_ones_own_token_on_a_foreign_goblin_can_be_taken_back_and_a_guest_cannot() -> None:
    game = table("""
        deck = ["mind"]
        [[player]]
        army.I = ["priest", "guardian [t1]"]
        hand = ["scout", "loya", "sol"]
        spent = 1
        [[player]]
        army.I = ["seeker [t0]"]
    """)
    do(game, "mutate I1")
    assert choices(game) == ["take-back 1:I1", "spent"]
    do(game, "take-back 1:I1")
    assert (army(game, 0), army(game, 1)) == ({"I": ["scout", "guardian [t1]"]}, {"I": ["seeker"]})
    assert (tokens(game, 0), tokens(game, 1)) == ((1, 1, 0), (1, 0, 0))
    ready(game, 1)


@pytest.mark.rule("G6.5")
def test_copycat_copies_a_face_up_card_of_an_opponent_with_or_without_a_token() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["seeker", "guardian"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["guardian [t]", "(seeker)", "scout"]
        [[player]]
        army.I = ["illusionist"]
    """)
    do(game, "activate 0:II1")
    assert choices(game) == ["copy 1:I1", "copy 2:I1"]
    do(game, "copy 1:I1")
    assert hand(game, 0) == ["dawn", "kork", "mind"]
    assert army(game, 0) == {"I": ["seeker", "guardian"], "II": ["copycat [t]"]}
    assert army(game, 1) == {"I": ["guardian [t]", "(seeker)", "scout"]}
    assert [tokens(game, seat) for seat in range(3)] == [(1, 0, 0), (1, 0, 0), (2, 0, 0)]
    ready(game, 1)


@pytest.mark.rule("G6.5")
def test_no_token_is_put_on_the_copied_card_which_may_still_be_used() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix", "higuma", "angel"]
        [[player]]
        army.I = ["scout"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["guardian"]
    """)
    do(game, "activate 0:II1")
    assert (army(game, 1), tokens(game, 1), hand(game, 0)) == ({"I": ["guardian"]}, (2, 0, 0), ["dawn", "kork", "mind"])
    do(game, "activate 1:I1")
    assert (army(game, 1), hand(game, 1)) == ({"I": ["guardian [t]"]}, ["angel", "higuma", "trix"])
    ready(game, 0)


@pytest.mark.rule("G6.5")
def test_with_nothing_to_copy_nothing_happens() -> None:
    game = table("""
        deck = ["kork"]
        [[player]]
        army.I = ["guardian"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["(guardian)", "scout"]
    """)
    events = do(game, "activate 0:II1")
    assert "nothing-happens" in kinds(events)
    assert (army(game, 0), tokens(game, 0)) == ({"I": ["guardian"], "II": ["copycat [t]"]}, (1, 0, 0))
    assert (hand(game, 0), deck(game, 0)) == ([], ["kork"])
    ready(game, 1)


@pytest.mark.rule("G6.5", "G6.3b")
def test_copycat_through_blind_reaches_the_users_opponents_never_itself() -> None:
    game = table("""
        deck = ["kork", "mind", "dawn", "trix"]
        [[player]]
        army.I = ["engineer"]
        army.II = ["kameo"]
        army.III = ["blind"]
        [[player]]
        army.I = ["guardian"]
        army.II = ["copycat"]
        [[player]]
        army.I = ["illusionist"]
    """)
    do(game, "activate 1:II1")
    assert choices(game) == ["copy 1:I1", "copy 2:I1"]  # also of Copycat's controller, not of the user
    do(game, "copy 1:I1")
    assert (hand(game, 0), hand(game, 1)) == (["dawn", "kork", "mind"], [])
    assert army(game, 1) == {"I": ["guardian"], "II": ["copycat [t0]"]}
    assert [tokens(game, seat) for seat in range(3)] == [(1, 0, 0), (2, 0, 0), (2, 0, 0)]
    ready(game, 1)
