"""Many games advanced by one call, with observations and masks in buffers that are allocated once (docs/envs.md)."""

from mypy_extensions import i32, i64, mypyc_attr, u8

from gosux.game.game import Game, begin_game, keep
from gosux.game.vector_layout import most_entries
from gosux.game.vector_writer import VectorWriter
from gosux.model.dice import derived_seed
from gosux.model.state import Options
from gosux.model.vectors import byte_buffer, float_buffer, int_buffer, long_buffer, vec
from gosux.rules.ruleset import Ruleset


@mypyc_attr(acyclic=True)
class Batch:
    """``rows`` games side by side, out of a sequence of games that the seed determines.

    Row ``r`` plays the games ``first + r``, ``first + r + stride`` and so on, so that a game depends on its number
    alone, whatever the number of rows. Each buffer has a piece for each row, one after the other.
    """

    def __init__(
        self,
        rules: Ruleset,
        options: Options,
        players: int,
        seed: str,
        rows: int,
        first: int,
        stride: int,
        dense: bool,
    ) -> None:
        self.rules = rules
        self.options = options
        self.players: i64 = players
        self.seed = seed
        self.rows: i64 = rows
        self.first: i64 = first
        self.stride: i64 = stride
        self.actions: i64 = rules.catalogue.table.size
        self.writer = VectorWriter(rules.catalogue, players, rows, most_entries(rules.catalogue, players), dense)
        self.games: list[Game] = []
        self.numbers: vec[i64] = long_buffer(rows)  # which game each row plays
        self.asked: vec[i32] = int_buffer(rows)  # the seat that is asked
        self.mask: vec[u8] = byte_buffer(rows * self.actions)  # 1 for each legal action
        self.legal: vec[i32] = int_buffer(rows * self.actions)  # the legal actions, as many as ``legal_counts`` says
        self.legal_counts: vec[i32] = int_buffer(rows)
        self.rewards: vec[float] = float_buffer(rows * players)  # by seat, of the games that the last step ended
        self.ended: vec[u8] = byte_buffer(rows)  # 1 for each of them
        self.reset(seed)

    def reset(self, seed: str) -> None:
        """Begin the sequence of games of this seed."""
        self.seed = seed
        self.games = []
        for row in range(self.rows):
            self.numbers[row] = self.first + row
            self.games.append(self.new_game(row))
            self.clear_rewards(row)
            self.tell(row)

    def step(self, actions: list[int]) -> None:
        """Take an action in each game. Where one ends, the next one begins.

        Raises ValueError or IllegalAction, before any action is taken, if one of them is not legal.
        """
        if len(actions) != self.rows:
            raise ValueError(f"{len(actions)} actions: there are {self.rows} games")
        for row, action in enumerate(actions):
            if not 0 <= action < self.actions or not self.mask[row * self.actions + action]:
                self.games[row].step(action)  # raises with the reasons
        table = self.rules.catalogue.table
        for row, action in enumerate(actions):
            game = self.games[row]
            if self.ended[row]:
                self.clear_rewards(row)
            keep(game.history, table, action)
            game.state.take(action)
            if game.state.over:
                self.reward(row, game.state.winners)
                self.numbers[row] += self.stride
                self.games[row] = self.new_game(row)
            self.tell(row)

    def new_game(self, row: i64) -> Game:
        return begin_game(self.rules, self.options, derived_seed(self.seed, self.numbers[row]), self.players)

    def tell(self, row: i64) -> None:
        """Write what the player who is asked sees and may do."""
        state = self.games[row].state
        self.asked[row] = i32(state.decider)
        self.writer.write(state, state.decider, row)
        mask = self.mask
        legal = self.legal
        first = row * self.actions
        for place in range(first, first + i64(self.legal_counts[row])):
            mask[first + i64(legal[place])] = 0
        place = first
        for choice in state.choices:
            action: i64 = choice
            mask[first + action] = 1
            legal[place] = i32(action)
            place += 1
        self.legal_counts[row] = i32(place - first)

    def reward(self, row: i64, winners: i64) -> None:
        """Winners share 1, losers get -1; after a draw everybody gets 0."""
        self.ended[row] = 1
        count: i64 = 0
        for seat in range(self.players):
            count += (winners >> seat) & 1
        if count:
            for seat in range(self.players):
                self.rewards[row * self.players + seat] = 1.0 / float(count) if (winners >> seat) & 1 else -1.0

    def clear_rewards(self, row: i64) -> None:
        self.ended[row] = 0
        for place in range(row * self.players, (row + 1) * self.players):
            self.rewards[place] = 0.0
