"""The players of a position file: armies, hands, piles, tokens, clans."""

import re
from typing import Final

from gosux.game.codec import BadState, parse_entry
from gosux.game.validate import MOST_OWNED
from gosux.model.actions import ARMY_SIZE, ROMAN, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, Catalogue
from gosux.model.changes.knowledge import DESIGN, KNOWER, knowers, sort_hand
from gosux.model.dice import Dice
from gosux.model.messages.mistakes import Fact
from gosux.model.seat import Seat, replaced
from gosux.model.state import State, share_piles
from gosux.records.position_table import PositionError, Table, hinted, no_card, no_clan
from gosux.rules.round import MOST_TURNS

PLAYER_KEYS: Final = {
    "clans", "army", "hand", "removed", "tokens", "spent", "lost", "locked", "passed", "turns", "out",
}  # fmt: skip
PILE_KEYS: Final = {"deck", "top", "discard"}  # per player, or at the top level if they are common

_CARD: Final = re.compile(r"^(\()?([a-z0-9-]+)(\))?((?: \[(?:t[0-3]?|x2)\])*)$")
_TOKEN: Final = re.compile(r"\[t([0-3])\]")


def read_players(state: State, top: Table) -> None:
    law = state.catalogue.law
    keys = PLAYER_KEYS | {law.point} | (set() if law.common_piles else PILE_KEYS)
    players = top.tables("player", keys)
    if len(players) != len(state.seats):
        raise PositionError("player-tables", {"seats": len(state.seats), "count": len(players)})
    for number, table in enumerate(players):
        _read_player(state, number, table)
    for seat, table in zip(state.seats, players, strict=True):
        _read_tokens(state, seat, table)
    if law.common_piles:
        _read_piles(state, state.seats[0], top)
        share_piles(state.seats)
        for seat in state.seats:
            seat.clans = (1 << len(state.catalogue.clans)) - 1
        _complete_deck(state, state.seats, "", top)
    else:
        for seat, table in zip(state.seats, players, strict=True):
            _read_piles(state, seat, table)
        _complete_clans(state.catalogue, state.seats, players)
        for number, (seat, table) in enumerate(zip(state.seats, players, strict=True)):
            _complete_deck(state, [seat], f"/{number}", table)


def _read_player(state: State, number: int, table: Table) -> None:
    catalogue = state.catalogue
    law = catalogue.law
    seat = state.seats[number]
    for clan in table.texts("clans"):
        if clan not in catalogue.table.clan_numbers:
            raise no_clan(table.path("clans"), clan, catalogue)
        seat.clans |= 1 << catalogue.table.clan_numbers[clan]
    _read_army(state, number, Table(table.data.get("army", {}), table.path("army"), set(ROMAN)))
    # The owner of a hand knows it anyway.
    seat.hand = [entry & ~((1 << number) * KNOWER) for entry in _entries(state, table, "hand")]
    sort_hand(seat.hand)
    seat.removed = tuple(entry & DESIGN for entry in _entries(state, table, "removed"))
    seat.supremacy = table.number(law.point, 0, 0, law.points_to_win - 1)
    seat.passed = table.flag("passed")
    seat.turns = table.number("turns", 0, 0, MOST_TURNS + 1)  # the last one only for a turn that passes by itself
    seat.out = table.flag("out")


def _read_tokens(state: State, seat: Seat, table: Table) -> None:
    """Read the remaining tokens; those on cards, also on other players' cards, have been read before."""
    law = state.catalogue.law
    number = state.seats.index(seat)
    most = law.tokens + law.locked
    seat.locked = table.number("locked", law.locked, 0, law.locked)
    seat.spent = table.number("spent", 0, 0, MOST_OWNED)
    seat.lost = table.number("lost", 0, 0, MOST_OWNED if law.loses_tokens else 0)
    foreign = sum(1 for _, whose in state.foreign if whose == number)
    guests = sum(1 for code, _ in state.foreign if code // ARMY_SIZE == number)
    used = seat.locked + seat.spent + seat.lost + sum(seat.resting) - guests + foreign
    seat.tokens = table.number("tokens", max(0, most - used), 0, MOST_OWNED)


def _read_piles(state: State, seat: Seat, table: Table) -> None:
    if "deck" in table and "top" in table:
        raise PositionError("deck-and-top", {"place": table.where or "deck"})
    seat.discard = [entry & DESIGN for entry in _entries(state, table, "discard")]
    seat.deck = _entries(state, table, "deck" if "deck" in table else "top")[::-1]


def _entries(state: State, table: Table, key: str) -> list[int]:
    catalogue = state.catalogue
    seats = len(state.seats)
    entries: list[int] = []
    for number, text in enumerate(table.texts(key)):
        try:
            entry = parse_entry(catalogue, text)
        except BadState as error:
            problem = PositionError("at", {"place": f"{table.path(key)}[{number}]", "problem": error})
            raise hinted(problem, text, catalogue.table.designs) from error
        if entry & DESIGN == 255:
            raise PositionError("position-knows-cards", {"place": f"{table.path(key)}[{number}]"})
        if knowers(entry) >> seats:
            raise PositionError("no-such-seat", {"place": f"{table.path(key)}[{number}]", "last": seats - 1})
        entries.append(entry)
    return entries


def _read_army(state: State, number: int, army: Table) -> None:
    catalogue = state.catalogue
    seat = state.seats[number]
    for row, name in enumerate(ROMAN):
        cards = army.texts(name)
        if len(cards) > ROW_LENGTH:
            facts: dict[str, Fact] = {"most": ROW_LENGTH, "count": len(cards), "rule": catalogue.law.cite("X5.1")}
            raise PositionError("long-row", {"place": army.path(name), **facts})
        seat.rows = replaced(seat.rows, row, len(cards))
        for column, text in enumerate(cards):
            where = f"{army.path(name)}[{column}]"
            match = _CARD.match(text)
            if match is None or (match[1] is None) != (match[3] is None):
                raise PositionError("not-a-card", {"place": where, "text": text})
            design = catalogue.number.get(match[2], -1)
            if design < 0:
                raise no_card(where, match[2], catalogue)
            slot = row * ROW_LENGTH + column
            captured = match[1] is not None
            seat.army = replaced(seat.army, slot, design + (CAPTURED if captured else 0))
            seat.doubled = replaced(seat.doubled, slot, match[4].count("[x2]"))
            seat.resting = replaced(seat.resting, slot, match[4].count("["))
            for whose in _TOKEN.findall(match[4]):
                if int(whose) >= len(state.seats) or not catalogue.law.common_piles:
                    raise PositionError("no-such-seat", {"place": where, "last": len(state.seats) - 1})
                if int(whose) != number:
                    state.foreign = tuple(sorted([*state.foreign, (number * ARMY_SIZE + slot, int(whose))]))


def _placed(seats: list[Seat]) -> list[int]:
    """All designs already placed, of the players who share piles or of one player."""
    designs = [entry & DESIGN for entry in seats[0].deck] + seats[0].discard
    for seat in seats:
        designs += [design & DESIGN for design in seat.army if design >= 0]
        designs += [entry & DESIGN for entry in seat.hand] + list(seat.removed)
    return designs


def _complete_clans(catalogue: Catalogue, seats: list[Seat], players: list[Table]) -> None:
    """Derive clans from the cards; fill up the rest in the order of the list of clans."""
    taken = 0
    for seat, table in zip(seats, players, strict=True):
        needed = 0
        for design in _placed([seat]):
            needed |= catalogue.clan_bit[design]
        if "clans" in table:
            if int(seat.clans).bit_count() != 3:
                raise PositionError("three-clans", {"place": table.path("clans")})
            if needed & ~seat.clans:
                card = next(d for d in _placed([seat]) if catalogue.clan_bit[d] & ~seat.clans)
                raise PositionError("other-clan", {"place": table.where, "card": catalogue.cards[card].id})
        else:
            seat.clans = needed
        if int(seat.clans).bit_count() > 3:
            raise PositionError("too-many-clans", {"place": table.where})
        if taken & seat.clans:
            shared = next(clan.id for number, clan in enumerate(catalogue.clans) if taken & seat.clans & (1 << number))
            raise PositionError("shared-clan", {"place": table.where, "clan": shared})
        taken |= seat.clans
    for seat in seats:
        for clan in range(len(catalogue.clans)):
            if int(seat.clans).bit_count() < 3 and not taken & (1 << clan):
                seat.clans |= 1 << clan
                taken |= 1 << clan


def _complete_deck(state: State, seats: list[Seat], name: str, table: Table) -> None:
    """Unless it is given, the deck is the rest of the clans' cards, in an order determined by the seed."""
    rest = state.catalogue.designs_of_clans(seats[0].clans)
    for design in _placed(seats):
        if design not in rest:
            card = state.catalogue.cards[design].id
            raise PositionError("too-many-copies", {"place": table.where or "deck", "card": card})
        rest.remove(design)
    if "deck" in table:
        seats[0].absent = tuple(rest)
        return
    Dice(f"{state.dice.seed}/deck{name}").shuffle(rest)
    seats[0].deck[:] = rest + seats[0].deck
