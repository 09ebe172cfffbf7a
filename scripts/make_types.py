"""Writes the protocol's JSON schema from the models in gosux.sessions.messages, and TypeScript types from the schema.

The types are written by json-schema-to-typescript (web/src/protocol/messages.test.ts). Tests check that both files are
up to date.
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from gosux.sessions.messages import FROM_CLIENTS, FROM_SERVER

Schema = dict[str, Any]

HERE = Path(__file__).resolve().parent.parent
SCHEMA = HERE / "web" / "src" / "protocol" / "messages.schema.json"


class PlainSchema(GenerateJsonSchema):
    """Without a title for every field: the names say it."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema() -> Schema:
    """Any message. ``FromClient`` and ``FromServer`` are those of the WebSocket."""
    wanted: list[tuple[str, Literal["validation", "serialization"], TypeAdapter[Any]]] = []
    for one in FROM_CLIENTS:
        wanted.append((name_of(one, "FromClient"), "validation", TypeAdapter(one)))
    for one in FROM_SERVER:
        wanted.append((name_of(one, "FromServer"), "serialization", TypeAdapter(one)))
    roots, definitions = TypeAdapter.json_schemas(wanted, schema_generator=PlainSchema)
    found = dict(definitions["$defs"])
    for (name, _), root in roots.items():
        if set(root) != {"$ref"}:
            found[name] = root
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Message",
        "description": "Everything that server and page say to each other.",
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name, _, _ in wanted],
        "$defs": dict(sorted(found.items())),
    }


def name_of(model: object, union: str) -> str:
    return model.__name__ if isinstance(model, type) else union


def text() -> str:
    return json.dumps(schema(), indent=1, ensure_ascii=False) + "\n"


def main() -> int:
    SCHEMA.write_text(text(), encoding="utf-8")
    return subprocess.run([sys.executable, HERE / "scripts" / "build_page.py", "types"]).returncode


if __name__ == "__main__":
    sys.exit(main())
