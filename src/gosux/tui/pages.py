"""The pages of help: a card, a slot, the piles, the battle, the rules, and why things are not possible."""

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, parse_slot, slot_text
from gosux.model.catalogue import CAPTURED
from gosux.model.keywords import KEYWORDS
from gosux.model.kinds import KINDS
from gosux.model.knowledge import DESIGN
from gosux.model.traits import clans_in_slot, is_open, keywords_in_slot
from gosux.rules.battle import army_value, hand_strength, slot_value
from gosux.text.glossary_terms import Term
from gosux.text.rulebook import UnknownRule
from gosux.text.words import Words
from gosux.tui.answers import turn_actions, without_cost
from gosux.tui.board import active_clans, card_names, known_cards, score
from gosux.tui.phrases import entry, key, player_of, say
from gosux.tui.session import Session

Page = list[str]

# Where a choice is explained best: terms and keywords of the glossary, and numbers of rules, by question or by verb.
EXPLAINED_BY_TERM: dict[str, str] = {
    "shift": "shift", "activate": "activation", "capture": "capture", "release": "release", "destroy": "destroy",
    "sacrifice": "sacrifice", "copy": "copy", "remove": "remove", "take-back": "take-back", "tile": "tile",
}  # fmt: skip
EXPLAINED_BY_KEYWORD: dict[str, str] = {"echo": "echo", "bounty": "bounty", "will": "force_of_will"}
EXPLAINED_BY_RULE: dict[str, str] = {
    "pass": "X4.4", "draw 1": "X7.1", "draw 3": "X7.1", "mulligan": "X2.4", "draft": "X2.1", "wonder": "X5.6",
    "hand-limit": "X4.2c", "ban": "X11.13", "recall": "X11.7",
}  # fmt: skip


def explain(words: Words, kind: str, action: str) -> Page:
    """What a kind of question, or of a turn's action, is about."""
    verb = action.split(" ")[0]
    for topic in (action, verb, kind) if kind == KINDS[kinds.TURN].name else (kind,):
        if topic in EXPLAINED_BY_TERM:
            return term(words.term(EXPLAINED_BY_TERM[topic]))
        if topic in EXPLAINED_BY_KEYWORD:
            return term(words.keyword(EXPLAINED_BY_KEYWORD[topic]))
        if topic in EXPLAINED_BY_RULE:
            return rule(words, EXPLAINED_BY_RULE[topic])
    return []


def term(explained: Term) -> Page:
    return [explained.name, f"{explained.text} ({explained.rule})"]


def card(words: Words, id: str) -> Page:
    """A card in full: header, sentences, keywords explained, rulings."""
    text = words.card(id)
    shift = say(words, "terminal-shift", cost=text.shift) if text.shift >= 0 else say(words, "terminal-no-shift")
    of = words.names.of(text.clan)
    head = say(words, "terminal-card", name=text.name, rank=text.rank, clan=text.clan, clan_of=of, value=text.value,
               icons=text.icons)  # fmt: skip
    lines = [f"{head} {shift}", *text.lines]
    lines += [entry(words, keyword.name, f"{keyword.text} ({keyword.rule})") for keyword in text.keywords]
    return lines + [entry(words, number, ruling) for number, ruling in text.rulings]


# -- slots -----------------------------------------------------------------------------------------------------------


def find_slot(session: Session, topic: str) -> "tuple[int, int] | None":
    """The slot that is named: "II3" is yours, "1:II3" that of a seat; "opposing II3" works too."""
    seat, colon, place = topic.rpartition(":")
    number = parse_slot(place.strip().upper())
    if number >= 0 and (not colon or seat.strip() in ("0", "1")):
        return (int(seat) if colon else session.viewer), number
    for word in topic.split():
        number = parse_slot(word.upper())
        for owner in range(len(session.players) if number >= 0 else 0):
            if key(session.words.slot(owner, number, session.viewer)) == key(topic):
                return owner, number
    return None


def slot(session: Session, seat: int, place: int) -> Page:
    """What lies in a slot, as it is now."""
    words = session.words
    state = session.view.state
    player = state.seats[seat]
    name = words.slot(seat, place, None if session.hot_seat else session.viewer)
    name = name[:1].upper() + name[1:]
    design = player.army[place]
    if design < 0:
        return [say(words, "terminal-slot-empty", slot=name)]
    id = state.catalogue.cards[design % CAPTURED].id
    facts: list[str] = []
    if design >= CAPTURED:
        facts.append(say(words, "terminal-slot-captured"))
    else:
        facts.append(say(words, "terminal-slot-value", value=slot_value(state, seat, place)))
    if is_open(state, seat, place):
        facts.append(words.term("open").name)
    if player.resting[place]:
        facts.append(say(words, "terminal-slot-tokens", count=player.resting[place], doubled=player.doubled[place]))
    if design < CAPTURED:
        mask = keywords_in_slot(state, seat, place)
        facts += [words.keyword(keyword).name for keyword, bit in KEYWORDS.items() if mask & bit]
        clans = clans_in_slot(state, seat, place)
        names = [words.clan(clan.id) for number, clan in enumerate(state.catalogue.clans) if clans >> number & 1]
        facts.append(say(words, "terminal-slot-clans", count=len(names), clans=", ".join(names)))
    if state.bounty == seat * ARMY_SIZE + place:
        facts.append(words.term("bounty-token").name)
    return [entry(words, name, words.card(id).name), " · ".join(facts), "", *card(words, id)]


# -- the table -------------------------------------------------------------------------------------------------------


def hand(session: Session) -> Page:
    """Your hand in full, and what you know of hidden cards."""
    view = session.view
    words = session.words
    held = view.state.seats[view.viewer].hand
    lines = [say(words, "terminal-hand", count=len(held)), *known_cards(view, words)]
    for design in dict.fromkeys(one & DESIGN for one in held):
        lines += ["", *card(words, view.state.catalogue.cards[design].id)]
    return lines


def piles(session: Session) -> Page:
    """What lies in both discard piles and out of the game: all may look through them (X3.8a)."""
    view = session.view
    words = session.words
    lines: Page = []
    for seat, player in enumerate(view.state.seats):
        whose = "yours" if seat == view.viewer else "theirs"
        for id, designs in (("terminal-discard-pile", player.discard), ("terminal-removed-pile", player.removed)):
            names = card_names(view.state, words, sorted(designs))
            title = say(words, id, whose=whose, of=player_of(words, seat), count=len(designs))
            lines += ([""] if lines else []) + [title, names]
    return lines


def battle(session: Session) -> Page:
    """The battle as it would end now, card by card."""
    view = session.view
    state = view.state
    words = session.words
    lines: Page = []
    for seat in range(len(state.seats)):
        whose = "yours" if seat == view.viewer else "theirs"
        title = say(words, "terminal-army", whose=whose, of=player_of(words, seat), value=score(state, words, seat))
        lines += ([""] if lines else []) + [title]
        for place in range(ARMY_SIZE):
            design = state.seats[seat].army[place]
            if design >= 0:
                name = words.card(state.catalogue.cards[design % CAPTURED].id).name
                note = f" ({say(words, 'terminal-slot-captured')})" if design >= CAPTURED else ""
                lines.append(entry(words, f"{slot_text(place)} {name}{note}", str(slot_value(state, seat, place))))
        if hand_strength(state, seat):
            lines.append(say(words, "terminal-hand-strength", count=hand_strength(state, seat)))
        lines.append(say(words, "terminal-total", value=army_value(state, seat)))
    return [*lines, "", *rule(words, "X8.2")]


def tiles(session: Session) -> Page:
    """The active tiles, then those of both players."""
    state = session.view.state
    words = session.words
    active = active_clans(state)
    lines = [say(words, "terminal-tiles"), *[entry(words, words.clan(clan), words.tile(clan)) for clan in active]]
    for seat, player in enumerate(state.seats):
        whose = "yours" if seat == session.viewer else "theirs"
        lines += ["", say(words, "terminal-tiles-of", whose=whose, of=player_of(words, seat))]
        for number, clan in enumerate(state.catalogue.clans):
            if player.clans >> number & 1:
                flipped = f" ({say(words, 'terminal-tile-active')})" if clan.id in active else ""
                lines.append(entry(words, f"{words.clan(clan.id)}{flipped}", words.tile(clan.id)))
    return lines


def story(session: Session) -> Page:
    """Everything that the person at the screen has seen."""
    return [say(session.words, "terminal-story"), *session.logs[session.viewer]]


def signs(session: Session) -> Page:
    return [line.strip() for line in say(session.words, "terminal-signs").splitlines()]


# -- rules -----------------------------------------------------------------------------------------------------------


def chapters(session: Session) -> Page:
    words = session.words
    lines = [say(words, "terminal-chapters")]
    return lines + [f"{section.number} {section.title}" for section in words.rules()]


def glossary(session: Session) -> Page:
    """All keywords and terms by name."""
    words = session.words
    names = [words.keyword(id).name for id in words.keywords()]
    terms = [words.term(id).name for id in words.terms()]
    return [say(words, "terminal-keywords"), ", ".join(names), "", say(words, "terminal-terms"), ", ".join(terms)]


def rule(words: Words, number: str) -> Page:
    """A rule, or a whole chapter; [] if there is none of that number."""
    for section in words.rules():
        if section.number == number.upper():
            return [f"{section.number} {section.title}", *[f"{one} {text}" for one, text in section.rules]]
    try:
        text = words.rule(number)
    except UnknownRule:
        return []
    title = number[:1].upper() + number[1:].lower()
    return [title, *text.splitlines()]


# -- why not ---------------------------------------------------------------------------------------------------------


def why(session: Session) -> Page:
    """Why what you hold and what lies before you cannot be used now."""
    words = session.words
    decision = session.decision
    if decision is None:
        return [words.refusal(session.game.why_not("pass", session.viewer))]
    if decision.kind != KINDS[kinds.TURN].name:
        return [words.prompt(decision.prompt, session.viewer), say(words, "terminal-answer-first")]
    view = session.view
    held = {entry & DESIGN for entry in view.state.seats[session.viewer].hand}
    table = view.state.catalogue.table
    lines: Page = []
    for action in turn_actions(view, decision):
        if table.family(action.id) == kinds.RECALL and not view.state.may_recall:
            continue
        if table.family(action.id) == kinds.PLAY and table.index(action.id) not in held:
            continue
        reasons = session.game.why_not(action, session.viewer)
        if reasons:
            lines.append(entry(words, without_cost(words.action(view, action)), words.refusal(reasons)))
    return [say(words, "terminal-why"), *lines] if lines else [say(words, "terminal-all-possible")]
