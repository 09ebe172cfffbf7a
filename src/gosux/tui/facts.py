"""The facts around the armies: round and turn, values, tokens, points, piles, and known hidden cards."""

from gosux.game.view import View
from gosux.model.actions import ROMAN, ROW_LENGTH
from gosux.model.changes.knowledge import DESIGN, UNKNOWN
from gosux.model.state import State
from gosux.rules.battle import army_value, hand_strength, slot_value
from gosux.text.words import FEW_TURNS, Words
from gosux.tui.phrases import POINTER, player_of, say, together

TURN = "►"
NO_VALUE = "–"


def headline(view: View, words: Words) -> str:
    """Round, whose turn, turns that follow, and what belongs to all: common piles, or the battle as it stands."""
    state = view.state
    you = view.viewer
    parts = [say(words, "terminal-round", round=state.round) if state.round else say(words, "terminal-setup")]
    if state.round and not state.over:
        whose = "yours" if state.active == you else "theirs"
        of = player_of(words, state.active)
        parts.append(say(words, "terminal-turn", whose=whose, of=of, additional=int(state.in_extra_turn)))
        if 0 <= (left := state.turns_remaining()) <= FEW_TURNS:
            parts.append(say(words, "terminal-turns-left", left=left))
        if state.extra_turns == 1:
            parts.append(say(words, "terminal-extra-turn"))
        elif state.extra_turns:
            parts.append(say(words, "terminal-turns-follow", count=state.extra_turns))
    if state.catalogue.law.common_piles:
        table = state.seats[you]
        parts.append(say(words, "terminal-common-piles", deck=len(table.deck), discard=len(table.discard)))
    elif state.round:
        other = state.opponent(you)
        values = {"yours": army_value(state, you), "theirs": army_value(state, other)}
        parts.append(say(words, "terminal-score", **values, player=words.names.player(other)))
    return together(parts)


def army_title(view: View, words: Words, seat: int, clans: bool) -> str:
    """Whose army, its value with its parts, and if there is room the clans of its deck."""
    state = view.state
    whose = "yours" if seat == view.viewer else "theirs"
    title = say(words, "terminal-army", whose=whose, of=player_of(words, seat), value=score(state, words, seat))
    parts = [marks_of_player(state, seat) + title, *standing(state, words, seat)]
    if clans and not state.catalogue.law.common_piles:
        mask = state.seats[seat].clans
        names = [words.clan(clan.id) for number, clan in enumerate(state.catalogue.clans) if mask >> number & 1]
        parts.append(", ".join(names))
    return together(parts)


def brief_title(view: View, words: Words, seat: int) -> str:
    """Everything about a player in one line, where there is no room for two."""
    state = view.state
    name = say(words, "terminal-you") if seat == view.viewer else words.names.player(seat)
    value = NO_VALUE if state.seats[seat].out else str(army_value(state, seat))
    title = marks_of_player(state, seat) + say(words, "terminal-brief", player=name, value=value)
    return together([title, *possessions(state, words, seat, brief=True), *standing(state, words, seat, brief=True)])


def marks_of_player(state: State, seat: int) -> str:
    """The number of the choice that means this player, and whether it is their turn."""
    table = state.catalogue.table
    row = table.seat + seat
    number = f"{state.choices.index(row) + 1}{POINTER} " if row in state.choices else ""
    turn = f"{TURN} " if state.active == seat and state.round and not state.over else ""
    return number + turn


def standing(state: State, words: Words, seat: int, *, brief: bool = False) -> list[str]:
    """What sets a player apart in this round: a token, having passed, having left the game."""
    player = state.seats[seat]
    parts: list[str] = []
    if state.wonder == seat:
        parts.append(words.term("wonder-token").name)
    if state.advantage == seat:
        parts.append(say(words, "terminal-advantage-brief") if brief else words.term("advantage").name)
    if player.out:
        parts.append(say(words, "terminal-conceded"))
    elif player.passed:
        parts.append(say(words, "terminal-passed"))
    return parts


def score(state: State, words: Words, seat: int) -> str:
    """The value of an army and its parts: "16 = I 6 + II 5 + hand 5"; a player who has left has none (G3.6b)."""
    if state.seats[seat].out:
        return NO_VALUE
    parts: list[str] = []
    for row, name in enumerate(ROMAN):
        value = sum(slot_value(state, seat, slot) for slot in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH))
        if value:
            parts.append(f"{name} {value}")
    cards = hand_strength(state, seat)
    if cards:
        parts.append(say(words, "terminal-hand-strength", count=cards))
    total = str(army_value(state, seat))
    return f"{total} = {' + '.join(parts)}" if parts else total


def status(state: State, words: Words, seat: int) -> str:
    """Tokens, piles and what else lies in front of a player."""
    return together(possessions(state, words, seat))


def possessions(state: State, words: Words, seat: int, *, brief: bool = False) -> list[str]:
    player = state.seats[seat]
    if brief:
        parts = [say(words, "terminal-points-brief", count=player.supremacy)]
        parts.append(say(words, "terminal-tokens-brief", hand=player.tokens))
    else:
        parts = [say(words, "terminal-supremacy", count=player.supremacy)]
        parts.append(say(words, "terminal-tokens", hand=player.tokens, spent=player.spent, locked=player.locked))
    if player.lost:
        parts.append(say(words, "terminal-lost", count=player.lost))
    if state.catalogue.law.common_piles:
        parts.append(say(words, "terminal-in-hand", count=len(player.hand)))
    else:
        piles = {"hand": len(player.hand), "deck": len(player.deck), "discard": len(player.discard)}
        parts.append(say(words, "terminal-piles", **piles))
    if player.removed:
        parts.append(say(words, "terminal-removed", count=len(player.removed)))
    for ban in state.bans:
        if ban.seat == seat:
            parts.append(say(words, "terminal-banned", card=name_of(state, words, ban.design)))
    return parts


def active_clans(state: State) -> list[str]:
    """The clans whose Immortal tile is active."""
    return [clan.id for number, clan in enumerate(state.catalogue.clans) if state.tiles >> number & 1]


def around(view: View) -> list[int]:
    """The seats of the other players, from the viewer's left clockwise, those included who have left the game."""
    count = len(view.state.seats)
    return [(view.viewer + step) % count for step in range(1, count)]


def known_cards(view: View, words: Words) -> list[str]:
    """What the viewer knows of hidden cards, and the cards that lie revealed or set aside."""
    state = view.state
    others = around(view)
    lines: list[str] = []
    for seat in others:
        known = [entry & DESIGN for entry in state.seats[seat].hand if entry & DESIGN != UNKNOWN]
        if known:
            id = "terminal-known" if len(others) == 1 else "terminal-known-of"
            lines.append(say(words, id, of=player_of(words, seat), cards=card_names(state, words, known)))
    found = [("terminal-deck-yours", _known_top(state, view.viewer))]
    if not state.catalogue.law.common_piles:
        found += [("terminal-deck-theirs", _known_top(state, seat)) for seat in others]
    found.append(("terminal-revealed", list(state.revealed)))
    lines += [say(words, id, cards=card_names(state, words, designs)) for id, designs in found if designs]
    if state.incoming >= 0:
        lines.append(say(words, "terminal-incoming", card=name_of(state, words, state.incoming)))
    return lines


def _known_top(state: State, seat: int) -> list[int]:
    """The cards on top of a deck, the topmost first, as far down as all are known."""
    designs: list[int] = []
    for card in reversed(state.seats[seat].deck):
        if card & DESIGN == UNKNOWN:
            break
        designs.append(card & DESIGN)
    return designs


def name_of(state: State, words: Words, design: int) -> str:
    return words.names.card(state.catalogue.cards[design].id)


def card_names(state: State, words: Words, designs: list[int]) -> str:
    """Names in the order given."""
    return ", ".join(name_of(state, words, design) for design in designs) or "–"
