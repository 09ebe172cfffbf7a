"""The games: for each one everything it is and where its law differs, in one file."""
