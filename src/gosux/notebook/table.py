"""A table as HTML: armies, hands, piles and the open question, from plain values (``gosux.game.table``)."""

from collections.abc import Iterable
from html import escape

from gosux.game.table import CardId, Player, Slot, Table
from gosux.notebook.drawings import colours
from gosux.text import Words

ROWS = ("III", "II", "I")


class Drawn:
    """Draws tables and remembers which pictures they need, so that each is written once."""

    def __init__(self, words: Words, mark: str) -> None:
        self.words = words
        self.mark = mark  # sets ids of several outputs in one notebook apart
        self.pictures: dict[str, str] = {}
        """The clan of each card that was drawn."""

    def table(self, table: Table, footer: str) -> str:
        """All of it. The viewer's own side comes last, as on the page."""
        first = 0 if table.viewer is None else table.viewer
        count = len(table.players)
        order = [(first + step) % count for step in range(1, count + 1)]
        sides = "".join(self.side(table, seat) for seat in order)
        revealed = "".join(self.card(card) for card in table.revealed)
        middle = f'<div class="gx-row">{revealed}</div>' if revealed else ""
        return f'<div class="gx-head">{escape(self.headline(table))}</div>{sides}{middle}{footer}'

    def headline(self, table: Table) -> str:
        parts = [self.say("terminal-round", round=table.round) if table.round else self.say("terminal-setup")]
        if table.common_piles:
            pile = table.players[0]
            parts.append(self.say("terminal-common-piles", deck=len(pile.deck), discard=len(pile.discard)))
        parts += [self.words.clan(clan) for clan in table.tiles]
        return " · ".join(parts)

    def side(self, table: Table, seat: int) -> str:
        player = table.players[seat]
        rows = "".join(
            f'<div class="gx-row"><b>{name}</b>{"".join(self.slot(slot) for slot in row)}</div>'
            for name, row in zip(ROWS, reversed(player.army))
            if row
        )
        hand = f'<div class="gx-row gx-hand">{self.cards(player.hand)}</div>' if player.hand else ""
        turn = " gx-turn" if table.turn == seat and table.round else ""
        return f'<div class="gx-side{turn}"><div>{escape(self.status(table, seat, player))}</div>{rows}{hand}</div>'

    def status(self, table: Table, seat: int, player: Player) -> str:
        words = self.words
        value = "–" if player.out else str(player.score.total)
        parts = [
            self.say("terminal-brief", player=words.names.player(seat), value=value),
            self.say("terminal-supremacy", count=player.points),
            self.say("terminal-tokens", hand=player.tokens, spent=player.spent, locked=player.locked),
        ]
        if table.common_piles:
            parts.append(self.say("terminal-in-hand", count=len(player.hand)))
        else:
            sizes = {"hand": len(player.hand), "deck": len(player.deck), "discard": len(player.discard)}
            parts.append(self.say("terminal-piles", **sizes))
            parts += [words.clan(clan) for clan in player.clans]
        parts += [words.term("wonder-token").name] if table.wonder == seat else []
        parts += [words.term("advantage").name] if table.advantage == seat else []
        if player.out or player.passed:
            parts.append(self.say("terminal-conceded" if player.out else "terminal-passed"))
        return " · ".join(parts)

    def slot(self, slot: Slot) -> str:
        signs = "●" * (len(slot.tokens) - slot.doubled) + "②" * slot.doubled + "★" * slot.bounty
        return self.card(slot.card, str(slot.value), signs, slot.captured)

    def cards(self, cards: Iterable[CardId]) -> str:
        """The cards of a hand; those that the viewer does not know as one back with their number."""
        listed = list(cards)
        known = "".join(self.card(card) for card in listed if card is not None)
        hidden = listed.count(None)
        return known + (f'<div class="gx-card gx-back">{hidden}</div>' if hidden else "")

    def card(self, card: CardId, value: str = "", signs: str = "", captured: bool = False) -> str:
        if card is None:
            return '<div class="gx-card gx-back"></div>'
        clan = self.words.names.find_card(card).clan
        art = ""
        if clan in colours():
            self.pictures[card] = clan
            art = f'<svg viewBox="0 0 120 68" aria-hidden="true"><use href="#{self.mark}-{escape(card)}"/></svg>'
        name = escape(self.words.names.card(card))
        corner = f'<span class="gx-value">{escape(value)}</span>' if value else ""
        mark = f'<span class="gx-signs">{signs}</span>' if signs else ""
        down = " gx-down" if captured else ""
        return f'<div class="gx-card{down} {self.mark}-{escape(clan)}">{art}{corner}{mark}<span>{name}</span></div>'

    def say(self, message: str, **args: str | int) -> str:
        return self.words.messages.format(message, args)
