"""The commands for GOSU and for the quick rules: its files, cards, rules, in its own words."""

import json
from pathlib import Path

import pytest

import gosux
from gosux.game.game import Game
from gosux.records.replays import write_replay
from gosux.records.saves import write_save
from gosux.text import Words
from tests.commands.run import mistake, run

POSITION = """
ruleset = "gosu"
round = 2
turn = 1
[[player]]
[[player]]
hand = ["kao"]
[[player]]
points = 1
"""


def finished(players: int) -> Game:
    """A game of GOSU that one player after the other has left."""
    game = gosux.new_game("gosu", "over", players=players)
    game.apply("pass")
    for seat in range(players - 1):
        game.concede(seat)
    return game


# -- files -----------------------------------------------------------------------------------------------------------


def test_a_position_is_told_with_its_players(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position"
    path.write_text(POSITION)
    assert run(capsys, "check", path).out == (
        f"{path}: a position of gosu, and it is fine.\n"
        "Players: 3.\nRound 2. Player 2 chooses an action.\nActions taken: 0.\n"
    )
    assert "Joueurs : 3." in run(capsys, "check", path, "--lang", "fr").out


@pytest.mark.parametrize(
    ("broken", "lang", "sentence"),
    [
        ('then = ["play kao"]' + POSITION, "en", "you need a face-up Bakuto of the Dark Goblins (G4.2b)"),
        ('then = ["play kao"]' + POSITION, "fr", "il vous faut un Bakuto face visible des Sombres Gobelins (G4.2b)"),
        (POSITION + 'army.I = ["seeker [q]"]\n', "en", "write kalim, (kalim) if trapped"),
        (POSITION + "\n[[player]]\n[[player]]\n", "en", "gosu is a game for 2 to 4 players, not 5"),
        (POSITION + "out = true\nhand = ['awn']\n", "en", "only with 3 or 4 players can one have left the game"),
    ],
)
def test_a_mistake_in_a_file_is_told_in_the_words_of_its_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], broken: str, lang: str, sentence: str
) -> None:
    path = tmp_path / "position"
    path.write_text(broken)
    assert sentence in mistake(capsys, "check", path, "--lang", lang)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_replay_is_told_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str], players: int) -> None:
    path = tmp_path / "replay.json"
    write_replay(finished(players), path)
    assert run(capsys, "check", path).out.startswith(
        f"{path}: a replay of gosu, and it is fine.\nPlayers: {players}.\nRound 1. Player {players} wins"
    )
    lines = run(capsys, "replay", path).out.splitlines()
    assert lines[0] == f"A game of GOSU for {players} players (last_player_turns = 100)."
    assert any(line.startswith("Player 1 concedes") for line in lines)
    assert lines[-1].endswith("(G3.6a)." if players == 2 else "(G3.6b).")
    assert run(capsys, "replay", path, "--lang", "fr").out.startswith(f"Une partie de GOSU à {players} joueurs (")
    assert run(capsys, "replay", path, "--verify").code == 0
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"actions": ["play kao", *data["actions"]]}))
    told = mistake(capsys, "replay", path)
    assert told.startswith(f"{path}: action 1, 'play kao', is not possible: ")
    assert "(G4." in told or "(G3." in told


def test_a_save_of_the_quick_rules_is_recognised(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "save.json"
    write_save(gosux.new_game("gosu-x-quick", 1), path)
    output = run(capsys, "check", path).out
    assert "a save of gosu-x-quick, and it is fine." in output
    assert "Players:" not in output  # there is no choice


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [("three", '"seats" must be the number of players'), (7, "gosu is a game for 2 to 4 players, not 7")],
)
def test_a_record_of_too_many_players_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], seats: object, sentence: str
) -> None:
    path = tmp_path / "save.json"
    write_save(gosux.new_game("gosu", 1, players=3), path)
    path.write_text(json.dumps(json.loads(path.read_text()) | {"seats": seats}))
    assert sentence in mistake(capsys, "check", path)


# -- cards -----------------------------------------------------------------------------------------------------------


def test_all_goblins_are_listed_with_mutation_powers_and_keywords(capsys: pytest.CaptureFixture[str]) -> None:
    lines = run(capsys, "cards", "--ruleset", "gosu").out.splitlines()
    assert len(lines) == 1 + len(gosux.cards("gosu")) == 76
    assert lines[0].split() == ["Name", "Clan", "Rank", "Mutation", "Powers", "Keywords", "In", "short"]
    facts = {line.split("  ")[0]: [cell.strip() for cell in line.split("  ") if cell.strip()] for line in lines}
    assert facts["Dark Goblin Assassin"][1:6] == ["Dark Goblins", "Bakuto (I)", "3", "Enters", "Zombie mutation"]
    assert facts["Alpha Goblin Shaman"][2:5] == ["Bakuto (I)", "–", "Enters, Activate"]
    assert facts["Labdad"][2:5] == ["Ozeki (III)", "–", "Global"]


def test_a_goblin_is_shown_with_its_powers(capsys: pytest.CaptureFixture[str]) -> None:
    words = Words("en", "gosu")
    lines = run(capsys, "cards", "--ruleset", "gosu", "shaman").out.splitlines()
    assert lines[:6] == [
        "Alpha Goblin Shaman",
        words.card_header(words.card("shaman")),
        "",
        "Enters: Take 1 Alpha card from the discard pile into your hand.",
        "",
        "Activate: Draw 1 card for each Alpha card in this card's column.",
    ]
    french = run(capsys, "cards", "--ruleset", "gosu", "assassin", "--lang", "fr").out.replace("\xa0", " ")
    assert "mutation 3" in french and "Mutation zombie (G5.3) : " in french
    assert "Entrée en jeu : Détruisez une carte Libre de niveau I ou II." in french


def test_cards_are_chosen_by_clan_and_keyword_of_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    zombies = run(capsys, "cards", "--ruleset", "gosu", "--keyword", "zombie").out.splitlines()[1:]
    assert len(zombies) == sum("zombie" in card.keywords for card in gosux.cards("gosu")) > 0
    assert len(run(capsys, "cards", "--ruleset", "gosu", "--clan", "feu", "--level", "III").out.splitlines()) <= 4
    assert "there are: Ancient Gobans" in mistake(capsys, "cards", "--ruleset", "gosu", "--clan", "justice")


# -- rules -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "first"),
    [("G5.1", "G5.1a "), ("g5.1B", "G5.1b "), ("X13.4", "X13.4 "), ("X13", "X13 "), ("G9", "G9 "), ("X5.2c", "X5.2c ")],
)
def test_a_rule_is_found_by_its_number_in_whatever_game(
    number: str, first: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang in ("en", "fr"):
        output = run(capsys, "rules", number, "--lang", lang)
        assert output.code == 0
        assert output.out.startswith(first)


def test_a_game_that_is_named_is_believed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "rules", "X5.2c", "--ruleset", "gosu-x-quick").out == run(capsys, "rules", "X5.2c").out
    assert 'no rule has the number "X5.2c"; chapters go from G1 to G11' in mistake(
        capsys, "rules", "X5.2c", "--ruleset", "gosu"
    )


@pytest.mark.parametrize(
    ("number", "chapters"), [("G12", "G1 to G11"), ("G5.99", "G1 to G11"), ("X14", "X1 to X12"), ("Z1", "X1 to X12")]
)
def test_a_rule_that_no_game_has_is_refused(number: str, chapters: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f'no rule has the number "{number}"; chapters go from {chapters}' in mistake(capsys, "rules", number)


def test_the_rules_of_each_game_are_shown_whole(capsys: pytest.CaptureFixture[str]) -> None:
    for ruleset in gosux.rulesets():
        out = run(capsys, "rules", "--ruleset", ruleset).out
        assert out.startswith(Words("en", ruleset).title())
        assert all(f"\n{chapter.number} {chapter.title}\n" in out for chapter in Words("en", ruleset).rules())
