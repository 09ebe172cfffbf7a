"""Games over HTTP and WebSocket, kept in a database (docs/server.md)."""
