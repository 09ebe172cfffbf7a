"""What an event moves from where to where, so that a page can show it."""

from gosux.model import kinds
from gosux.model.actions import ActionTable, parse_slot
from gosux.model.events import Event
from gosux.server.messages.story import Move, Place, Zone

# Kind of event: what moves, from where, to where, on the side of its ``player``. Several events of Gosu X and GOSU
# only announce what another one shows; they are not here.
CARDS: dict[str, tuple[Zone, Zone]] = {
    "discarded": ("hand", "discard"),
    "used-will": ("hand", "discard"),
    "drew": ("deck", "hand"),
    "searched": ("deck", "hand"),
    "took": ("discard", "hand"),
    "took-removed": ("removed", "hand"),
    "kept": ("revealed", "hand"),
    "put-on-top": ("revealed", "deck"),
    "put-under": ("revealed", "deck"),
    "returned-to-deck": ("removed", "deck"),
    "destroyed": ("army", "discard"),
    "sacrificed": ("army", "discard"),
    "shifted-out": ("army", "discard"),
    "returned-to-hand": ("army", "hand"),
    "lifted": ("army", "deck"),
    "removed": ("discard", "removed"),
}
SEVERAL_CARDS: dict[str, tuple[Zone, Zone]] = {
    "milled": ("deck", "discard"),
    "revealed": ("deck", "revealed"),
    "discarded-revealed": ("revealed", "discard"),
    "put-on-deck-in-order": ("discard", "deck"),
    "shuffled-in": ("discard", "deck"),
    "mulligan": ("hand", "deck"),
    "redraw": ("hand", "discard"),
}
TOKENS: dict[str, tuple[Zone, Zone]] = {
    "tokens-spent": ("tokens", "spent"),
    "token-placed": ("tokens", "army"),
    "token-back": ("army", "tokens"),
    "token-back-spent": ("spent", "tokens"),
    "tokens-to-spent": ("army", "spent"),
    "token-lost": ("army", "lost"),
    "unlocked": ("locked", "tokens"),
}


class Storyteller:
    """Knows where the next card to enter an army comes from; events name only where it goes."""

    def __init__(self, table: ActionTable, coming: Zone = "hand") -> None:
        self.table = table
        self.coming = coming
        self.searched: object = ""  # the card that was just found in a deck

    def clone(self) -> "Storyteller":
        return Storyteller(self.table, self.coming)

    def take(self, kind: int, action: int) -> None:
        """An action is taken: a card is played, or a replacement chosen, from the hand or from a pile."""
        if action >= 0 and kind in (kinds.TURN, kinds.REPLACE):
            family = self.table.family(action)
            self.coming = "discard" if family in (kinds.RECALL, kinds.PILE) else "hand"

    def moves(self, event: Event) -> list[Move]:
        """All moves of an event, cards included that not everybody may see."""
        args = event.args
        seat = args.get("player")
        who = int(seat) if isinstance(seat, int) else None
        kind = event.kind
        if kind == "chosen-for-you":
            choice = str(args["choice"])
            if choice.startswith(("replace", "into")):
                self.coming = "discard" if ":" in choice else "hand"
            return []
        if kind == "set-aside":
            origin: Zone = "discard" if args.get("from") == "pile" else "hand"
            self.coming = "aside"
            return [card_move(args.get("card"), Place(zone=origin, seat=who, slot=None), board("aside", who))]
        if kind == "entered":
            origin, self.coming = self.coming, "hand"
            return [card_move(args.get("card"), board(origin, who), in_army(who, args["slot"]))]
        if kind == "searched":
            self.searched = args.get("card")
        if kind in CARDS:
            return [self._card(kind, who, args)]
        if kind in SEVERAL_CARDS:
            first, last = SEVERAL_CARDS[kind]
            cards = args.get("cards")
            listed = cards if isinstance(cards, list) else []
            return [card_move(card, board(first, who), board(last, who)) for card in listed]
        if kind in ("captured", "released"):
            place = in_army(who, args["slot"])
            turn = card_move(args.get("card"), place, place)
            turn.turn = "down" if kind == "captured" else "up"
            return [turn]
        if kind == "swapped":
            one, two = in_army(who, args["slot"]), in_army(who, args["other_slot"])
            return [card_move(args.get("card"), one, two), card_move(args.get("other_card"), two, one)]
        return token_moves(kind, who, args)

    def _card(self, kind: str, who: "int | None", args: "dict[str, object] | object") -> Move:
        assert isinstance(args, dict)
        first, last = CARDS[kind]
        if kind == "removed":  # from the pile of its owner
            owner = args.get("owner")
            who = owner if isinstance(owner, int) else who
        origin = in_army(who, args["slot"]) if first == "army" else board(first, who)
        if kind == "put-on-top" and self.searched == args.get("card"):  # found in the deck, on top of which it goes
            origin, self.searched = board("deck", who), ""
        return card_move(args.get("card"), origin, board(last, who))


def token_moves(kind: str, who: "int | None", args: "dict[str, object] | object") -> list[Move]:
    assert isinstance(args, dict)
    if kind in TOKENS:
        first, last = TOKENS[kind]
        count = args.get("count", 1) if kind != "unlocked" else 1
        origin = in_army(who, args["slot"]) if first == "army" else board(first, who)
        target = in_army(who, args["slot"]) if last == "army" else board(last, who)
        return [thing("token", origin, target, count if isinstance(count, int) else 1)]
    if kind == "token-placed-on":
        return [thing("token", board("tokens", who), in_army(None, args["slot"]))]
    if kind == "tokens-return":  # from wherever they are
        count = args.get("count", 1)
        return [thing("token", None, board("tokens", who), count if isinstance(count, int) else 1)]
    if kind == "wonder-taken":
        return [thing("wonder", None, board("tokens", who))]
    if kind == "wonder-returned":
        return [thing("wonder", board("tokens", who), board("board", None))]
    if kind == "advantage-taken":
        return [thing("advantage", None, board("tokens", who))]
    if kind == "bounty-token":
        return [thing("bounty", None, in_army(who, args["slot"]))]
    if kind == "bounty-token-back":
        return [thing("bounty", None, board("board", None))]
    if kind == "supremacy":
        gained = args.get("gained", 1)
        return [thing("point", board("board", None), board("points", who), gained if isinstance(gained, int) else 1)]
    if kind == "tile-flipped":
        return [thing("tile", None, board("board", None))]
    return []


def board(zone: Zone, seat: "int | None") -> Place:
    return Place.model_construct(zone=zone, seat=seat, slot=None)


def in_army(seat: "int | None", slot: object) -> Place:
    """A slot as events write it: ``slot:1:II3``."""
    _, owner, name = str(slot).split(":")
    return Place.model_construct(zone="army", seat=int(owner) if owner.isdecimal() else seat, slot=parse_slot(name))


def card_move(card: object, origin: Place, target: Place) -> Move:
    id = card.removeprefix("card:") if isinstance(card, str) and card != "none" else None
    return Move(thing="card", card=id, count=1, origin=origin, target=target, turn=None)


def thing(name: str, origin: "Place | None", target: Place, count: int = 1) -> Move:
    return Move.model_construct(thing=name, card=None, count=count, origin=origin, target=target, turn=None)
