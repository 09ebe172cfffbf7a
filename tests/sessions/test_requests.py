"""Requests about games: new ones, files brought in, replays."""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

import gosux
from gosux.game.view import View
from gosux.records.replays import parse_replay, replay_text, verify_replay
from gosux.records.saves import save_text
from gosux.sessions.history import game_at
from tests.random_play import play_out, played
from tests.sessions.playing import Json, Served, Serving, sitting

Talk = Callable[[Served], Awaitable[None]]


def whole(pieces: list[Any]) -> str:
    return "".join(piece if isinstance(piece, str) else piece[0] for piece in pieces)


def talk(serving: Serving, folder: Path, what: Talk) -> None:
    async def run() -> None:
        async with serving(folder) as served:
            await what(served)

    asyncio.run(run())


def finished(ruleset: str = "gosu-x") -> gosux.Game:
    game = gosux.new_game(ruleset, seed=5)
    play_out(game, random.Random(5))
    return game


# -- new games ---------------------------------------------------------------------------------------------------


def test_a_game_without_a_word_is_one_person_against_a_recruit(tmp_path: Path, serving: Serving) -> None:
    async def new(served: Served) -> None:
        made = await served.new_game()
        assert made["ruleset"] == "gosu-x"
        assert made["players"] == [
            {"kind": "person", "level": None, "name": None},
            {"kind": "bot", "level": "recruit", "name": None},
        ]
        assert [seat["seat"] for seat in made["seats"]] == [0]
        assert len(made["seats"][0]["token"]) >= 32

    talk(serving, tmp_path, new)


@pytest.mark.parametrize(
    ("wanted", "english", "french"),
    [
        ({"ruleset": "chess"}, "chess", "chess"),
        ({"players": 3}, "3", "3"),
        ({"options": {"edition": "de"}}, "edition", "edition"),
        ({"options": {"colour": "red"}}, "colour", "colour"),
        ({"seats": [{"kind": "person"}]}, "1", "1"),
        ({"seats": [{"kind": "person"}, {"kind": "bot", "level": "god"}]}, "god", "god"),
        ({"position": "[[player]]\nhand = ['satti']\n[[player]]\n"}, "satti", "satti"),
    ],
    ids=str,
)
def test_what_cannot_be_played_is_told_in_both_languages(
    tmp_path: Path, serving: Serving, wanted: Json, english: str, french: str
) -> None:
    async def new(served: Served) -> None:
        status, data = await served.refused("/api/games", wanted)
        assert (status, data["code"]) == (400, "refused")
        assert english in data["text"]["en"] and french in data["text"]["fr"]
        assert data["text"]["en"] != data["text"]["fr"]

    talk(serving, tmp_path, new)


def test_persons_are_called_by_their_names(tmp_path: Path, serving: Serving) -> None:
    seats = [{"kind": "person", "name": " Ada \n"}, {"kind": "person", "name": "[Bo](sati)"}]

    async def play(served: Served) -> None:
        made = await served.new_game(seats=seats, seed="1")
        assert [player["name"] for player in made["players"]] == ["Ada", "[Bo](sati)"]
        tokens = [seat["token"] for seat in made["seats"]]
        async with sitting(served, tokens[0]) as ada, sitting(served, tokens[1]) as bo:
            asked, waits, name = (ada, bo, "Ada") if ada.choices else (bo, ada, "[Bo](sati)")
            assert waits.state["scene"]["question"]["prompt"]["en"][0].startswith(f"{name} ")
            await asked.ask("concede")
        (game,) = (await served.post("/api/games/mine", {"tokens": tokens[:1]}))["games"]
        assert [player["name"] for player in game["players"]] == ["Ada", "[Bo](sati)"]
        seen = await served.post("/api/moments", {"token": tokens[0], "view": None, "first": 1})
        assert whole(seen["moments"][0]["log"][-1]["head"]["en"]).startswith(f"{name} ")

    talk(serving, tmp_path, play)


def test_only_the_holder_of_a_token_finds_its_game(tmp_path: Path, serving: Serving) -> None:
    async def look(served: Served) -> None:
        first = await served.new_game(seed="1")
        await served.new_game(seed="2")
        token = first["seats"][0]["token"]
        found = await served.post("/api/games/mine", {"tokens": ["nobody", token]})
        assert [(one["game"], one["place"], one["seat"]) for one in found["games"]] == [(first["game"], 1, 0)]
        assert found["games"][0]["over"] is False
        assert await served.post("/api/games/mine", {"tokens": []}) == {"games": []}

    talk(serving, tmp_path, look)


OWN_TURN = """
[[player]]
army.I = ["volantis"]
hand = ["nezha@1", "sati"]
[[player]]
hand = ["boul-go@0", "galmi-avatar", "navaj", "phoenix-eliana"]
"""

# -- files -------------------------------------------------------------------------------------------------------


def test_a_position_and_a_save_go_on(tmp_path: Path, serving: Serving) -> None:
    async def bring_in(served: Served) -> None:
        game = played(3, 40)
        for text in (game.to_position(), save_text(game, ["person", "troop"])):
            made = await served.post("/api/import", {"text": text, "level": "hero"})
            assert made["over"] is False
            expected = "troop" if text.startswith("{") else "hero"
            assert made["players"][1] == {"kind": "bot", "level": expected, "name": None}
            async with sitting(served, made["seats"][0]["token"]) as person:
                assert person.state["scene"]["table"]["round"] == game.state.round

    talk(serving, tmp_path, bring_in)


@pytest.mark.parametrize("ruleset", ["gosu-x", "gosu"])
def test_a_replay_comes_in_is_looked_at_and_goes_out_again(tmp_path: Path, serving: Serving, ruleset: str) -> None:
    async def look(served: Served) -> None:
        game = finished(ruleset)
        made = await served.post("/api/import", {"text": replay_text(game)})
        assert made["over"] is True
        token = made["seats"][0]["token"]
        _, out = await served.request("/api/replay", json.dumps({"token": token}))
        assert verify_replay(parse_replay(out)) == game

        last = len(game.history)
        whole = await served.post("/api/moments", {"token": token, "view": None, "first": last - 1, "count": 5})
        assert whole["last"] == last
        assert [moment["number"] for moment in whole["moments"]] == [last - 1, last]
        assert whole["moments"][-1]["scene"]["result"]["winners"] == (game.result.winners if game.result else None)
        assert whole["rounds"][0] < whole["battles"][0] <= last
        groups = whole["groups"]
        assert groups == sorted(set(groups)) and (groups[0], groups[-1]) == (0, last)
        _, position = await served.request("/api/position", json.dumps({"token": token, "moment": groups[5]}))
        assert gosux.read_position(position).digest() == game_at(game, groups[5]).digest()
        wrong, _ = await served.refused("/api/position", {"token": token, "moment": last + 1})
        assert wrong == 400
        hands = [seat["hand"] for seat in whole["moments"][0]["scene"]["table"]["seats"]]
        assert all(card["card"] is not None for hand in hands for card in hand)

        first = await served.post("/api/moments", {"token": token, "view": 1, "first": 0, "count": 60})
        assert first["moments"][0]["player"] is None
        middle = first["moments"][-1]["scene"]["table"]["seats"]
        assert all(card["card"] for card in middle[1]["hand"])
        assert any(card["card"] is None for card in middle[0]["hand"])
        wrong, _ = await served.refused("/api/moments", {"token": token, "view": 3, "first": 0, "count": 1})
        assert wrong == 400

    talk(serving, tmp_path, look)


def test_a_position_of_a_running_game_holds_only_what_its_player_knows(tmp_path: Path, serving: Serving) -> None:
    async def hand_on(served: Served) -> None:
        seats = [{"kind": "person"}, {"kind": "person"}]
        game = gosux.read_position(OWN_TURN, seed="a very secret seed")
        made = await served.new_game(position=game.to_position(), seats=seats)
        mine, theirs = [seat["token"] for seat in made["seats"]]
        status, text = await served.request("/api/position", json.dumps({"token": mine}))
        assert status == 200
        assert "seed" not in text and "dice" not in text
        found = gosux.read_position(text)
        assert found.view(0).to_json() == game.view(0).to_json()
        assert found.seed != game.seed
        assert found.digest() != game.digest()
        status, problem = await served.refused("/api/position", {"token": theirs})
        assert (status, problem["detail"]) == (400, "position-at-turn")
        assert problem["text"]["fr"] == "un lien vers une position se fait au début de votre tour"
        # Played on by whoever is asked, not by the first seat.
        turned = await served.post("/api/import", {"text": text.replace("turn = 0", "turn = 1")})
        assert [player["kind"] for player in turned["players"]] == ["bot", "person"]
        async with sitting(served, mine) as person:
            await person.ask("concede")
        status, _ = await served.refused("/api/position", {"token": mine})
        assert status == 400

    talk(serving, tmp_path, hand_on)


def test_a_report_of_a_running_game_holds_only_what_its_player_sees(tmp_path: Path, serving: Serving) -> None:
    position = """
seed = "a very secret seed"
tiles = []
[[player]]
hand = ["nezha", "sati"]
deck = ["elle", "muraena"]
[[player]]
hand = ["boul-go"]
deck = ["galmi-avatar", "navaj"]
"""

    async def ask(served: Served) -> None:
        seats = [{"kind": "person", "name": "Ada"}, {"kind": "bot", "level": "random"}]
        made = await served.new_game(position=position, seats=seats)
        token = made["seats"][0]["token"]
        found = await served.post("/api/report", {"token": token})
        text = json.dumps(found)
        assert (found["players"], found["seat"], found["replay"]) == (["person", "random"], 0, None)
        assert "secret" not in text and "Ada" not in text
        seen = View.from_json(found["view"])
        hands = [player.hand for player in seen.table().players]
        assert hands == [("nezha", "sati"), (None,)]
        assert [pile for seat in found["view"]["seats"] for pile in seat["deck"]] == ["?"] * 4
        async with sitting(served, token) as person:
            await person.ask("concede")
        found = await served.post("/api/report", {"token": token})
        assert found["view"] is None and verify_replay(parse_replay(json.dumps(found["replay"])))
        assert "You lose" in found["log"][-1]
        status, _ = await served.refused("/api/report", {"token": "x"})
        assert status == 404

    talk(serving, tmp_path, ask)


def test_a_running_game_has_no_replay(tmp_path: Path, serving: Serving) -> None:
    async def look(served: Served) -> None:
        made = await served.new_game(seed="1")
        token = made["seats"][0]["token"]
        for path, body in (("/api/replay", {}), ("/api/moments", {"view": None})):
            status, problem = await served.refused(path, {"token": token, **body})
            assert (status, problem["code"]) == (409, "not-over")
            status, problem = await served.refused(path, {"token": "nobody", **body})
            assert (status, problem["code"]) == (404, "unknown-token")

    talk(serving, tmp_path, look)


def damaged() -> list[tuple[str, str]]:
    replay = json.loads(replay_text(finished()))
    other: dict[str, Any] = {**replay, "version": "1", "checksum": "0" * 32}
    return [
        ("not a file", "TOML"),
        ("{", "truncated"),
        ('{"format": "chess/1"}', "gosux-save"),
        (json.dumps({**replay, "checksum": "0" * 32}), "checksum"),
        (json.dumps({**replay, "actions": replay["actions"][:-1]}), "over"),
        (json.dumps(other), "older"),
        ("[" * 100_000, ""),
        ('{"a":' * 100_000, ""),
        ("", ""),
    ]


def test_what_is_wrong_with_a_file_is_told_in_one_sentence(tmp_path: Path, serving: Serving) -> None:
    async def bring_in(served: Served) -> None:
        for text, word in damaged():
            if text == "":  # an empty position is the start of a game
                await served.post("/api/import", {"text": text})
                continue
            status, data = await served.refused("/api/import", {"text": text})
            assert (status, data["code"]) == (400, "refused"), text[:40]
            assert word in data["text"]["en"], data
            assert "\n" not in data["text"]["en"] and data["text"]["fr"]

    talk(serving, tmp_path, bring_in)


# -- what is no text -----------------------------------------------------------------------------------------------

LONELY = r"\ud800"
LONELY_BODIES = [
    ("/api/games", f'{{"seed": "{LONELY}"}}'),
    ("/api/games", f'{{"ruleset": "{LONELY}"}}'),
    ("/api/games", f'{{"options": {{"edition": "{LONELY}"}}}}'),
    ("/api/games", f'{{"options": {{"{LONELY}": "en"}}}}'),
    ("/api/games", f'{{"seats": [{{"kind": "person"}}, {{"kind": "bot", "level": "{LONELY}"}}]}}'),
    ("/api/games", f'{{"position": "seed = \'{LONELY}\'"}}'),
    ("/api/games", f'{{"{LONELY}": 1}}'),
    ("/api/games/mine", f'{{"tokens": ["{LONELY}"]}}'),
    ("/api/import", f'{{"text": "{LONELY}"}}'),
    ("/api/moments", f'{{"token": "{LONELY}", "view": null}}'),
]


def test_half_a_letter_is_no_text(tmp_path: Path, serving: Serving) -> None:
    async def talk() -> None:
        async with serving(tmp_path) as served:
            for path, body in LONELY_BODIES:
                status, text = await served.request(path, body)
                assert (status, json.loads(text)["code"]) == (400, "malformed"), (path, body, text)

    asyncio.run(talk())
