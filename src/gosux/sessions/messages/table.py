"""The table as one player sees it, the open question and its answers."""

from typing import Literal

from gosux.sessions.messages.base import Part, Sentence
from gosux.sessions.messages.pointers import AtSlot, AtWord, Pointer


class Player(Part):
    """Who sits at a seat; a bot has a level, a person may have a name."""

    kind: Literal["person", "bot"]
    level: str | None
    name: str | None = None


class CardInHand(Part):
    """``card`` is None if the viewer does not know it; ``known_to`` are the other players who know it."""

    card: str | None
    known_to: list[int]


class KeywordNow(Part):
    """A keyword that a card currently has; ``granted`` if it is not printed."""

    id: str
    granted: bool


class ValuePart(Part):
    """A part of the value of a card. ``amount`` is what it adds; the parts add up to the value."""

    id: Literal["printed", "doubled-by-token", "doubled-by-bounty", "captured"]
    amount: int
    rules: list[str]


class CardInPlay(Part):
    card: str
    captured: bool
    acting: str  # the card whose effect and keywords it has: itself, or its mirror's
    value: int
    value_parts: list[ValuePart]
    open: bool
    covered_by: list[AtSlot]  # the cards above and to the right that keep it from being OPEN
    tokens: int
    doubled: int  # how many of the tokens show x2
    guests: list[int]  # seats of other players with tokens here
    bounty: bool  # whether the Bounty token is here
    keywords: list[KeywordNow]
    clans: list[str]  # what it currently counts as; a captured card has none
    levels: list[int]
    shift_cost: int | None  # None if it cannot be shifted


class Score(Part):
    """What an army would be worth in a Great Battle now."""

    rows: list[int]  # I, II, III
    hand: int  # for cards in hand, where an effect counts them
    total: int


class Ban(Part):
    """A card that a player temporarily may not play."""

    seat: int
    card: str
    by: int


class SeatNow(Part):
    """One player's side of the table. Piles are in order, the top card last."""

    seat: int
    player: Player
    hand: list[CardInHand]
    deck: int
    deck_top: list[str]  # known to the viewer, the top card first
    discard: list[str]
    removed: list[str]
    army: list[CardInPlay | None]  # 15 slots, I1 to III5
    tokens: int
    spent: int
    lost: int
    locked: int
    points: int  # Supremacy tokens; in GOSU victory points
    clans: list[str]  # of the deck
    x: int | None  # the current value of X, where it depends on tokens
    passed: bool
    out: bool
    turns: int
    score: Score


class ClanDraft(Part):
    """The draft of clans in progress: the clans left, and the players of the next picks, the current one first."""

    left: list[str]
    picks: list[int]


class Table(Part):
    """Everything that a player may see. ``viewer`` is None for a finished game with everything visible."""

    viewer: int | None
    phase: Literal["draft", "setup", "round", "song", "over"]
    round: int
    starter: int
    active: int
    turns_left: int | None  # turns left after a pass; None while there is no limit
    turns_limit: int | None  # how many turns a pass leaves; None in games without such a limit
    extra_turns: int
    additional_turn: bool
    may_recall: bool  # a card of the own discard pile can be played in this turn
    wonder: int | None  # seat of the holder
    advantage: int | None
    tie_breaker: int | None  # who wins a tied battle now
    leading: list[int]  # who would win the Great Battle now
    points_to_win: int
    tiles: list[str]  # clans whose Immortal tile is active
    draft: ClanDraft | None
    bans: list[Ban]
    revealed: list[str]
    revealer: int | None
    incoming: str | None  # set aside for the current mutation
    vacant: AtSlot | None  # the slot reserved for it
    common_piles: bool  # whether all seats show the same deck and discard pile
    seats: list[SeatNow]


class Choice(Part):
    """A legal action and what it points at. ``action`` is what is sent back; None for a card that a shift under way
    could bring in, which is told beforehand (``incoming`` of ``try``)."""

    action: int | None
    verb: str  # play, shift, mutate, activate, capture, pay …; "" for a button
    at: Pointer
    label: Sentence
    cost: int | None  # cards to discard, where the action has a cost
    against_yourself: bool


class Blocked(Part):
    """A button of a turn that cannot be used now; ``why`` says the reason."""

    at: AtWord
    label: Sentence


class Asker(Part):
    """What asks a question: a card, or a keyword or rule if ``card`` is None. ``says`` are the words being followed."""

    card: str | None
    seat: int | None  # whose card it is
    at: AtSlot | None  # where it lies, if it lies in an army
    name: Sentence  # "Rival's Genious", "Song for the Dead"
    says: Sentence | None


class Question(Part):
    """What is asked: ``title`` names what asks too. ``opens`` is what explains it best: a keyword, term or rule."""

    player: int
    kind: str
    prompt: Sentence
    title: Sentence
    asker: Asker | None  # None if only the player's own action asks
    source: AtSlot | None  # where the card lies whose words are followed, or that is replaced
    count: int
    opens: str | None


class Result(Part):
    winners: list[int]  # none after a draw
    rule: str
    said: Sentence


class Scene(Part):
    """A moment as one player sees it; ``choices`` only if that player is asked.

    There is no question if nobody is asked, or if the viewer must not notice that another player is asked.
    """

    table: Table
    question: Question | None
    choices: list[Choice]
    blocked: list[Blocked]
    result: Result | None
