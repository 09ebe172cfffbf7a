"""The table as one player sees it."""

from typing import Literal

from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN, UNKNOWN, knowers
from gosux.model.events import BattleSide
from gosux.model.frame import NOWHERE
from gosux.model.keywords import KEYWORDS
from gosux.model.state import NOBODY, State
from gosux.model.traits import acting, clans_in_slot, is_open, keywords_in_slot, levels_in_slot
from gosux.rules.battle import army_value, battle_side, slot_value, tie_breaker
from gosux.rules.games.gosu_x.setup import DRAFT_ORDER
from gosux.rules.passing import PASS_THE_ROUND, turns_for_the_other
from gosux.rules.replacement import shift_cost
from gosux.sessions.messages.pointers import AtSlot
from gosux.sessions.messages.table import (
    Ban,
    CardInHand,
    CardInPlay,
    ClanDraft,
    KeywordNow,
    Player,
    Score,
    SeatNow,
    Table,
    ValuePart,
)
from gosux.sessions.scenes.pointers import at_code
from gosux.text.words import FEW_TURNS

Phase = Literal["draft", "setup", "round", "song", "over"]
PartName = Literal["printed", "doubled-by-token", "doubled-by-bounty", "captured"]


def table_of(state: State, viewer: "int | None", players: list[Player]) -> Table:
    """``state`` contains only what ``viewer`` may know; without a viewer, everything."""
    return Table.model_construct(
        viewer=viewer,
        phase=phase(state),
        round=int(state.round),
        starter=int(state.starter),
        active=int(state.active),
        turns_left=int(left) if 0 <= (left := state.turns_remaining()) <= FEW_TURNS else None,
        turns_limit=turns_limit(state),
        extra_turns=int(state.extra_turns),
        additional_turn=state.in_extra_turn,
        may_recall=state.may_recall,
        wonder=somebody(state.wonder),
        advantage=somebody(state.advantage),
        tie_breaker=somebody(tie_breaker(state)),
        leading=leading(state),
        points_to_win=state.catalogue.law.points_to_win,
        tiles=clan_ids(state, state.tiles),
        draft=draft(state),
        bans=[
            Ban.model_construct(seat=int(ban.seat), card=card_id(state, ban.design), by=int(ban.by))
            for ban in state.bans
        ],
        revealed=[card_id(state, design) for design in state.revealed],
        revealer=int(state.revealer) if state.revealed else None,
        incoming=card_id(state, state.incoming) if state.incoming >= 0 else None,
        vacant=at_code(int(state.vacant)) if state.vacant != NOWHERE else None,
        common_piles=state.catalogue.law.common_piles,
        seats=[seat_now(state, seat, player) for seat, player in enumerate(players)],
    )


def turns_limit(state: State) -> "int | None":
    """How many turns the first pass of this round left, or would leave if the active player passed now."""
    if state.catalogue.law.pass_round is not PASS_THE_ROUND:
        return None
    passed = [seat for seat, player in enumerate(state.seats) if player.passed]
    return max(int(turns_for_the_other(state, passed[0] if passed else int(state.active))), int(state.turns_left))


def somebody(seat: int) -> "int | None":
    return None if seat == NOBODY else int(seat)


def card_id(state: State, design: int) -> str:
    return state.catalogue.cards[design].id


def clan_ids(state: State, mask: int) -> list[str]:
    return [clan.id for number, clan in enumerate(state.catalogue.clans) if mask >> number & 1]


def phase(state: State) -> Phase:
    if state.over:
        return "over"
    if state.in_song:
        return "song"
    if state.round:
        return "round"
    return "draft" if state.available else "setup"


def draft(state: State) -> "ClanDraft | None":
    if phase(state) != "draft":
        return None
    picked = sum(int(seat.clans).bit_count() for seat in state.seats)
    picks = [(int(state.starter) + order) % 2 for order in DRAFT_ORDER[picked:]]
    return ClanDraft.model_construct(left=clan_ids(state, state.available), picks=picks)


# -- seats -------------------------------------------------------------------------------------------------------


def seat_now(state: State, number: int, player: Player) -> SeatNow:
    seat = state.seats[number]
    return SeatNow.model_construct(
        seat=number,
        player=player,
        hand=[card_in_hand(state, number, entry) for entry in seat.hand],
        deck=len(seat.deck),
        deck_top=known_top(state, seat.deck),
        discard=[card_id(state, design) for design in seat.discard],
        removed=[card_id(state, design) for design in seat.removed],
        army=[card_in_play(state, number, slot) for slot in range(ARMY_SIZE)],
        tokens=int(seat.tokens),
        spent=int(seat.spent),
        lost=int(seat.lost),
        locked=int(seat.locked),
        points=int(seat.supremacy),
        clans=clan_ids(state, seat.clans),
        x=None if state.catalogue.law.common_piles else int(seat.owned_tokens()),
        passed=seat.passed,
        out=seat.out,
        turns=int(seat.turns),
        score=score(state, number),
    )


def card_in_hand(state: State, owner: int, entry: int) -> CardInHand:
    design = entry & DESIGN
    known = knowers(entry)
    return CardInHand.model_construct(
        card=None if design == UNKNOWN else card_id(state, design),
        known_to=[seat for seat in range(len(state.seats)) if seat != owner and known >> seat & 1],
    )


def known_top(state: State, deck: list[int]) -> list[str]:
    """The cards on top of a deck, the topmost first, as far down as all are known."""
    cards: list[str] = []
    for entry in reversed(deck):
        if entry & DESIGN == UNKNOWN:
            break
        cards.append(card_id(state, entry & DESIGN))
    return cards


def score(state: State, seat: int) -> Score:
    """A player who has left the game has none (G3.6b)."""
    if state.seats[seat].out:
        return Score.model_construct(rows=[0, 0, 0], hand=0, total=0)
    return score_told(battle_side(state, seat))


def score_told(side: BattleSide) -> Score:
    return Score.model_construct(rows=list(side.rows), hand=side.hand, total=side.total)


def leading(state: State) -> list[int]:
    """Who would win the Great Battle now."""
    if not state.round:
        return []
    playing = state.clockwise(0)
    values = {seat: army_value(state, seat) for seat in playing}
    best = [seat for seat in sorted(playing) if values[seat] == max(values.values())]
    return [int(tie_breaker(state))] if len(best) > 1 and tie_breaker(state) in best else best


# -- cards in play -----------------------------------------------------------------------------------------------


def card_in_play(state: State, seat: int, slot: int) -> "CardInPlay | None":
    player = state.seats[seat]
    design = player.army[slot]
    if design < 0:
        return None
    captured = design >= CAPTURED
    design %= CAPTURED
    code = seat * ARMY_SIZE + slot
    printed = state.catalogue.keywords[design]
    keywords = 0 if captured else keywords_in_slot(state, seat, slot)
    levels = levels_in_slot(state, seat, slot)
    cost = None if captured or state.options.shift[design] < 0 else int(shift_cost(state, seat, slot))
    return CardInPlay.model_construct(
        card=card_id(state, design),
        captured=captured,
        acting=card_id(state, design if captured else acting(state, seat, slot)),
        value=int(slot_value(state, seat, slot)),
        value_parts=value_parts(state, seat, slot),
        open=is_open(state, seat, slot) and state.vacant != code,
        covered_by=covering(state, seat, slot),
        tokens=player.resting[slot],
        doubled=player.doubled[slot],
        guests=[whose for where, whose in state.foreign if where == code],
        bounty=state.bounty == code,
        keywords=[
            KeywordNow.model_construct(id=id, granted=not printed & bit)
            for id, bit in KEYWORDS.items()
            if keywords & bit
        ],
        clans=clan_ids(state, clans_in_slot(state, seat, slot)),
        levels=[level + 1 for level in range(3) if levels >> level & 1],
        shift_cost=cost,
    )


def covering(state: State, seat: int, slot: int) -> list[AtSlot]:
    """The occupied slots above and to the right (X3.3)."""
    rows = state.seats[seat].rows
    row, column = divmod(slot, ROW_LENGTH)
    found: list[AtSlot] = []
    if row < 2 and column < rows[row + 1]:
        found.append(at_code(seat * ARMY_SIZE + slot + ROW_LENGTH))
    if column + 1 < rows[row]:
        found.append(at_code(seat * ARMY_SIZE + slot + 1))
    return found


def value_parts(state: State, seat: int, slot: int) -> list[ValuePart]:
    """Why a card is worth what it is; ``slot_value`` says how much."""
    player = state.seats[seat]
    design = player.army[slot]
    printed = state.catalogue.value[design % CAPTURED]
    parts = [part(state, "printed", printed, "X3.4a")]
    if design >= CAPTURED:
        return [*parts, part(state, "captured", -printed, "X3.5a")]
    value = printed
    if player.doubled[slot]:
        parts.append(part(state, "doubled-by-token", value, "X7.3"))
        value *= 2
    if slot_value(state, seat, slot) != value:
        parts.append(part(state, "doubled-by-bounty", value, "X8.1"))
    return parts


def part(state: State, id: PartName, amount: int, rule: str) -> ValuePart:
    return ValuePart.model_construct(id=id, amount=amount, rules=[state.catalogue.law.cite(rule)])
