"""The whole state of a game: plain data, an explicit stack of pending steps, and at most one open question."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from gosux.model.actions import ARMY_SIZE
from gosux.model.catalogue import DESIGN, Catalogue
from gosux.model.dice import Dice
from gosux.model.effect import Effect
from gosux.model.events import EVERYONE, ChosenForYou, Event
from gosux.model.events.log import EventLog
from gosux.model.frame import NOWHERE, Frame
from gosux.model.kinds import KINDS, TURN
from gosux.model.messages.references import CardRef, KindRef, Reference, RuleRef, SlotRef, thing_of
from gosux.model.seat import Seat, empty_seat
from gosux.model.vectors import vec

PILE_CODE: Final = 1000  # codes from here on name a card of a discard pile: PILE_CODE + 256 * seat + design
NO_ANSWER: Final = -1
NO_CHOICES: Final[list[int]] = []
NO_SEATS: Final[list[Seat]] = []
NO_FRAMES: Final[list[Frame]] = []
NOBODY: Final = -1
ENDED: Final = -2  # in place of a decider when the game has ended, so that the stack's loop tests one number
MOST_STEPS: Final = 10_000  # far more than any game needs between two questions; only an invalid state gets here


class NoChoice(Exception):
    """A question without an answer. It never occurs in a real game; a sampled world may turn out to be impossible."""


class Options:
    """The options of a game, as written in saves; ``shift`` is the cost table they select (X12.1)."""

    def __init__(self, catalogue: Catalogue, texts: dict[str, str]) -> None:
        self.texts = texts
        self.french_edition = texts.get("edition", "en") == "fr"  # X9.5b, X9.6
        self.wonder_returns = texts.get("wonder_returns", "no") == "yes"  # X9.4b
        self.last_player_turns = int(texts.get("last_player_turns", "100"))  # G3.5
        self.shift: vec[i64] = catalogue.shifts[texts.get("uncertain_shift", "0")]
        self.clans: list[int] = []  # masks of the fixed decks; empty for a draft
        if texts.get("clans"):
            for deck in texts["clans"].split("/"):
                self.clans.append(sum(1 << catalogue.table.clan_numbers[clan] for clan in deck.split("+")))


class Ban:
    """Arrows of Justice: ``seat`` may not play ``design`` until the end of the next turn of ``by`` (X11.6, X11.14).

    Never changed, so clones share it.
    """

    def __init__(self, seat: i64, design: i64, by: i64, last_turn: bool) -> None:
        self.seat: i64 = seat
        self.design: i64 = design
        self.by: i64 = by
        self.last_turn = last_turn  # whether the ban ends with the next turn of ``by``


@mypyc_attr(acyclic=True)
class State:
    """The complete state of a game. Slots are named by *codes*: seat * 15 + slot."""

    # In plain Python, slots are faster than a dict of this many attributes; compiled classes have slots anyway.
    __slots__ = (
        "catalogue", "options", "dice", "seats", "stack", "round", "starter", "active", "turns_left", "extra_turns",
        "in_extra_turn", "recall_next", "may_recall", "turn_over", "bans", "wonder", "advantage", "bounty", "tiles",
        "available", "revealed", "revealer", "incoming", "vacant", "foreign", "groups", "in_song", "battle_winner",
        "extra_sacrifice", "over", "winners", "reason", "decider", "kind", "choices", "answer", "done", "log", "stale",
        "hand_limit", "refilled",
    )  # fmt: skip

    def __init__(self, catalogue: Catalogue, options: Options, dice: Dice, seats: i64) -> None:
        self.catalogue = catalogue
        self.options = options
        self.dice = dice
        # ``clone`` passes 0 and sets its own lists.
        self.seats: list[Seat] = [empty_seat() for _ in range(seats)] if seats else NO_SEATS
        self.stack: list[Frame] = [] if seats else NO_FRAMES
        self.round: i64 = 0
        self.starter: i64 = 0  # who plays first in this round
        self.active: i64 = 0  # whose turn it is
        self.turns_left: i64 = -1  # turns left to the player who has not passed; -1 while there is no limit (X4.4c)
        self.extra_turns: i64 = 0  # additional turns pending (X4.3a, G3.3b)
        self.in_extra_turn = False
        self.recall_next = False  # the pending additional turn allows a play from the discard pile (X11.7)
        self.may_recall = False  # this turn does
        self.turn_over = False  # the player has passed in this turn
        self.bans: tuple[Ban, ...] = ()
        self.wonder: i64 = NOBODY  # holder of the Wonder token; NOBODY if it is on the board
        self.advantage: i64 = NOBODY  # holder of the Advantage token; NOBODY in games without it
        self.bounty: i64 = NOWHERE  # code of the slot with the Bounty token; NOWHERE if it is on the board
        self.tiles: i64 = 0  # mask of active Immortal tiles
        self.available: i64 = 0  # mask of clans not drafted yet
        self.revealed: tuple[int, ...] = ()  # cards revealed from a deck by the current effect
        self.revealer: i64 = 0
        self.incoming: i64 = -1  # the design set aside for the current mutation (G5.1a)
        self.vacant: i64 = NOWHERE  # code of the slot reserved for it after the old card has left (G5.5)
        self.foreign: tuple[tuple[int, int], ...] = ()  # tokens on another player's card: (code, owner) (G6.4)
        self.groups: tuple[tuple[int, ...], ...] = ()  # cards in known places but in a secret order (``knowledge``)
        self.in_song = False
        self.battle_winner: i64 = NOBODY  # of the last Great Battle; NOBODY if both gained a token
        self.extra_sacrifice: i64 = 0  # mask of winners who sacrifice one more card (X8.4c)
        # The result.
        self.over = False
        self.winners: i64 = 0  # mask; with all bits or none set, the game is a draw
        self.reason = ""  # number of the rule that ended the game
        # The open question.
        self.decider: i64 = NOBODY
        self.kind: i64 = TURN
        self.choices: list[int] = NO_CHOICES  # never changed in place, so clones can share it
        self.answer: i64 = NO_ANSWER
        self.done = False  # whether the step that has just finished did something
        # Events are collected only while somebody listens.
        self.log: EventLog | None = None
        self.stale = True  # whether the seats' cached masks are stale (``traits``)
        self.hand_limit: i64 = -1  # cached too; -1 when stale
        self.refilled: tuple[int, ...] = ()  # whose decks the current step rebuilt; empty at every question (X13.7)

    def clone(self) -> "State":
        copy = State(self.catalogue, self.options, self.dice.clone(), 0)
        if self.catalogue.law.common_piles:
            first = self.seats[0]
            deck = first.deck[:]
            discard = first.discard[:]
            copy.seats = [seat.clone_with(deck, discard) for seat in self.seats]
        else:
            copy.seats = [seat.clone() for seat in self.seats]
        copy.stack = [frame.clone() for frame in self.stack]
        copy.round = self.round
        copy.starter = self.starter
        copy.active = self.active
        copy.turns_left = self.turns_left
        copy.extra_turns = self.extra_turns
        copy.in_extra_turn = self.in_extra_turn
        copy.recall_next = self.recall_next
        copy.may_recall = self.may_recall
        copy.turn_over = self.turn_over
        copy.bans = self.bans
        copy.wonder = self.wonder
        copy.advantage = self.advantage
        copy.bounty = self.bounty
        copy.tiles = self.tiles
        copy.available = self.available
        copy.revealed = self.revealed
        copy.revealer = self.revealer
        copy.incoming = self.incoming
        copy.vacant = self.vacant
        copy.foreign = self.foreign
        copy.groups = self.groups
        copy.in_song = self.in_song
        copy.battle_winner = self.battle_winner
        copy.extra_sacrifice = self.extra_sacrifice
        copy.over = self.over
        copy.winners = self.winners
        copy.reason = self.reason
        copy.decider = self.decider
        copy.kind = self.kind
        copy.choices = self.choices
        copy.answer = self.answer
        copy.done = self.done
        copy.stale = self.stale
        copy.hand_limit = self.hand_limit
        return copy

    # -- the stack -----------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Resolve pending steps until a question is open or the game is over."""
        stack = self.stack
        if self.decider == NOBODY and not self.over:
            steps: i64 = 0
            while stack:
                frame = stack[-1]
                frame.effect.run(self, frame)
                if self.refilled:
                    self.follow_refills()
                if self.decider != NOBODY:
                    break
                steps += 1
                if steps == MOST_STEPS:
                    raise NoChoice("the pending steps lead nowhere")
        if self.over:
            stack.clear()
            self.decider = NOBODY
            self.choices = NO_CHOICES

    def follow_refills(self) -> None:
        """Push what rebuilt decks trigger: it comes before everything else that is pending (X13.7, X5.12)."""
        effect = self.catalogue.law.after_refill
        for seat in self.refilled:
            if effect is not None:
                self.push_new(effect, seat).flag = 1 if self.done else 0
        self.refilled = ()

    def push(self, effect: Effect, parent: Frame) -> Frame:
        """Resolve ``effect`` next, as part of ``parent``."""
        frame = Frame(effect, parent.controller, parent.source, parent.copied, parent.that, parent.clan, parent.level,
                      parent.x)  # fmt: skip
        self.stack.append(frame)
        return frame

    def push_new(self, effect: Effect, controller: i64, source: i64 = NOWHERE) -> Frame:
        """Resolve ``effect`` next, on its own."""
        frame = Frame(effect, controller, source)
        self.stack.append(frame)
        return frame

    def finish(self, done: bool = True) -> None:
        """Finish the topmost step; ``done`` says whether it did what its text says."""
        self.stack.pop()
        self.done = done

    def finish_with(self, that: i64, done: bool = True) -> None:
        """Like ``finish``; later clauses of the same effect may refer to the card ``that``."""
        self.stack.pop()
        self.done = done
        if self.stack and not self.stack[-1].effect.keeps_its_card:
            self.stack[-1].that = that

    # -- questions -----------------------------------------------------------------------------------------------

    def ask(self, player: i64, kind: i64, choices: list[int]) -> None:
        """Ask one question. A question with only one possible answer is not asked, except for a turn's action.

        Nothing is asked while something else comes first (``follow_refills``): the step runs again after it.
        """
        if self.refilled:
            return
        self.kind = kind
        if not choices:
            raise NoChoice(f"nobody can answer {kind}")
        if len(choices) == 1 and kind != TURN:
            self.answer = choices[0]
            if self.log is not None:
                table = self.catalogue.table
                text = table.text(kind, choices[0])
                forced = ChosenForYou(player, text, KindRef(KINDS[kind].name), thing_of(table, choices[0]))
                self.tell(forced, audience=1 << player)
            return
        self.decider = player
        self.choices = choices

    def take(self, action: i64) -> None:
        """Give a legal answer and continue to the next question."""
        self.decider = NOBODY
        self.choices = NO_CHOICES
        self.answer = action
        self.advance()

    def take_answer(self) -> i64:
        answer = self.answer
        self.answer = NO_ANSWER
        return answer

    # -- slots ---------------------------------------------------------------------------------------------------

    def moved(self, first: i64, second: i64) -> None:
        """The cards of two slots have changed places: pending steps follow their card (but see X10.19 for ``that``)."""
        for frame in self.stack:
            if frame.source == first:
                frame.source = second
            elif frame.source == second:
                frame.source = first
            if frame.that == first or frame.that == second:
                frame.that = NOWHERE
            if frame.copied:
                frame.copied = tuple(
                    [second if code == first else first if code == second else code for code in frame.copied]
                )
        if self.bounty == first:
            self.bounty = second
        elif self.bounty == second:
            self.bounty = first
        if self.foreign:
            guests = [(second if code == first else first if code == second else code, whose)
                      for code, whose in self.foreign]  # fmt: skip
            self.foreign = tuple(sorted(guests))

    def left(self, code: i64) -> None:
        """The card of a slot has left play: pending steps no longer refer to it."""
        for frame in self.stack:
            if frame.source == code:
                frame.source = NOWHERE
            if frame.that == code:
                frame.that = NOWHERE
            if frame.copied and code in frame.copied:
                frame.copied = tuple([other for other in frame.copied if other != code])

    def refers_to(self, code: i64) -> bool:
        """Whether some pending step refers to the card of a slot or pile."""
        for frame in self.stack:
            if frame.source == code or frame.that == code or (frame.copied and code in frame.copied):
                return True
        return False

    def opponent(self, seat: i64) -> i64:
        """The next player clockwise; with two players, the other one."""
        count: i64 = len(self.seats)
        if count > 2:
            for step in range(1, count):
                other = (seat + step) % count
                if not self.seats[other].out:
                    return other
        return (seat + 1) % count

    def opponents(self, seat: i64) -> list[int]:
        """The other players, from the left of ``seat`` clockwise (G11.1)."""
        if len(self.seats) == 2:
            return [1 - seat]
        return self.clockwise(seat)[0 if self.seats[seat].out else 1 :]

    def in_order(self) -> list[int]:
        """All players, the active one first (X10.15a, G11.1)."""
        return self.clockwise(self.active)

    def turns_remaining(self) -> i64:
        """How many turns may still follow in this round: none once all have passed; -1 while there is no limit."""
        for seat in self.seats:
            if not seat.passed and not seat.out:
                return self.turns_left
        return 0

    def clockwise(self, first: i64) -> list[int]:
        """All players who have not left the game, beginning with ``first``."""
        count: i64 = len(self.seats)
        return [(first + step) % count for step in range(count) if not self.seats[(first + step) % count].out]

    # -- events --------------------------------------------------------------------------------------------------

    def tell(self, event: Event, audience: i64 = EVERYONE, seers: i64 = EVERYONE) -> None:
        """Record an event. Callers check ``log`` first, so that no event is built that nobody reads."""
        if self.log is not None:
            event.audience = audience
            event.seers = seers
            self.log.add(event, self.causes(), self.source())

    def begin_group(self) -> None:
        """Events from now on belong to a new action group."""
        if self.log is not None:
            if self.log.stages is not None:
                self.log.stages.append((self.log.group, self.clone()))
            self.log.begin_group()

    def causes(self) -> tuple[Reference, ...]:
        """The causes of the pending steps, the outermost first: a card that copies comes before what it copies."""
        found: list[Reference] = []
        for frame in self.stack:
            reference = frame.effect.cause(self, frame)
            if reference is None:
                continue
            if frame.effect.card and frame.source >= 0:
                design = self.seats[frame.source // ARMY_SIZE].army[frame.source % ARMY_SIZE]
                if design >= 0 and self.card_ref(design & DESIGN) not in found:
                    found.append(self.card_ref(design & DESIGN))
            if reference not in found:
                found.append(reference)
        return tuple(found)

    def source(self) -> "SlotRef | None":
        """The slot of the card being resolved; None for rules, and for a card that has left play."""
        for frame in reversed(self.stack):
            reference = frame.effect.cause(self, frame)
            if reference is not None:
                if frame.source < 0 or isinstance(reference, RuleRef):
                    return None
                return SlotRef(frame.source // ARMY_SIZE, frame.source % ARMY_SIZE)
        return None

    def card_ref(self, design: i64) -> CardRef:
        return self.catalogue.references[design]


def share_piles(seats: list[Seat]) -> None:
    """Make draw pile and discard pile common: every seat refers to those of the first."""
    for seat in seats:
        seat.deck = seats[0].deck
        seat.discard = seats[0].discard


def slot_ref(code: i64) -> SlotRef:
    """A slot, as events and messages name it."""
    return SlotRef(code // ARMY_SIZE, code % ARMY_SIZE)


def seat_of(code: i64) -> i64:
    return code // ARMY_SIZE


def slot_of(code: i64) -> i64:
    return code % ARMY_SIZE
