"""``gosux cards`` and ``gosux rules`` as a player types them."""

import pytest
import typer
from typer.testing import CliRunner, Result

from gosux import cards as all_cards
from gosux.commands.cards import cards
from gosux.commands.rules import rules
from gosux.text import Words

app = typer.Typer()
app.command()(cards)
app.command()(rules)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, arguments)


def shown(*arguments: str) -> list[str]:
    """The lines of a command that went well."""
    result = run(*arguments)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout.splitlines()


def listed(*arguments: str) -> list[str]:
    """The names in the first column of the table, sorted."""
    lines = shown("cards", *arguments)
    assert lines[0].split()[:2] in (["Name", "Clan"], ["Nom", "Clan"])
    return sorted(line.split("  ")[0] for line in lines[1:])


def refused(*arguments: str) -> str:
    """The one line of a command that was refused."""
    result = run(*arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr.removeprefix("gosux: ").strip()


def test_all_cards_are_listed_with_their_facts_and_gists() -> None:
    lines = shown("cards")
    assert len(lines) == 1 + len(all_cards()) == 89
    orgah = next(line for line in lines if line.startswith("Orgah"))
    assert [cell.strip() for cell in orgah.split("  ") if cell.strip()] == [
        "Orgah",
        "Goan Sul",
        "Hero (II)",
        "1",
        "1",
        "Veteran, Bounty",
        "Each removes a clan in their pile",
    ]


@pytest.mark.parametrize(
    ("id", "header", "others"),
    [
        ("phoenix", "Phoenix · Immortal (III)", ["Phoenix (Eliana)", "Phoenix (Immortal)"]),
        ("galmi", "Galmi · Immortal (III)", ["Galmi (Avatar)"]),
        ("narashima", "Narashima · Immortal (III)", ["Narashima (Lion)"]),
        ("alpha", "Goan Sul · Hero (II)", ["Alpha (Dead)"]),
    ],
)
def test_an_id_shows_its_card_before_the_others_of_that_name(id: str, header: str, others: list[str]) -> None:
    lines = shown("cards", id)
    assert lines[0].lower() == id and lines[1].startswith(header)
    below = lines[lines.index("Other cards of that name") + 2 :]
    assert sorted(line.split("  ")[0] for line in below) == others


@pytest.mark.parametrize("clan", ["goan_sul", "Goan Sul", "GOAN-SUL"])
@pytest.mark.parametrize("level", ["3", "III", "iii"])
def test_filters_narrow_the_list_down(clan: str, level: str) -> None:
    assert listed("--clan", clan, "--level", level) == ["Byun Hyung Ja (Goan Sul)", "Goan Sul"]


@pytest.mark.parametrize("keyword", ["force_of_will", "Force of will", "force de volonte"])
def test_a_keyword_may_be_named_in_either_language(keyword: str) -> None:
    assert listed("--keyword", keyword, "--lang", "fr") == ["Atalante à grand bouclier", "Le Cercle Rouge"]


@pytest.mark.parametrize(
    "name", ["red-circle", "The Red Circle", "red circle", "Le Cercle Rouge", "cercle", "LE CERCLE", "the red"]
)
def test_a_card_is_found_by_id_by_either_name_and_by_a_beginning(name: str) -> None:
    assert shown("cards", *name.split())[0] == "The Red Circle"
    assert shown("cards", name, "--lang", "fr")[0] == "Le Cercle Rouge"


@pytest.mark.parametrize(
    ("name", "found"), [("3 voeux", "3 Wishes"), ("apotres", "Apostles of the Night"), ("xian", "Xi'an")]
)
def test_accents_and_signs_do_not_matter(name: str, found: str) -> None:
    assert shown("cards", name)[0] == found


def test_a_common_name_lists_all_cards_that_have_it() -> None:
    assert listed("phoenix", "--level", "2") == ["Phoenix (Eliana)", "Phoenix (Immortal)"]
    assert len(listed("Byun Hyung Ja")) == 8
    assert shown("cards", "phoenix", "--level", "III")[0] == "Phoenix"


def test_a_card_is_shown_with_its_text_keywords_and_rulings() -> None:
    words = Words("en")
    text = words.card("guardians-of-the-night")
    lines = shown("cards", "guardians")
    assert lines[:4] == [text.name, words.card_header(text), "", f"Ongoing effect: {text.ongoing}"]
    assert f"  Recruiter (X10.7): {words.keyword('recruiter').text}" in lines
    assert f"  X11.11 {words.rule('X11.11')}" in lines
    assert all(line == line.rstrip() for line in lines)


def test_an_unknown_card_is_refused_with_suggestions() -> None:
    assert refused("cards", "Satti") == 'no card is called "Satti"; did you mean Sati?'
    assert refused("cards", "satti", "--lang", "fr").startswith("aucune carte ne s'appelle «\u00a0satti\u00a0»")
    assert refused("cards", "card:sati:{x}") == 'no card is called "card:sati:{x}"; did you mean Sati?'
    assert refused("cards", "'") == 'no card is called "\'"'


def test_filters_that_mean_nothing_are_refused_with_what_there_is() -> None:
    assert refused("cards", "--clan", "dragons").startswith('no clan is called "dragons"; there are: Abhilasha, Galmi')
    assert refused("cards", "--keyword", "flying").startswith('no keyword is called "flying"; there are: Bounty, Echo')
    assert refused("cards", "--level", "IV") == 'no level is called "IV"; there are: I, II, III'
    assert refused("cards", "--lang", "de") == "no language is called 'de'; there are: en, fr"
    assert refused("cards", "--ruleset", "chess").startswith("no ruleset is called 'chess'")


def test_filters_that_leave_nothing_say_so() -> None:
    assert shown("cards", "--clan", "justice", "--keyword", "echo") == ["No card fits."]
    assert shown("cards", "sati", "--clan", "galmi", "--lang", "fr") == ["Aucune carte ne convient."]


def test_all_rules_are_shown_by_chapters() -> None:
    words = Words("en")
    lines = shown("rules")
    assert lines[0] == words.title()
    assert [line for line in lines if line.startswith("X")] == [f"{one.number} {one.title}" for one in words.rules()]
    assert sum(line.startswith("  X") for line in lines) == sum(len(section.rules) for section in words.rules())


def test_a_chapter_is_shown_whole() -> None:
    section = next(section for section in Words("fr").rules() if section.number == "X6")
    lines = shown("rules", "x6", "--lang", "fr")
    assert lines[0] == f"X6 {section.title}"
    told = [f"  {number} {text}" for number, text in section.rules]
    assert section.fine == ("X6.6",)
    assert lines[1:] == [*told[:-1], "  Points de détail", told[-1]]


@pytest.mark.parametrize(
    ("number", "found"),
    [("X5.2", ["X5.2", "X5.2a", "X5.2b", "X5.2c", "X5.2d"]), ("x5.2C", ["X5.2c"]), ("X10.1", ["X10.1a", "X10.1b"])],
)
def test_a_rule_is_shown_with_its_letters(number: str, found: list[str]) -> None:
    assert [line.split()[0] for line in shown("rules", number)] == found


@pytest.mark.parametrize("number", ["X99", "X5.99", "5", "X5.2z"])
def test_an_unknown_rule_is_refused(number: str) -> None:
    assert refused("rules", number).startswith(f'no rule has the number "{number}"; chapters go from X1 to X12')
