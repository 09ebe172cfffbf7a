"""The table as text: both armies as grids, tokens, tiles, piles, hand and the running battle score."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from gosux.model.actions import ROMAN, ROW_LENGTH
from gosux.model.catalogue import CAPTURED
from gosux.model.keywords import BOUNTY, ETHEREAL
from gosux.model.knowledge import DESIGN, UNKNOWN
from gosux.model.state import State
from gosux.model.traits import is_open, keywords_in_slot
from gosux.rules.battle import army_value, slot_value
from gosux.rules.view import View
from gosux.text.words import Words

SIDE_BY_SIDE = 150  # columns of the terminal from which both armies stand beside each other
CELL = 13


def board(view: View, words: Words, width: int) -> RenderableType:
    """Everything on the table as ``view.viewer`` sees it; the rival stands on top or to the right."""
    you = view.viewer
    rival = view.state.opponent(you)
    armies = [army_panel(view, words, seat) for seat in (you, rival)]
    table: RenderableType = Columns(armies) if width >= SIDE_BY_SIDE else Group(armies[1], armies[0])
    return Group(headline(view, words), table, tiles_line(view, words), hand_line(view, words))


def headline(view: View, words: Words) -> Text:
    """Round, whose turn, turns left after a pass, and the battle as it stands."""
    state = view.state
    parts = [words.say("terminal-round", round=state.round)] if state.round else [words.say("terminal-setup")]
    if state.round and not state.over:
        whose = "yours" if state.active == view.viewer else "theirs"
        parts.append(words.say("terminal-turn", whose=whose, additional=int(state.in_extra_turn)))
        if state.turns_left >= 0:
            parts.append(words.say("terminal-turns-left", left=state.turns_left))
    yours = army_value(state, view.viewer)
    theirs = army_value(state, state.opponent(view.viewer))
    parts.append(words.say("terminal-score", yours=yours, theirs=theirs))
    return Text(" · ".join(parts), style="bold")


def army_panel(view: View, words: Words, seat: int) -> Panel:
    """An army with III on top and slot 1 left, for both players alike: above and right mean the same."""
    state = view.state
    grid = Table(show_header=False, show_lines=True, padding=(0, 1), expand=False)
    grid.add_column(width=3, justify="right")
    for _ in range(ROW_LENGTH):
        grid.add_column(width=CELL, no_wrap=True, overflow="ellipsis")
    for row in (2, 1, 0):
        values = [slot_value(state, seat, slot) for slot in range(row * ROW_LENGTH, (row + 1) * ROW_LENGTH)]
        cells = [cell(state, words, seat, row * ROW_LENGTH + column) for column in range(ROW_LENGTH)]
        grid.add_row(Text(f"{ROMAN[row]}\n{sum(values)}", style="dim"), *cells)
    whose = "yours" if seat == view.viewer else "theirs"
    title = words.say("terminal-army", whose=whose, value=army_value(state, seat))
    return Panel(Group(grid, Text(status(state, words, seat))), title=title, expand=False)


def cell(state: State, words: Words, seat: int, slot: int) -> Text:
    """A slot: the card's name over its marks: value, ^ OPEN, o token, x2, $ Bounty, ~ Ethereal, [ ] captured."""
    design = state.seats[seat].army[slot]
    if design < 0:
        return Text("·", style="dim")
    name = words.card(state.catalogue.cards[design % CAPTURED].id).name
    marks = ["^"] if is_open(state, seat, slot) else []
    if design >= CAPTURED:
        return Text(f"[{name[: CELL - 2]}]\n{' '.join(['0', *marks])}", style="dim")
    player = state.seats[seat]
    keywords = keywords_in_slot(state, seat, slot)
    marks += ["x2"] * player.doubled[slot] + ["o"] * (player.resting[slot] - player.doubled[slot])
    marks += ["$"] if keywords & BOUNTY else []
    marks += ["~"] if keywords & ETHEREAL else []
    return Text(f"{name}\n{' '.join([str(slot_value(state, seat, slot)), *marks])}")


def status(state: State, words: Words, seat: int) -> str:
    """Tokens, piles and what else lies in front of a player."""
    player = state.seats[seat]
    parts = [
        words.say("terminal-supremacy", count=player.supremacy),
        words.say("terminal-tokens", hand=player.tokens, spent=player.spent, locked=player.locked),
        words.say("terminal-piles", hand=len(player.hand), deck=len(player.deck), discard=len(player.discard)),
    ]
    if player.removed:
        parts.append(words.say("terminal-removed", count=len(player.removed)))
    if state.wonder == seat:
        parts.append(words.term("wonder-token").name)
    if player.passed:
        parts.append(words.say("terminal-passed"))
    return " · ".join(parts)


def tiles_line(view: View, words: Words) -> Text:
    """The active Immortal tiles with what they do for both players."""
    state = view.state
    active = [clan.id for number, clan in enumerate(state.catalogue.clans) if state.tiles & (1 << number)]
    lines = [f"{words.clan(clan)}: {words.tile(clan)}" for clan in active]
    return Text("\n".join([words.say("terminal-tiles"), *[f"  {line}" for line in lines]]) if lines else "")


def hand_line(view: View, words: Words) -> Text:
    """Your hand with gists; and what you know of your rival's."""
    state = view.state
    lines = [words.say("terminal-hand")]
    for entry in state.seats[view.viewer].hand:
        card = words.card(state.catalogue.cards[entry & DESIGN].id)
        lines.append(f"  {card.level:>3} {card.name} ({card.clan}): {card.gist}")
    known = [entry & DESIGN for entry in state.seats[state.opponent(view.viewer)].hand if entry & DESIGN != UNKNOWN]
    if known:
        names = [words.card(state.catalogue.cards[design].id).name for design in known]
        lines.append(words.say("terminal-known", cards=", ".join(names)))
    return Text("\n".join(lines))


def piles(view: View, words: Words) -> list[str]:
    """What lies in both discard piles and out of the game: all may look through them (X3.8a)."""
    state = view.state
    lines: list[str] = []
    for seat, player in enumerate(state.seats):
        whose = "yours" if seat == view.viewer else "theirs"
        for id, designs in (("terminal-discard-pile", player.discard), ("terminal-removed-pile", player.removed)):
            names = [words.card(state.catalogue.cards[design].id).name for design in designs]
            lines.append(words.say(id, whose=whose, cards=", ".join(names) or "–"))
    return lines
