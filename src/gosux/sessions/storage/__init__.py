"""Games as records and as files."""
