"""The table of GOSU: two to four armies, common piles, tokens of others, a mutation under way, who has left."""

import random
import re

import pytest

import gosux
from gosux.game.game import Game
from gosux.records.position_reader import read_position
from gosux.text.words import Words
from gosux.tui.board import LAYOUTS_WITHOUT_TILES, Board, Lines, board, head
from gosux.tui.phrases import short_name
from tests.random_play import pick
from tests.scene import choices

# Width and height of the table on screens of 80x24, 100x30, 120x40 and 160x50.
SIZES = {"80x24": (78, 15), "100x30": (98, 18), "120x40": (73, 39), "160x50": (98, 49)}

FOUR = """
ruleset = "gosu"
round = 3
advantage = 2
turns_pending = 2
discard = ["medic", "thief", "seeker", "seeker", "loya"]
[[player]]
army.I = ["assassin", "psi", "guardian"]
army.II = ["kao", "time"]
army.III = ["blind"]
hand = ["avenger", "kalim", "justice"]
points = 1
[[player]]
army.I = ["guardian [t0]", "shaman [t]", "(necromancer)"]
army.II = ["kokoshomushu"]
hand = ["alikan@0", "awn"]
points = 2
passed = true
[[player]]
army.I = ["ak52"]
hand = ["copycat"]
[[player]]
out = true
army.I = ["sentinel", "prescient"]
"""


def text(lines: Lines) -> str:
    return "\n".join(line.plain.rstrip() for line in lines)


def seen(game: Game, size: str = "160x50", lang: str = "en", viewer: int = 0) -> str:
    view = game.view(viewer)
    words = Words(lang, game.ruleset)
    width, height = SIZES[size]
    above = head(view, words, width)
    return text(above + board(view, words, width, height - len(above)))


def rows(table: str) -> list[list[str]]:
    """The first lines of the cards, row by row."""
    lines = [line for line in table.splitlines() if line.startswith(("III", " II", "  I"))]
    return [[cell.strip() for cell in line.split("│")[1:-1]] for line in lines]


def test_every_army_is_shown_clockwise_and_ones_own_last() -> None:
    table = seen(read_position(FOUR))
    assert rows(table) == [
        ["·"] * 5,
        ["Kokoshomushu", "·", "·", "·", "·"],
        ["Guardian", "Shaman", "[Necromancer]", "·", "·"],
        ["·"] * 5,
        ["·"] * 5,
        ["AK-52", "·", "·", "·", "·"],
        ["·"] * 5,
        ["·"] * 5,
        ["Sentinel", "Prescient", "·", "·", "·"],
        ["Blind", "·", "·", "·", "·"],
        ["Kao", "Time", "·", "·", "·"],
        ["Assassin", "Psi", "Guardian", "·", "·"],
    ]
    titles = [line.split(":")[0] for line in table.splitlines() if "army:" in line]
    assert titles == ["Player 2's army", "Player 3's army", "Player 4's army", "► Your army"]


def test_the_others_come_in_their_own_order_from_any_seat() -> None:
    table = seen(read_position(FOUR), viewer=2)
    titles = [line.split(":")[0] for line in table.splitlines() if "army:" in line]
    assert titles == ["Player 4's army", "► Player 1's army", "Player 2's army", "Your army"]


def test_each_player_is_told_with_points_tokens_hand_and_standing() -> None:
    """G2.4: the army of player 2 is worth 2 + 2 + 3, the trapped Bakuto nothing; G3.6b: player 4 has no total."""
    table = seen(read_position(FOUR))
    assert "Round 3 · your turn · 2 more turns follow · draw pile 76, discard pile 5" in table
    assert "Player 2's army: 7 = I 4 + II 3 · PASSED\nvictory points 2 · tokens 1 (0 spent) · hand 2\n" in table
    assert "Player 3's army: 2 = I 2 · Advantage token\nvictory points 0 · tokens 2 (0 spent) · hand 1\n" in table
    assert "Player 4's army: – · CONCEDED\nvictory points 0 · tokens 2 (0 spent) · hand 0\n" in table
    assert "► Your army: 17 = I 6 + II 6 + III 5\nvictory points 1 · tokens 1 (0 spent) · hand 3\n" in table
    assert "Known in Player 2's hand: Alikan" in table


def test_where_lines_are_few_a_player_has_one_of_them() -> None:
    table = seen(read_position(FOUR), "80x24")
    assert table.splitlines()[:2] == [
        "Round 3 · your turn · 2 more turns follow · draw pile 76, discard pile 5",
        "Player 2: army 7 · points 2 · tokens 1 · hand 2 · PASSED",
    ]
    assert "Player 3: army 2 · points 0 · tokens 2 · hand 1 · Advantage\n" in table
    assert "Player 4: army – · points 0 · tokens 2 · hand 0 · CONCEDED" in table
    assert "► You: army 17 · points 1 · tokens 1 · hand 3" in table
    french = seen(read_position(FOUR), "80x24", "fr")
    assert "Joueur 4 : armée – · points 0 · jetons 2 · main 0 · A ABANDONNÉ" in french


def test_a_token_of_another_player_bears_their_number() -> None:
    """G6.4: a token of player 1 lies on player 2's Guardian, one of player 2 on the Shaman."""
    table = seen(read_position(FOUR))
    assert "│2 ●1 Al " in table  # the Guardian
    assert "│2 ● Al " in table  # the Shaman, with its own player's token
    assert "│2 ^ ○ Al " in table  # your own Guardian, which waits for one
    assert "●1" in seen(read_position(FOUR), "80x24")


def test_clans_have_signs_in_both_languages() -> None:
    assert "│3 ^ ○ Da " in seen(read_position(FOUR))
    assert "│3 ^ ○ So " in seen(read_position(FOUR), lang="fr")


def test_the_hand_names_a_clan_where_the_cards_name_does_not() -> None:
    table = seen(read_position(FOUR))
    assert "I Dark Goblin Avenger: " in table
    assert "II Kalim (Dark Goblins): " in table
    assert "Avenger Da I · " in seen(read_position(FOUR), "80x24")


MUTATION = """
ruleset = "gosu"
[[player]]
army.I = ["ammo", "guardian"]
army.II = ["favre"]
hand = ["kalim", "loya", "justice", "awn", "kork"]
[[player]]
army.I = ["scout"]
[[player]]
"""


def test_the_card_set_aside_for_a_mutation_and_its_slot_are_shown() -> None:
    """G5.1a, G5.5: Awn is announced; once Favre has left, its slot is kept, and who orders what follows sees both."""
    game = read_position(MUTATION)
    game.apply("mutate II1")
    game.apply("into awn")
    for viewer in range(3):
        table = seen(game, viewer=viewer)
        assert "Set aside for a mutation: Awn" in table
        assert ["Favre", "·", "·", "·", "·"] in rows(table)
    game.apply("pay kalim")
    game.apply("pay loya")
    game.apply("pay justice")
    assert choices(game) == ["resolve 0:II1", "resolve 1:I1"]
    for size in SIZES:
        table = seen(game, size)
        assert "Set aside for a mutation: Awn" in table
        assert ["1▸…", "·", "·", "·", "·"] in rows(table)  # Favre's own power waits there
        assert "2▸" in table.split("1▸…")[0]  # Scout's
    assert "Mise de côté pour une mutation : Awn" in seen(game, lang="fr", viewer=2)
    game.apply("resolve 0:II1")
    while "pass" not in choices(game):
        game.apply("yes")  # Scout's draw
    table = seen(game)
    assert "Set aside" not in table
    assert ["Awn", "·", "·", "·", "·"] in rows(table)


def test_players_that_a_question_is_about_bear_its_numbers() -> None:
    game = read_position("""
        ruleset = "gosu"
        [[player]]
        army.I = ["assassin"]
        army.II = ["kokoshomushu"]
        [[player]]
        hand = ["kao", "loya", "awn"]
        [[player]]
        hand = ["kalim", "time", "dom"]
        """)
    game.apply("activate 0:II1")
    assert choices(game) == ["player 0", "player 1", "player 2"]
    table = seen(game)
    assert "2▸ Player 2's army" in table and "3▸ Player 3's army" in table and "1▸ ► Your army" in table
    assert "3▸ Player 3: army" in seen(game, "80x24")


def test_a_turn_in_a_row_and_a_last_players_limit_are_told() -> None:
    game = read_position("""
        ruleset = "gosu"
        turns_left = 4
        options = { last_player_turns = "10" }
        [[player]]
        hand = ["prescient"]
        [[player]]
        passed = true
        """)
    assert "your turn · 4 more turns after this one" in seen(game)
    game.apply("play prescient")
    assert "your turn again · " in seen(game)


def test_a_limit_that_is_far_away_is_not_told() -> None:
    game = read_position('ruleset = "gosu"\n[[player]]\nhand = ["kao"]\n[[player]]\n')
    game.apply("pass")
    assert game.state.turns_left > 20
    assert "after this one" not in seen(game, viewer=1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_table_fits_its_place_at_every_moment_of_a_game(players: int, lang: str) -> None:
    """On the smallest screen a few lines may be left to scroll, when four large armies lie there."""
    words = Words(lang, "gosu")
    game = gosux.new_game("gosu", players, players=players)
    rng = random.Random(players)
    while game.legal():
        if rng.random() < 0.06:
            view = game.view(game.state.decider)
            for size, (width, height) in SIZES.items():
                above = head(view, words, width)
                drawn = above + board(view, words, width, height - len(above))
                assert max(len(line) for line in drawn) <= width
                assert len(drawn) <= height + (4 if size == "80x24" else 0), text(drawn)
        game.step(pick(game, rng))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_layout_shows_the_same_cards(lang: str) -> None:
    view = read_position(FOUR).view(0)
    words = Words(lang, "gosu")
    names = [words.names.card(id) for id in ("kao", "time", "blind", "alikan", "kalim", "justice", "ak52", "assassin")]
    for layout in LAYOUTS_WITHOUT_TILES:
        table = " ".join(text(Board(view, words, 78, layout).lines()).split())
        for name in names:
            assert short_name(name, "Fire Goblins").split(" ")[-1] in table, (layout, name)
        assert re.search("N[eé]cro", table), layout  # however short, and in brackets
        assert "[" in table and "]" in table


@pytest.mark.parametrize(
    ("name", "clan", "short"),
    [
        ("Alpha Goblin Guardian", "Alpha Goblins", "Guardian"),
        ("Gobelin de Feu A.M.M.O.", "Gobelins de Feu", "A.M.M.O."),
        ("Méka Gobelin Prêtre", "Méka-Gobelins", "Prêtre"),
        ("Kao", "Dark Goblins", "Kao"),
        ("Phoenix (Eliana)", "Phoenix", "Phoenix (Eliana)"),
        ("Goan Sul", "Goan Sul", "Goan Sul"),
    ],
)
def test_a_short_name_leaves_the_clan_out(name: str, clan: str, short: str) -> None:
    assert short_name(name, clan) == short


def test_names_of_gosu_x_are_never_shortened() -> None:
    words = Words("fr")
    for card in gosux.cards("gosu-x"):
        assert short_name(words.names.card(card.id), words.clan(card.clan)) == words.names.card(card.id)
