"""``game.table()`` and ``view.table()``: everything on the table as plain values (docs/api.md)."""

import dataclasses
import json

import pytest

import gosux
from gosux import Ban, Game, Group, Place, Score
from tests.scene import do, ready, scene

GOSU_X = """
round = 2
turn = 1
starter = 0
turns_left = 1
additional_turn = true
recall = true
wonder = 1
bounty = "0:I3"
tiles = ["xian"]

[[ban]]
player = 1
card = "un-go"
by = 0

[[player]]
army.I = ["muraena [t]", "(volantis)", "sqeezs"]
army.II = ["hempo [x2]"]
hand = ["sati@1", "elle"]
deck = ["nezha", "quae@01", "petal-faeries@0#1", "timer@0#1"]
discard = ["kaez", "arpia"]
removed = ["justice"]
supremacy = 1
passed = true
turns = 3
locked = 1

[[player]]
clans = ["abhilasha", "galmi", "narashima"]
hand = ["bun-to", "un-go"]
"""


@pytest.fixture
def game() -> Game:
    return scene(GOSU_X)


def test_the_table_tells_round_turn_and_tokens(game: Game) -> None:
    table = game.table()
    assert (table.ruleset, table.viewer, table.common_piles) == ("gosu-x", None, False)
    assert (table.round, table.turn, table.starter) == (2, 1, 0)
    assert (table.turns_left, table.additional_turn, table.turns_pending, table.recall) == (1, True, 0, True)
    assert (table.wonder, table.advantage, table.bounty) == (1, None, "0:I3")
    assert (table.tiles, table.undrafted) == (("xian",), ())
    assert (table.revealed, table.revealed_by, table.incoming) == ((), None, None)
    assert table.bans == (Ban(player=1, card="un-go", by=0, last_turn=False),)


def test_a_player_has_cards_as_in_position_files(game: Game) -> None:
    player = game.table().players[0]
    assert player.clans == ("goan_sul", "justice", "phoenix")
    assert (player.hand, player.hand_known_by) == (("elle", "sati"), ((), (1,)))
    assert player.deck == ("nezha", "quae", "petal-faeries", "timer")  # top first
    assert player.deck_known_by == ((), (0, 1), (0,), (0,))
    assert (player.discard, player.removed) == (("kaez", "arpia"), ("justice",))
    assert len(player.absent) == 45 - 4 - 2 - 4 - 2 - 1
    assert (player.tokens, player.spent, player.lost, player.locked) == (1, 0, 0, 1)
    assert (player.points, player.turns, player.passed, player.out) == (1, 3, True, False)


def test_a_slot_tells_its_card_and_what_lies_on_it(game: Game) -> None:
    player = game.table().players[0]
    assert [[str(slot) for slot in row] for row in player.army] == [
        ["muraena [t]", "(volantis)", "sqeezs"],
        ["hempo [x2]"],
        [],
    ]
    first, second, third = player.army[0]
    (hero,) = player.army[1]
    assert (first.owner, first.slot, first.row, first.card, first.tokens, first.doubled) == (
        0,
        "I1",
        1,
        "muraena",
        (0,),
        0,
    )
    assert (second.card, second.captured, second.value) == ("volantis", True, 0)
    assert (third.slot, third.bounty, first.bounty) == ("I3", True, False)
    assert (hero.slot, hero.row, hero.tokens, hero.doubled) == ("II1", 2, (0,), 1)
    assert [slot.slot for row in player.army for slot in row if slot.open] == ["I3", "II1"]


def test_the_score_adds_up_the_cards(game: Game) -> None:
    score = game.table().players[0].score
    rows = [sum(slot.value for slot in row) for row in game.table().players[0].army]
    assert score == Score(rows=(rows[0], rows[1], rows[2]), hand=0, total=sum(rows))
    assert rows[0] > 0 and rows[1] == 2 * next(card.value for card in gosux.cards() if card.id == "hempo")


def test_a_view_shows_unknown_cards_as_none(game: Game) -> None:
    table = game.view(1).table()
    assert table.viewer == 1
    player = table.players[0]
    assert (player.hand, player.hand_known_by) == (("sati", None), ((1,), ()))
    assert player.deck == (None, "quae", None, None)
    assert table.groups == (Group(("petal-faeries", "timer"), (Place(0, "deck", 2), Place(0, "deck", 3))),)
    assert table.players[1].hand == ("bun-to", "un-go")
    assert set(table.players[1].deck) == {None}
    assert player.army == game.table().players[0].army
    assert player.score == game.table().players[0].score


def test_the_table_becomes_json(game: Game) -> None:
    written = json.loads(json.dumps(dataclasses.asdict(game.view(1).table())))
    assert written["players"][0]["hand"] == ["sati", None]
    assert written["players"][0]["army"][1][0]["card"] == "hempo"


def test_a_table_does_not_change(game: Game) -> None:
    table = game.table()
    before = dataclasses.asdict(table)
    with pytest.raises(dataclasses.FrozenInstanceError):
        table.round = 3  # type: ignore[misc]
    do(game, "draw 1")
    assert dataclasses.asdict(table) == before
    assert game.table() != table


def test_the_draft_shows_the_clans_that_are_left() -> None:
    game = gosux.new_game("gosu-x", 7)
    do(game, "draft xian")
    table = game.table()
    assert (table.round, len(table.undrafted)) == (0, 7)
    assert "xian" not in table.undrafted
    assert sorted(player.clans for player in table.players) == [(), ("xian",)]


def test_in_gosu_all_have_the_same_piles_and_tokens_have_owners() -> None:
    game = scene("""
        ruleset = "gosu"
        advantage = 2
        deck = ["loya", "kao"]
        discard = ["sol"]
        [[player]]
        army.I = ["guardian [t1]"]
        hand = ["kalim@1"]
        points = 1
        [[player]]
        army.I = ["seeker [t]"]
        [[player]]
        tokens = 2
    """)
    table = game.table()
    assert (table.common_piles, table.advantage, table.wonder) == (True, 2, None)
    assert {player.deck for player in table.players} == {("loya", "kao")}
    assert {player.discard for player in table.players} == {("sol",)}
    assert {len(player.absent) for player in table.players} == {100 - 6}
    assert [player.points for player in table.players] == [1, 0, 0]
    assert [str(player.army[0][0]) for player in table.players[:2]] == ["guardian [t1]", "seeker [t]"]
    assert table.players[0].army[0][0].tokens == (1,)
    assert [player.hand for player in game.view(2).table().players] == [(None,), (), ()]


@pytest.mark.rule("G5.5")
def test_a_mutation_under_way_keeps_a_place_without_a_card() -> None:
    game = scene("""
        ruleset = "gosu"
        advantage = 1
        deck = ["mind"]
        [[player]]
        army.I = ["seeker", "explosive"]
        hand = ["medic", "loya", "sol", "kao"]
        [[player]]
        army.I = ["guardian", "guardian"]
        army.II = ["pixl"]
    """)
    do(game, "mutate I2")
    table = game.table()
    seeker, kept = table.players[0].army[0]
    assert (table.incoming, kept.card, kept.slot, kept.value, str(kept)) == ("medic", None, "I2", 0, "…")
    assert not seeker.open and not kept.open
    do(game, "destroy 1:I2")
    assert game.table().incoming is None
    assert [str(slot) for slot in game.table().players[0].army[0]] == ["seeker", "medic"]
    ready(game, 1)
