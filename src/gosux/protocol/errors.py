"""What an engine did wrong."""

from gosux.model.messages.mistakes import Mistake


class EngineError(Mistake):
    """An engine that cannot be started, does not answer in time, or does not keep to the protocol."""
