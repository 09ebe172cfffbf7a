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
from gosux.model.mistakes import Fact, Mistake
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


class PositionError(Mistake):
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
            raise PositionError("not-a-table", {"key": where})
        self.data: dict[str, object] = data
        self.where = where
        for key in self.data:
            if key not in keys:
                raise _hinted(PositionError("no-key", {"key": self.path(key)}), key, sorted(keys))

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def number(self, key: str, default: int, low: int, high: int) -> int:
        value = self.data.get(key, default)
        if isinstance(value, bool) or not isinstance(value, int):
            raise PositionError("not-a-number", {"key": self.path(key), "value": repr(value)})
        if not low <= value <= high:
            raise PositionError("out-of-range", {"key": self.path(key), "low": low, "high": high, "value": value})
        return value

    def flag(self, key: str) -> bool:
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise PositionError("not-true-or-false", {"key": self.path(key), "value": repr(value)})
        return value

    def text(self, key: str, default: str) -> str:
        value = self.data.get(key, default)
        if isinstance(value, int) and not isinstance(value, bool):
            return str(value)
        if not isinstance(value, str):
            raise PositionError("not-a-text", {"key": self.path(key), "value": repr(value)})
        return value

    def texts(self, key: str) -> list[str]:
        value = self.data.get(key, [])
        if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
            raise PositionError("not-texts", {"key": self.path(key)})
        return [str(one) for one in value]

    def tables(self, key: str, keys: set[str]) -> "list[_Table]":
        value = self.data.get(key, [])
        if not isinstance(value, list):
            raise PositionError("not-tables", {"key": self.path(key), "name": key})
        return [_Table(one, f"{self.path(key)}[{number}]", keys) for number, one in enumerate(value)]


def load_position(source: "str | Path") -> Game:
    """The game that a position file describes; ``source`` is its path. Raises PositionError."""
    path = Path(source)
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise PositionError("large-position", {"file": str(path)})
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise PositionError("at", {"place": str(path), "problem": error.strerror or str(error)}) from error
    except UnicodeDecodeError as error:
        raise PositionError("not-utf-8", {"file": str(path)}) from error
    except ValueError as error:
        if isinstance(error, PositionError):
            raise
        raise PositionError("no-path", {"path": str(source)}) from error
    try:
        return read_position(text)
    except PositionError as error:
        raise PositionError("at", {"place": str(path), "problem": error}) from error


def read_position(text: str) -> Game:
    """The game that the text of a position file describes. Raises PositionError."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PositionError("not-toml", {"why": str(error)}) from error
    except RecursionError as error:
        raise PositionError("position-too-deep") from error
    except ValueError as error:  # a number of thousands of digits
        raise PositionError("no-position", {"why": str(error)}) from error
    top = _Table(data, "", _KEYS)
    game = _start(top)
    for number, action in enumerate(top.texts("then")):
        try:
            if action in ("concede 0", "concede 1"):
                game.concede(int(action[-1]))
            else:
                game.apply(action)
        except IllegalAction as error:
            facts: dict[str, Fact] = {"place": f"then[{number}]", "action": error.action, "reasons": [*error.reasons]}
            raise PositionError("impossible-then", facts) from error
    return game


def _start(top: _Table) -> Game:
    try:
        rules = ruleset(top.text("ruleset", "gosu-x"))
        given = top.data.get("options", {})
        if not isinstance(given, dict):
            raise PositionError("not-a-table", {"key": "options"})
        options = rules.options(given)
    except (UnknownRuleset, BadOption) as error:
        raise PositionError(*error.args) from error
    seed = top.text("seed", "position")
    if "player" not in top:  # the very beginning of a game
        for key in top.data:
            if key not in ("ruleset", "options", "seed", "then"):
                raise PositionError("needs-players", {"place": key})
        return new_game(rules.id, seed, given)
    state = State(rules.catalogue, options, Dice(seed, top.number("dice", 0, 0, 1 << 60)), rules.seats)
    _read_players(state, top)
    _read_table(state, rules, top)
    state.stack = [Frame(MATCH, 0), Frame(TURN, state.active)]
    state.stack[0].step = 1
    check_full_armies(state)
    if state.over:
        raise PositionError("already-won", {"count": ARMY_SIZE})
    origin = state_json(state)
    state.advance()
    return Game(rules, state, origin, [])


def _read_players(state: State, top: _Table) -> None:
    catalogue = state.catalogue
    players = top.tables("player", _PLAYER_KEYS)
    if len(players) != len(state.seats):
        raise PositionError("player-tables", {"seats": len(state.seats), "count": len(players)})
    for seat, table in zip(state.seats, players, strict=True):
        _read_player(catalogue, seat, table)
    _complete_clans(catalogue, state.seats, players)
    for number, (seat, table) in enumerate(zip(state.seats, players, strict=True)):
        seat.hand = [entry & ~((1 << number) * KNOWER) for entry in seat.hand]  # who holds a card knows it anyway
        _complete_deck(state, number, seat, table)


def _read_player(catalogue: Catalogue, seat: Seat, table: _Table) -> None:
    for clan in table.texts("clans"):
        if clan not in catalogue.table.clan_numbers:
            raise _no_clan(table.path("clans"), clan, catalogue)
        seat.clans |= 1 << catalogue.table.clan_numbers[clan]
    _read_army(catalogue, seat, _Table(table.data.get("army", {}), table.path("army"), set(ROMAN)))
    seat.hand = _entries(catalogue, table, "hand")
    seat.discard = [entry & DESIGN for entry in _entries(catalogue, table, "discard")]
    seat.removed = [entry & DESIGN for entry in _entries(catalogue, table, "removed")]
    if "deck" in table and "top" in table:
        raise PositionError("deck-and-top", {"place": table.where})
    seat.deck = _entries(catalogue, table, "deck" if "deck" in table else "top")[::-1]
    seat.locked = table.number("locked", USUALLY_LOCKED, 0, USUALLY_LOCKED)
    seat.spent = table.number("spent", 0, 0, OWNED_AND_LOCKED)
    used = seat.locked + seat.spent + sum(seat.resting)
    seat.tokens = table.number("tokens", max(0, OWNED_AND_LOCKED - used), 0, OWNED_AND_LOCKED)
    if seat.tokens + used != OWNED_AND_LOCKED:
        facts: dict[str, Fact] = {"tokens": OWNED_AND_LOCKED, "count": seat.tokens + used}
        raise PositionError("activation-tokens", {"place": table.path("tokens"), **facts})
    seat.supremacy = table.number("supremacy", 0, 0, 1)
    seat.passed = table.flag("passed")
    seat.turns = table.number("turns", 0, 0, 99)


def _hinted(problem: PositionError, word: str, known: list[str]) -> PositionError:
    """The problem, and what was probably meant."""
    close = difflib.get_close_matches(word, known, 1)
    return PositionError("did-you-mean", {"problem": problem, "close": close[0]}) if close else problem


def _no_card(place: str, card: str, catalogue: Catalogue) -> PositionError:
    return _hinted(PositionError("no-card-there", {"place": place, "card": card}), card, catalogue.table.designs)


def _no_clan(place: str, clan: str, catalogue: Catalogue) -> PositionError:
    return _hinted(PositionError("no-clan-there", {"place": place, "clan": clan}), clan, catalogue.table.clans)


def _entries(catalogue: Catalogue, table: _Table, key: str, seats: int = 2) -> list[int]:
    entries: list[int] = []
    for number, text in enumerate(table.texts(key)):
        try:
            entry = parse_entry(catalogue, text)
        except BadState as error:
            problem = PositionError("at", {"place": f"{table.path(key)}[{number}]", "problem": error})
            raise _hinted(problem, text, catalogue.table.designs) from error
        if entry & DESIGN == 255:
            raise PositionError("position-knows-cards", {"place": f"{table.path(key)}[{number}]"})
        if knowers(entry) >> seats:
            raise PositionError("no-such-seat", {"place": f"{table.path(key)}[{number}]", "last": seats - 1})
        entries.append(entry)
    return entries


def _read_army(catalogue: Catalogue, seat: Seat, army: _Table) -> None:
    for row, name in enumerate(ROMAN):
        cards = army.texts(name)
        if len(cards) > ROW_LENGTH:
            raise PositionError("long-row", {"place": army.path(name), "most": ROW_LENGTH, "count": len(cards)})
        if row and len(cards) > seat.rows[row - 1]:
            raise PositionError("top-heavy", {"place": army.path(name)})
        seat.rows[row] = len(cards)
        for column, text in enumerate(cards):
            where = f"{army.path(name)}[{column}]"
            match = _CARD.match(text)
            if match is None or (match[1] is None) != (match[3] is None):
                raise PositionError("not-a-card", {"place": where, "text": text})
            design = catalogue.number.get(match[2], -1)
            if design < 0:
                raise _no_card(where, match[2], catalogue)
            if not catalogue.levels[design] & (1 << row):
                raise PositionError("wrong-row", {"place": where, "card": match[2], "row": name})
            slot = row * ROW_LENGTH + column
            captured = match[1] is not None
            seat.army[slot] = design + (CAPTURED if captured else 0)
            seat.doubled[slot] = match[4].count("[x2]")
            seat.resting[slot] = match[4].count("[")
            if captured and seat.resting[slot]:
                raise PositionError("captured-token", {"place": where})


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
                raise PositionError("three-clans", {"place": table.path("clans")})
            if needed & ~seat.clans:
                card = next(d for d in _placed(seat) if catalogue.clan_bit[d] & ~seat.clans)
                raise PositionError("other-clan", {"place": table.where, "card": catalogue.cards[card].id})
        else:
            seat.clans = needed
        if seat.clans.bit_count() > 3:
            raise PositionError("too-many-clans", {"place": table.where})
        if taken & seat.clans:
            shared = next(clan.id for number, clan in enumerate(catalogue.clans) if taken & seat.clans & (1 << number))
            raise PositionError("shared-clan", {"place": table.where, "clan": shared})
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
            raise PositionError("too-many-copies", {"place": table.where, "card": name})
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
        raise PositionError("both-passed", {"place": "player[1].passed"})
    if passed and passed[0] == state.active:
        raise PositionError("turn-after-passing", {"place": f"player[{state.active}].passed"})
    if "turns_left" in top and not passed:
        raise PositionError("turns-not-limited", {"place": "turns_left"})
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
                raise _no_clan("tiles", clan, catalogue)
            state.tiles |= 1 << catalogue.table.clan_numbers[clan]
    if "bounty" in top:
        text = top.text("bounty", "")
        seat_text, _, slot_name = text.partition(":")
        slot = parse_slot(slot_name)
        if seat_text not in ("0", "1") or slot < 0:
            raise PositionError("not-a-slot", {"place": "bounty", "text": text})
        if state.seats[int(seat_text)].army[slot] < 0:
            raise PositionError("empty-slot", {"place": "bounty", "text": text})
        state.bounty = int(seat_text) * ARMY_SIZE + slot
    for ban in top.tables("ban", _BAN_KEYS):
        design = catalogue.number.get(ban.text("card", ""), -1)
        if design < 0:
            raise _no_card(ban.path("card"), ban.text("card", ""), catalogue)
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
