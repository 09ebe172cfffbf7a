"""What is logged. It names games, seats and kinds of things; no card, seed or token."""

import logging

NAME = "gosux.sessions"
_LOGGER = logging.getLogger(NAME)

Fact = str | int | float | bool | None


def log(event: str, **facts: Fact) -> None:
    _LOGGER.info(event, extra={"facts": facts})


def log_error(event: str, **facts: Fact) -> None:
    """Inside an ``except``: what went wrong, and where."""
    _LOGGER.error(event, extra={"facts": facts}, exc_info=True)
