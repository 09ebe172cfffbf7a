"""What the engine says, as message ids and arguments. Only ``gosux.text`` turns them into sentences."""

from gosux.model.messages.message import Argument, Message, Reason

__all__ = ["Argument", "Message", "Reason"]
