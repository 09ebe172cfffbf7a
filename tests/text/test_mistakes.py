"""Mistakes of whoever typed a command or wrote a file: every one has words in both languages."""

import ast
import json
import pickle
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import gosux.cli
import gosux.lessons.lesson
import gosux.packs
import gosux.server.accounts.accounts
import gosux.server.routes.push
import gosux.server.storage.operating.reach
import gosux.sessions.rooms.rooms
import gosux.site.mistakes
import gosux.text.guide  # noqa: F401 (the mistakes of these modules count too)
from gosux import Mistake, PositionError, new_game, read_position
from gosux.records.replays import parse_replay, replay_text, verify_replay, write_replay
from gosux.rules.ruleset import BadOption
from gosux.text import LANGUAGES, Words
from tests.commands.run import mistake, run
from tests.random_play import played
from tests.text.engine_ids import SOURCES, Given, Module, dictionary_keys, texts

ENGLISH = Words("en")
FRENCH = Words("fr")
UNBROKEN = "\u00a0"
# Facts that come with a companion: alternatives for a list, sentences for reasons, a number to choose a variant by.
COMPANIONS = {"known_or": "known", "refusal": "reasons", "most_number": "most", "points_number": "points"}


def french(error: Mistake) -> str:
    """The sentence with plain spaces."""
    return FRENCH.mistake(error).replace(UNBROKEN, " ")


def french_mistake(capsys: pytest.CaptureFixture[str], *arguments: object) -> str:
    """The one line of a command that goes wrong, with plain spaces."""
    return mistake(capsys, *arguments).replace(UNBROKEN, " ")


def kinds(kind: type[Mistake]) -> Iterator[str]:
    """The names of a class and of all classes below it; the modules imported above define them all."""
    yield kind.__name__
    for below in kind.__subclasses__():
        yield from kinds(below)


@cache
def made() -> tuple[Given, ...]:
    """Every place in the sources where a mistake is made."""
    found = []
    for path in sorted(SOURCES.rglob("*.py")):
        module = Module(path)
        for kind in kinds(Mistake):
            for call in module.calls(kind):
                if isinstance(call.args[0], ast.Starred):  # another mistake told again
                    continue
                ids = texts(module, call.args[0])
                assert ids, f"{path}, line {call.lineno}: which mistake?"
                found.append(Given(ids, dictionary_keys(module, call.args[1]) if len(call.args) > 1 else set()))
    return tuple(found)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mistake_has_a_sentence_and_every_sentence_a_mistake(language: str) -> None:
    spoken = {id for id, _ in Words(language).messages.patterns if id.startswith("mistake-")}
    assert spoken == {f"mistake-{id}" for place in made() for id in place.ids}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_tells_all_facts_and_no_other(language: str) -> None:
    for place in made():
        for id in place.ids:
            asked = {COMPANIONS.get(fact, fact) for fact in Words(language).messages.asks(f"mistake-{id}")}
            assert asked == place.names, id


# -- what programs see -------------------------------------------------------------------------------------------


def test_a_mistake_speaks_english_to_programs() -> None:
    with pytest.raises(BadOption) as refusal:
        new_game("gosu-x", 1, {"edition": "de"})
    assert str(refusal.value) == "option edition may be en or fr, not 'de'"
    assert french(refusal.value) == "l'option edition peut valoir en ou fr, et non « de »"
    assert (refusal.value.id, refusal.value.facts["option"]) == ("option-value", "edition")


def test_a_mistake_within_a_mistake_is_told_in_the_same_language() -> None:
    with pytest.raises(PositionError) as refusal:
        read_position('[[player]]\nhand = ["satie"]\n[[player]]\n')
    assert str(refusal.value) == "player[0].hand[0]: no card is called 'satie'; did you mean \"sati\"?"
    assert french(refusal.value) == (
        "player[0].hand[0] : aucune carte ne s'appelle « satie » ; vouliez-vous dire « sati » ?"
    )


def test_an_impossible_action_is_explained_in_words() -> None:
    data = json.loads(replay_text(played(5, 5000)))
    data["actions"][1] = data["actions"][0]
    with pytest.raises(Mistake) as refusal:
        verify_replay(parse_replay(json.dumps(data)))
    told = french(refusal.value)
    assert told.startswith(f"l'action 2, « {data['actions'][0]} », est impossible : ")
    assert told.endswith("(X2.1b)")
    assert "clan-taken" not in told


def test_facts_are_told_as_they_are() -> None:
    """A text from a file is no reference to a card, breaks no line, and is not too long for a sentence."""
    for card, shown in (("card:sati", "card:sati"), ("a\nb\x1b[2J", r"a\nb\x1b[2J"), ("a" * 9999, "a" * 400 + "…")):
        assert ENGLISH.mistake(Mistake("no-card", {"card": card})) == f"no card is called '{shown}'"


def test_numbers_are_told_as_they_are_typed() -> None:
    assert french(Mistake("no-games", {"count": -123456})) == "il faut au moins 1 partie, et non -123456"


def test_a_mistake_goes_through_a_process() -> None:
    error = BadOption("option-value", {"option": "edition", "known": ["en", "fr"], "value": "de"})
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again)) == (BadOption, str(error))


def test_the_words_are_loaded_only_when_something_is_said() -> None:
    code = "import gosux, sys; assert 'gosux.text' not in sys.modules; print(gosux.Mistake('no-card', {'card': 'x'}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "no card is called 'x'\n"


# -- what players see --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("rond = 3", "rond : il n'y a pas de clé de ce nom ; vouliez-vous dire « round » ?"),
        ("once upon a time", "ce n'est pas du TOML : "),
        ("[[player]]\n", "gosu-x se joue à 2, et non à 1"),
        ('{"format": ', "le fichier s'arrête à la ligne 1 : il est tronqué"),
    ],
)
def test_a_broken_file_is_told_in_french(
    content: str, sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "file"
    path.write_text(content)
    assert french_mistake(capsys, "check", path, "--lang", "fr").startswith(f"{path} : {sentence}")


@pytest.mark.parametrize("command", ["check", "replay"])
def test_a_replay_that_lies_is_told_in_french(command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "replay.json"
    write_replay(played(5, 5000), path)
    data = json.loads(path.read_text())
    path.write_text(json.dumps(data | {"result": {"winners": [], "rule": "X1.1b"}}))
    line = french_mistake(capsys, command, path, "--lang=fr")
    assert line.startswith(f"{path} : la partie finit par une victoire du joueur ")
    assert line.endswith("mais le fichier dit une égalité (X1.1b)")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["simulate", "--option", "edition=de"], "l'option edition peut valoir en ou fr, et non « de »"),
        (["simulate", "--bots", "random", "deep"], "aucun robot ne s'appelle « deep » ; il y a : random"),
        (["simulate", "--players", "3"], "gosu-x se joue à 2, et non à 3"),
        (["cards", "--ruleset", "chess"], "aucun jeu ne s'appelle « chess » ; il y a : gosu-x"),
        (["rules", "X99"], "aucune règle n'a le numéro « X99 » ; les chapitres vont de X1 à X12, "),
        (["check", "/nowhere"], "/nowhere : lecture impossible : "),
    ],
)
def test_a_bad_argument_is_told_in_french(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert french_mistake(capsys, *arguments, "--lang", "fr").startswith(sentence)


@pytest.mark.parametrize("asked", [[], ["--lang", "en"], ["--lang", "fr", "--lang", "en"]])
def test_english_is_the_language_of_the_others(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert mistake(capsys, "simulate", "--games", 0, *asked) == "at least 1 game is needed, not 0"


def test_an_unknown_language_is_told_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    assert mistake(capsys, "cards", "--lang", "de") == "no language is called 'de'; there are: en, fr"
    assert run(capsys, "cards", "sati", "--lang", "fr").code == 0
