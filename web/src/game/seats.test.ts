import { afterEach, describe, expect, it, vi } from "vitest";
import { forgetGame, keepSeats, keptSeats, seatOf } from "./seats";
import { unkept } from "./unkept.svelte";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  unkept.seats = null;
});

describe("seats", () => {
  it("are stored", () => {
    keepSeats("7", [{ seat: 0, token: "a" }]);
    expect([seatOf("7")?.token, unkept.seats]).toEqual(["a", null]);
    expect(localStorage.getItem("gosux-seats")).toContain("a");
  });

  it("that cannot be stored last as long as the page, which knows that", () => {
    keepSeats("6", [{ seat: 0, token: "old" }]);
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("", "QuotaExceededError");
    });
    keepSeats("7", [{ seat: 0, token: "a" }]);
    expect(seatOf("7")?.token).toBe("a");
    expect(unkept.seats?.map(({ game }) => game)).toEqual(["7", "6"]);
    // As soon as there is room, all of them are stored.
    full.mockRestore();
    forgetGame("6");
    expect(unkept.seats).toBeNull();
    expect(keptSeats().map(({ game }) => game)).toEqual(["7"]);
    expect(localStorage.getItem("gosux-seats")).toContain("a");
  });
});
