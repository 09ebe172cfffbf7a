"""Which extra of the distribution brings which library (pyproject.toml)."""

EXTRAS = {
    "alembic": "server",
    "confusable_homoglyphs": "server",
    "cryptography": "server",
    "fastapi": "server",
    "filelock": "results",  # of the server too, which misses others first
    "matplotlib": "results",
    "numpy": "lab",
    "prometheus_client": "server",
    "psycopg": "cluster",
    "pyarrow": "data",
    "redis": "cluster",
    "segno": "server",
    "sqlalchemy": "server",
    "starlette": "server",
    "textual": "terminal",
    "torch": "lab",
    "uvicorn": "server",
    "webauthn": "server",
    "websockets": "server",
}


def extra_for(module: "str | None") -> "str | None":
    """The extra that brings a module that could not be imported."""
    return EXTRAS.get((module or "").partition(".")[0])
