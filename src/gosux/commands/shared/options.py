"""Options of a game as they are typed: KEY=VALUE."""

from gosux.rules.ruleset import BadOption


def options_of(given: list[str]) -> dict[str, object]:
    """Options of a game written as KEY=VALUE. Raises BadOption."""
    options: dict[str, object] = {}
    for text in given:
        key, equals, value = text.partition("=")
        if not equals or not key:
            raise BadOption("key-value", {"text": text})
        if key in options:
            raise BadOption("option-twice", {"option": key})
        options[key] = value
    return options
