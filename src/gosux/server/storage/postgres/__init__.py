"""Games in PostgreSQL, which several processes share by leases."""
