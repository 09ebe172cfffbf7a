import { render } from "@testing-library/svelte";
import { tick } from "svelte";
import { beforeAll, describe, expect, it } from "vitest";
import { pictures } from "$/art/pictures.svelte";
import type { CardEntry } from "$/protocol/messages";
import Face from "./Face.svelte";
import type { Size } from "./show";

const EZ: CardEntry = {
  id: "ez",
  name: "EZ",
  short_name: "EZ",
  clan: "tomorrow",
  level: 2,
  rank: "Hero",
  value: 3,
  copies: 3,
  shift: 2,
  icons: 1,
  keywords: [],
  powers: [],
  gist: "Remove 1 from pile: draw 1",
  deeds: ["draw", "remove"],
  rulings: [],
};

function face(card: Partial<CardEntry>, size: Size = "board"): HTMLElement {
  return render(Face, { card: { ...EZ, ...card }, size, terms: false }).container;
}

describe("the face of a card", () => {
  beforeAll(() => pictures.fetch("tomorrow"));

  it("shows its picture, which nobody has read out, and a sign in the corner", () => {
    const shown = face({});
    const art = shown.querySelector(".art");
    expect(art?.getAttribute("aria-hidden")).toBe("true");
    const symbol = art?.querySelector("use")?.getAttribute("href");
    expect(document.querySelector(`symbol${symbol}`)).not.toBeNull();
    expect([...shown.querySelectorAll(".signs use")].map((use) => use.getAttribute("href"))).toEqual([
      "#charge-draw",
    ]);
    expect(shown.querySelector(".charges")).toBeNull();
  });

  it("shows all its signs when it is looked at closely", () => {
    expect(face({}, "zoom").querySelectorAll(".signs use").length).toBe(2);
  });

  it.each([
    ["a new card of a known clan", { id: "newcomer" }],
    ["a card of a new clan", { clan: "a clan of a pack" }],
    ["a card with the id of another clan's", { id: "sati" }],
  ])("of a pack keeps its large charge: %s", async (_, card) => {
    const shown = face(card);
    await tick();
    expect(shown.querySelector(".art")).toBeNull();
    expect(shown.querySelector(".charges use")?.getAttribute("href")).toBe("#charge-draw");
  });
});

describe("the pictures of a clan", () => {
  it("are fetched when its first card is shown, and not before", async () => {
    const there = () => document.querySelectorAll("symbol[id^=picture-narashima-]").length;
    expect(there()).toBe(0);
    face({ id: "nalin", clan: "narashima" });
    await tick();
    await pictures.fetch("narashima");
    await expect.poll(there).toBeGreaterThan(0);
    const once = there();
    face({ id: "navaj", clan: "narashima" });
    await tick();
    expect(there()).toBe(once);
  });
});
