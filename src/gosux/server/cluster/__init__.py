"""A server of several processes: leases of games in PostgreSQL, and messages between processes over Redis."""
