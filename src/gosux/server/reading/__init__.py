"""Files from outside, read in processes that can be ended: what a file makes the rules do may never end."""

from gosux.server.reading.readers import Busy, Found, Readers, Unreadable

__all__ = ["Busy", "Found", "Readers", "Unreadable"]
