"""Replays: finished games as versioned JSON files (docs/records.md).

A replay contains the rules version, because under another version the same actions may lead to a different game.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gosux.game.codec import Json
from gosux.game.decision import Result
from gosux.game.game import Game
from gosux.model.events import Event
from gosux.model.messages.mistakes import Mistake
from gosux.records.fields import (
    REPLAY,
    actions_of,
    format_of,
    head,
    json_text,
    options_of,
    other_version,
    parse_data,
    rules_of,
    seats_of,
    seed_of,
    start_of,
    version_of,
)
from gosux.records.files import RecordError, named, read_text, write_text
from gosux.records.playback import CONCEDE, begin, conceding, take
from gosux.records.shuffles import Shuffle, check_seed, shuffle_of
from gosux.rules.ruleset import Ruleset

REPLAY_MODE: Final = 0o666  # minus the umask


class Step:
    """One action of a replay and its events: ``number`` counts from 1, ``kind`` is that of the question."""

    def __init__(self, number: int, player: int, kind: str, action: str, events: list[Event]) -> None:
        self.number = number
        self.player = player
        self.kind = kind
        self.action = action
        self.events = events  # all of them, unredacted


class Replay:
    """A finished game: iterate over its steps, or get the game after a number of actions."""

    def __init__(
        self,
        rules: Ruleset,
        seats: int,
        options: dict[str, str],
        seed: str,
        start: "Json | None",
        actions: list[str],
        result: Result,
        checksum: str,
        shuffle: "Shuffle | None" = None,
    ) -> None:
        self.rules = rules
        self.seats = seats
        self.options = options
        self.seed = seed
        self.start = start  # the state of the position it started from; None for the start of a game
        self.actions = actions
        self.result = result
        self.checksum = checksum  # Game.digest() at the end
        self.shuffle = shuffle  # where the seed comes from, in a game between people

    def begin(self) -> Game:
        """The game before its first action; ``opening`` holds the events until then."""
        return begin(self.rules, self.seats, self.options, self.seed, self.start)

    def game_at(self, number: int) -> Game:
        """The game after that many actions."""
        if not 0 <= number <= len(self.actions):
            raise IndexError(f"this replay has {len(self.actions)} actions: there is no moment {number}")
        game = self.begin()
        for place in range(number):
            take(game, place + 1, self.actions[place])
        return game

    def moments(self) -> Iterator[Game]:
        """The game before the first action and after each one: always the same object, moved on."""
        game = self.begin()
        yield game
        for place, action in enumerate(self.actions):
            take(game, place + 1, action)
            yield game

    def _repr_html_(self) -> str:
        """For notebooks: all moments, with a slider."""
        from gosux.notebook.page import html_of

        return html_of(self)

    def __iter__(self) -> Iterator[Step]:
        game = self.begin()
        for place, action in enumerate(self.actions):
            player = conceding(game, action)
            kind = CONCEDE
            decision = game.decision
            if player < 0 and decision is not None:
                player = decision.player
                kind = decision.kind
            yield Step(place + 1, player, kind, action, take(game, place + 1, action))


def write_replay(game: Game, path: "str | Path") -> None:
    """Write the replay of a finished game. Raises RecordError."""
    write_text(path, replay_text(game), REPLAY_MODE)


def replay_text(game: Game, shuffle: "Shuffle | None" = None, stand_ins: "list[Json] | None" = None) -> str:
    """What ``write_replay`` writes. ``shuffle`` shows where the seed comes from; ``stand_ins`` says which actions bots
    took for persons who were away, is kept for readers and changes nothing."""
    result = game.result
    if result is None:  # its seed would reveal every card
        raise RecordError("not-over-yet")
    data = head(game, REPLAY)
    if shuffle is not None:
        data["shuffle"] = shuffle.to_json()
    if stand_ins:
        data["stand_ins"] = stand_ins
    return json_text(data | {"result": result.to_json(), "checksum": game.digest()})


def read_replay(path: "str | Path") -> Replay:
    """The replay that ``write_replay`` wrote; ``verify_replay`` checks it. Raises RecordError."""
    text = read_text(path)
    with named(path):
        return parse_replay(text)


def parse_replay(text: str) -> Replay:
    """The replay that ``replay_text`` wrote. Raises RecordError."""
    data = parse_data(text)
    if format_of(data) != REPLAY:
        raise RecordError("save-not-replay")
    return replay_of(data)


def verify_replay(replay: Replay) -> Game:
    """Replay the game and compare, and check where its seed comes from; returns the finished game. Raises
    RecordError."""
    if replay.shuffle is not None:
        check_seed(replay.shuffle, replay.seed, replay.seats)
    game = replay.game_at(len(replay.actions))
    result = game.result
    if result is None:
        raise RecordError("not-over-at-the-end", {"number": len(replay.actions)})
    if result != replay.result:
        raise RecordError("other-result", {"result": _ending(result), "told": _ending(replay.result)})
    if game.digest() != replay.checksum:
        raise RecordError("other-checksum", {"checksum": game.digest(), "told": replay.checksum[:40]})
    return game


def _ending(result: Result) -> Mistake:
    """A part of a sentence: how a game ended."""
    rule = result.rule[:20]
    if not result.winners:
        return RecordError("draw", {"rule": rule})
    return RecordError("victory", {"winners": [*result.winners], "rule": rule})


def replay_of(data: Json) -> Replay:
    """The replay of a parsed file. One of another rules version is accepted if the game goes the same under the current
    rules, action by action. Raises RecordError."""
    rules = rules_of(data)
    version = version_of(data)
    if version == rules.version:
        return _replay_by(rules, data)
    try:
        replay = _replay_by(rules, data)
        verify_replay(replay)
    except RecordError as error:
        raise other_version(rules, version, "replay") from error
    return replay


def _replay_by(rules: Ruleset, data: Json) -> Replay:
    options = options_of(rules, data)
    result = data.get("result")
    winners = result.get("winners") if isinstance(result, dict) else None
    rule = result.get("rule") if isinstance(result, dict) else None
    if not isinstance(winners, list) or not isinstance(rule, str):
        raise RecordError("result")
    seats = seats_of(rules, data)
    if not all(isinstance(one, int) and 0 <= one < seats for one in winners):
        raise RecordError("result-winner")
    checksum = data.get("checksum")
    if not isinstance(checksum, str):
        raise RecordError("record-text", {"key": "checksum"})
    ended = Result([int(one) for one in winners], rule)
    shuffle = shuffle_of(data["shuffle"]) if data.get("shuffle") is not None else None
    replay = Replay(
        rules, seats, options.texts, seed_of(data), start_of(data), actions_of(data), ended, checksum, shuffle
    )
    if replay.start is not None:
        replay.begin()  # refuse an impossible state now, not when the replay is viewed
    return replay
