import { tick } from "svelte";
import { describe, expect, it } from "vitest";
import { fit } from "./fit";

/** A card whose text needs some height; each step makes it lower. jsdom lays nothing out, so the sizes are told. */
function card(needed: (step: number) => number): HTMLElement {
  const face = document.createElement("div");
  const text = document.createElement("div");
  text.dataset.fit = "";
  face.append(text);
  document.body.append(face);
  const sizes = (element: HTMLElement, name: string, get: () => number) =>
    Object.defineProperty(element, name, { get, configurable: true });
  sizes(face, "clientWidth", () => 93);
  sizes(face, "clientHeight", () => 136);
  sizes(text, "clientHeight", () => 100);
  sizes(text, "scrollHeight", () => needed(Number(face.dataset.step ?? 0)));
  return face;
}

describe("a text that has to fit", () => {
  it("gives way no further than it must", async () => {
    const face = card((step) => 130 - 10 * step);
    fit("some text", 5)(face);
    await tick();
    expect(face.dataset.step).toBe("3");
  });
  it("stops at the last step", async () => {
    const face = card(() => 500);
    fit("a long text", 4)(face);
    await tick();
    expect(face.dataset.step).toBe("4");
  });
  it("is not measured again where it was fitted before", async () => {
    fit("a known text", 5)(card((step) => 120 - 10 * step));
    await tick();
    const again = card(() => {
      throw new Error("measured again");
    });
    fit("a known text", 5)(again);
    await tick();
    expect(again.dataset.step).toBe("2");
  });
  it("is fitted together with others, each to its own step", async () => {
    const cards = [90, 111, 131].map((most) => card((step) => most - 10 * step));
    cards.forEach((face, place) => void fit(`text ${place}`, 5)(face));
    await tick();
    expect(cards.map((face) => face.dataset.step)).toEqual(["0", "1", "3"]);
  });
});
