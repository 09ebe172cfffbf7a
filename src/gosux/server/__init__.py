"""Games over HTTP and WebSocket, stored in a database (docs/server.md)."""
