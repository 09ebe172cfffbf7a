"""What a game is counted by: each number follows from what lies on the table."""

from collections.abc import Callable

import pytest

import gosux
from gosux import Event, Game
from gosux.lab.balance import plan, study
from gosux.lab.balance.cards import card_findings
from gosux.lab.statistics import statistics_of
from gosux.model.events import Captured, Destroyed, Sacrificed, ShiftedOut
from gosux.records.position_reader import read_position
from tests.cards.goan_sul_and_justice import table as goan_sul_table
from tests.cards.narashima_and_phoenix import narashima
from tests.random_play import played
from tests.scene import do

CLANS: dict[str, object] = {"clans": "justice+galmi+xian/phoenix+tomorrow+narashima"}


def test_deeds_of_a_game_are_counted_for_whoever_did_them() -> None:
    done = played(3, 1000)
    game = gosux.new_game("gosu-x", done.seed, options=dict(done.options))
    found = statistics_of(game, done.history)
    assert game.digest() == done.digest()
    assert [len(seat.picked) for seat in found.seats] == [3, 3]
    drafted = {clan for seat in found.seats for clan in seat.picked}
    assert len(found.tiles) == 2 and not drafted & set(found.tiles)
    for seat in found.seats:
        assert sum(seat.drawn.values()) >= 7
        assert sum(seat.played.values()) >= seat.shifted


def test_a_capture_counts_for_the_captor_and_a_played_card_for_its_player() -> None:
    text = """
    tiles = []
    [[player]]
    army.I = ["volantis"]
    hand = ["elle", "ne-o"]
    [[player]]
    clans = ["abhilasha", "galmi", "goan_sul"]
    """
    game = read_position(text)
    number = next(action.id for action in game.decision.actions if str(action) == "play elle")  # type: ignore[union-attr]
    found = statistics_of(game, [number])
    assert found.seats[0].played == {"elle": 1}
    assert not found.seats[1].played


NIRANJAN = 'army.I = ["nakshatra"]\ndeck = []\nhand = ["niranjan"]'
ALPHA = 'army.I = ["lava-goddesses"]\nhand = ["alpha"]'
TWO = 'army.I = ["arpia", "timer"]'
HEMPO = 'army.I = ["lava-goddesses"]\nhand = ["hempo"]'
TO_SHIFT = 'army.I = ["volantis"]\nhand = ["atalanta", "elle", "sati"]'


def plain(you: str, other: str) -> Game:
    return read_position(f"tiles = []\n[[player]]\n{you}\n[[player]]\n{other}\n")


@pytest.mark.parametrize(
    ("made", "you", "other", "actions", "event", "seat", "deed"),
    [
        (goan_sul_table, ALPHA, 'army.I = ["arpia"]', ["play alpha", "capture 1:I1"], Captured, 0, "captured"),
        (goan_sul_table, HEMPO, TWO, ["play hempo", "done", "destroy 1:I2"], Destroyed, 0, "destroyed"),
        (narashima, NIRANJAN, 'army.I = ["3-wishes"]', ["play niranjan"], Sacrificed, 1, "sacrificed"),
        (plain, TO_SHIFT, 'army.I = ["aat"]', ["shift I1"], ShiftedOut, 0, "shifted"),
    ],
    ids=["capture", "destruction", "sacrifice", "shift"],
)  # fmt: skip
def test_a_deed_counts_once_and_for_the_right_player(
    made: Callable[[str, str], Game], you: str, other: str, actions: list[str], event: type[Event], seat: int, deed: str
) -> None:
    game = made(you, other)
    events = do(game, *actions)
    assert sum(isinstance(one, event) for one in events) == 1  # it did happen, as the game itself tells
    assert game.decision is not None and game.decision.kind == "turn"
    found = statistics_of(made(you, other), game.history)
    counts = {
        (player, name): getattr(statistics, name)
        for player, statistics in enumerate(found.seats)
        for name in ("captured", "destroyed", "sacrificed", "shifted")
    }
    assert counts.pop((seat, deed)) == 1
    assert set(counts.values()) == {0}


def test_every_game_of_a_study_counts_once_for_each_player_who_drew_a_card() -> None:
    report = study(plan(bot="random", games=6, seed="s", options=CLANS))
    cards = card_findings(report.balance, report.findings[0])
    assert {share.games for share in cards.drawn.values()} <= set(range(1, 7))  # a deck belongs to one seat
    for card, share in cards.played.items():
        assert share.games <= 6 and 0 <= share.points <= share.games, card
    assert set(cards.tiles) == {"abhilasha", "goan_sul"}
    assert all(tile.first_player.games == 6 for tile in cards.tiles.values())
    assert card_findings(report.balance, report.findings[0], workers=2) == cards
