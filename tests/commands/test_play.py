"""``gosux play`` in the browser: what is asked for on the command line is chosen on the page."""

from urllib.parse import parse_qs

import pytest

from gosux.bots import UnknownBot
from gosux.commands.play import wishes
from gosux.rules.registry import UnknownRuleset
from gosux.rules.ruleset import BadOption, BadPlayers
from tests.commands.run import mistake


def chosen(address: str) -> dict[str, list[str]]:
    head, _, asked = address.partition("?")
    assert head == "#/new"
    return parse_qs(asked, strict_parsing=True)


def test_without_wishes_the_page_opens_as_last_time() -> None:
    assert wishes(None, None, None, None, {}, "en") == ""


def test_wishes_are_in_the_address() -> None:
    address = wishes("gosu", 4, "hero", "a b/7", {}, "fr")
    expected = {"ruleset": ["gosu"], "players": ["4"], "level": ["hero"], "seed": ["a b/7"], "language": ["fr"]}
    assert chosen(address) == expected


def test_a_language_alone_opens_the_start_page() -> None:
    assert wishes(None, None, None, None, {}, "fr") == "#/?language=fr"


def test_options_name_the_game_they_belong_to() -> None:
    assert chosen(wishes(None, None, None, None, {"edition": "fr"}, "en")) == {
        "ruleset": ["gosu-x"],
        "option": ["edition=fr"],
    }


def test_what_no_game_could_have_is_refused() -> None:
    with pytest.raises(UnknownRuleset):
        wishes("chess", None, None, None, {}, "en")
    with pytest.raises(BadPlayers):
        wishes("gosu-x", 3, None, None, {}, "en")
    with pytest.raises(BadOption):
        wishes(None, None, None, None, {"edition": "de"}, "en")
    with pytest.raises(UnknownBot):
        wishes(None, None, "nobody", None, {}, "en")


@pytest.mark.parametrize("given", [("--hot-seat",), ("--new",), ("--save", "x.json"), ("--position", "x.toml")])
def test_what_only_the_terminal_can_do_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], given: tuple[str, ...]
) -> None:
    assert "--terminal" in mistake(capsys, "play", *given)
