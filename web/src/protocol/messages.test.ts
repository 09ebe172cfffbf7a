// @vitest-environment node
import { compileFromFile } from "json-schema-to-typescript";
import { expect, it } from "vitest";

// `npm run types` writes the file (vitest --update); scripts/make_types.py writes the schema first.
it("has the types of the schema", async () => {
  const types = await compileFromFile("src/protocol/messages.schema.json", {
    bannerComment: "// Written by scripts/make_types.py from src/gosux/sessions/messages: change those instead.",
    additionalProperties: false,
    ignoreMinAndMaxItems: true,
    style: { printWidth: 110 },
  });
  await expect(types).toMatchFileSnapshot("messages.ts");
}, 60_000);
