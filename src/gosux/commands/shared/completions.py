"""What a shell offers for an argument that is being typed (``gosux completion``)."""

from gosux.bots import names
from gosux.rules.registry import ruleset, rulesets
from gosux.text import Words


def ruleset_ids(begun: str) -> list[str]:
    return [id for id in rulesets() if id.startswith(begun)]


def bot_names(begun: str) -> list[str]:
    return [name for name in names() if name.startswith(begun)]


def card_ids(begun: str) -> list[str]:
    """The cards of all games."""
    ids = {card.id for id in rulesets() for card in ruleset(id).catalogue.cards}
    return sorted(id for id in ids if id.startswith(begun))


def rule_numbers(begun: str) -> list[str]:
    """Chapters, and the rules of a chapter that is named."""
    chapters = [chapter for id in rulesets() for chapter in Words("en", id).rules()]
    found = [chapter.number for chapter in chapters]
    if "." in begun:
        found = [number for chapter in chapters for number, _ in chapter.rules]
    return [number for number in dict.fromkeys(found) if number.startswith(begun)]
