import { expect, test } from "vitest";
import { FIRST_RATING, nextPuzzle, puzzleOf, rated, rowOf, weekOf, type Record } from "./record";

const fresh: Record = { rating: FIRST_RATING, tried: {}, days: [] };

test("solving a hard puzzle gains more than an easy one, and missing it costs less", () => {
  const gain = (grade: string) => rated(fresh, "a", grade, "right").rating - FIRST_RATING;
  const loss = (grade: string) => FIRST_RATING - rated(fresh, "a", grade, "wrong").rating;
  expect(gain("hero")).toBeGreaterThan(gain("recruit"));
  expect(gain("recruit")).toBeGreaterThan(0);
  expect(loss("hero")).toBeLessThan(loss("recruit"));
});

test("a nudge is worth half", () => {
  const change = (outcome: "right" | "helped" | "wrong") => rated(fresh, "a", "troop", outcome).rating;
  expect(change("helped")).toBeLessThan(change("right"));
  expect(change("helped")).toBeGreaterThan(change("wrong"));
});

test("only the first attempt counts", () => {
  const missed = rated(fresh, "a", "troop", "wrong");
  expect(rated(missed, "a", "troop", "right")).toEqual(missed);
});

test("the row ends at a missed day, but today may still be open", () => {
  const days = ["2026-11-14", "2026-11-16", "2026-11-17"];
  expect(rowOf(days, "2026-11-18")).toBe(2);
  expect(rowOf([...days, "2026-11-18"], "2026-11-18")).toBe(3);
  expect(rowOf(days, "2026-11-19")).toBe(0);
});

test("puzzles of the day take turns from the first day on", () => {
  expect(puzzleOf(["a", "b", "c"], "1970-01-01")).toBe("a");
  expect(puzzleOf(["a", "b", "c"], "1970-01-05")).toBe("b");
  expect(puzzleOf([], "1970-01-05")).toBeUndefined();
});

test("a week ends today, also over the end of a month", () => {
  expect(weekOf("2026-03-02")).toEqual([
    "2026-02-24",
    "2026-02-25",
    "2026-02-26",
    "2026-02-27",
    "2026-02-28",
    "2026-03-01",
    "2026-03-02",
  ]);
});

test("the next puzzle is a new one of the same game, near the reader's rating", () => {
  const listed = (id: string, grade: string, ruleset = "gosu-x") => ({ id, grade, ruleset });
  const all = [listed("a", "troop"), listed("b", "hero"), listed("c", "troop"), listed("d", "troop", "gosu")];
  expect(nextPuzzle(all, fresh, all[0]!)).toBe("c");
  expect(nextPuzzle(all, { ...fresh, tried: { c: "right" } }, all[0]!)).toBe("b");
  expect(nextPuzzle(all, { ...fresh, tried: { b: "right", c: "right" } }, all[0]!)).toBe("c");
});
