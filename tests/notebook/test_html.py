"""Views, games and replays as HTML: everything that is known, nothing else, and nothing from other hosts."""

import random
import re

import pytest

from gosux import Game, Replay, View, cards, new_game
from gosux.notebook import drawings, show
from gosux.notebook.table import Drawn
from gosux.records.replays import parse_replay, replay_text
from gosux.text import Words

ID = re.compile(r"gx[0-9a-f]{8}")


def played(ruleset: str = "gosu-x", actions: int = 60, seed: int = 7) -> Game:
    game = new_game(ruleset, seed=seed)
    rng = random.Random(seed)
    while (legal := game.legal()) and len(game.history) < actions:
        game.step(legal[int(rng.random() * len(legal))])
    return game


@pytest.fixture(scope="module")
def replay() -> Replay:
    return parse_replay(replay_text(played(actions=10_000)))


def plain(html: str) -> str:
    """Without the mark that tells outputs apart."""
    return ID.sub("ID", html)


def cards_in(view: View) -> set[str]:
    """The cards in armies and hands and those turned up, as far as the viewer knows them."""
    table = view.table()
    known = {*table.revealed}
    for player in table.players:
        shown = [*player.hand, *(slot.card for row in player.army for slot in row)]
        known |= {card for card in shown if card is not None}
    return known


@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu"])
def test_a_view_shows_the_cards_its_player_sees_and_no_others(ruleset: str) -> None:
    game = played(ruleset)
    view = game.view(0)
    html = view._repr_html_()
    drawn = set(re.findall(r'<symbol id="gx[0-9a-f]{8}-([\w-]+)"', html))
    assert drawn == cards_in(view)
    hidden = {card for card in game.table().players[1].hand if card is not None} - drawn
    assert hidden, "the scene needs a hidden card"
    words = Words("en", ruleset)
    for card in hidden:
        assert words.names.card(card) not in html and f"-{card}" not in html


def test_games_that_look_alike_to_a_player_give_the_same_html() -> None:
    view = played().view(0)
    other = view.sample(random.Random(5))
    assert other.table().players[1] != played().table().players[1]
    assert plain(show(other, viewer=0).html) == plain(view._repr_html_())


def test_a_game_shows_all_hands() -> None:
    game = played()
    html = game._repr_html_()
    for player in game.table().players:
        for card in player.hand:
            assert card is not None and f"-{card}" in html
    assert "gx-back" not in html.partition("</style>")[2]


def test_a_replay_has_a_slider_with_every_moment(replay: Replay) -> None:
    html = replay._repr_html_()
    count = len(replay.actions)
    assert html.count('class="gx-moment') == count + 1
    assert f'<input type="range" min="0" max="{count}"' in html
    assert f"<div>{count} / {count}</div>" in html


def test_a_replay_as_one_player_saw_it(replay: Replay) -> None:
    html = show(replay, "fr", viewer=1).html
    assert "Moment de la partie" in html and "gx-back" in html.partition("</style>")[2]


def test_nothing_is_fetched_from_elsewhere(replay: Replay) -> None:
    html = replay._repr_html_()
    assert not re.search(r"https?:|url\(|@import|src=|<script|<link", html)
    assert set(re.findall(r'href="([^"]*?)-', html)) == {f"#{ID.findall(html)[0]}"}


def test_text_is_escaped() -> None:
    game = played()
    words = Words("en")
    words.players = ["<b>one</b>", "two"]
    html = Drawn(words, "gx").table(game.table(), "")
    assert "&lt;b&gt;one" in html and "<b>one" not in html


def test_every_card_has_a_picture_with_colours() -> None:
    for ruleset in ("gosu-x", "gosu"):
        for card in cards(ruleset):
            body = drawings.picture(card.clan, card.id)
            assert "fill=" in body and "class=" not in body
