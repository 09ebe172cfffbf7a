"""What tests of the terminal share."""

import pytest

from gosux.tui import advice


@pytest.fixture
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints of a few iterations, for tests that ask for them at every decision of a game."""
    monkeypatch.setattr(advice, "HINT_ITERATIONS", 20)
