import { describe, expect, it } from "vitest";
import { layoutOf } from "./forms";

describe("the cards of a hand", () => {
  const desktop = { width: 1068, height: 208, wraps: false };
  const phone = { width: 374, height: 112, wraps: true };

  it("are whole while there is room for them", () => {
    expect(layoutOf(1, desktop)).toEqual({ rows: 1, columns: 1, form: "hand" });
    expect(layoutOf(8, desktop)).toEqual({ rows: 1, columns: 8, form: "hand" });
  });
  it("show their gist where there are many, or where the text is large", () => {
    expect(layoutOf(9, desktop).form).toBe("board");
    expect(layoutOf(15, desktop)).toEqual({ rows: 1, columns: 15, form: "board" });
    expect(layoutOf(3, { ...desktop, height: 130 }).form).toBe("board");
  });
  it("lie in two rows on a phone if one is too narrow", () => {
    expect(layoutOf(7, phone)).toEqual({ rows: 1, columns: 7, form: "small" });
    expect(layoutOf(8, phone)).toEqual({ rows: 2, columns: 4, form: "small" });
    expect(layoutOf(15, phone)).toEqual({ rows: 2, columns: 8, form: "small" });
  });
});
