import { describe, expect, it } from "vitest";
import { heldCards } from "./held";

const shown = (...given: Parameters<typeof heldCards>) =>
  heldCards(...given).map(
    ({ card, step, enters }) => card + (step === null ? "" : ` ${step}`) + (enters ? " in" : ""),
  );

describe("the hand in a draft", () => {
  it("keeps what is paid in its place", () => {
    const payments = [{ card: "nio", step: 2 }];
    expect(shown(["alpha", "nio", "xian"], ["alpha", "xian"], payments, null, "alpha")).toEqual([
      "alpha in",
      "nio 2",
      "xian",
    ]);
  });

  it("marks a payment that waits, which still lies in the hand", () => {
    const last = { card: "nio", step: 3 };
    expect(
      shown(["nio", "nio", "xian"], ["nio", "xian"], [{ card: "nio", step: 2 }, last], last, null),
    ).toEqual(["nio 3", "nio 2", "xian"]);
  });

  it("means the copy that was touched", () => {
    const last = { card: "nio", step: 3 };
    expect(shown(["nio", "nio"], ["nio", "nio"], [], null, "nio", ["nio 0"])).toEqual(["nio in", "nio"]);
    expect(shown(["nio", "nio"], ["nio"], [last], null, null, ["nio 0"])).toEqual(["nio 3", "nio"]);
    expect(shown(["nio", "nio"], ["nio", "nio"], [last], last, null, ["nio 0"])).toEqual(["nio 3", "nio"]);
    // The first was played, the second pays for it.
    expect(shown(["nio", "nio", "nio"], ["nio"], [last], null, null, ["nio 0", "nio 1"])).toEqual([
      "nio 3",
      "nio",
    ]);
  });

  it("leaves out what was played, and adds what came", () => {
    expect(shown(["alpha", "xian"], ["xian", "elle"], [], null, null)).toEqual(["xian", "elle"]);
  });
});
