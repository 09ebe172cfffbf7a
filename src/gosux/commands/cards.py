"""``gosux cards``: all cards of a ruleset as a table, or one card with its text, keywords and rulings."""

from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from gosux.commands.shared.completions import card_ids, ruleset_ids
from gosux.commands.shared.output import fail, open_console, open_words, paragraph
from gosux.commands.shared.packs import PackOption, with_packs
from gosux.model.card import Card
from gosux.text import LANGUAGES, Words
from gosux.text.find import find_cards, find_id, find_one, suggestions

LEVELS = {"1": 1, "2": 2, "3": 3, "I": 1, "II": 2, "III": 3}


def cards(
    name: Annotated[
        list[str] | None, typer.Argument(help="A card's name or id, or its beginning.", autocompletion=card_ids)
    ] = None,
    clan: Annotated[str | None, typer.Option(help="Only cards of this clan.")] = None,
    level: Annotated[str | None, typer.Option(help="Only cards of this level: 1, 2, 3 or I, II, III.")] = None,
    keyword: Annotated[str | None, typer.Option(help="Only cards with this keyword.")] = None,
    ruleset: Annotated[str, typer.Option(help="The ruleset.", autocompletion=ruleset_ids)] = "gosu-x",
    pack: PackOption = None,
    lang: Annotated[str, typer.Option(help="The language: en or fr.")] = "en",
) -> None:
    """List the cards, or show one with its keywords and rulings."""
    words = open_words(lang, with_packs(ruleset, pack))
    chosen = fitting(words, clan, level, keyword)
    if name:
        chosen = called(words, chosen, " ".join(name))
    console = open_console()
    shown = meant(chosen, " ".join(name)) if name else None
    others = [card for card in chosen if card is not shown]
    if shown is not None:
        show(console, words, shown)
        if others:
            console.print()
            console.print(Text(words.say("cards-others"), "bold"))
    if others:
        console.print(table(words, others))
    elif shown is None:
        console.print(words.say("cards-none"))


def fitting(words: Words, clan: "str | None", level: "str | None", keyword: "str | None") -> list[Card]:
    """The cards that match the options; an unknown clan, level or keyword ends the command."""
    chosen = list(words.names.catalogue.cards)
    if clan is not None:
        clans = {one.id: [one.name, one.french] for one in words.names.catalogue.clans}
        chosen = [card for card in chosen if card.clan == pick(words, "cards-unknown-clan", clans, clan)]
    if keyword is not None:
        languages = [Words(language, words.ruleset) for language in LANGUAGES]
        keywords = {id: [one.keyword(id).name for one in (words, *languages)] for id in words.keywords()}
        chosen = [card for card in chosen if pick(words, "cards-unknown-keyword", keywords, keyword) in card.keywords]
    if level is not None:
        if level.upper() not in LEVELS:
            fail(words.messages.format("cards-unknown-level", {"wanted": level}))
        chosen = [card for card in chosen if card.level == LEVELS[level.upper()]]
    return chosen


def pick(words: Words, unknown: str, choices: dict[str, list[str]], wanted: str) -> str:
    """The matching id; otherwise one line that lists the first name of each."""
    found = find_one(choices, wanted)
    if found is None:
        known = ", ".join(names[0] for names in choices.values())
        fail(words.messages.format(unknown, {"wanted": wanted, "known": known}))
    return found


def called(words: Words, chosen: list[Card], wanted: str) -> list[Card]:
    """The matching cards of that name; an unknown name ends the command."""
    everything = words.names.catalogue.cards
    if not find_cards(everything, wanted):
        close = suggestions([words.card(card.id).name for card in everything], wanted)
        listed = words.names.listed(close, "list-or")
        fail(words.messages.format("cards-unknown", {"wanted": wanted, "close": listed or "none"}))
    return find_cards(chosen, wanted)


def meant(chosen: list[Card], wanted: str) -> "Card | None":
    """The card to show: the only one, or the one with that id if several have the name."""
    return chosen[0] if len(chosen) == 1 else find_id(chosen, wanted)


def table(words: Words, chosen: list[Card]) -> Table:
    """A table with one line per card."""
    lines = Table(header_style="bold", pad_edge=False, box=None)
    lines.add_column(words.say("card-name"), no_wrap=True)
    lines.add_column(words.say("card-clan"))
    lines.add_column(words.say("card-rank"))
    lines.add_column(words.term("shift").name, justify="right")
    several = not any(card.effect or card.icons for card in words.names.catalogue.cards)  # powers instead of an effect
    lines.add_column(words.say("cards-powers" if several else "card-icons"), justify="left" if several else "right")
    lines.add_column(words.say("card-keywords"))
    lines.add_column(words.say("card-gist"), min_width=34)
    for card in chosen:
        text = words.card(card.id)
        shift = str(text.shift) if text.shift >= 0 else "–"
        keywords = ", ".join(keyword.name for keyword in text.keywords)
        rank = f"{text.rank} ({text.level})"
        icons = str(text.icons) if text.icons else "–"
        powers = ", ".join(power.name for power in text.powers)
        cells = (text.name, text.clan, rank, shift, powers if several else icons, keywords, text.gist)
        lines.add_row(*[Text(cell) for cell in cells])
    return lines


def show(console: Console, words: Words, card: Card) -> None:
    """One card: its facts, its text, its keywords and its rulings."""
    text = words.card(card.id)
    console.print(Text(text.name, "bold"))
    paragraph(console, words.card_header(text))
    for power in text.powers:
        console.print()
        paragraph(console, labelled(words, power.name, power.text) if power.name else power.text)
    if text.keywords:
        console.print()
        console.print(Text(words.say("card-keywords"), "bold"))
        for keyword in text.keywords:
            paragraph(console, labelled(words, f"{keyword.name} ({keyword.rule})", keyword.text), indent=2)
    if text.rulings:
        console.print()
        console.print(Text(words.say("card-rulings"), "bold"))
        for number, ruling in text.rulings:
            paragraph(console, ruling, number, indent=2)


def labelled(words: Words, label: str, line: str) -> str:
    return words.messages.format("named-text", {"name": label, "text": line})
