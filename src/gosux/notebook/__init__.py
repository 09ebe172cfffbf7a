"""Views, positions and replays in notebooks: self-contained HTML with the drawings of the page (docs/notebooks.md)."""

from gosux.notebook.page import Shown, show

__all__ = ["Shown", "show"]
