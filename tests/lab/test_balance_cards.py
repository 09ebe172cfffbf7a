"""The plot of tiles and cards shows the right ones, with the intervals that were computed."""

from io import BytesIO
from typing import Any

import pytest

from gosux.lab.balance import plot_cards
from gosux.lab.balance.cards import CardFindings, TileFindings
from gosux.lab.balance.plot_cards import MOST, CardLabels, best_and_worst, draw_cards
from gosux.lab.certainty import unbounded
from gosux.lab.plotting import mark_rows
from gosux.lab.shares import Share

CARDS = {f"c{number:02}": Share(number, 50) for number in range(50)}


def findings(drawn: dict[str, Share]) -> CardFindings:
    tiles = {"galmi": TileFindings(Share(30, 50), unbounded([10.0, 20.0, 30.0]))}
    return CardFindings(drawn, {"c49": Share(9, 10)}, tiles)


def labels(values: int = 1) -> CardLabels:
    names = ("tiles", "turns", "best", "worst", "drawn", "played")
    texts = {name: name for name in names}
    return CardLabels(
        texts, ",", [str(value) for value in range(values)], {card: card for card in CARDS}, {"galmi": "Galmi"}
    )


def test_the_best_and_the_worst_cards_are_chosen() -> None:
    best, worst = best_and_worst(CARDS)
    assert best == [f"c{number:02}" for number in range(49, 49 - MOST, -1)]
    assert worst == [f"c{number:02}" for number in range(MOST)]


def test_a_card_that_was_seldom_drawn_is_neither() -> None:
    best, worst = best_and_worst(CARDS | {"lucky": Share(1, 1), "unlucky": Share(0, 1)})
    assert "lucky" not in best and "unlucky" not in worst


def test_no_card_is_both_best_and_worst() -> None:
    best, worst = best_and_worst({card: CARDS[card] for card in ("c01", "c20", "c40")})
    assert (best, worst) == (["c40"], ["c01"])
    assert best_and_worst({}) == ([], [])


@pytest.mark.parametrize("values", [1, 2])
def test_tiles_and_cards_are_drawn_with_their_intervals(values: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[tuple[list[str], list[list[Any]]]] = []

    def watched(axes: Any, rows: list[str], series: list[list[Any]]) -> None:
        drawn.append((rows, series))
        mark_rows(axes, rows, series)

    monkeypatch.setattr(plot_cards, "mark_rows", watched)
    picture = BytesIO()
    draw_cards([findings(CARDS)] * values, 2, picture, labels(values))
    assert picture.getvalue().startswith(b"\x89PNG")
    tiles, turns, best, worst = drawn
    low, high = Share(30, 50).interval
    assert tiles == (["Galmi"], [[(60.0, 100 * low, 100 * high, "60,0")]] * values)
    assert turns[1][0][0][:3] == pytest.approx((20.0, 20 - 1.959964 * 10 / 3**0.5, 20 + 1.959964 * 10 / 3**0.5))
    assert best[0][-1] == "c49" and worst[0][-1] == "c00" and len(best[0]) == len(worst[0]) == MOST
    won_when_drawn, won_when_played = best[1]
    low, high = Share(49, 50).interval
    assert won_when_drawn[-1] == (98.0, 100 * low, 100 * high, "98,0")
    assert won_when_played[-1][0] == 90.0 and won_when_played[:-1] == [None] * (MOST - 1)


def test_a_game_without_tiles_has_only_cards() -> None:
    picture = BytesIO()
    draw_cards([CardFindings(CARDS, {}, {})], 3, picture, labels())
    assert picture.getvalue().startswith(b"\x89PNG")
