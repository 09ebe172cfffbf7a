"""Running games: what players are shown and told, and what they may do, without a network, a database or processes.

Whoever runs sessions gives them a way to send (``connections.Connection``), to store (``storage.Storage``), to ask bots
(``bots.Bots``) and to read files (``files.FileReader``). ``gosux.server`` gives WebSocket, SQLite and processes.
"""
