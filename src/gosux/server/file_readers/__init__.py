"""Files from outside, read in processes that can be ended: what a file makes the rules do may never end."""

from gosux.server.file_readers.pool import FileReaders

__all__ = ["FileReaders"]
