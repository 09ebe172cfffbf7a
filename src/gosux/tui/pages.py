"""The pages of help: a card, a slot, the piles, the battle, the rules, and why things are not possible."""

from collections import Counter

from gosux.model import kinds
from gosux.model.actions import ARMY_SIZE, DRAW_FIVE, ROMAN, parse_slot, slot_text
from gosux.model.catalogue import CAPTURED
from gosux.model.changes.knowledge import DESIGN
from gosux.model.keywords import KEYWORDS
from gosux.model.kinds import KINDS
from gosux.model.ongoing import DRAW_FIVE_FOR_TWO
from gosux.model.traits import clans_in_slot, in_force, is_open, keywords_in_slot
from gosux.rules.battle import army_value, hand_strength, slot_value
from gosux.text.names import slot_label
from gosux.text.words import Words
from gosux.tui.answers import turn_actions, without_cost
from gosux.tui.explained import Page, page_about
from gosux.tui.facts import active_clans, card_names, known_cards, name_of, score
from gosux.tui.grid import clan_marks
from gosux.tui.phrases import entry, key, player_of, say
from gosux.tui.session import Session


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
    """The slot that is named: "II3" is yours, "1:II3" that of a seat; in words, "opposing II3", "Robot 2's II3"."""
    topic = topic.replace("·", "")  # slots are shown as "II·3"
    seat, colon, place = topic.rpartition(":")
    number = parse_slot(place.strip().upper())
    if number >= 0 and (not colon or seat.strip() in [str(one) for one in range(session.game.players)]):
        return (int(seat) if colon else session.viewer), number
    for word in topic.split():
        number = parse_slot(word.upper())
        for owner in range(session.game.players if number >= 0 else 0):
            if key(session.words.slot(owner, number, session.viewer)) == key(topic):
                return owner, number
    return None


def slot(session: Session, seat: int, place: int) -> Page:
    """The present content of a slot."""
    words = session.words
    state = session.view.state
    player = state.seats[seat]
    name = words.slot(seat, place, None if session.hot_seat else session.viewer)
    name = name[:1].upper() + name[1:]
    design = player.army[place]
    if state.vacant == seat * ARMY_SIZE + place:
        return [entry(words, name, say(words, "terminal-incoming", card=name_of(state, words, state.incoming)))]
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
        for code, whose in state.foreign:
            if code == seat * ARMY_SIZE + place:
                yours = "yours" if whose == session.viewer else "theirs"
                facts.append(say(words, "terminal-slot-guest", whose=yours, of=player_of(words, whose)))
    if design < CAPTURED:
        mask = keywords_in_slot(state, seat, place)
        facts += [words.keyword(keyword).name for keyword, bit in KEYWORDS.items() if mask & bit]
        clans = clans_in_slot(state, seat, place)
        names = [words.clan(clan.id) for number, clan in enumerate(state.catalogue.clans) if clans >> number & 1]
        facts.append(say(words, "terminal-slot-clans", count=len(names), clans=", ".join(names)))
    if state.bounty == seat * ARMY_SIZE + place:
        facts.append(words.term("bounty-token").name)
    if player.out:
        facts.append(say(words, "terminal-slot-conceded"))
    return [entry(words, name, words.names.card(id)), " · ".join(facts), "", *card(words, id)]


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
    """What lies in the discard piles and out of the game: all may look through them (X3.8a, G1.1)."""
    view = session.view
    words = session.words
    if view.state.catalogue.law.common_piles:
        return common_piles(session)
    lines: Page = []
    for seat, player in enumerate(view.state.seats):
        whose = "yours" if seat == view.viewer else "theirs"
        for id, designs in (("terminal-discard-pile", player.discard), ("terminal-removed-pile", player.removed)):
            names = card_names(view.state, words, sorted(designs))
            title = say(words, id, whose=whose, of=player_of(words, seat), count=len(designs))
            lines += ([""] if lines else []) + [title, names]
    return lines


def common_piles(session: Session) -> Page:
    """The one discard pile by levels and clans, and how many cards are left to draw."""
    state = session.view.state
    words = session.words
    pile = state.seats[0].discard
    lines = [say(words, "terminal-discard-pile", whose="", of="", count=len(pile))]
    for level, name in enumerate(ROMAN, start=1):
        for number, clan in enumerate(state.catalogue.clans):
            held = Counter(
                design
                for design in sorted(pile)
                if state.catalogue.level[design] == level and state.catalogue.clan[design] == number
            )
            if held:
                names = [
                    name_of(state, words, design) + (f" ×{count}" if count > 1 else "")
                    for design, count in held.items()
                ]
                lines.append(entry(words, f"{name:>3} {words.clan(clan.id)}", ", ".join(names)))
    return [*lines, "", say(words, "terminal-draw-pile", count=len(state.seats[0].deck))]


def battle(session: Session) -> Page:
    """The battle as it would end now, card by card."""
    view = session.view
    state = view.state
    words = session.words
    lines: Page = []
    for seat, player in enumerate(state.seats):
        whose = "yours" if seat == view.viewer else "theirs"
        title = say(words, "terminal-army", whose=whose, of=player_of(words, seat), value=score(state, words, seat))
        lines += ([""] if lines else []) + [title]
        if player.out:
            lines.append(say(words, "terminal-slot-conceded"))
            continue
        for place, design in enumerate(player.army):
            if design >= 0:
                name = name_of(state, words, design % CAPTURED)
                note = f" ({say(words, 'terminal-slot-captured')})" if design >= CAPTURED else ""
                label = f"{slot_label(slot_text(place))} {name}{note}"
                lines.append(entry(words, label, str(slot_value(state, seat, place))))
        if hand_strength(state, seat):
            lines.append(say(words, "terminal-hand-strength", count=hand_strength(state, seat)))
        lines.append(say(words, "terminal-total", value=army_value(state, seat)))
    return [*lines, "", *page_about(words, "battle")]


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
    words = session.words
    lines = [line.strip() for line in say(words, "terminal-signs").splitlines()]
    state = session.view.state
    marks = clan_marks(state, words)
    if marks:
        lines += [line.strip() for line in say(words, "terminal-signs-of-several").splitlines()]
        lines += ["", say(words, "terminal-clan-signs")]
        for mark, clan in zip(marks, state.catalogue.clans, strict=True):
            lines.append(entry(words, mark, words.clan(clan.id)))
    return lines


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
        if action.id == DRAW_FIVE and not in_force(view.state, view.viewer) & DRAW_FIVE_FOR_TWO:
            continue
        reasons = session.game.why_not(action, session.viewer)
        if reasons:
            lines.append(entry(words, without_cost(words.action(view, action)), words.refusal(reasons)))
    return [say(words, "terminal-why"), *lines] if lines else [say(words, "terminal-all-possible")]
