import { beforeEach, describe, expect, it } from "vitest";
import type { Result } from "$/protocol/messages";
import { Ending } from "./ending";

const YOU = 0;
const shown = (winners: number[] | null, more: { number?: number; busy?: boolean } = {}) => ({
  number: more.number ?? 1,
  scene: { result: winners && ({ winners } as Result) },
  show: { busy: more.busy ?? false },
});

describe("the end of a game", () => {
  let ending: Ending;
  beforeEach(() => {
    ending = new Ending();
  });

  it("sounds like a victory, a defeat or a draw", () => {
    const heard = [[YOU], [1], []].map((winners) => {
      ending.hear(shown(null), YOU);
      return ending.hear(shown(winners), YOU);
    });
    expect(heard).toEqual(["victory", "defeat", "draw"]);
  });
  it("waits until everything before it has been seen", () => {
    ending.hear(shown(null), YOU);
    expect(ending.hear(shown([YOU], { busy: true }), YOU)).toBeNull();
    expect(ending.hear(shown([YOU]), YOU)).toBe("victory");
  });
  it("is heard once, also when a past action is watched again", () => {
    ending.hear(shown(null), YOU);
    ending.hear(shown([YOU]), YOU);
    ending.hear(shown([YOU], { busy: true }), YOU);
    expect(ending.hear(shown([YOU]), YOU)).toBeNull();
  });
  it("is heard again if an action was taken back", () => {
    for (const winners of [null, [1], null]) ending.hear(shown(winners), YOU);
    expect(ending.hear(shown([1]), YOU)).toBe("defeat");
  });
  it("is silent where a finished game is opened, with tables on the way to its result", () => {
    ending.hear(shown(null, { number: 0 }), YOU);
    expect(ending.hear(shown([YOU], { number: 0 }), YOU)).toBeNull();
    expect(ending.hear(shown([YOU]), YOU)).toBeNull();
  });
});
