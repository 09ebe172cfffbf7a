"""Writing position files: any moment of a game as the start of its turn, plus the actions since (design 10)."""

from gosux.game.codec import entry_text, read_state
from gosux.game.game import Game, new_game
from gosux.model.actions import ARMY_SIZE, EVERYBODY, ROMAN, ROW_LENGTH, slot_text
from gosux.model.catalogue import CAPTURED, DESIGN, Catalogue
from gosux.model.frame import NOWHERE
from gosux.model.kinds import TURN
from gosux.model.seat import Seat
from gosux.model.state import NOBODY, State
from gosux.records.position_table import PositionError


def write_position(game: Game, with_seed: bool = True) -> str:
    """The position file of a game at this moment: the start of its turn, plus the actions since.

    Without its seed it can be read again only if it has no actions that use dice; whoever reads it gives it new dice.
    """
    replayed = beginning(game)
    start: State | None = None
    texts: list[str] = []
    if _at_turn(replayed.state):
        start = replayed.state.clone()
    for action in game.history:
        if action < 0:
            texts.append(f"concede {'all' if -1 - action == EVERYBODY else -1 - action}")
            replayed.concede(-1 - action)
        else:
            texts.append(replayed.action_text(action))
            replayed.step(action)
        if _at_turn(replayed.state):
            start = replayed.state.clone()
            texts = []
    lines = [f'ruleset = "{game.ruleset}"']
    if game.rules.players[0] != game.rules.players[1]:
        lines.append(f"players = {game.players}")
    options = ", ".join(f"{name} = {_quoted(value)}" for name, value in game.options.items())
    lines.append(f"options = {{ {options} }}")
    body = _write_state(start) if start is not None else ([], [])
    if with_seed:
        lines.append(f"seed = {_quoted(game.seed)}")
        if start is not None:
            lines.append(f"dice = {start.dice.position}")
    lines += body[0]
    if texts:
        lines.append("then = [")
        lines += [f"  {_quoted(text)}," for text in texts]
        lines.append("]")
    return "\n".join(lines + body[1]) + "\n"


def beginning(game: Game) -> Game:
    """The game before its first action."""
    if game.origin is None:
        return new_game(game.ruleset, game.seed, dict(game.options), game.players)
    state = read_state(game.rules.catalogue, game.state.options, game.origin)
    state.advance()
    return Game(game.rules, state, game.origin, [])


def _at_turn(state: State) -> bool:
    return state.decider >= 0 and state.kind == TURN


def _quoted(text: str) -> str:
    """A TOML basic string."""
    escaped = "".join(
        f"\\{letter}"
        if letter in '"\\'
        else f"\\u{ord(letter):04x}"
        if ord(letter) < 32 or ord(letter) == 127
        else letter
        for letter in text
    )
    return f'"{escaped}"'


def _list(items: list[str]) -> str:
    return "[" + ", ".join(f'"{item}"' for item in items) + "]"


def _write_state(state: State) -> "tuple[list[str], list[str]]":
    catalogue = state.catalogue
    if len(state.stack) != 2:
        raise PositionError("guessed-world")
    head = [f"round = {state.round}", f"turn = {state.active}", f"starter = {state.starter}"]
    if state.turns_left >= 0:
        head.append(f"turns_left = {state.turns_left}")
    if state.in_extra_turn:
        head.append("additional_turn = true")
    if state.extra_turns:
        head.append(f"turns_pending = {state.extra_turns}")
    if state.may_recall:
        head.append("recall = true")
    if state.wonder != NOBODY:
        head.append(f"wonder = {state.wonder}")
    if state.advantage != NOBODY:
        head.append(f"advantage = {state.advantage}")
    if state.bounty != NOWHERE:
        head.append(f'bounty = "{state.bounty // ARMY_SIZE}:{slot_text(state.bounty % ARMY_SIZE)}"')
    if any(catalogue.tile_flags):
        head.append(f"tiles = {_list([c.id for n, c in enumerate(catalogue.clans) if state.tiles & (1 << n)])}")
    if catalogue.law.common_piles:
        head += _write_piles(catalogue, state.seats[0])
    tail: list[str] = []
    for ban in state.bans:
        last = ", last_turn = true" if ban.last_turn else ""
        tail += ["", "[[ban]]", f"player = {ban.seat}", f'card = "{catalogue.cards[ban.design].id}"', f"by = {ban.by}"]
        tail += ["last_turn = true"] if last else []
    for number in range(len(state.seats)):
        tail += _write_seat(state, number)
    return head, tail


def _write_piles(catalogue: Catalogue, seat: Seat) -> list[str]:
    return [
        f"discard = {_list([catalogue.cards[design].id for design in seat.discard])}",
        f"deck = {_list([entry_text(catalogue, entry) for entry in reversed(seat.deck)])}",
    ]


def _write_seat(state: State, number: int) -> list[str]:
    catalogue = state.catalogue
    seat = state.seats[number]
    ids = [card.id for card in catalogue.cards]
    lines = ["", "[[player]]"]
    if not catalogue.law.common_piles:
        lines.append(f"clans = {_list([clan.id for n, clan in enumerate(catalogue.clans) if seat.clans & (1 << n)])}")
    for row, name in enumerate(ROMAN):
        cards: list[str] = []
        for slot in range(row * ROW_LENGTH, row * ROW_LENGTH + seat.rows[row]):
            design = seat.army[slot]
            text = f"({ids[design & DESIGN]})" if design >= CAPTURED else ids[design]
            guests = [whose for code, whose in state.foreign if code == number * ARMY_SIZE + slot]
            own = seat.resting[slot] - seat.doubled[slot] - len(guests)
            text += " [x2]" * seat.doubled[slot] + " [t]" * own + "".join(f" [t{whose}]" for whose in guests)
            cards.append(text)
        if cards:
            lines.append(f"army.{name} = {_list(cards)}")
    lines.append(f"hand = {_list([entry_text(catalogue, entry) for entry in seat.hand])}")
    if seat.removed:
        lines.append(f"removed = {_list([ids[design] for design in seat.removed])}")
    lines.append(f"tokens = {seat.tokens}")
    lines.append(f"spent = {seat.spent}")
    if seat.lost:
        lines.append(f"lost = {seat.lost}")
    if catalogue.law.locked:
        lines.append(f"locked = {seat.locked}")
    lines.append(f"{catalogue.law.point} = {seat.supremacy}")
    if seat.passed:
        lines.append("passed = true")
    if seat.out:
        lines.append("out = true")
    lines.append(f"turns = {seat.turns}")
    return lines if catalogue.law.common_piles else lines + _write_piles(catalogue, seat)
