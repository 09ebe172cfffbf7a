// @vitest-environment node
import { describe, expect, it } from "vitest";
import { BadLink, codeOf, MOST_BYTES, MOST_LETTERS, textOf } from "./code";

/** A code without the limits of our own. */
async function packed(text: string | Uint8Array<ArrayBuffer>): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  let letters = "";
  for (const byte of new Uint8Array(await new Response(stream).arrayBuffer()))
    letters += String.fromCharCode(byte);
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
const trouble = (code: string) =>
  textOf(code).then(
    () => "opened",
    (error: unknown) => (error instanceof BadLink ? error.why : "crash"),
  );

describe("a link", () => {
  it("gives back the text it was made of", async () => {
    const text = 'hand = ["élan", "👑"]\n'.repeat(40);
    expect(await textOf(await codeOf(text))).toBe(text);
  });
  it("is written with letters that an address keeps as they are", async () => {
    expect(await codeOf("[[player]]\n")).toMatch(/^[\w-]+$/);
  });
  it("can be written by gosux link", async () => {
    expect(await textOf("eNqLji7ISaxMLYqN5QIAGesECA")).toBe("[[player]]\n");
  });
  it("that is cut off anywhere is damaged", async () => {
    const code = await packed('[[player]]\nhand = ["sati"]\n');
    for (let length = 0; length < code.length; length++)
      expect(await trouble(code.slice(0, length))).toBe("damaged");
  });
  it("with a wrong letter is damaged", async () => {
    const code = await packed("hand");
    expect(await trouble(`${code.slice(0, 5)}%${code.slice(6)}`)).toBe("damaged");
    expect(await trouble(`${code.slice(0, 5)}${code[5] === "A" ? "B" : "A"}${code.slice(6)}`)).toBe(
      "damaged",
    );
  });
  it("whose text is no UTF-8 is damaged", async () => {
    expect(await trouble(await packed(new Uint8Array([0xff, 0xfe])))).toBe("damaged");
  });
  it("may unpack to so many bytes and no more", async () => {
    expect(await trouble(await packed("a".repeat(MOST_BYTES)))).toBe("opened");
    expect(await trouble(await packed("a".repeat(MOST_BYTES + 1)))).toBe("long");
    expect(await trouble(await packed("a".repeat(10_000_000)))).toBe("long"); // 13,000 letters
  });
  it("has a longest length, read or written", async () => {
    expect(await trouble("A".repeat(MOST_LETTERS + 1))).toBe("long");
    let noise = "";
    for (let number = 1; noise.length < 30_000; number = (number * 48271) % 2147483647) noise += number;
    await expect(codeOf(noise)).rejects.toThrow(BadLink);
  });
});
