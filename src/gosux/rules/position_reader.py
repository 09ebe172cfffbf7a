"""Reading position files: any position as TOML, the start of a turn plus the actions taken since (design 10).

The format is described in docs/positions.md.
"""

import difflib
import re
import tomllib
from pathlib import Path

from gosux.model.actions import ARMY_SIZE, ROMAN, ROW_LENGTH, parse_slot
from gosux.model.catalogue import CAPTURED, Catalogue
from gosux.model.codec import BadState, parse_entry, state_json
from gosux.model.dice import Dice
from gosux.model.frame import Frame
from gosux.model.knowledge import DESIGN, KNOWER, group_of, knowers
from gosux.model.seat import Seat
from gosux.model.state import NOBODY, Ban, State
from gosux.model.victory import check_full_armies
from gosux.rules.decision import IllegalAction
from gosux.rules.game import Game, new_game
from gosux.rules.round import MATCH
from gosux.rules.ruleset import BadOption, Ruleset, UnknownRuleset, ruleset
from gosux.rules.turn import TURN

OWNED_AND_LOCKED = 4  # Activation tokens of a player, locked ones included (X2.5)
USUALLY_LOCKED = 2
LARGEST_FILE = 1 << 20

_CARD = re.compile(r"^(\()?([a-z0-9-]+)(\))?((?: \[(?:t|x2)\])*)$")


class PositionError(ValueError):
    """A position file that cannot be used: what is wrong, and where."""


_KEYS = {
    "ruleset", "options", "seed", "dice", "round", "starter", "turn", "turns_left", "additional_turn", "recall",
    "wonder", "bounty", "tiles", "ban", "player", "then",
}  # fmt: skip
_PLAYER_KEYS = {
    "clans", "army", "hand", "deck", "top", "discard", "removed", "tokens", "spent", "locked", "supremacy", "passed",
    "turns",
}  # fmt: skip
_BAN_KEYS = {"player", "card", "by", "last_turn"}


class _Table:
    """A TOML table that remembers its name, so that every error can say where it is."""

    def __init__(self, data: object, where: str, keys: set[str]) -> None:
        if not isinstance(data, dict):
            raise PositionError(f"{where or 'the file'} must be a table")
        self.data: dict[str, object] = data
        self.where = where
        for key in self.data:
            if key not in keys:
                close = difflib.get_close_matches(key, sorted(keys), 1)
                hint = f'; did you mean "{close[0]}"?' if close else ""
                raise PositionError(f"{self.path(key)}: there is no such key{hint}")

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError(f"{self.path(key)} must be a whole number, not {value!r}")
        if not low <= value <= high:
            raise PositionError(f"{self.path(key)} must be from {low} to {high}, not {value}")
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise PositionError(f"{self.path(key)} must be true or false, not {value!r}")
        return value

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str):
            raise PositionError(f"{self.path(key)} must be a text, not {value!r}")
        return value

    def texts(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise PositionError(f"{self.path(key)} must be a list of texts")
        return [str(one) for one in value]

    def tables(self, key: str, keys: set[str]) -> "list[_Table]":
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise PositionError(f"{self.path(key)} must be a list of tables: [[{key}]]")
        return [_Table(one, f"{self.path(key)}[{number}]", keys) for number, one in enumerate(value)]


def load_position(source: "str | Path") -> Game:
    """The game that a position file describes; ``source`` is its path. Raises PositionError."""
    path = Path(source)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise PositionError(f"{path}: the file is too large for a position")
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PositionError(f"{path}: {error.strerror or error}") from error
    except UnicodeDecodeError as error:
        raise PositionError(f"{path}: the file is not a text in UTF-8") from error
    except ValueError as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError(f"{source!r} is no path of a file") from error
    try:
        return read_position(text)
    except PositionError as error:
        raise PositionError(f"{path}: {error}") from error


def read_position(text: str) -> Game:
    """The game that the text of a position file describes. Raises PositionError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError(f"this is not TOML: {error}") from error
    except RecursionError as error:
        raise PositionError("this is not a position: it is nested too deeply") from error
    except ValueError as error:  # a number of thousands of digits
        raise PositionError(f"this is not a position: {error}") from error
    top = _Table(data, "", _KEYS)
    game = _start(top)
    for number, action in enumerate(top.texts("then")):
        try:
            if action in ("concede 0", "concede 1"):
                game.concede(int(action[-1]))
            else:
                game.apply(action)
        except IllegalAction as error:
            raise PositionError(f"then[{number}]: {error}") from error
    return game


def _start(top: _Table) -> Game:
    try:
        rules = ruleset(top.text("ruleset", "gosu-x"))
        given = top.data.get("options", {})
        if not isinstance(given, dict):
            raise PositionError("options must be a table")
        options = rules.options(given)
    except (UnknownRuleset, BadOption) as error:
        raise PositionError(str(error)) from error
    seed = top.text("seed", "position")
    if "player" not in top:  # the very beginning of a game
        for key in top.data:
            if key not in ("ruleset", "options", "seed", "then"):
                raise PositionError(f"{key}: a position needs [[player]] twice; without, it is the start of a game")
        return new_game(rules.id, seed, given)
    state = State(rules.catalogue, options, Dice(seed, top.number("dice", 0, 0, 1 << 60)), rules.seats)
    _read_players(state, top)
    _read_table(state, rules, top)
    state.stack = [Frame(MATCH, 0), Frame(TURN, state.active)]
    state.stack[0].step = 1
    check_full_armies(state)
    if state.over:
        raise PositionError("an army of 15 face-up cards has already won (X1.3)")
    origin = state_json(state)
    state.advance()
    return Game(rules, state, origin, [])


def _read_players(state: State, top: _Table) -> None:
    catalogue = state.catalogue
    players = top.tables("player", _PLAYER_KEYS)
    if len(players) != len(state.seats):
        raise PositionError(f"player: there must be {len(state.seats)} [[player]] tables, not {len(players)}")
    for seat, table in zip(state.seats, players, strict=True):
        _read_player(catalogue, seat, table)
    _complete_clans(catalogue, state.seats, players)
    for number, (seat, table) in enumerate(zip(state.seats, players, strict=True)):
        seat.hand = [entry & ~((1 << number) * KNOWER) for entry in seat.hand]  # who holds a card knows it anyway
        _complete_deck(state, number, seat, table)


def _read_player(catalogue: Catalogue, seat: Seat, table: _Table) -> None:
    for clan in table.texts("clans"):
        if clan not in catalogue.table.clan_numbers:
            raise PositionError(
                f'{table.path("clans")}: no clan is called "{clan}"{_hint(clan, catalogue.table.clans)}'
            )
        seat.clans |= 1 << catalogue.table.clan_numbers[clan]
    _read_army(catalogue, seat, _Table(table.data.get("army", {}), table.path("army"), set(ROMAN)))
    seat.hand = _entries(catalogue, table, "hand")
    seat.discard = [entry & DESIGN for entry in _entries(catalogue, table, "discard")]
    seat.removed = [entry & DESIGN for entry in _entries(catalogue, table, "removed")]
    if "deck" in table and "top" in table:
        raise PositionError(f"{table.where}: give deck (all of it) or top (the rest is shuffled under it), not both")
    seat.deck = _entries(catalogue, table, "deck" if "deck" in table else "top")[::-1]
    seat.locked = table.number("locked", USUALLY_LOCKED, 0, USUALLY_LOCKED)
    seat.spent = table.number("spent", 0, 0, OWNED_AND_LOCKED)
    used = seat.locked + seat.spent + sum(seat.resting)
    seat.tokens = table.number("tokens", max(0, OWNED_AND_LOCKED - used), 0, OWNED_AND_LOCKED)
    if seat.tokens + used != OWNED_AND_LOCKED:
        raise PositionError(
            f"{table.path('tokens')}: a player has {OWNED_AND_LOCKED} Activation tokens in hand, on cards, spent and "
            f"locked together, not {seat.tokens + used}"
        )
    seat.supremacy = table.number("supremacy", 0, 0, 1)
    seat.passed = table.flag("passed")
    seat.turns = table.number("turns", 0, 0, 99)


def _hint(word: str, known: list[str]) -> str:
    close = difflib.get_close_matches(word, known, 1)
    return f'; did you mean "{close[0]}"?' if close else ""


def _entries(catalogue: Catalogue, table: _Table, key: str, seats: int = 2) -> list[int]:
    entries: list[int] = []
    for number, text in enumerate(table.texts(key)):
        try:
            entry = parse_entry(catalogue, text)
        except BadState as error:
            hint = _hint(text, catalogue.table.designs)
            raise PositionError(f"{table.path(key)}[{number}]: {error}{hint}") from error
        if entry & DESIGN == 255:
            raise PositionError(f"{table.path(key)}[{number}]: a position knows all its cards")
        if knowers(entry) >> seats:
            raise PositionError(f"{table.path(key)}[{number}]: seats count from 0 to {seats - 1}")
        entries.append(entry)
    return entries


def _read_army(catalogue: Catalogue, seat: Seat, army: _Table) -> None:
    for row, name in enumerate(ROMAN):
        cards = army.texts(name)
        if len(cards) > ROW_LENGTH:
            raise PositionError(f"{army.path(name)}: a row has at most {ROW_LENGTH} cards (X5.1), not {len(cards)}")
        if row and len(cards) > seat.rows[row - 1]:
            raise PositionError(f"{army.path(name)}: a row never has more cards than the row below it (X3.2)")
        seat.rows[row] = len(cards)
        for column, text in enumerate(cards):
            where = f"{army.path(name)}[{column}]"
            match = _CARD.match(text)
            if match is None or (match[1] is None) != (match[3] is None):
                raise PositionError(
                    f'{where}: "{text}" is no card; write sati, (sati) if captured, sati [t] with a token'
                )
            design = catalogue.number.get(match[2], -1)
            if design < 0:
                raise PositionError(
                    f'{where}: no card is called "{match[2]}"{_hint(match[2], catalogue.table.designs)}'
                )
            if not catalogue.levels[design] & (1 << row):
                raise PositionError(f'{where}: "{match[2]}" does not belong in row {name}')
            slot = row * ROW_LENGTH + column
            captured = match[1] is not None
            seat.army[slot] = design + (CAPTURED if captured else 0)
            seat.doubled[slot] = match[4].count("[x2]")
            seat.resting[slot] = match[4].count("[")
            if captured and seat.resting[slot]:
                raise PositionError(f"{where}: a captured card has no tokens (X7.5)")


def _placed(seat: Seat) -> list[int]:
    """All designs of a player that have a place."""
    armies = [design & 255 for design in seat.army if design >= 0]
    return armies + [entry & DESIGN for entry in seat.hand + seat.deck] + seat.discard + seat.removed


def _complete_clans(catalogue: Catalogue, seats: list[Seat], players: list[_Table]) -> None:
    """Clans follow from the cards; what is still open is filled up in the order of the list of clans."""
    taken = 0
    for seat, table in zip(seats, players, strict=True):
        needed = 0
        for design in _placed(seat):
            needed |= catalogue.clan_bit[design]
        if "clans" in table:
            if seat.clans.bit_count() != 3:
                raise PositionError(f"{table.path('clans')}: a deck has 3 clans (X2.1b)")
            if needed & ~seat.clans:
                card = next(d for d in _placed(seat) if catalogue.clan_bit[d] & ~seat.clans)
                raise PositionError(f'{table.where}: "{catalogue.cards[card].id}" is not of the clans of this player')
        else:
            seat.clans = needed
        if seat.clans.bit_count() > 3:
            raise PositionError(f"{table.where}: the cards of this player are of more than 3 clans (X2.1b)")
        if taken & seat.clans:
            shared = next(clan.id for number, clan in enumerate(catalogue.clans) if taken & seat.clans & (1 << number))
            raise PositionError(f"{table.where}: both players have cards of the clan {shared} (X2.1b)")
        taken |= seat.clans
    for seat in seats:
        for clan in range(len(catalogue.clans)):
            if seat.clans.bit_count() < 3 and not taken & (1 << clan):
                seat.clans |= 1 << clan
                taken |= 1 << clan


def _complete_deck(state: State, number: int, seat: Seat, table: _Table) -> None:
    """The deck is all that is left of the clans, in an order that the seed gives, unless it is written down."""
    rest = state.catalogue.designs_of_clans(seat.clans)
    for design in _placed(seat):
        if design not in rest:
            name = state.catalogue.cards[design].id
            raise PositionError(f'{table.where}: there are more copies of "{name}" than exist')
        rest.remove(design)
    if "deck" in table:
        seat.absent = tuple(rest)
        return
    Dice(f"{state.dice.seed}/deck/{number}").shuffle(rest)
    seat.deck = rest + seat.deck


def _read_table(state: State, rules: Ruleset, top: _Table) -> None:
    catalogue = state.catalogue
    last = len(state.seats) - 1
    state.active = top.number("turn", 0, 0, last)
    state.starter = top.number("starter", state.active, 0, last)
    state.round = top.number("round", 1, 1, 3)
    state.wonder = top.number("wonder", NOBODY, 0, last) if "wonder" in top else NOBODY
    state.in_extra_turn = top.flag("additional_turn")
    state.may_recall = top.flag("recall")
    passed = [number for number, seat in enumerate(state.seats) if seat.passed]
    if len(passed) > 1:
        raise PositionError("player[1].passed: after both have passed there is no turn (X4.4e)")
    if passed and passed[0] == state.active:
        raise PositionError(f"player[{state.active}].passed: a player who has passed takes no turn (X4.7)")
    if "turns_left" in top and not passed:
        raise PositionError("turns_left: nobody has passed, so the number of turns is not limited (X4.4c)")
    state.turns_left = top.number("turns_left", 2, 0, 3) if passed else -1
    state.seats[state.active].turns = max(1, state.seats[state.active].turns)
    inactive = 0
    for seat in state.seats:
        inactive |= seat.clans
    state.tiles = ((1 << len(catalogue.clans)) - 1) & ~inactive  # X2.2b
    if "tiles" in top:
        state.tiles = 0
        for clan in top.texts("tiles"):
            if clan not in catalogue.table.clan_numbers:
                raise PositionError(f'tiles: no clan is called "{clan}"{_hint(clan, catalogue.table.clans)}')
            state.tiles |= 1 << catalogue.table.clan_numbers[clan]
    if "bounty" in top:
        text = top.text("bounty", "")
        seat_text, _, slot_name = text.partition(":")
        slot = parse_slot(slot_name)
        if seat_text not in ("0", "1") or slot < 0:
            raise PositionError(f'bounty: "{text}" is no slot; write 1:I3 for the third Troop of player 1')
        if state.seats[int(seat_text)].army[slot] < 0:
            raise PositionError(f"bounty: there is no card at {text}")
        state.bounty = int(seat_text) * ARMY_SIZE + slot
    for ban in top.tables("ban", _BAN_KEYS):
        design = catalogue.number.get(ban.text("card", ""), -1)
        if design < 0:
            raise PositionError(f'{ban.path("card")}: no card is called "{ban.text("card", "")}"')
        who = ban.number("player", state.active, 0, last)
        by = ban.number("by", state.opponent(who), 0, last)
        state.bans.append(Ban(who, design, by, ban.flag("last_turn")))
    _read_groups(state)


def _read_groups(state: State) -> None:
    """Cards marked with the same #number form a group (see docs/positions.md)."""
    members: dict[int, list[int]] = {}
    for seat in state.seats:
        for entry in seat.hand + seat.deck:
            if group_of(entry):
                members.setdefault(group_of(entry), []).append(entry & DESIGN)
    for number in range(1, max(members, default=0) + 1):
        state.groups.append(tuple(sorted(members.get(number, []))))
