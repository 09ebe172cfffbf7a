"""Reading position files: any position as TOML, the start of a turn plus the actions taken since (design 10).

The format is described in docs/positions.md.
"""

import tomllib
from pathlib import Path
from typing import Final

from gosux.game.codec import BadState, state_json
from gosux.game.decision import IllegalAction
from gosux.game.game import Game, new_game
from gosux.game.scripts import ChosenOtherwise, Script
from gosux.game.seed import BadSeed, seed_text
from gosux.game.unknown_action import UnknownAction
from gosux.game.validate import check_players, check_state, most_pending
from gosux.model.actions import ARMY_SIZE, parse_slot
from gosux.model.changes.knowledge import DESIGN, group_of, hidden_places
from gosux.model.dice import Dice
from gosux.model.frame import Frame
from gosux.model.messages.mistakes import Fact
from gosux.model.state import NOBODY, Ban, State
from gosux.records.limits import MOST_POSITION, Oversized, check_toml
from gosux.records.position_players import PILE_KEYS, read_players
from gosux.records.position_table import PositionError, Table, no_card, no_clan
from gosux.rules.registry import UnknownRuleset, ruleset, rulesets
from gosux.rules.ruleset import BadOption, BadPlayers

_KEYS: Final = {
    "ruleset", "players", "options", "seed", "dice", "round", "starter", "turn", "turns_left", "turns_pending",
    "additional_turn", "recall", "wonder", "advantage", "bounty", "tiles", "ban", "player", "then",
}  # fmt: skip
USUAL_SEED: Final = "position"  # so that the same text gives the same game
MOST_ROUNDS: Final = 100  # the players' points limit it further
_BAN_KEYS: Final = {"player", "card", "by", "last_turn"}


def load_position(source: "str | Path", seed: "int | str" = USUAL_SEED) -> Game:
    """The game of a position file, given by its path; ``seed`` is used if it has none. Raises PositionError."""
    path = Path(source)
    try:
        if path.stat().st_size > 4 * MOST_POSITION:
            raise PositionError("large-position", {"file": str(path)})
        text = path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise PositionError("at", {"place": str(path), "problem": error.strerror or str(error)}) from error
    except UnicodeDecodeError as error:
        raise PositionError("not-utf-8", {"file": str(path)}) from error
    except ValueError as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError("no-path", {"path": str(source)}) from error
    try:
        return read_position(text, seed)
    except PositionError as error:
        raise PositionError("at", {"place": str(path), "problem": error}) from error


def read_position(text: str, seed: "int | str" = USUAL_SEED) -> Game:
    """The game of a position file, given as text; ``seed`` is used if it has none. Raises PositionError."""
    try:
        check_toml(text)
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError("not-toml", {"why": str(error)}) from error
    except Oversized as error:
        raise PositionError(*error.args) from error
    except ValueError as error:  # a number with thousands of digits
        raise PositionError("no-position", {"why": str(error)}) from error
    top = Table(data, "", _KEYS | PILE_KEYS)
    try:
        game = _start(top, seed)
    except PositionError as error:
        named = data.get("ruleset")
        error.game = named if isinstance(named, str) and named in rulesets() else ""
        raise
    _take_actions(game, top.texts("then"))
    return game


def _take_actions(game: Game, actions: list[str]) -> None:
    script = Script(game)
    for number, action in enumerate(actions):
        place = f"then[{number}]"
        try:
            script.take(action)
        except (UnknownAction, ChosenOtherwise) as mistake:
            raise PositionError("at", {"place": place, "problem": mistake}) from mistake
        except IllegalAction as error:
            facts: dict[str, Fact] = {"place": place, "action": error.action, "reasons": [*error.reasons]}
            problem = PositionError("impossible-then", facts)
            problem.game = game.ruleset
            raise problem from error


def _start(top: Table, usual_seed: "int | str") -> Game:
    try:
        rules = ruleset(top.text("ruleset", "gosu-x"))
        given = top.data.get("options", {})
        if not isinstance(given, dict):
            raise PositionError("not-a-table", {"key": "options"})
        options = rules.options(given)
    except (UnknownRuleset, BadOption) as error:
        raise PositionError(*error.args) from error
    try:
        seed = seed_text(top.text("seed", "") if "seed" in top else usual_seed)
    except BadSeed as error:
        raise PositionError("at", {"place": "seed", "problem": error}) from error
    count = top.number("players", len(top.tables("player")) or rules.players[0], 1, 99)
    try:
        seats = rules.seats(count)
    except BadPlayers as error:
        raise PositionError(*error.args) from error
    if "player" not in top:  # the start of a game
        for key in top.data:
            if key not in ("ruleset", "players", "options", "seed", "then"):
                raise PositionError("needs-players", {"place": key})
        return new_game(rules.id, seed, given, seats)
    if not rules.law.common_piles:
        for key in PILE_KEYS:
            if key in top:
                raise PositionError("no-key", {"key": key})
    state = State(rules.catalogue, options, Dice(seed, top.number("dice", 0, 0, 1 << 60)), seats)
    try:
        read_players(state, top)
        _read_table(state, top)
        state.stack = [Frame(rules.law.match, 0), Frame(rules.law.turn, state.active)]
        state.stack[0].step = 1
        check_state(state)
    except BadState as error:
        raise PositionError(*error.args) from error
    origin = state_json(state)
    state.advance()
    return Game(rules, state, origin, [])


def _read_table(state: State, top: Table) -> None:
    catalogue = state.catalogue
    last = len(state.seats) - 1
    state.active = top.number("turn", 0, 0, last)
    state.starter = top.number("starter", state.active, 0, last)
    law = catalogue.law
    state.round = top.number("round", 1, 1, MOST_ROUNDS)
    state.wonder = top.number("wonder", NOBODY, 0, last) if "wonder" in top else NOBODY
    if law.advantage_token or "advantage" in top:
        state.advantage = top.number("advantage", _first_left(state), 0, last)
    state.in_extra_turn = top.flag("additional_turn")
    state.extra_turns = top.number("turns_pending", 0, 0, most_pending(catalogue) if law.turns_follow_turns else 0)
    state.may_recall = top.flag("recall")
    _read_passes(state, top)
    state.seats[state.active].turns = max(1, state.seats[state.active].turns)
    inactive = 0
    for seat in state.seats:
        inactive |= seat.clans
    state.tiles = ((1 << len(catalogue.clans)) - 1) & ~inactive  # X2.2b
    if "tiles" in top:
        state.tiles = 0
        for clan in top.texts("tiles"):
            if clan not in catalogue.table.clan_numbers:
                raise no_clan("tiles", clan, catalogue)
            state.tiles |= 1 << catalogue.table.clan_numbers[clan]
    if "bounty" in top:
        text = top.text("bounty", "")
        seat_text, _, slot_name = text.partition(":")
        slot = parse_slot(slot_name)
        if seat_text not in [str(seat) for seat in range(last + 1)] or slot < 0:
            raise PositionError("not-a-slot", {"place": "bounty", "text": text})
        state.bounty = int(seat_text) * ARMY_SIZE + slot
    for ban in top.tables("ban", _BAN_KEYS):
        design = catalogue.number.get(ban.text("card", ""), -1)
        if design < 0:
            raise no_card(ban.path("card"), ban.text("card", ""), catalogue)
        who = ban.number("player", state.active, 0, last)
        by = ban.number("by", state.opponent(who), 0, last)
        state.bans = (*state.bans, Ban(who, design, by, ban.flag("last_turn")))
    _read_groups(state)


def _first_left(state: State) -> int:
    """The player who started the round, or the next one who has not left (G3.6b)."""
    for step in range(len(state.seats)):
        seat = (state.starter + step) % len(state.seats)
        if not state.seats[seat].out:
            return seat
    return state.starter


def _read_passes(state: State, top: Table) -> None:
    """Who has passed, and how many turns the last player has left (X4.4c, G3.5)."""
    check_players(state)
    cite = state.catalogue.law.cite
    if state.seats[state.active].out:
        raise PositionError("turn-after-leaving", {"place": f"player[{state.active}].out"})
    passed = [number for number, seat in enumerate(state.seats) if seat.passed]
    going_on = [seat for seat in state.in_order() if not state.seats[seat].passed]
    if not going_on:
        raise PositionError("all-passed", {"place": f"player[{passed[-1]}].passed", "rule": cite("X4.4e")})
    if state.active in passed:
        raise PositionError("turn-after-passing", {"place": f"player[{state.active}].passed", "rule": cite("X4.7")})
    limited = len(going_on) == 1
    if "turns_left" in top and not limited:
        raise PositionError("turns-not-limited", {"place": "turns_left", "rule": cite("X4.4c")})
    usual, most = 2, 3
    if state.catalogue.law.turns_follow_turns:
        most = state.options.last_player_turns
        usual = most - 1
    state.turns_left = top.number("turns_left", usual, 0, most) if limited else -1


def _read_groups(state: State) -> None:
    """Cards marked with the same #number form a group (see docs/positions.md)."""
    members: dict[int, list[int]] = {}
    for pile in hidden_places(state):
        for entry in pile:
            if group_of(entry):
                members.setdefault(group_of(entry), []).append(entry & DESIGN)
    numbers = range(1, max(members, default=0) + 1)
    state.groups = tuple(tuple(sorted(members.get(number, []))) for number in numbers)
