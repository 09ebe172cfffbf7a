import { describe, expect, it } from "vitest";
import { CHARGES } from "./charges";
import { CLANS, clanStyle } from "./clans";
import { contrast, distance, type Sight } from "./contrast";
import { EMBLEMS } from "./emblems";
import { FABRICS } from "./fabrics";
import { ICONS } from "./icons";
import { symbols } from "./sprite";

const PAPERS = ["#f8f2e4", "#fffdf8"];
const GAMES = {
  "Gosu X": ["abhilasha", "galmi", "goan_sul", "justice", "narashima", "phoenix", "tomorrow", "xian"],
  GOSU: ["ancient", "alpha", "fire", "meka", "dark"],
};

describe("the colours of the clans", () => {
  it.each(Object.entries(CLANS))("of %s let charge and ink be read", (_, colours) => {
    expect(contrast(colours.charge, colours.field)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.charge, colours.figure)).toBeGreaterThanOrEqual(3.5);
    for (const paper of PAPERS) expect(contrast(colours.ink, paper)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(Object.entries(GAMES))("of %s are told apart by everybody", (_, clans) => {
    for (const sight of ["full", "deuteranopia", "protanopia"] as Sight[])
      for (const one of clans)
        for (const other of clans)
          if (one < other)
            expect(
              distance(CLANS[one]!.field, CLANS[other]!.field, sight),
              `${one} and ${other}, ${sight}`,
            ).toBeGreaterThan(12);
  });
});

/** Gold stands for "you can act here" (styles/tokens.css): no picture may show it. */
const ACT = "#ffcf4a";
const PICTURED = Object.entries(CLANS).flatMap(([clan, { ink, tones }]) =>
  tones ? [[clan, ink, tones] as const] : [],
);

describe("the tones of the pictures", () => {
  it("are those of every clan but that of packs", () => {
    expect(PICTURED.map(([clan]) => clan).sort()).toEqual(Object.values(GAMES).flat().sort());
    expect(clanStyle("xian")).toContain(`--tone-e:${CLANS.xian!.tones!.e}`);
    expect(clanStyle("a clan of a pack")).not.toContain("--tone");
  });

  it.each(PICTURED)("of %s are told apart on their ground and on paper", (_, ink, { a, b, c, d, e }) => {
    expect(contrast(a, d)).toBeGreaterThanOrEqual(12);
    expect(contrast(b, d)).toBeGreaterThanOrEqual(8);
    expect(contrast(e, d)).toBeGreaterThanOrEqual(5);
    expect(contrast(a, b)).toBeGreaterThanOrEqual(1.35);
    expect(contrast(b, c)).toBeGreaterThanOrEqual(1.35);
    expect(distance(e, ACT, "full")).toBeGreaterThan(12);
    // The line of ink below a figure, on the paper of both themes; the sign in the corner.
    for (const paper of PAPERS) expect(contrast(d, paper)).toBeGreaterThanOrEqual(10);
    expect(contrast("#fffaf0", ink)).toBeGreaterThanOrEqual(4.5);
  });
});

describe("the drawings", () => {
  it("give every clan an emblem and a fabric", () => {
    expect(Object.keys(EMBLEMS).sort()).toEqual(Object.keys(CLANS).sort());
    expect(Object.keys(FABRICS).sort()).toEqual(Object.keys(CLANS).sort());
  });

  it("are well-formed", () => {
    for (const body of [...Object.values(EMBLEMS), ...Object.values(CHARGES), ...Object.values(ICONS)]) {
      const parsed = new DOMParser().parseFromString(
        `<svg xmlns="http://www.w3.org/2000/svg">${body}</svg>`,
        "image/svg+xml",
      );
      expect(parsed.querySelector("parsererror"), body).toBeNull();
    }
  });

  it("have one symbol each", () => {
    const ids = [...symbols().matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toContain("charge-draw");
    expect(ids).toContain("emblem-xian");
    expect(ids).toContain("icon-keyword-force-of-will");
  });
});
