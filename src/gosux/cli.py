"""The command ``gosux``."""


def main() -> None:
    """Run the command."""
    raise SystemExit("gosux: nothing to run yet")
