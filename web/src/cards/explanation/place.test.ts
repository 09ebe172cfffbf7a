import { describe, expect, it } from "vitest";
import { beside } from "./place";

const word = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 20 });

describe("an explanation beside its word", () => {
  it("stands below it, in the middle", () => {
    expect(beside(word(500, 100), 300, 200, 1000, 800)).toEqual({ left: 370, top: 128, room: 664 });
  });
  it("stands above it where there is no room below", () => {
    const spot = beside(word(500, 700), 300, 200, 1000, 800);
    expect(spot.top + 200).toBeLessThanOrEqual(700);
  });
  it("stays inside the window", () => {
    expect(beside(word(0, 100), 300, 200, 1000, 800).left).toBe(8);
    expect(beside(word(980, 100), 300, 200, 1000, 800).left).toBe(692);
  });
  it("never covers its word, however long it is", () => {
    const low = beside(word(100, 600), 300, 5000, 1000, 800);
    expect(low.top + Math.min(5000, low.room)).toBeLessThanOrEqual(600);
    const high = beside(word(100, 100), 300, 5000, 1000, 800);
    expect(high.top).toBeGreaterThanOrEqual(120);
  });
});
