"""Procedures that only the quick rules of Gosu X have."""
