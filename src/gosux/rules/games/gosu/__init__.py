"""GOSU: its law, and the procedures that only it has."""
