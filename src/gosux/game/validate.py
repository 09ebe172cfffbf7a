"""Checks whether a loaded state can occur in a game: numbers within the rules' limits, every card in one place.

Called where states come in (positions, saves, replays, JSON), never during play. States of real games are always
accepted; a refusal gives one reason, with a rule number where there is one.
"""

from typing import Final

from gosux.effects.turns import LookAndBan
from gosux.game.codec import BadState
from gosux.game.validate_steps import check_steps, most_cards
from gosux.model.actions import ARMY_SIZE, ROMAN, ROW_LENGTH, slot_text
from gosux.model.catalogue import CAPTURED, Catalogue
from gosux.model.changes.knowledge import DESIGN, group_of, hidden_places, knowers
from gosux.model.changes.tokens import FIFTH
from gosux.model.changes.victory import check_armies
from gosux.model.frame import NOWHERE
from gosux.model.keywords import VETERAN, WONDROUS
from gosux.model.ongoing import MIRROR, TOKENS_ANYWHERE
from gosux.model.state import NOBODY, State
from gosux.rules.passing import TURNS_AFTER_A_PASS
from gosux.rules.round import MOST_TURNS

CLANS_OF_A_DECK: Final = 3  # X2.1b
MOST_OWNED: Final = FIFTH - 1  # from a common supply; a player with a fifth token has won (X13.4)
LONGEST_REASON: Final = 20  # characters of a rule number


def check_state(state: State) -> None:
    """Raises BadState if no game of these rules can reach this state."""
    check_players(state)
    _check_turns(state)
    _check_points(state)
    _check_clans(state)
    _check_cards(state)
    for seat in range(len(state.seats)):
        _check_army(state, seat)
        _check_tokens(state, seat)
    _check_foreign_tokens(state)
    _check_single_tokens(state)
    _check_bans(state)
    _check_knowledge(state)
    check_steps(state)
    _check_end(state)


def has_wonder(catalogue: Catalogue) -> bool:
    """Whether the game has a Wonder and a Bounty token: Gosu X (X2.5), or a pack whose cards use them."""
    return not catalogue.law.advantage_token or any(words & WONDROUS for words in catalogue.keywords)


# -- players -----------------------------------------------------------------------------------------------------


def check_players(state: State) -> None:
    """Who has left the game (G3.6b)."""
    for number, seat in enumerate(state.seats):
        if seat.out and (len(state.seats) == 2 or seat.hand):
            raise BadState("player-out", {"place": f"player[{number}].out"})
    if sum(1 for seat in state.seats if not seat.out) < 2:
        raise BadState("nobody-left")
    if state.advantage != NOBODY and state.seats[state.advantage].out:
        raise BadState("advantage-out", {"place": "advantage"})


def _check_turns(state: State) -> None:
    law = state.catalogue.law
    for number, seat in enumerate(state.seats):
        # In GOSU, the turn in which a player at the limit passes counts too (G3.5).
        most = MOST_TURNS + 1 if law.turns_follow_turns and seat.passed else MOST_TURNS
        if seat.turns > most:
            raise BadState("too-many-turns", {"place": f"player[{number}].turns", "most": most, "count": seat.turns})
    left = state.options.last_player_turns if law.turns_follow_turns else TURNS_AFTER_A_PASS
    if state.turns_left > left:
        raise BadState("too-many-turns", {"place": "turns_left", "most": left, "count": state.turns_left})
    pending = most_pending(state.catalogue)
    if state.extra_turns > pending:
        raise BadState("too-many-turns", {"place": "turns_pending", "most": pending, "count": state.extra_turns})


def most_pending(catalogue: Catalogue) -> int:
    """How many additional turns may be pending: one (X4.3a), or two more per turn of a round (G3.3b)."""
    return 2 * MOST_TURNS if catalogue.law.turns_follow_turns else 1


def _check_points(state: State) -> None:
    """Every Great Battle gives somebody a point (X1.7, G9.1); enough points have won."""
    law = state.catalogue.law
    total = sum(seat.supremacy for seat in state.seats)
    for number, seat in enumerate(state.seats):
        most = law.points_to_win if state.over else law.points_to_win - 1
        if seat.supremacy > most:
            key = f"player[{number}].{law.point}"
            raise BadState("out-of-range", {"key": key, "low": 0, "high": most, "value": seat.supremacy})
    if state.round > total + 1:
        raise BadState("round-without-points", {"round": state.round, "points": total, "rule": law.cite("X1.7")})


# -- cards -------------------------------------------------------------------------------------------------------


def _check_clans(state: State) -> None:
    catalogue = state.catalogue
    every = (1 << len(catalogue.clans)) - 1
    if state.tiles and not any(catalogue.tile_flags):
        raise BadState("no-tiles")
    if catalogue.law.common_piles:
        for number, seat in enumerate(state.seats):
            if seat.clans != every or state.available:
                raise BadState("common-clans", {"place": f"player[{number}]"})
        return
    if len(catalogue.clans) < CLANS_OF_A_DECK * len(state.seats):  # too few for a draft: decks may share clans
        return
    taken = 0
    for number, seat in enumerate(state.seats):
        place = f"player[{number}].clans"
        count = int(seat.clans).bit_count()
        if count > CLANS_OF_A_DECK or (count < CLANS_OF_A_DECK and not state.available):
            raise BadState("three-clans", {"place": place})
        if seat.clans & (taken | state.available):
            clan = _first_clan(catalogue, seat.clans & (taken | state.available))
            raise BadState("shared-clan", {"place": place, "clan": clan})
        taken |= seat.clans
    if state.available and taken | state.available != every:
        raise BadState("lost-clan", {"clan": _first_clan(catalogue, every & ~taken & ~state.available)})


def _first_clan(catalogue: Catalogue, mask: int) -> str:
    return next(clan.id for number, clan in enumerate(catalogue.clans) if mask & (1 << number))


def _check_cards(state: State) -> None:
    """Every card is in exactly one place: the cards of a player's clans (X2.3), or of the common pile (G1.1)."""
    seats = list(range(len(state.seats)))
    if state.catalogue.law.common_piles:
        _check_deck(state, seats, "deck")
        return
    for seat in seats:
        _check_deck(state, [seat], f"player[{seat}]")


def _check_deck(state: State, seats: list[int], place: str) -> None:
    """The cards of the players who share a deck, or of one player."""
    catalogue = state.catalogue
    clans = 0 if state.available else state.seats[seats[0]].clans  # there are no decks before the draft is over
    missing = [0] * len(catalogue.cards)
    for design in catalogue.designs_of_clans(clans):
        missing[design] += 1
    for design in _placed(state, seats):
        missing[design] -= 1
        if missing[design] < 0:
            card = catalogue.cards[design].id
            if not catalogue.clan_bit[design] & clans:
                raise BadState("other-clan", {"place": place, "card": card})
            raise BadState("too-many-copies", {"place": place, "card": card})
    for design, count in enumerate(missing):
        if count:
            raise BadState("missing-card", {"place": place, "card": catalogue.cards[design].id})


def _placed(state: State, seats: list[int]) -> list[int]:
    first = state.seats[seats[0]]
    designs = [entry & DESIGN for entry in first.deck] + first.discard
    for number in seats:
        seat = state.seats[number]
        designs += [design & DESIGN for design in seat.army if design >= 0]
        designs += [entry & DESIGN for entry in seat.hand] + [*seat.removed, *seat.absent]
    if state.revealer in seats:
        designs += state.revealed
    if state.incoming >= 0 and state.active in seats:
        designs.append(state.incoming)
    return designs


# -- armies ------------------------------------------------------------------------------------------------------


def _check_army(state: State, number: int) -> None:
    """Rows are filled from the left with cards of their level; none is longer than the one below (X3.1, X3.2, G2)."""
    seat = state.seats[number]
    cite = state.catalogue.law.cite
    for row, name in enumerate(ROMAN):
        place = f"player[{number}].army.{name}"
        length = seat.rows[row]
        if row and length > seat.rows[row - 1]:
            raise BadState("top-heavy", {"place": place, "rule": cite("X3.2")})
        for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + length):
            design = seat.army[slot]
            if design < 0 and state.vacant != number * ARMY_SIZE + slot:
                raise BadState("row-gap", {"place": place, "rule": cite("X3.1")})
            if design >= 0 and not state.catalogue.levels[design & DESIGN] & (1 << row):
                card = state.catalogue.cards[design & DESIGN].id
                raise BadState("wrong-row", {"place": _slot(number, slot), "card": card, "row": name})


def _slot(seat: int, slot: int) -> str:
    """A slot as position files write it."""
    return f"player[{seat}].army.{ROMAN[slot // ROW_LENGTH]}[{slot % ROW_LENGTH}]"


# -- tokens ------------------------------------------------------------------------------------------------------


def _check_tokens(state: State, number: int) -> None:
    seat = state.seats[number]
    for slot in range(ARMY_SIZE):
        if seat.resting[slot] or seat.doubled[slot]:
            _check_resting(state, number, slot)
    law = state.catalogue.law
    place = f"player[{number}].tokens"
    if seat.locked > law.locked:
        raise BadState("out-of-range", {"key": f"player[{number}].locked", "low": 0, "high": law.locked,
                                        "value": seat.locked})  # fmt: skip
    if seat.lost and not law.loses_tokens:
        raise BadState("out-of-range", {"key": f"player[{number}].lost", "low": 0, "high": 0, "value": seat.lost})
    foreign = sum(1 for _, whose in state.foreign if whose == number)
    guests = sum(1 for code, _ in state.foreign if code // ARMY_SIZE == number)
    owned = seat.owned_tokens() + seat.locked + foreign - guests
    if law.common_supply:
        if not law.tokens <= owned <= MOST_OWNED:  # X13.4
            raise BadState("tokens-of-supply", {"place": place, "least": law.tokens, "most": MOST_OWNED,
                                                "count": owned})  # fmt: skip
    elif owned != law.tokens + law.locked:  # X2.5, G1.2
        raise BadState("activation-tokens", {"place": place, "tokens": law.tokens + law.locked, "count": owned})


def _check_resting(state: State, number: int, slot: int) -> None:
    """Tokens are on face-up cards, at most one per icon (X7.2, G6.1a); on Veterans they show x2 (X7.3)."""
    catalogue = state.catalogue
    seat = state.seats[number]
    design = seat.army[slot]
    place = _slot(number, slot)
    if not 0 <= design < CAPTURED:
        raise BadState("captured-token", {"place": place, "rule": catalogue.law.cite("X7.5")})
    card = catalogue.cards[design].id
    mirrors = catalogue.flags[design] & MIRROR != 0  # tokens stay when its icons change (X11.3d)
    icons = max(catalogue.icons) if mirrors else catalogue.icons[design]
    if seat.resting[slot] > icons:
        raise BadState("icons", {"place": place, "card": card, "icons": icons, "count": seat.resting[slot],
                                 "rule": catalogue.law.cite("X7.2", "no-free-icon")})  # fmt: skip
    if seat.doubled[slot] and not mirrors and not catalogue.keywords[design] & VETERAN:
        raise BadState("no-veteran", {"place": place, "card": card})
    if seat.doubled[slot] > seat.resting[slot]:
        raise BadState("icons", {"place": place, "card": card, "icons": seat.resting[slot],
                                 "count": seat.doubled[slot], "rule": "X7.8"})  # fmt: skip


def _check_foreign_tokens(state: State) -> None:
    """Tokens on other players' cards (G6.4)."""
    if state.foreign and not state.catalogue.any_global & TOKENS_ANYWHERE:
        raise BadState("no-foreign-tokens")
    resting = [0] * ARMY_SIZE * len(state.seats)
    for code, whose in state.foreign:
        resting[code] += 1
        seat = state.seats[code // ARMY_SIZE]
        if whose == code // ARMY_SIZE or resting[code] > seat.resting[code % ARMY_SIZE]:
            raise BadState("foreign-token", {"place": _slot(code // ARMY_SIZE, code % ARMY_SIZE)})


def _check_single_tokens(state: State) -> None:
    """The Wonder, Bounty and Advantage tokens, each only in games that have it."""
    catalogue = state.catalogue
    if not has_wonder(catalogue):
        if state.wonder != NOBODY:
            raise BadState("no-such-token", {"place": "wonder", "rule": "G1.2"})
        if state.bounty != NOWHERE:
            raise BadState("no-such-token", {"place": "bounty", "rule": "G1.2"})
    if not catalogue.law.advantage_token and state.advantage != NOBODY:
        raise BadState("no-such-token", {"place": "advantage", "rule": "X2.5"})
    if catalogue.law.advantage_token and state.advantage == NOBODY:
        raise BadState("advantage-missing")
    if state.bounty != NOWHERE and state.seats[state.bounty // ARMY_SIZE].army[state.bounty % ARMY_SIZE] < 0:
        text = f"{state.bounty // ARMY_SIZE}:{slot_text(state.bounty % ARMY_SIZE)}"
        raise BadState("empty-slot", {"place": "bounty", "text": text})


def most_bans(seats: int) -> int:
    """Every card of both armies can ban one card, twice with Echo, in this turn and the one before (X11.6, X11.14)."""
    return 4 * ARMY_SIZE * seats


def _check_bans(state: State) -> None:
    if not state.bans:
        return
    catalogue = state.catalogue
    if not any(isinstance(effect, LookAndBan) for effect in catalogue.effects.values()):
        raise BadState("no-bans")
    most = most_bans(len(state.seats))
    if len(state.bans) > most:
        raise BadState("too-many-bans", {"most": most, "count": len(state.bans)})
    for number, ban in enumerate(state.bans):
        if ban.by == ban.seat or not catalogue.clan_bit[ban.design] & state.seats[ban.seat].clans:
            raise BadState("wrong-ban", {"place": f"ban[{number}]", "card": catalogue.cards[ban.design].id})


# -- knowledge and the end ---------------------------------------------------------------------------------------


def _check_knowledge(state: State) -> None:
    """Only seats of the game know cards; a group lists the cards that carry its number (X10.28)."""
    seats = len(state.seats)
    members: list[list[int]] = [[] for _ in state.groups]
    if len(members) > most_cards(state):
        raise BadState("group-cards", {"group": len(members)})
    for pile in hidden_places(state):
        for entry in pile:
            if knowers(entry) >> seats:
                raise BadState("unknown-knower", {"last": seats - 1})
            group = group_of(entry)
            if group > len(members):
                raise BadState("group-cards", {"group": group})
            if group:
                members[group - 1].append(entry & DESIGN)
    for number, designs in enumerate(members, start=1):
        if tuple(sorted(designs)) != state.groups[number - 1]:
            raise BadState("group-cards", {"group": number})


def _check_end(state: State) -> None:
    if state.over:
        if len(state.reason) > LONGEST_REASON or not state.reason.isascii():
            raise BadState("end-reason")
        return
    if state.winners or state.reason:
        raise BadState("end-reason")
    after = state.clone()
    check_armies(after)
    if after.over:
        raise BadState("already-won", {"rule": after.reason})
