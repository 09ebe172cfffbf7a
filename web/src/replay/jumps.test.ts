import { describe, expect, it } from "vitest";
import { jump } from "./jumps";

describe("a jump", () => {
  const STOPS = [0, 4, 9];
  it("goes to the next stop, in both directions", () => {
    expect([jump(STOPS, 0, 1), jump(STOPS, 5, 1), jump(STOPS, 5, -1), jump(STOPS, 4, -1)]).toEqual([
      4, 9, 4, 0,
    ]);
  });
  it("goes nowhere from the ends", () => {
    expect([jump(STOPS, 9, 1), jump(STOPS, 0, -1)]).toEqual([undefined, undefined]);
  });
});
