import { describe, expect, it } from "vitest";
import type { Choice } from "$/protocol/messages";
import { FEW, sorted } from "./offers";

const offer = (card: string) => ({ at: { at: "offer", card } }) as Choice;
const shown = (choices: Choice[], seen: string[]) =>
  sorted(choices, seen, (card) => card[0] ?? "").map(({ id, choices: of }) => `${id} ${of.length}`);

describe("cards to choose from", () => {
  it("stay together while they are few", () => {
    expect(shown(["a1", "b1"].map(offer), [])).toEqual([" 2"]);
  });

  it("are sorted by clans when they are many", () => {
    const many = Array.from({ length: FEW + 1 }, (_, place) => offer(`${place % 2 ? "a" : "b"}${place}`));
    expect(shown(many, [])).toEqual(["b 8", "a 7"]);
  });

  it("begin with those in a hand that was seen", () => {
    expect(shown(["a1", "b1", "a2"].map(offer), ["a2", "a2"])).toEqual(["seen 1", "a 2", "b 1"]);
  });
});
