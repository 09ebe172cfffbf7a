"""What rows of the action table point at, and which rows a click on something could mean."""

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DEEDS, ActionTable
from gosux.model.kinds import KINDS
from gosux.model.state import State
from gosux.sessions.messages.pointers import (
    AtClan,
    AtDeck,
    AtDeed,
    AtHand,
    AtLevel,
    AtNumber,
    AtOffer,
    AtPile,
    AtSeat,
    AtSlot,
    AtTile,
    AtTokens,
    AtWord,
    Pointer,
)

TURN_ACTIONS = {kinds.PLAY, kinds.RECALL, kinds.SHIFT, kinds.ACTIVATE, kinds.USE}
DRAWS = ("draw 1", "draw 3", "draw 5")


def at_code(code: int) -> AtSlot:
    return AtSlot.model_construct(at="slot", seat=code // ARMY_SIZE, slot=code % ARMY_SIZE)


def pointer(state: State, row: int) -> Pointer:
    """What a legal action points at."""
    table = state.catalogue.table
    family = table.family(row)
    index = table.index(row)
    you = int(state.decider)
    if family in (kinds.PLAY, kinds.HAND):
        return AtHand.model_construct(at="hand", seat=you, card=table.designs[index])
    if family in (kinds.RECALL, kinds.PILE):
        owner, design = (you, index) if family == kinds.RECALL else divmod(index, len(table.designs))
        seat = owner if table.piles > 1 else None
        return AtPile.model_construct(at="pile", seat=seat, card=table.designs[design])
    if family in (kinds.SHIFT, kinds.USE):
        return AtSlot.model_construct(at="slot", seat=you, slot=index)
    if family in (kinds.SLOT, kinds.ACTIVATE):
        return at_code(index)
    if family == kinds.OFFER:
        return AtOffer.model_construct(at="offer", card=table.designs[index])
    if family == kinds.CLAN:
        return AtClan.model_construct(at="clan", clan=table.clans[index])
    if family == kinds.TILE:
        return AtTile.model_construct(at="tile", clan=table.clans[index])
    if family == kinds.LEVEL:
        return AtLevel.model_construct(at="level", level=index + 1)
    if family == kinds.SEAT:
        return AtSeat.model_construct(at="seat", seat=index)
    if family == kinds.DEED:
        return AtDeed.model_construct(at="deed", deed=DEEDS[index])
    if family == kinds.NUMBER:
        return AtNumber.model_construct(at="number", number=index)
    return AtWord.model_construct(at="word", word=table.words[index])


def verb(state: State, row: int) -> str:
    """The first word of the action's text; "" for a button."""
    table = state.catalogue.table
    if table.family(row) == kinds.WORD:
        return ""
    return table.text(state.kind, row).partition(" ")[0]


def meanings(state: State, you: int, at: Pointer) -> list[int]:
    """The rows that a click on something could mean now, the likeliest first; empty for what does not exist."""
    table = state.catalogue.table
    if isinstance(at, AtHand):
        design = table.design_numbers.get(at.card, -1)
        rows = [table.play + design, table.hand + design] if design >= 0 else []
    elif isinstance(at, AtPile):
        rows = _pile_meanings(table, you, at)
    elif isinstance(at, AtSlot):
        rows = _slot_meanings(table, you, at) if at.seat < len(state.seats) else []
    elif isinstance(at, AtOffer):
        design = table.design_numbers.get(at.card, -1)
        rows = [table.offer + design] if design >= 0 else []
    elif isinstance(at, AtClan | AtTile):
        clan = table.clan_numbers.get(at.clan, -1)
        rows = [] if clan < 0 else [table.clan + clan] if isinstance(at, AtClan) else [table.tile + clan]
    elif isinstance(at, AtLevel):
        rows = [table.level + at.level - 1]
    elif isinstance(at, AtNumber):
        rows = [table.number + at.number] if at.number < table.sizes[kinds.NUMBER] else []
    elif isinstance(at, AtSeat):
        rows = [table.seat + at.seat] if at.seat < len(state.seats) else []
    elif isinstance(at, AtDeed):
        rows = [table.deed + DEEDS.index(at.deed)]
    elif isinstance(at, AtDeck | AtTokens):
        rows = [table.words.index(word) for word in DRAWS if word in table.words]
    else:
        rows = [table.words.index(at.word)] if at.word in table.words else []
    return _fitting(state, rows)


def _pile_meanings(table: ActionTable, you: int, at: AtPile) -> list[int]:
    design = table.design_numbers.get(at.card, -1)
    if design < 0:
        return []
    if table.piles == 1:
        return [table.recall + design, table.pile + design]
    if at.seat is None or at.seat >= table.piles:
        return []
    own = [table.recall + design] if at.seat == you else []
    return [*own, table.pile + at.seat * len(table.designs) + design]


def _slot_meanings(table: ActionTable, you: int, at: AtSlot) -> list[int]:
    code = at.seat * ARMY_SIZE + at.slot
    turn = [table.activate + code]
    if at.seat == you:
        turn.insert(0, table.shift + at.slot)
        if table.sizes[kinds.USE]:
            turn.append(table.use + at.slot)
    return [*turn, table.slot + code]


def _fitting(state: State, rows: list[int]) -> list[int]:
    """In a turn its own actions, otherwise answers; all of them if none matches the question."""
    table = state.catalogue.table
    in_turn = KINDS[state.kind].name == "turn"
    fitting = [row for row in rows if (table.family(row) in TURN_ACTIONS) == in_turn or table.family(row) == kinds.WORD]
    return fitting or rows[:1]
