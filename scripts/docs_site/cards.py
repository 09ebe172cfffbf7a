"""A page per card: picture, text, keywords and rulings, in both languages."""

from pathlib import Path

from gosux.commands.cards import labelled
from gosux.model.card import Card
from gosux.text import Words
from scripts.docs_site.pictures import picture

GAMES = ("gosu-x", "gosu")
LEAVES = {"en": "", "fr": "fr/"}  # where the pages of a language are
TITLES = {"en": "cards", "fr": "cartes"}
ALL = {"en": "All cards", "fr": "Toutes les cartes"}


def write_cards(folder: Path) -> None:
    """Write all pages and pictures."""
    for game in GAMES:
        cards = Words("en", game).names.catalogue.cards
        for card in cards:
            write(folder / "pictures" / "cards" / game / f"{card.id}.svg", picture(card.clan, card.id))
        for language, leaf in LEAVES.items():
            words = Words(language, game)
            for card in cards:
                write(folder / leaf / "cards" / game / f"{card.id}.md", page(words, card, language))
            write(folder / leaf / "cards" / game / "index.md", listing(words, list(cards), language))


def write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def up(language: str) -> str:
    """From a card's page to the folder of all pages."""
    return "../../../" if LEAVES[language] else "../../"


def page(words: Words, card: Card, language: str) -> str:
    text = words.card(card.id)
    lines = [f"# {text.name}", ""]
    lines += [f"![]({up(language)}pictures/cards/{words.ruleset}/{card.id}.svg){{ .card }}", ""]
    lines += [words.card_header(text), ""]
    for power in text.powers:
        lines += [f"**{power.name}.** {power.text}" if power.name else power.text, ""]
    if text.keywords:
        lines += [f"## {words.say('card-keywords')}", ""]
        lines += [
            f"- {labelled(words, f'**{keyword.name}** ({keyword.rule})', keyword.text)}" for keyword in text.keywords
        ] + [""]
    if text.rulings:
        lines += [f"## {words.say('card-rulings')}", ""]
        lines += [f"- **{number}** {ruling}" for number, ruling in text.rulings] + [""]
    lines += [f"[{ALL[language]}](index.md)", ""]
    return "\n".join(lines)


def listing(words: Words, cards: list[Card], language: str) -> str:
    """All cards of a game, by clan."""
    title = words.say("page-title", ruleset=words.ruleset)
    lines = [f"# {labelled(words, title, TITLES[language])}"]
    for clan in words.names.catalogue.clans:
        mine = [card for card in cards if card.clan == clan.id]
        if mine:
            lines += ["", f"## {words.card(mine[0].id).clan}", ""]
            for text in [words.card(card.id) for card in mine]:
                lines.append(f"- {labelled(words, f'[{text.name}]({text.id}.md)', text.gist)}")
    return "\n".join(lines) + "\n"
