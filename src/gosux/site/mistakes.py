"""Why a site cannot be written."""

from gosux.model.messages.mistakes import Mistake


class CannotWriteSite(Mistake):
    """Something is missing, or in the way; one sentence says what."""
