import { describe, expect, it } from "vitest";
import type { Standing } from "$/protocol/messages";
import { curveOf, pinsOf, placeOf } from "./curve";

const STANDINGS: Standing[] = [
  { moment: 3, round: 1, scores: [0, 0] },
  { moment: 5, round: 1, scores: [2, 0] },
  { moment: 9, round: 1, scores: [2, 12] },
  { moment: 14, round: 2, scores: [1, 6] },
  { moment: 15, round: 2, scores: [4, 6] },
];
const curve = curveOf(STANDINGS, [0, 1], { left: 0, right: 460, top: 0, bottom: 150 });

describe("the curve of a game", () => {
  it("has a line for each player and round, with a gap between the rounds", () => {
    expect(curve.paths.map((lines) => lines.length)).toEqual([2, 2]);
    expect(curve.paths[0]![0]).toBe("M0.0 150.0L100.0 130.0L200.0 130.0");
    expect(curve.paths[1]![1]).toBe("M360.0 90.0L460.0 90.0");
    expect(curve.rounds).toEqual([
      { round: 1, from: 0, to: 2 },
      { round: 2, from: 3, to: 4 },
    ]);
  });
  it("marks round scores up to the largest one", () => {
    expect(curve.marks.map((mark) => mark.score)).toEqual([0, 5, 10, 15]);
    expect(curve.y(15)).toBe(0);
  });
  it("finds where a moment lies", () => {
    expect([placeOf(STANDINGS, 5), placeOf(STANDINGS, 6), placeOf(STANDINGS, 99)]).toEqual([1, 2, 4]);
  });
  it("can be drawn of a game that ended before it began", () => {
    expect(curveOf([], [0, 1], { left: 0, right: 9, top: 0, bottom: 9 }).paths).toEqual([[], []]);
  });
});

describe("the numbers of points", () => {
  it("stand above them, below near the top, and not over each other", () => {
    const pins = pinsOf([
      { x: 50, y: 90 },
      { x: 52, y: 90 },
      { x: 90, y: 10 },
    ]);
    expect(pins.map(({ label }) => label)).toEqual([
      { x: 50, y: 68 },
      { x: 76, y: 68 },
      { x: 90, y: 32 },
    ]);
  });
});
