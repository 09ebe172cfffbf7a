"""A pack that cannot be used is refused with one sentence that names the card and the mistake, in both languages."""

import json
import random
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import gosux
from gosux.packs import Pack, PackError, load_pack, use_packs
from gosux.packs import load as loading
from gosux.records.files import RecordError
from gosux.records.replays import parse_replay
from gosux.text import Words

HEAD = """
from gosux.cards.ranks import HERO, IMMORTAL, TROOP
from gosux.effects.piles.draw import Draw
from gosux.effects.flow import Then
from gosux.model.card import Card, Clan
from gosux.model.effect import Effect
from gosux.model.messages import Message
from gosux.packs import Pack, PackEffect

class Wish(PackEffect):
    def run(self, state, frame):
        state.finish(True)
    def clause(self):
        return Message("wish")

class Alone(Effect):
    def run(self, state, frame):
        state.finish(True)

WORDS = {"en": "clause-wish = wish\\n    .gist = Wish\\n", "fr": "clause-wish = faites un vœu\\n    .gist = Vœu\\n"}
"""

BROKEN: dict[str, tuple[str, str]] = {
    "no pack": ("PAK = 1", "declares no pack"),
    "an error in it": ('HERO("X", effekt=Draw(1))', "cannot be loaded: TypeError"),
    "no Python": ("PACK = Pack(", "cannot be loaded: SyntaxError"),
    "an unknown keyword": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", keywords=["flying"], effect=Draw(1))})',
        "card ash: no keyword is called 'flying'",
    ),
    "a bad name": ('PACK = Pack("My Pack", "1")', "“My Pack” is no name for a pack"),
    "a bad version": ('PACK = Pack("p", "1/2")', "no usable version: “1/2”"),
    "nothing in it": ('PACK = Pack("p", "1", bases=["gosu-x"])', "the pack p brings no card"),
    "another game's": (
        'PACK = Pack("p", "1", bases=["gosu"], replaces={"kaez": HERO("Ash", effect=Draw(1))})',
        "the pack p is made for gosu, not for gosu-x",
    ),
    "a card that is not there": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaetz": HERO("Ash", effect=Draw(1))})',
        "replaces “kaetz”, but gosu-x has no such card; did you mean",
    ),
    "a clan that is not there": (
        'PACK = Pack("p", "1", bases=["gosu-x"], adds={"fire": [HERO("Ash", effect=Draw(1))]})',
        "adds cards to the clan “fire”",
    ),
    "a clan that is there already": (
        'PACK = Pack("p", "1", bases=["gosu-x"], clans=[Clan("xian", "Xi", [HERO("Ash", effect=Draw(1))])])',
        "brings the clan “xian”, which is there already",
    ),
    "a clan without a tile": (
        'PACK = Pack("p", "1", bases=["gosu-x"], clans=[Clan("ash", "Ash", [HERO("Ember", effect=Draw(1))])])',
        "clan ash: a card of level III with the clan's name, Ash,",
    ),
    "a card twice": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Sati", effect=Draw(1))})',
        "card sati: another card has the same id",
    ),
    "an id with capitals": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", id="Ash!", effect=Draw(1))})',
        "card “Ash!”: an id has",
    ),
    "a level too high": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": Card("Ash", 4, effect=Draw(1))})',
        "card ash: 4 is no level",
    ),
    "no copies": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": Card("Ash", 2, copies=0, effect=Draw(1))})',
        "card ash: 0 copies are not possible",
    ),
    "an effect of no open class": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", effect=Then(Draw(1), Alone()))})',
        "card ash: the effect Alone is neither",
    ),
    "no words": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", effect=Wish())})',
        "card ash: its text cannot be formed in the language en",
    ),
    "no French words": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", effect=Wish())}, '
        'words={"en": WORDS["en"]})',
        "card ash: its text cannot be formed in the language fr",
    ),
    "a message of the game's": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", effect=Wish())}, '
        'words={"en": WORDS["en"] + "clause-draw = draw\\n", "fr": WORDS["fr"]})',
        "its messages in the language en cannot be used",
    ),
    "too long a gist": (
        'PACK = Pack("p", "1", bases=["gosu-x"], replaces={"kaez": HERO("Ash", effect=Wish())}, '
        'words={"en": WORDS["en"].replace("= Wish", "= Wish for something wonderful tonight"), "fr": WORDS["fr"]})',
        "has 36 characters; at most 34 fit on the board",
    ),
    "words that cannot be combined": (
        "from gosux.effects.selectors import CARD\nfrom gosux.effects.army.capture import Capture\n"
        'CAPTURE = Capture(CARD.adjacent.opposing)\nPACK = Pack("p", "1", bases=["gosu-x"])',
        "cannot be loaded: CannotCombine: .opposing cannot follow .adjacent",
    ),
    "a game and cards": (
        'PACK = Pack("p", "1", bases=["gosu-x"], game=object(), replaces={"kaez": HERO("Ash", effect=Wish())})',
        "the pack p brings a game of its own",
    ),
}


def written(folder: Path, source: str) -> str:
    file = folder / "broken.py"
    file.write_text(HEAD + source + "\n", encoding="utf-8")
    return str(file)


@pytest.mark.parametrize("what", BROKEN)
def test_a_broken_pack_is_refused_with_the_card_and_the_mistake(what: str, tmp_path: Path) -> None:
    source, expected = BROKEN[what]
    known = gosux.rulesets()
    with pytest.raises(PackError) as refusal:
        use_packs("gosu-x", [written(tmp_path, source)])
    assert expected in Words("en").mistake(refusal.value)
    assert Words("fr").mistake(refusal.value) != Words("en").mistake(refusal.value)
    assert gosux.rulesets() == known, "a broken pack leaves nothing behind"


def test_cards_combine_the_words_of_the_game_freely(tmp_path: Path) -> None:
    """Whoever acts is named, and a gist that would be too long is cut."""
    source = """
from gosux.effects.army.capture import Capture
from gosux.effects.flow import EachPlayer, May
from gosux.effects.piles.draw import Discard
from gosux.effects.selectors import CARD
from gosux.effects.who import OPPONENT
PACK = Pack("p", "1", bases=["gosu-x"], replaces={
    "kaez": HERO("Ash", effect=EachPlayer(Capture(CARD.level(1)))),
    "genious": HERO("Soot", effect=May(Discard(1, who=OPPONENT))),
})
"""
    name = use_packs("gosu-x", [written(tmp_path, source)])
    english, french = Words("en", name), Words("fr", name)
    assert english.card("ash").effect == "Each player captures a card of level I."
    assert french.card("ash").effect == "Chaque joueur capture une carte de niveau I."
    assert english.card("soot").effect == "You may have your opponent discard 1 card of their choice."
    assert french.card("soot").effect == "Vous pouvez obliger votre adversaire à défausser 1 carte de son choix."
    assert english.card("soot").gist == "May have opponent discard 1"
    assert french.card("soot").gist == "Vous pouvez obliger l'adversaire…"


def test_a_pack_that_is_put_right_can_be_used(tmp_path: Path) -> None:
    with pytest.raises(PackError):
        use_packs("gosu-x", [written(tmp_path, BROKEN["no French words"][0])])
    right = BROKEN["no words"][0].removesuffix(")") + ", words=WORDS)"
    assert use_packs("gosu-x", [written(tmp_path, right)]) == "gosu-x+p"
    assert Words("fr", "gosu-x+p").card("ash").effect == "Faites un vœu."


def test_a_pack_that_is_broken_later_is_refused_and_the_good_one_kept(tmp_path: Path) -> None:
    right = BROKEN["no words"][0].removesuffix(")") + ", words=WORDS)"
    use_packs("gosu-x", [written(tmp_path, right)])
    with pytest.raises(PackError):
        use_packs("gosu-x", [written(tmp_path, BROKEN["no French words"][0])])
    assert Words("fr", "gosu-x+p").card("ash").effect == "Faites un vœu."


def test_a_pack_that_is_changed_is_used_as_it_is_now(tmp_path: Path) -> None:
    right = BROKEN["no words"][0].removesuffix(")") + ", words=WORDS)"
    use_packs("gosu-x", [written(tmp_path, right)])
    use_packs("gosu-x", [written(tmp_path, right.replace("Ash", "Embers"))])
    assert Words("en", "gosu-x+p").card("embers").name == "Embers"


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(PackError, match=r"there is no file nowhere\.py"):
        load_pack("nowhere.py")


def test_an_installed_pack_is_found_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    example = Path(__file__).parents[2] / "examples"
    monkeypatch.syspath_prepend(str(example))
    point = EntryPoint("sparks", "embers:PACK", loading.GROUP)
    monkeypatch.setattr(loading, "entry_points", lambda group: [point] if group == loading.GROUP else [])
    assert load_pack("sparks").name == "embers"
    with pytest.raises(PackError, match="no installed pack is called sparkz; known are: sparks"):
        load_pack("sparkz")


def test_an_installed_pack_that_fails_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("sparks", "no_such_module_at_all:PACK", loading.GROUP)
    monkeypatch.setattr(loading, "entry_points", lambda group: [point])
    with pytest.raises(PackError, match="the pack sparks cannot be loaded: ModuleNotFoundError"):
        load_pack("sparks")


def test_a_clan_and_more_cards_can_be_added(tmp_path: Path) -> None:
    source = """
from gosux.effects.ongoing import HAND_IS_STRENGTH
ASH = Clan("ash", "Ash", [
    IMMORTAL("Ash", ongoing=HAND_IS_STRENGTH),
    HERO("Urn", shift=1, effect=Draw(2)),
    TROOP("Soot", shift=1, effect=Draw(1)),
])
PACK = Pack("ashes", "3", bases=["gosu-x"], clans=[ASH], adds={"xian": [TROOP("Smoke", shift=1, effect=Draw(1))]})
"""
    name = use_packs("gosu-x", [written(tmp_path, source)])
    catalogue = gosux.new_game(name, 1).rules.catalogue
    assert [clan.id for clan in catalogue.clans][-1] == "ash"
    assert len(catalogue.designs_of_clans(1 << catalogue.table.clan_numbers["xian"])) == 17
    assert Words("en", name).tile("ash") == Words("en").tile("phoenix")
    for seed in range(5):
        game = gosux.new_game(name, seed)
        rng = random.Random(seed)
        while game.legal():
            game.step(rng.choice(game.legal()))
        assert game.result is not None


def test_a_game_of_its_own_can_be_brought(tmp_path: Path) -> None:
    source = """
from gosux.cards import gosu
from gosux.rules.games.gosu.law import law
from gosux.rules.ruleset import Ruleset
short = law()
short.points_to_win = 1
GAME = Ruleset("gosu-short", gosu.CLANS, short, players=(2, 4), choices={}, layers=("gosu",), drafts=False,
               packs=(("short", "1"),))
PACK = Pack("short", "1", game=GAME)
"""
    assert use_packs("gosu", [written(tmp_path, source)]) == "gosu-short"
    game = gosux.new_game("gosu-short", 4, players=3)
    rng = random.Random(4)
    while game.legal():
        game.step(rng.choice(game.legal()))
    assert game.state.round == 1
    assert game.rules.version == "3+short-1"


def test_two_packs_are_added_one_after_the_other(tmp_path: Path) -> None:
    right = BROKEN["no words"][0].replace('"kaez"', '"timer"').replace('"p"', '"q"').removesuffix(")")
    example = str(Path(__file__).parents[2] / "examples" / "embers.py")
    assert use_packs("gosu-x", [example, written(tmp_path, right + ", words=WORDS)")]) == "gosu-x+embers+q"
    assert gosux.new_game("gosu-x+embers+q", 1).rules.version == "4+embers-1+q-1"
    assert Words("fr", "gosu-x+embers+q").card("cinder").name == "Escarbille"


def test_reading_a_record_imports_nothing(tmp_path: Path) -> None:
    marker = tmp_path / "was-imported"
    (tmp_path / "sly.py").write_text(f"open({str(marker)!r}, 'w')\n", encoding="utf-8")
    for name in ("gosu-x+sly", f"gosu-x+{tmp_path}/sly.py", f"{tmp_path}/sly.py", "sly"):
        data: dict[str, object] = {"format": "gosux-replay/1", "version": "3", "ruleset": name, "options": {}}
        data |= {"seed": "1", "start": None, "actions": [], "result": {"winners": [0], "rule": "X1.5"}, "checksum": ""}
        with pytest.raises(RecordError, match=r"ruleset|pack"):
            parse_replay(json.dumps(data))
        with pytest.raises(gosux.PositionError):
            gosux.read_position(f'ruleset = "{name}"')
        with pytest.raises(gosux.Mistake):
            gosux.Game.from_json({"ruleset": name, "version": "3", "state": {}, "history": []})
    assert not marker.exists()
    assert "sly" not in sys.modules


def test_a_pack_says_what_it_brings() -> None:
    assert Pack("p", "1").cards() == []
