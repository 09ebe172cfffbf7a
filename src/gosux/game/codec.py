"""States as JSON and back, at every decision (design 1). Cards are written as ids, effects as paths.

A hidden entry reads ``sati``, ``sati@01`` (known to seats 0 and 1), ``sati@0#1`` (in group 1), or ``?`` for a card that
the viewer does not know.
"""

from typing import Final, cast

from mypy_extensions import i64

from gosux.game.seed import BadSeed, seed_text
from gosux.game.upgrade import upgraded
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, EMPTY, Catalogue
from gosux.model.changes.knowledge import DESIGN, GROUP, KNOWER, UNKNOWN, group_of, knowers, sort_hand
from gosux.model.dice import Dice, FastDice
from gosux.model.frame import Frame
from gosux.model.messages.mistakes import Mistake
from gosux.model.seat import Seat, empty_seat, replaced
from gosux.model.state import Ban, Options, State, share_piles
from gosux.model.vectors import vec
from gosux.rules.registry import UnknownRuleset, ruleset
from gosux.rules.ruleset import BadOption, Ruleset

FORMAT: Final = 2

Json = dict[str, object]

LONGEST_LIST: Final = 1000  # of any list in a state; ``game/validate.py`` checks what is possible
LARGEST_NUMBER: Final = 10_000  # in a pending step: larger than every code of a slot or pile
SHOWN: Final = 60  # characters of a wrong value quoted in an error


class BadState(Mistake):
    """The data is not the state of a game."""


# -- writing -----------------------------------------------------------------------------------------------------


def entry_text(catalogue: Catalogue, entry: int) -> str:
    design = entry & DESIGN
    text = "?" if design == UNKNOWN else catalogue.cards[design].id
    if knowers(entry):
        text += "@" + "".join(str(seat) for seat in range(8) if knowers(entry) & (1 << seat))
    if group_of(entry):
        text += f"#{group_of(entry)}"
    return text


def _seat_json(catalogue: Catalogue, seat: Seat) -> Json:
    ids = [card.id for card in catalogue.cards]
    piles: Json = {}
    if not catalogue.law.common_piles:
        piles = {
            "deck": [entry_text(catalogue, entry) for entry in seat.deck],
            "discard": [ids[design] for design in seat.discard],
        }
    return {
        "hand": [entry_text(catalogue, entry) for entry in seat.hand],
        **piles,
        "removed": [ids[design] for design in seat.removed],
        "absent": [ids[design] for design in seat.absent],
        "army": ["" if design < 0 else ids[design] if design < CAPTURED else f"({ids[design & DESIGN]})"
                 for design in seat.army],
        "resting": list(seat.resting),
        "doubled": list(seat.doubled),
        "tokens": seat.tokens,
        "spent": seat.spent,
        "lost": seat.lost,
        "locked": seat.locked,
        "supremacy": seat.supremacy,
        "clans": [clan.id for number, clan in enumerate(catalogue.clans) if seat.clans & (1 << number)],
        "passed": seat.passed,
        "turns": seat.turns,
        "out": seat.out,
    }  # fmt: skip


def _frame_json(frame: Frame) -> list[object]:
    return [
        frame.effect.path, frame.step, frame.source, frame.controller, list(frame.copied), frame.that,
        frame.clan, frame.level, frame.x, *[getattr(frame, name) for name in frame.effect.registers], list(frame.cards),
    ]  # fmt: skip


def _dice_json(dice: Dice) -> list[object]:
    if isinstance(dice, FastDice):
        return ["fast", dice.number, dice.position]
    return ["seed", dice.seed, dice.position]


_BOOLEANS: Final = ("in_extra_turn", "recall_next", "may_recall", "turn_over", "in_song",
             "over", "done")  # fmt: skip
_NUMBERS: Final = ("round", "starter", "active", "turns_left", "extra_turns", "wonder", "advantage", "bounty", "tiles",
            "available", "revealer", "vacant", "battle_winner", "extra_sacrifice", "winners", "answer")  # fmt: skip


def state_json(state: State) -> Json:
    """The whole state except the open question, which follows from the rest."""
    catalogue = state.catalogue
    data: Json = {
        "format": FORMAT,
        "options": dict(state.options.texts),
        "dice": _dice_json(state.dice),
        "seats": [_seat_json(catalogue, seat) for seat in state.seats],
        "stack": [_frame_json(frame) for frame in state.stack],
        "bans": [[ban.seat, catalogue.cards[ban.design].id, ban.by, ban.last_turn] for ban in state.bans],
        "revealed": [catalogue.cards[design].id for design in state.revealed],
        "incoming": catalogue.cards[state.incoming].id if state.incoming >= 0 else "",
        "foreign": [[code, whose] for code, whose in state.foreign],
        "groups": [[catalogue.cards[design].id for design in group] for group in state.groups],
        "reason": state.reason,
    }
    if catalogue.law.common_piles:
        first = state.seats[0]
        data["deck"] = [entry_text(catalogue, entry) for entry in first.deck]
        data["discard"] = [catalogue.cards[design].id for design in first.discard]
    for name in _NUMBERS + _BOOLEANS:
        data[name] = getattr(state, name)
    return data


# -- reading -----------------------------------------------------------------------------------------------------


def _design(catalogue: Catalogue, text: object) -> int:
    number = catalogue.number.get(text, -1) if isinstance(text, str) else -1
    if number < 0:
        raise BadState("no-card", {"card": str(text)[:SHOWN]})
    return number


def parse_entry(catalogue: Catalogue, text: object) -> int:
    if not isinstance(text, str):
        raise BadState("no-card", {"card": str(text)[:SHOWN]})
    rest, _, group = text.partition("#")
    name, _, seats = rest.partition("@")
    entry = UNKNOWN if name == "?" else _design(catalogue, name)
    for seat in seats:
        if seat not in "01234567" or len(seats) > 8:
            raise BadState("entry-seat", {"entry": text[:SHOWN], "seat": seat})
        entry |= (1 << int(seat)) * KNOWER
    if group:
        if not (group.isascii() and group.isdecimal() and len(group) < 4):
            raise BadState("entry-group", {"entry": text[:SHOWN], "group": group[:SHOWN]})
        entry |= int(group) * GROUP
    return entry


def _integer(value: object, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadState("not-a-number", {"key": what, "value": repr(value)[:SHOWN]})
    return value


def _list(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise BadState("not-a-list", {"key": what, "value": repr(value)[:SHOWN]})
    if len(value) > LONGEST_LIST:
        raise BadState("long-list", {"key": what, "most": LONGEST_LIST, "count": len(value)})
    return cast("list[object]", value)


def _small(value: object, what: str) -> int:
    return _within(_integer(value, what), -LARGEST_NUMBER, LARGEST_NUMBER, what)


def _integers(value: object, what: str, length: int = -1) -> list[int]:
    numbers = [_small(one, what) for one in _list(value, what)]
    if length >= 0 and len(numbers) != length:
        raise BadState("wrong-length", {"key": what, "length": length, "count": len(numbers)})
    return numbers


def _within(value: int, low: int, high: int, what: str) -> int:
    if not low <= value <= high:
        raise BadState("out-of-range", {"key": what, "low": low, "high": high, "value": value})
    return value


def _army_slot(catalogue: Catalogue, text: object) -> int:
    if text == "":
        return EMPTY
    if isinstance(text, str) and text.startswith("(") and text.endswith(")"):
        return _design(catalogue, text[1:-1]) + CAPTURED
    return _design(catalogue, text)


def _read_seat(catalogue: Catalogue, data: object) -> Seat:
    if not isinstance(data, dict):
        raise BadState("seat-not-a-table")
    seat = empty_seat()
    seat.hand = [parse_entry(catalogue, text) for text in _list(data.get("hand"), "hand")]
    sort_hand(seat.hand)
    if not catalogue.law.common_piles:
        _read_piles(catalogue, seat, data)
    seat.removed = tuple([_design(catalogue, text) for text in _list(data.get("removed"), "removed")])
    seat.absent = tuple([_design(catalogue, text) for text in _list(data.get("absent"), "absent")])
    army = [_army_slot(catalogue, text) for text in _list(data.get("army"), "army")]
    if len(army) != ARMY_SIZE:
        raise BadState("army-slots", {"count": ARMY_SIZE})
    seat.army = vec[i64](army)
    rows = [sum(1 for slot in range(row * 5, row * 5 + 5) if army[slot] != EMPTY) for row in range(3)]
    seat.rows = vec[i64](rows)
    seat.resting = _token_counts(data, "resting")
    seat.doubled = _token_counts(data, "doubled")
    for name in ("tokens", "spent", "lost", "locked", "supremacy", "turns"):
        setattr(seat, name, _within(_integer(data.get(name), name), 0, 1000, name))
    for clan in _list(data.get("clans"), "clans"):
        number = catalogue.table.clan_numbers.get(clan, -1) if isinstance(clan, str) else -1
        if number < 0:
            raise BadState("no-clan", {"clan": str(clan)[:SHOWN]})
        seat.clans |= 1 << number
    seat.passed = data.get("passed") is True
    seat.out = data.get("out") is True
    return seat


def _token_counts(data: "dict[str, object]", key: str) -> vec[i64]:
    return vec[i64]([_within(one, 0, 9, key) for one in _integers(data.get(key), key, ARMY_SIZE)])


def _read_piles(catalogue: Catalogue, seat: Seat, data: "dict[str, object]") -> None:
    seat.deck = [parse_entry(catalogue, text) for text in _list(data.get("deck"), "deck")]
    seat.discard = [_design(catalogue, text) for text in _list(data.get("discard"), "discard")]


def _read_frame(catalogue: Catalogue, data: object, seats: int) -> Frame:
    parts = _list(data, "stack[]")
    if len(parts) != 13 or not isinstance(parts[0], str) or parts[0] not in catalogue.effects:
        raise BadState("no-step", {"step": str(parts[0] if parts else None)[:SHOWN]})
    frame = Frame(
        catalogue.effects[parts[0]],
        _within(_integer(parts[3], "controller"), 0, seats - 1, "controller"),
        _within(_integer(parts[2], "source"), -1, seats * ARMY_SIZE - 1, "source"),
        tuple(_integers(parts[4], "copied")),
        _small(parts[5], "that"),
        _within(_integer(parts[6], "clan"), -1, len(catalogue.clans) - 1, "clan"),
        _within(_integer(parts[7], "level"), -1, 2, "level"),
        _within(_integer(parts[8], "x"), 0, 1000, "x"),
    )
    frame.step = _small(parts[1], "step")
    for place, name in enumerate(frame.effect.registers):
        setattr(frame, name, _small(parts[9 + place], name))
    frame.cards = tuple(_integers(parts[12], "cards"))
    return frame


def _read_dice(data: object) -> Dice:
    parts = _list(data, "dice")
    if len(parts) == 3 and parts[0] == "fast":
        dice: Dice = FastDice(_integer(parts[1], "dice"))
    elif len(parts) == 3 and parts[0] == "seed" and isinstance(parts[1], str):
        try:
            dice = Dice(seed_text(parts[1]))
        except BadSeed as error:
            raise BadState(*error.args) from error
    else:
        raise BadState("dice")
    dice.position = _within(_integer(parts[2], "dice"), 0, 1 << 60, "dice")
    return dice


def _read_mutation(catalogue: Catalogue, state: State, data: "dict[str, object]") -> None:
    """The current mutation, and tokens on other players' cards."""
    incoming = data.get("incoming")
    state.incoming = -1 if incoming == "" else _design(catalogue, incoming)
    if state.vacant >= 0:
        seat = state.seats[state.vacant // ARMY_SIZE]
        if state.incoming < 0 or seat.army[state.vacant % ARMY_SIZE] != EMPTY:
            raise BadState("vacant-slot")
        row = state.vacant % ARMY_SIZE // ROW_LENGTH
        seat.rows = replaced(seat.rows, row, seat.rows[row] + 1)
    for token in _list(data.get("foreign"), "foreign"):
        code, whose = _integers(token, "foreign[]", 2)
        _within(code, 0, len(state.seats) * ARMY_SIZE - 1, "foreign[]")
        state.foreign = (*state.foreign, (code, _within(whose, 0, len(state.seats) - 1, "foreign[]")))


def read_state(catalogue: Catalogue, options: Options, data: object, *, unknown: bool = False) -> State:
    """The state that ``state_json`` wrote; only views may contain unknown cards. Raises BadState."""
    if not isinstance(data, dict):
        raise BadState("state-not-a-table")
    data = upgraded(data)
    if data.get("format") != FORMAT:
        raise BadState("state-format", {"format": repr(data.get("format"))[:SHOWN], "known": FORMAT})
    seats = _list(data.get("seats"), "seats")
    if not 2 <= len(seats) <= catalogue.table.seats:
        raise BadState("seats", {"count": len(seats), "most": catalogue.table.seats})
    state = State(catalogue, options, _read_dice(data.get("dice")), len(seats))
    state.seats = [_read_seat(catalogue, seat) for seat in seats]
    if catalogue.law.common_piles:
        _read_piles(catalogue, state.seats[0], data)
        share_piles(state.seats)
    every_clan = (1 << len(catalogue.clans)) - 1
    for name, low, high in (
        ("round", 0, 100), ("starter", 0, len(seats) - 1), ("active", 0, len(seats) - 1), ("turns_left", -1, 1000),
        ("extra_turns", 0, 1000), ("extra_sacrifice", 0, (1 << len(seats)) - 1),
        ("advantage", -1, len(seats) - 1), ("vacant", -1, len(seats) * ARMY_SIZE - 1),
        ("wonder", -1, len(seats) - 1), ("bounty", -1, len(seats) * ARMY_SIZE - 1), ("tiles", 0, every_clan),
        ("available", 0, every_clan), ("revealer", 0, len(seats) - 1), ("battle_winner", -1, len(seats) - 1),
        ("winners", 0, (1 << len(seats)) - 1), ("answer", -1, -1),
    ):  # fmt: skip
        setattr(state, name, _within(_integer(data.get(name), name), low, high, name))
    for name in _BOOLEANS:
        value = data.get(name)
        if not isinstance(value, bool):
            raise BadState("not-true-or-false", {"key": name, "value": repr(value)[:SHOWN]})
        setattr(state, name, value)
    if not unknown and any(entry & DESIGN == UNKNOWN for seat in state.seats for entry in seat.hand + seat.deck):
        raise BadState("game-knows-cards")
    for ban in _list(data.get("bans"), "bans"):
        parts = _list(ban, "bans[]")
        if len(parts) != 4:
            raise BadState("wrong-length", {"key": "bans[]", "length": 4, "count": len(parts)})
        who = _within(_integer(parts[0], "ban"), 0, len(seats) - 1, "ban")
        by = _within(_integer(parts[2], "ban"), 0, len(seats) - 1, "ban")
        state.bans = (*state.bans, Ban(who, _design(catalogue, parts[1]), by, parts[3] is True))
    _read_mutation(catalogue, state, data)
    state.revealed = tuple([_design(catalogue, text) for text in _list(data.get("revealed"), "revealed")])
    groups = [
        tuple([_design(catalogue, text) for text in _list(group, "groups[]")])
        for group in _list(data.get("groups"), "groups")
    ]
    state.groups = tuple(groups)
    reason = data.get("reason")
    state.reason = reason if isinstance(reason, str) else ""
    state.stack = [_read_frame(catalogue, frame, len(seats)) for frame in _list(data.get("stack"), "stack")]
    return state


def ruleset_of(data: object) -> Ruleset:
    """The ruleset named in the data, in the version that wrote it; raises BadState."""
    if not isinstance(data, dict):
        raise BadState("game-not-a-table")
    try:
        rules = ruleset(str(data.get("ruleset")))
    except UnknownRuleset as error:
        raise BadState(*error.args) from error
    if data.get("version") != rules.version:
        raise BadState("state-version", {"version": repr(data.get("version")), "known": repr(rules.version)})
    return rules


def options_of(rules: Ruleset, state: object) -> Options:
    """The options of a saved state; raises BadState."""
    given = state.get("options") if isinstance(state, dict) else None
    if not isinstance(given, dict):
        raise BadState("state-without-options")
    try:
        return rules.options(given)
    except BadOption as error:
        raise BadState(*error.args) from error
