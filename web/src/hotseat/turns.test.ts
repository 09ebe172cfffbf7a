import { describe, expect, it } from "vitest";
import { nextSeat } from "./turns";

describe("whoever sits down next", () => {
  const somebody = (seat: number, player: number) => ({ seat, heard: { question: { player } } });
  const ada = somebody(0, 0);
  const bo = somebody(1, 1);
  const cy = somebody(2, 0);
  it("is whoever is asked, and stays while they are", () => {
    expect(nextSeat([ada, bo, cy], null)).toBe(ada);
    expect(nextSeat([ada, bo, cy], bo)).toBe(bo);
    expect(nextSeat([ada, bo, cy], cy)).toBe(ada);
  });
  it("is nobody while bots think", () => {
    expect(nextSeat([cy], cy)).toBeNull();
  });
});
