"""Running games: what players see and what they may do, without network, database or processes.

The host provides a way to send (``connections.Connection``), to store (``storage.records.Storage``), to ask bots
(``bots.asking.Bots``) and to read files (``storage.files.FileReader``). ``gosux.server`` provides WebSocket, SQLite and
processes.
"""
