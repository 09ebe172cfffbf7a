import vectors from "../../../tests/records/shuffle_vectors.json";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { check, drawNumber, fingerprintOf, fits, grouped, noted, seedOf } from "./shuffle";

/** shuffle_vectors.json is read by tests/records/test_shuffles.py too. */
const told = { ...vectors[0]!, names: ["Ada", "Bo"], levels: [null, null] };
const kept = { fingerprint: told.fingerprint, number: told.numbers[1]! };

describe("the shuffle", () => {
  beforeEach(() => localStorage.clear());

  it.each(vectors)(
    "gives the same numbers as in Python: $game",
    ({ game, secret, numbers, fingerprint, seed }) => {
      expect(fingerprintOf(secret)).toBe(fingerprint);
      expect(seedOf(game, secret, numbers)).toBe(seed);
    },
  );

  it("fits what this device noted", () => {
    expect(check(told, kept, 1)).toEqual({ secret: true, own: true, seed: true });
    expect(fits(check(told, null, 1))).toBe(true);
  });

  it.each([
    ["another secret than announced", { ...told, secret: "0".repeat(63) + "1" }, kept],
    ["another fingerprint than noted", told, { ...kept, fingerprint: "0".repeat(64) }],
    ["another number than this device added", told, { ...kept, number: "0".repeat(32) }],
    ["another seed", { ...told, seed: "0".repeat(64) }, kept],
  ])("does not fit %s", (_, answer, own) => {
    expect(fits(check(answer, own, 1))).toBe(false);
  });

  it("notes a number of its own for each game", () => {
    const first = drawNumber("a", "f");
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(drawNumber("b", "f")).not.toBe(first);
    expect(noted("a")).toEqual({ fingerprint: "f", number: first });
    expect(noted("c")).toBeNull();
    expect(grouped("abcdef")).toBe("abcd ef");
  });

  it("forgets the oldest notes, whatever their games are called", () => {
    localStorage.setItem("gosux-shuffle-0", JSON.stringify({ fingerprint: "f", number: "earlier version" }));
    localStorage.setItem("gosux-shuffle-1", "no note");
    const names = Array.from({ length: 205 }, (_, count) => `game ${(count * 77) % 205}`);
    const now = vi.spyOn(Date, "now");
    names.forEach((name, count) => {
      now.mockReturnValue(1000 + count);
      drawNumber(name, "f");
    });
    now.mockRestore();
    const kept = names.filter((name) => noted(name) !== null);
    expect(kept).toEqual(names.slice(5));
    expect(Object.keys(localStorage)).toHaveLength(200);
  });
});
