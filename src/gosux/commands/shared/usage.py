"""Wrong arguments, in the language of the command. Typer and Pydantic tell them in English only."""

import re

from gosux.text import Words

NAME = r"'(?P<name>.*?)'"
SENTENCES = (
    (rf"No such command {NAME}\.", "usage-no-command"),
    (r"No such option: (?P<name>\S+)", "usage-no-option"),
    (r"No such option: (?P<name>\S+) \(Possible options: (?P<known>.*)\)", "usage-no-option-but"),
    (rf"Missing argument {NAME}\.(?: Choose from:.*)?", "usage-no-argument"),
    (rf"Option {NAME} requires an argument\.", "usage-no-value"),
    (rf"Option {NAME} does not take a value\.", "usage-takes-no-value"),
    (r"Got unexpected extra argument\(s\) \((?P<names>.*)\)", "usage-too-many"),
    (rf"Invalid value for {NAME}: Value error, '(?P<value>.*)' is not one of (?P<known>.*)\.", "usage-not-one-of"),
    (rf"Invalid value for {NAME}: Input should be a valid integer,.*", "usage-no-integer"),
    (rf"Invalid value for {NAME}: Input should be a valid number,.*", "usage-no-number"),
    (rf"Invalid value for {NAME}: Input should be greater than or equal to (?P<limit>\S+)", "usage-too-small"),
    (rf"Invalid value for {NAME}: Input should be less than or equal to (?P<limit>\S+)", "usage-too-large"),
)


def usage_error(told: str, words: Words) -> str:
    """The sentence in the language of ``words``; as it was told if it is none that we know."""
    for pattern, id in SENTENCES:
        found = re.fullmatch(pattern, told, re.DOTALL)
        if found:
            return words.say(id, **found.groupdict())
    return told
