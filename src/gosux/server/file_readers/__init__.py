"""Untrusted files, read in processes that can be killed: a file may make the rules run forever."""

from gosux.server.file_readers.pool import FileReaders

__all__ = ["FileReaders"]
