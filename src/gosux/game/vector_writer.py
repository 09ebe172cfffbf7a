"""Writes what a player may know as vectors of numbers, straight from the state: the observations of learners.

A view of the same game gives the same numbers (``redact``): the writer asks of every hidden card whether the viewer
knows it. Few numbers of a vector are not 0, so it goes over the cards, not over the vector, and notes where it wrote:
the next vector in the same row clears only these places.
"""

from mypy_extensions import i32, i64, mypyc_attr, u8

from gosux.effects.flow import May, OneOf
from gosux.effects.pack_effect import PackEffect
from gosux.game.vector_layout import MOST, MOST_TOKENS, TOP_CARDS, parts_of
from gosux.game.view import is_secret, redact
from gosux.model.actions import ARMY_SIZE, ROW_LENGTH
from gosux.model.catalogue import CAPTURED, DESIGN, Catalogue
from gosux.model.changes.knowledge import GROUP, KNOWER, group_of
from gosux.model.changes.tokens import own_tokens_in
from gosux.model.kinds import TURN
from gosux.model.messages.references import CardRef
from gosux.model.seat import Seat
from gosux.model.state import NOBODY, State, seat_of, slot_of
from gosux.model.vectors import byte_buffer, int_buffer, vec
from gosux.rules.battle import army_value


@mypyc_attr(acyclic=True)
class VectorWriter:
    """Rows of vectors, one below the other in ``numbers``.

    ``counts[row]`` numbers of a row are not 0: ``places`` and ``values`` list them, ``width`` to a row, with zeros at
    the end. A writer that is not ``dense`` keeps only these lists.
    """

    def __init__(self, catalogue: Catalogue, players: int, rows: int = 1, width: int = 0, dense: bool = True) -> None:
        parts = parts_of(catalogue, players)
        self.catalogue = catalogue
        self.players: i64 = players
        self.common = catalogue.law.common_piles
        self.designs: i64 = len(catalogue.cards)
        self.clan_count: i64 = len(catalogue.clans)
        self.copies: i64 = parts["hand"].high
        self.size: i64 = parts["chosen_number"].stop
        self.rows: i64 = rows
        self.width: i64 = width or self.size
        self.dense = dense
        self.numbers: vec[u8] = byte_buffer((rows if dense else 1) * self.size)
        self.places: vec[i32] = int_buffer(rows * self.width)
        self.values: vec[u8] = byte_buffer(rows * self.width)
        self.counts: vec[i32] = int_buffer(rows)
        self.viewer: i64 = 0
        self.start: i64 = 0  # of the current row in ``numbers``
        self.first: i64 = 0  # of the current row in ``places``
        self.found: i64 = 0  # places written so far
        # Where the parts start.
        self.seat: i64 = parts["seat"].start
        self.hand: i64 = parts["hand"].start
        self.hand_known: i64 = parts["hand_known"].start
        self.known_hands: i64 = parts["known_hands"].start
        self.hand_sizes: i64 = parts["hand_sizes"].start
        self.deck_sizes: i64 = parts["deck_sizes"].start
        self.deck_known: i64 = parts["deck_known"].start
        self.deck_top: i64 = parts["deck_top"].start
        self.unordered: i64 = parts["unordered"].start
        self.unordered_in_hands: i64 = parts["unordered_in_hands"].start
        self.discard: i64 = parts["discard"].start
        self.removed: i64 = parts["removed"].start
        self.revealed: i64 = parts["revealed"].start
        self.incoming: i64 = parts["incoming"].start
        self.army: i64 = parts["army"].start
        self.captured: i64 = parts["captured"].start
        self.army_tokens: i64 = parts["army_tokens"].start
        self.doubled: i64 = parts["doubled"].start
        self.bounty: i64 = parts["bounty"].start
        self.vacant: i64 = parts["vacant"].start
        self.strength: i64 = parts["strength"].start
        self.points: i64 = parts["points"].start
        self.tokens: i64 = parts["tokens"].start
        self.spent: i64 = parts["spent"].start
        self.lost: i64 = parts["lost"].start
        self.locked: i64 = parts["locked"].start
        self.turns: i64 = parts["turns"].start
        self.passed: i64 = parts["passed"].start
        self.out: i64 = parts["out"].start
        self.clans: i64 = parts["clans"].start
        self.banned: i64 = parts["banned"].start
        self.active: i64 = parts["active"].start
        self.starter: i64 = parts["starter"].start
        self.wonder: i64 = parts["wonder"].start
        self.advantage: i64 = parts["advantage"].start
        self.round: i64 = parts["round"].start
        self.limited: i64 = parts["limited"].start
        self.turns_left: i64 = parts["turns_left"].start
        self.extra_turns: i64 = parts["extra_turns"].start
        self.in_extra_turn: i64 = parts["in_extra_turn"].start
        self.may_recall: i64 = parts["may_recall"].start
        self.recall_next: i64 = parts["recall_next"].start
        self.in_song: i64 = parts["in_song"].start
        self.tiles: i64 = parts["tiles"].start
        self.available: i64 = parts["available"].start
        self.asked: i64 = parts["asked"].start
        self.kind: i64 = parts["kind"].start
        self.about: i64 = parts["about"].start
        self.source: i64 = parts["source"].start
        self.count: i64 = parts["count"].start
        self.chosen_clan: i64 = parts["chosen_clan"].start
        self.chosen_level: i64 = parts["chosen_level"].start
        self.chosen_number: i64 = parts["chosen_number"].start

    def write(self, state: State, viewer: i64, row: i64 = 0) -> None:
        """Write what ``viewer`` may know of a state, or of the state of their view."""
        if row < 0 or row >= self.rows or viewer < 0 or viewer >= self.players:
            raise IndexError(f"row {row}, viewer {viewer}")
        self.viewer = viewer
        self.first = row * self.width
        if self.dense:
            self.start = row * self.size
            self.clear(i64(self.counts[row]))
        self.found = 0
        self.add_hands(state)
        self.add_piles(state)
        self.add_bans(state)
        self.list_values()
        self.put(self.seat + viewer, 1, 1)
        self.put_sizes(state)
        self.put_armies(state)
        self.put_players(state)
        self.put_table(state)
        # Otherwise ``kind`` and the stack could reveal a question that must stay unnoticed.
        if state.decider != NOBODY and not is_secret(state, viewer):
            self.put_question(state)
        self.end_list(row)
        if not self.dense:
            self.clear(self.found)

    # -- numbers -------------------------------------------------------------------------------------------------

    def put(self, place: i64, number: i64, high: i64) -> None:
        """Write the number at a place, clipped to ``high``; at each place only once."""
        if number == 0:
            return
        found = self.found
        if found == self.width:
            raise OverflowError(f"more than {self.width} numbers of an observation are not 0")
        value = u8(number if number < high else high)
        at = self.first + found
        self.numbers[self.start + place] = value
        self.places[at] = i32(place)
        self.values[at] = value
        self.found = found + 1

    def add(self, place: i64, high: i64) -> None:
        """Add 1 to the number at a place, unless it is ``high``; ``list_values`` lists it."""
        numbers = self.numbers
        at = self.start + place
        before = i64(numbers[at])
        if before == 0:
            self.note(place)
        if before < high:
            numbers[at] = u8(before + 1)

    def note(self, place: i64) -> None:
        """The number at this place is no longer 0."""
        found = self.found
        if found == self.width:
            raise OverflowError(f"more than {self.width} numbers of an observation are not 0")
        self.places[self.first + found] = i32(place)
        self.found = found + 1

    def add_cards(self, row: i64, cards: list[int]) -> None:
        """Count designs, from the place ``row`` on."""
        numbers = self.numbers
        start = self.start
        for card in cards:
            place = row + card
            before = numbers[start + place]
            if before == 0:
                self.note(place)
                numbers[start + place] = 1
            elif i64(before) < self.copies:
                numbers[start + place] = before + 1

    def put_mask(self, place: i64, mask: i64) -> None:
        """1 for each bit of a mask."""
        while mask:
            if mask & 1:
                self.put(place, 1, 1)
            mask >>= 1
            place += 1

    def put_slot(self, place: i64, code: i64) -> None:
        if code >= 0:
            self.put(place + self.away(seat_of(code)) * ARMY_SIZE + slot_of(code), 1, 1)

    def clear(self, count: i64) -> None:
        """Set the numbers at the first ``count`` places of the row to 0."""
        numbers = self.numbers
        places = self.places
        start = self.start
        for index in range(self.first, self.first + count):
            numbers[start + i64(places[index])] = 0

    def list_values(self) -> None:
        """Copy the numbers at the noted places to ``values``."""
        numbers = self.numbers
        places = self.places
        values = self.values
        start = self.start
        for index in range(self.first, self.first + self.found):
            values[index] = numbers[start + i64(places[index])]

    def end_list(self, row: i64) -> None:
        """Note how many places there are, and write zeros behind them."""
        places = self.places
        values = self.values
        end = self.first + self.found
        old_end = self.first + i64(self.counts[row])
        for index in range(end, old_end):
            values[index] = 0
            places[index] = 0
        self.counts[row] = i32(self.found)

    def away(self, seat: i64) -> i64:
        """How many places from the viewer a seat is, clockwise."""
        away = seat - self.viewer
        return away if away >= 0 else away + self.players

    def pile(self, seat: i64) -> i64:
        """The number of the pile in front of a seat, or of the common one."""
        if self.common:
            return 0
        return self.away(seat)

    # -- hidden cards --------------------------------------------------------------------------------------------

    def add_hands(self, state: State) -> None:
        known: i64 = KNOWER << self.viewer
        for seat, player in enumerate(state.seats):
            away = self.away(seat)
            if away == 0:
                self.add_own_hand(player.hand)
            else:
                row = self.known_hands + (away - 1) * self.designs
                for held in player.hand:
                    entry: i64 = held
                    if entry >= KNOWER:
                        if entry & known:
                            self.add(row + (entry & DESIGN), self.copies)
                        elif entry >= GROUP:
                            self.add(self.unordered_in_hands + away, MOST)

    def add_own_hand(self, hand: list[int]) -> None:
        for held in hand:
            entry: i64 = held
            design = entry & DESIGN
            self.add(self.hand + design, self.copies)
            if entry >= KNOWER:
                for step in range(1, self.players):
                    if entry & (KNOWER << (self.viewer + step) % self.players):
                        self.add(self.hand_known + (step - 1) * self.designs + design, self.copies)

    def add_piles(self, state: State) -> None:
        for seat, player in enumerate(state.seats):
            if seat == 0 or not self.common:
                if player.deck_seen or self.common:
                    player.deck_seen = self.add_deck(player.deck, self.pile(seat))
                self.add_cards(self.discard + self.pile(seat) * self.designs, player.discard)
            for design in player.removed:
                self.add(self.removed + self.away(seat) * self.designs + design, self.copies)
        for number in range(len(state.groups)):
            if state.groups[number]:
                self.add_group(state, number + 1)
        for design in state.revealed:
            self.add(self.revealed + design, self.copies)

    def add_deck(self, deck: list[int], pile: i64) -> bool:
        """Add what the viewer knows of a deck; whether anybody knows anything of it."""
        size: i64 = len(deck)
        known: i64 = KNOWER << self.viewer
        seen = False
        for place in range(size):
            entry: i64 = deck[place]
            if entry >= KNOWER:
                seen = True
                if entry & known:
                    design = entry & DESIGN
                    self.add(self.deck_known + pile * self.designs + design, self.copies)
                    depth = size - 1 - place
                    if depth < TOP_CARDS:
                        self.add(self.deck_top + (pile * TOP_CARDS + depth) * self.designs + design, 1)
        return seen

    def add_group(self, state: State, group: i64) -> None:
        """The cards of a group less those that the viewer knows the place of."""
        left: dict[int, int] = {}
        for design in state.groups[group - 1]:
            left[design] = left.get(design, 0) + 1
        pile: i64 = -1
        known: i64 = KNOWER << self.viewer
        for seat, player in enumerate(state.seats):
            entries = player.hand + player.deck if seat == 0 or not self.common else player.hand
            for place, card in enumerate(entries):
                entry: i64 = card
                if group_of(entry) == group:
                    if entry & known or (seat == self.viewer and place < len(player.hand)):
                        left[entry & DESIGN] = left.get(entry & DESIGN, 0) - 1
                    else:
                        pile = self.pile(seat)
        if pile >= 0:
            for design, count in left.items():
                for _ in range(count):
                    self.add(self.unordered + pile * self.designs + design, self.copies)

    def add_bans(self, state: State) -> None:
        for ban in state.bans:
            row = self.away(ban.seat) * 2 + (1 if ban.last_turn else 0)
            self.add(self.banned + row * self.designs + ban.design, 1)

    def put_sizes(self, state: State) -> None:
        for seat, player in enumerate(state.seats):
            self.put(self.hand_sizes + self.away(seat), len(player.hand), MOST)
            if seat == 0 or not self.common:
                self.put(self.deck_sizes + self.pile(seat), len(player.deck), MOST)
        if state.incoming >= 0:
            self.put(self.incoming + state.incoming, 1, 1)

    # -- in sight ------------------------------------------------------------------------------------------------

    def put_armies(self, state: State) -> None:
        for seat, player in enumerate(state.seats):
            first = self.away(seat) * ARMY_SIZE
            army = player.army
            rows = player.rows
            resting = player.resting
            for row in range(3):
                begin = row * ROW_LENGTH
                for slot in range(begin, begin + rows[row]):
                    design: i64 = army[slot]
                    if design < 0:  # the place kept for a mutation under way
                        continue
                    self.put(self.army + (first + slot) * self.designs + (design & DESIGN), 1, 1)
                    if design >= CAPTURED:
                        self.put(self.captured + first + slot, 1, 1)
                    if resting[slot]:
                        self.put_tokens(state, player, seat, slot)
        self.put_slot(self.bounty, state.bounty)
        self.put_slot(self.vacant, state.vacant)

    def put_tokens(self, state: State, player: Seat, seat: i64, slot: i64) -> None:
        place = self.away(seat) * ARMY_SIZE + slot
        self.put(self.doubled + place, player.doubled[slot], MOST_TOKENS)
        for whose in range(self.players):
            tokens = own_tokens_in(state, whose, seat * ARMY_SIZE + slot)
            self.put(self.army_tokens + place * self.players + self.away(whose), tokens, MOST_TOKENS)

    def put_players(self, state: State) -> None:
        for seat, player in enumerate(state.seats):
            away = self.away(seat)
            if player.out:
                self.put(self.out + away, 1, 1)
            else:
                self.put(self.strength + away, army_value(state, seat), MOST)
            self.put(self.points + away, player.supremacy, MOST)
            self.put(self.tokens + away, player.tokens, MOST_TOKENS)
            self.put(self.spent + away, player.spent, MOST_TOKENS)
            self.put(self.lost + away, player.lost, MOST_TOKENS)
            self.put(self.locked + away, player.locked, MOST_TOKENS)
            self.put(self.turns + away, player.turns, MOST)
            if player.passed:
                self.put(self.passed + away, 1, 1)
            self.put_mask(self.clans + away * self.clan_count, player.clans)
        self.put(self.active + self.away(state.active), 1, 1)
        self.put(self.starter + self.away(state.starter), 1, 1)
        if state.wonder != NOBODY:
            self.put(self.wonder + self.away(state.wonder), 1, 1)
        if state.advantage != NOBODY:
            self.put(self.advantage + self.away(state.advantage), 1, 1)

    def put_table(self, state: State) -> None:
        self.put(self.round, state.round, MOST)
        left = state.turns_remaining()
        if left >= 0:
            self.put(self.limited, 1, 1)
            self.put(self.turns_left, left, MOST)
        self.put(self.extra_turns, state.extra_turns, MOST)
        self.put(self.in_extra_turn, 1 if state.in_extra_turn else 0, 1)
        self.put(self.may_recall, 1 if state.may_recall else 0, 1)
        self.put(self.recall_next, 1 if state.recall_next else 0, 1)
        self.put(self.in_song, 1 if state.in_song else 0, 1)
        self.put_mask(self.tiles, state.tiles)
        self.put_mask(self.available, state.available)

    # -- the open question ---------------------------------------------------------------------------------------

    def put_question(self, state: State) -> None:
        self.put(self.asked + self.away(state.decider), 1, 1)
        self.put(self.kind + state.kind, 1, 1)
        frame = state.stack[-1]
        from_pack = isinstance(frame.effect, PackEffect)
        if state.kind != TURN or from_pack:  # a turn's action is about no card
            if state.decider == self.viewer and not from_pack:
                self.put_subject(state)
            else:  # a prompt may look at cards that the asked player sees and the viewer does not
                self.put_subject(redact(state, self.viewer))
        self.put_slot(self.source, frame.source)
        if frame.clan >= 0:
            self.put(self.chosen_clan + frame.clan, 1, 1)
        if frame.level >= 0:
            self.put(self.chosen_level + frame.level, 1, 1)
        self.put(self.chosen_number, frame.x, MOST)

    def put_subject(self, state: State) -> None:
        """The card that the open question is about and how many choices are left to make: the arguments ``card`` and
        ``count`` of its prompt."""
        frame = state.stack[-1]
        effect = frame.effect
        design: i64 = -1
        if frame.source >= 0:
            design = state.seats[seat_of(frame.source)].army[slot_of(frame.source)]
        # The clauses in the prompts of these two take long to build.
        if isinstance(effect, May):
            if effect.card:
                design = self.catalogue.number[effect.card]
        elif not isinstance(effect, OneOf):
            args = effect.prompt_args(state, frame)
            if "card" in args:
                card = args["card"]
                design = self.catalogue.number[card.id] if isinstance(card, CardRef) else -1
            if "count" in args:
                count = args["count"]
                assert isinstance(count, int)
                self.put(self.count, max(0, count), MOST)
        if design >= 0:
            self.put(self.about + (design & DESIGN), 1, 1)
