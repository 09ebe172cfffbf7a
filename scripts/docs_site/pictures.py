"""The pictures of the cards as files, from the drawings of the browser client (``web/src/art``)."""

from gosux.notebook import drawings


def picture(clan: str, card: str) -> str:
    """A card's picture as an SVG file."""
    field, _ = drawings.colours()[clan]
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 68">'
        f'<rect width="120" height="68" fill="{field}"/>{drawings.picture(clan, card)}</svg>\n'
    )
