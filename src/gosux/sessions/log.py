"""Logging. Entries name games, seats and kinds, but never cards, seeds or tokens."""

import logging

NAME = "gosux.sessions"
_LOGGER = logging.getLogger(NAME)

Fact = str | int | float | bool | None


def log(event: str, **facts: Fact) -> None:
    _LOGGER.info(event, extra={"facts": facts})


def log_error(event: str, **facts: Fact) -> None:
    """Log what went wrong, and where. Call it inside ``except``."""
    _LOGGER.error(event, extra={"facts": facts}, exc_info=True)
