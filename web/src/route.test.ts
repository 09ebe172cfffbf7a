import { describe, expect, it } from "vitest";
import { optionsOf, partsOf } from "./route.svelte";

describe("the address after #", () => {
  it("is split at slashes and freed of its options", () => {
    expect(partsOf("#/game/17?seat=1")).toEqual(["game", "17"]);
  });
  it("may be damaged", () => {
    expect(partsOf("#/open/%E0%A4%A")).toEqual(["open", "%E0%A4%A"]);
  });
  it("is empty on the start page", () => {
    expect(partsOf("")).toEqual([]);
    expect(partsOf("#/")).toEqual([]);
  });
  it("gives its options by name", () => {
    expect(optionsOf("#/cards?find=Sati").get("find")).toBe("Sati");
  });
});
