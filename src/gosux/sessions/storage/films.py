"""A finished game as somebody saw it: a replay that hides cards (docs/records.md).

Cards follow from a seed and from actions, so such a file holds neither, but what its viewer was told, moment by moment.
Questions that the viewer must not notice leave no trace: what happened before and after them is one moment. So two
games that are equal for a viewer give the same file.
"""

import json
from typing import Any

from pydantic import Field, ValidationError

from gosux.game.game import Game
from gosux.model.events import Event
from gosux.records.fields import FILM, parse_data
from gosux.records.files import RecordError
from gosux.sessions.history import playthrough
from gosux.sessions.messages.base import Part
from gosux.sessions.messages.requests import Moment
from gosux.sessions.messages.table import Player
from gosux.sessions.scenes.events import events_for, last_group, with_group
from gosux.sessions.scenes.scene import scene_for
from gosux.sessions.scenes.sentences import Sentences, seated, sentences_for
from gosux.sessions.scenes.watching import public_scene, public_sentences, watcher_of

FORMAT = f"{FILM}/1"


class Film(Part):
    """``view`` is the seat that saw the game; None for what lay open. The other fields are those of ``Moments``."""

    format: str = Field(pattern=f"^{FORMAT}$")
    ruleset: str
    options: dict[str, str]
    players: list[Player]
    view: int | None
    groups: list[int]
    rounds: list[int]
    battles: list[int]
    moments: list[Moment]


def film_of(game: Game, players: list[Player], view: "int | None") -> Film:
    """``game`` must be over."""
    viewer = watcher_of(game.players) if view is None else view
    sentences: Sentences = (
        public_sentences(game.ruleset, game.players, seated(players))
        if view is None
        else sentences_for(game.ruleset, game.players, view, seated(players))
    )
    found = Film(
        format=FORMAT, ruleset=game.ruleset, options=game.options, players=players, view=view,
        groups=[], rounds=[], battles=[], moments=[],
    )  # fmt: skip
    group: list[Event] = []  # the events of the last group that was told
    untold: list[Event] = []
    for again, progress, _, told in playthrough(game, [0] * (watcher_of(game.players) + 1)):
        untold += told
        if progress.withheld[viewer] or not (progress.noticed[viewer] or not found.moments):
            continue
        number = len(found.moments)
        running, group = group, last_group(group, untold)
        seen = sentences.visible(untold)
        kinds = {event.kind for event in seen}
        if number and seen and not (running and running[0].group == seen[0].group):
            found.groups.append(number - 1)
        if "round" in kinds:
            found.rounds.append(number)
        if "battle" in kinds:
            found.battles.append(number)
        scene = public_scene(again, players) if view is None else scene_for(again, view, players)
        scene.choices = []
        found.moments.append(
            Moment(
                number=number, player=None, action=None, events=events_for(untold, sentences, None),
                log=sentences.log(with_group(running, untold)), scene=scene,
            )
        )  # fmt: skip
        untold = []
    found.groups.append(len(found.moments) - 1)
    return found


def film_text(game: Game, players: list[Player], view: "int | None") -> str:
    """The file of a finished game as a seat saw it, or, for None, as somebody without a seat did."""
    data = film_of(game, players, view).model_dump(mode="json")
    before: Any = {}
    for moment in data["moments"]:
        moment["scene"], before = changed(before, moment["scene"]), moment["scene"]
    return json.dumps(data, separators=(",", ":"), ensure_ascii=False) + "\n"


def is_film(text: str) -> bool:
    """Whether a text says that it is one."""
    return text.lstrip("\ufeff \t\r\n").startswith(f'{{"format":"{FILM}/')


def parse_film(text: str) -> Film:
    """What ``film_text`` wrote, checked. Raises RecordError."""
    data: dict[str, Any] = parse_data(text)
    try:
        before: Any = {}
        for moment in data["moments"]:
            before = moment["scene"] = patched(before, moment["scene"])
        film = Film.model_validate(data)
        if not film.moments or [one.number for one in film.moments] != list(range(len(film.moments))):
            raise RecordError("film-damaged")
    except (ValidationError, LookupError, TypeError, ValueError) as error:
        raise RecordError("film-damaged") from error
    return film


# -- scenes as what changes from one to the next ---------------------------------------------------------------------


def changed(old: Any, new: Any) -> Any:
    """What ``patched`` makes ``new`` of: the changed members of an object or list; anything else as ``[new]``."""
    if isinstance(old, dict) and isinstance(new, dict) and old.keys() <= new.keys():
        return {key: changed(old.get(key), one) for key, one in new.items() if key not in old or old[key] != one}
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return {
            str(place): changed(one, two)
            for place, (one, two) in enumerate(zip(old, new, strict=True))
            if one != two
        }  # fmt: skip
    return [new]


def patched(old: Any, change: Any) -> Any:
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        return [patched(one, change[str(place)]) if str(place) in change else one for place, one in enumerate(old)]
    return {**old, **{key: patched(old.get(key), one) for key, one in change.items()}}
