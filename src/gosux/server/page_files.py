"""The files of the page, built from ``web/`` into ``page/``."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PAGE = Path(__file__).parent / "page"

FOREVER = "public, max-age=31536000, immutable"  # files whose name changes with their content
ALWAYS_ASK = "no-cache"
NOT_BUILT = "<!doctype html><title>gosux</title><p>The page is not built: <code>python3 scripts/build_page.py</code>."


class Page(StaticFiles):
    """Files of the page. Addresses inside the page return the page itself, which does the routing."""

    def __init__(self) -> None:
        super().__init__(directory=PAGE, html=True, check_dir=False)

    async def check_config(self) -> None:
        """No error for a page that is not built: ``get_response`` reports it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or Path(path).suffix or path.startswith("api"):
                raise
            if not (PAGE / "index.html").exists():
                return HTMLResponse(NOT_BUILT, 404, {"cache-control": ALWAYS_ASK})
            response = await super().get_response("index.html", scope)
        hashed = path.startswith("assets/") and response.status_code in (200, 304)
        response.headers["cache-control"] = FOREVER if hashed else ALWAYS_ASK
        return response
