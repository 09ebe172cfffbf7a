import { describe, expect, it } from "vitest";
import { cutLevels } from "./levels";

function shown(text: string): string {
  return cutLevels(text)
    .map((cut) => (cut.level ? `${cut.before}[${cut.text}]${cut.after}` : cut.text))
    .join("");
}

describe("levels in a text", () => {
  it("are found where they stand alone", () => {
    expect(shown("a card of level I or II")).toBe("a card of level [I] or [II]");
  });
  it("are ranges, and keep their brackets", () => {
    expect(shown("OPEN I–II (III) on deck")).toBe("OPEN [I–II] ([III]) on deck");
  });
  it("are not found in words and slots", () => {
    expect(shown("I'm at II3, IV, Immortal")).toBe("I'm at II3, IV, Immortal");
  });
  it("lose nothing of the text", () => {
    const text = "(III) and I";
    expect(
      cutLevels(text)
        .map((cut) => cut.before + cut.text + cut.after)
        .join(""),
    ).toBe(text);
  });
});
