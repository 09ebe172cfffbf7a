"""The table as text: signs, sums, what is known, and that it fits."""

import random

import pytest

import gosux
from gosux.game.game import Game
from gosux.records.position_reader import read_position
from gosux.text.words import Words
from gosux.tui.board import LAYOUTS, Board, Lines, board, head
from gosux.tui.clans import deeds_of, draft_board, traits
from gosux.tui.phrases import cut, two_lines
from tests.random_play import pick

SIZES = [(78, 14), (98, 18), (73, 39), (98, 49)]

POSITION = """
tiles = ["phoenix", "xian"]
round = 2
wonder = 1
[[player]]
clans = ["justice", "goan_sul", "narashima"]
supremacy = 1
army.I = ["atalanta", "spirits-of-smook [x2]", "demon-guardians", "nikhilesh"]
army.II = ["hemro", "(sati)", "nalin [t]"]
army.III = ["byun-hyung-ja-narashima"]
hand = ["navaj", "navaj", "elle"]
tokens = 1
locked = 1
[[player]]
clans = ["abhilasha", "galmi", "tomorrow"]
army.I = ["guardians-of-the-night", "(aat)"]
army.II = ["galmi-avatar"]
hand = ["un-go@0", "ne-ye"]
"""


def text(lines: Lines) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def seen(game: Game, lang: str = "en", width: int = 98, height: int = 60, viewer: int = 0) -> str:
    view = game.view(viewer)
    words = Words(lang, game.ruleset)
    return text(head(view, words, width) + board(view, words, width, height))


def test_both_armies_are_a_grid_with_signs() -> None:
    table = seen(read_position(POSITION))
    rows = [line for line in table.splitlines() if line.startswith(("III", " II", "  I"))]
    names = [[cell.strip() for cell in row.split("│")[1:-1]] for row in rows]
    assert names == [
        ["·"] * 5,
        ["Galmi (Avatar)", "·", "·", "·", "·"],
        ["Guardians of the", "[Aat]", "·", "·", "·"],
        ["Byun Hyung Ja", "·", "·", "·", "·"],
        ["Hemro, the Bounty", "[Sati]", "Nalin", "·", "·"],
        ["Atalanta of the", "Spirits of Smook", "Demon Guardians", "Nikhilesh", "·"],
    ]
    assert "│4 x2             │2 ○              │2 ^ ○ $" in table  # doubled; a free icon; OPEN, Bounty
    assert "│3                │                 │3 ^ ●" in table  # nothing for a captured card; a token
    assert "│6 ^ ~" in table  # the Avatar counts twice against Bounty; it is OPEN and Ethereal


def test_the_running_score_is_told_with_its_parts() -> None:
    """X8.1: Troops 2 + 2x2 + 2 + 2, Heroes 3 + 3, an Immortal 5, and Phoenix's tile adds the cards in hand. The Avatar
    counts twice, because Nikhilesh has Bounty."""
    table = seen(read_position(POSITION))
    assert "battle now: you 24, Player 2 10" in table
    assert "Your army: 24 = I 10 + II 6 + III 5 + cards in hand 3" in table
    assert "Player 2's army: 10 = I 2 + II 6 + cards in hand 2" in table


def test_tokens_piles_tiles_and_known_cards_are_told() -> None:
    table = seen(read_position(POSITION))
    assert "Round 2 · your turn" in table
    assert "Supremacy 1 · tokens 1 (0 spent, 1 locked) · hand 3, deck 34, discard pile 0" in table
    assert "Player 2's army: 10 = I 2 + II 6 + cards in hand 2 · Wonder token" in table
    assert "I Navaj ×2 (Narashima)" in table
    assert "Known in the opposing hand: Un'Go" in table
    assert "Phoenix: " in table and "Xi'an: " in table


def test_the_cards_that_a_question_is_about_bear_its_numbers() -> None:
    game = read_position("""
        tiles = []
        [[player]]
        hand = ["lava-goddesses", "sati"]
        [[player]]
        army.I = ["timer", "arpia"]
        """)
    table = seen(game)
    assert "3▸  I Lava Goddesses" in table  # after drawing 1 or 3 cards
    assert "II Sati" in table and "▸ II Sati" not in table
    game.apply("play lava-goddesses")
    table = seen(game)
    assert "│1▸ 2 ^" in table and "│2▸ 2" in table and "│3▸ 2 ^" in table


def test_what_an_opponent_named_and_the_turns_left_are_told() -> None:
    game = read_position("""
        tiles = []
        [[player]]
        hand = ["arrows-of-justice"]
        tokens = 0
        spent = 2
        [[player]]
        clans = ["abhilasha", "phoenix", "tomorrow"]
        """)
    game.apply("play arrows-of-justice")
    game.apply("ban kaez")
    assert "may not play Kaez" in seen(game, viewer=1)
    game.apply("draw 1")
    game.apply("pass")
    assert "your turn · 2 more turns after this one" in seen(game, viewer=1)
    assert "· PASSED" in seen(game, viewer=1)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_fits_its_place_at_every_moment_of_a_game(lang: str) -> None:
    words = Words(lang)
    for seed in range(2):
        game = gosux.new_game("gosu-x", seed)
        rng = random.Random(seed)
        while game.legal():
            if rng.random() < 0.06:
                view = game.view(game.state.decider)
                for width, height in SIZES:
                    above = [] if view.state.available else head(view, words, width)
                    draw = draft_board if view.state.available else board
                    drawn = above + draw(view, words, width, height - len(above))
                    assert max(len(line) for line in drawn) <= width
                    assert len(drawn) <= height + 6  # the little that is left is reached by Page Down
                    if width == 98 and height == 49:
                        assert len(drawn) <= height
            game.step(pick(game, rng))


def test_every_layout_shows_the_same_cards() -> None:
    view = read_position(POSITION).view(0)
    for layout in LAYOUTS:
        table = text(Board(view, Words("fr"), 78, layout).lines())
        for name in ("Nalin", "Navaj", "Elle", "[Sati]", "Un'Go", "Phoenix", "Xi'an"):
            assert name in table, layout


def test_the_draft_tells_what_each_clan_does() -> None:
    view = gosux.new_game("gosu-x", 1).view(0)
    other = view.state.decider
    table = text(draft_board(gosux.new_game("gosu-x", 1).view(other), Words("en"), 98, 40))
    assert "1▸ Abhilasha – Secret shift 9, Bounty 2, capture 4, release 3" in table
    assert "3▸ Goan Sul – Veteran 11" in table
    assert "Both players' hand limit is 5 instead of 7." in table
    game = gosux.new_game("gosu-x", 1)
    picker = game.state.decider
    game.apply("draft galmi")
    assert "Galmi [you]" in text(draft_board(game.view(picker), Words("en"), 98, 40))
    assert "Galmi [Joueur" in text(draft_board(game.view(1 - picker), Words("fr"), 98, 40))


def test_the_deeds_of_a_clan_are_counted_from_its_cards() -> None:
    game = gosux.new_game("gosu-x", 1)
    catalogue = game.rules.catalogue
    assert deeds_of(catalogue.cards[catalogue.number["hempo"]]) == ["destroy", "swap"]
    assert deeds_of(catalogue.cards[catalogue.number["solok"]]) == ["capture", "release"]
    for clan in catalogue.clans:
        assert traits(clan, Words("fr"))
        assert all(deeds_of(card) or card.ongoing or card.will or card.effect for card in clan.cards)


@pytest.mark.parametrize(
    ("name", "width", "shown"),
    [
        ("Sati", 10, "Sati"),
        ("Atalanta of the Great Shield", 10, "Atalanta …"),
        ("Byun Hyung Ja (Galmi)", 14, "Byun H…(Galmi)"),
        ("Byun Hyung Ja (Narashima)", 10, "Byun…(Nar…"),
    ],
)
def test_a_name_is_cut_so_that_it_can_be_told_apart(name: str, width: int, shown: str) -> None:
    assert cut(name, width) == shown
    assert len(shown) <= width


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Sati", ["Sati"]),
        ("Atalanta of the Great Shield", ["Atalanta of", "the Great S…"]),
        ("Byun Hyung Ja (Narashima)", ["Byun Hyung …", "(Narashima)"]),
        ("Bombardementseinheiten", ["Bombardemen…"]),
    ],
)
def test_a_name_takes_two_lines_at_most(name: str, lines: list[str]) -> None:
    assert two_lines(name, 12) == lines
