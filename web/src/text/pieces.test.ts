import { describe, expect, it } from "vitest";
import type { LogEntry } from "$/protocol/messages";
import { opensOf, shownOf, textOf, withEntries } from "./pieces";

const entry = (group: number, words: string): LogEntry => ({
  group,
  player: null,
  head: { en: [words], fr: [words] },
  lines: [],
});
const told = (log: LogEntry[]): string[] => log.map((one) => textOf(one.head.en));

describe("pieces of a text", () => {
  it("are its words, some of which open an explanation", () => {
    expect(textOf(["You play ", ["Sati", "card:sati"], "."])).toBe("You play Sati.");
    expect(opensOf(["Sati", "card:sati"])).toBe("card:sati");
    expect(opensOf("Sati")).toBeNull();
  });
});

describe("pieces as they are shown", () => {
  it("keep the sign after a word that opens something", () => {
    expect(shownOf([["Sati", "card:sati"], ", then ", ["Elle", "card:elle"], "."])).toEqual([
      { words: "Sati", opens: "card:sati", before: "", after: "," },
      { words: " then ", opens: null, before: "", after: "" },
      { words: "Elle", opens: "card:elle", before: "", after: "." },
    ]);
    expect(shownOf(["EZ (", ["cost", "rule:X5.2d"], ")."])).toEqual([
      { words: "EZ ", opens: null, before: "", after: "" },
      { words: "cost", opens: "rule:X5.2d", before: "(", after: ")." },
    ]);
    expect(shownOf(["One, ", "two"]).map((one) => one.words)).toEqual(["One, ", "two"]);
  });
});

describe("a log", () => {
  const log = [entry(1, "a"), entry(3, "b")];
  it("goes on with new entries", () => {
    expect(told(withEntries(log, [entry(4, "c"), entry(6, "d")]))).toEqual(["a", "b", "c", "d"]);
    expect(told(withEntries(log, []))).toEqual(["a", "b"]);
  });
  it("has the last entry longer while its action goes on", () => {
    expect(told(withEntries(log, [entry(3, "b, then c")]))).toEqual(["a", "b, then c"]);
  });
  it("is replaced by what a server tells again", () => {
    expect(told(withEntries(log, [entry(1, "x")]))).toEqual(["x"]);
  });
});
