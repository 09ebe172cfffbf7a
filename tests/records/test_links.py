"""Positions and replays as links."""

import random

import pytest

from gosux.records.files import RecordError
from gosux.records.links import MOST_BYTES, MOST_LETTERS, link_to
from gosux.records.replays import replay_text
from tests.browser.links import opened
from tests.random_play import Variant, every_variant, new_random_game, play_out


def test_a_link_holds_its_file() -> None:
    text = 'seed = "été"\n[[player]]\n[[player]]\n'
    assert opened(link_to(text)) == text


@every_variant
def test_whole_games_fit_easily(variant: Variant) -> None:
    game = new_random_game(7, variant)
    play_out(game, random.Random(7))
    assert len(link_to(replay_text(game))) < MOST_LETTERS / 5
    assert len(link_to(game.to_position())) < MOST_LETTERS / 5


def test_what_is_too_long_gets_no_link() -> None:
    assert link_to("a" * MOST_BYTES)
    noise = random.Random(1).randbytes(MOST_LETTERS).hex()
    for text in ("a" * (MOST_BYTES + 1), noise):
        with pytest.raises(RecordError, match="too long for a link"):
            link_to(text)
