"""Write the protocol's JSON schema and its TypeScript types from the models in gosux.server.messages.

python scripts/make_types.py            write them
python scripts/make_types.py --check    fail if they are not up to date
"""

import json
import sys
from pathlib import Path
from typing import Any, Literal

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from gosux.server.messages import FROM_CLIENTS, FROM_SERVER

Schema = dict[str, Any]

HERE = Path(__file__).resolve().parent.parent
SCHEMA = HERE / "web" / "src" / "protocol" / "messages.schema.json"
TYPES = HERE / "web" / "src" / "protocol" / "messages.ts"
HEAD = "// Written by scripts/make_types.py from src/gosux/server/messages: change those instead.\n"


class PlainSchema(GenerateJsonSchema):
    """Without a title for every field: the names say it."""

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


def schema() -> Schema:
    """All messages. ``FromClient`` and ``FromServer`` are those of the WebSocket."""
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
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(found.items()))}


def name_of(model: object, union: str) -> str:
    return model.__name__ if isinstance(model, type) else union


def typescript(whole: Schema) -> str:
    """An interface for every object, a type for everything else."""
    return HEAD + "".join(declared(name, one) for name, one in whole["$defs"].items())


def declared(name: str, schema: Schema) -> str:
    text = comment(schema.get("description", ""), "")
    if schema.get("type") == "object" and "properties" in schema:
        required = schema.get("required", [])
        lines = [f"\nexport interface {name} {{"]
        for key, value in schema["properties"].items():
            lines.append(f"  {key}{'' if key in required else '?'}: {written(value)};")
        return f"\n{text.rstrip()}" + "\n".join(lines) + "\n}\n" if text else "\n".join(lines) + "\n}\n"
    return f"\n{text}export type {name} = {written(schema)};\n"


def comment(text: str, indent: str) -> str:
    if not text:
        return ""
    lines = [line.strip().replace("``", "`") for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    return f"{indent}/**\n" + "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines) + f"{indent} */\n"


def written(schema: Schema) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix("#/$defs/")
    for key in ("anyOf", "oneOf"):
        if key in schema:
            return " | ".join(dict.fromkeys(written(one) for one in schema[key]))
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {written(schema['additionalProperties'])}>"
    plain = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}
    return plain[str(kind)]


def files() -> dict[Path, str]:
    whole = schema()
    return {SCHEMA: json.dumps(whole, indent=1, ensure_ascii=False) + "\n", TYPES: typescript(whole)}


def main(arguments: list[str]) -> int:
    stale = [path for path, text in files().items() if not path.exists() or path.read_text(encoding="utf-8") != text]
    if "--check" in arguments:
        for path in stale:
            print(f"{path.relative_to(HERE)} is not up to date: run scripts/make_types.py", file=sys.stderr)
        return 1 if stale else 0
    for path, text in files().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
