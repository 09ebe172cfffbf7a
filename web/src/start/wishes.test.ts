import { describe, expect, it } from "vitest";
import { optionsOf } from "$/route.svelte";
import { Wishes } from "./wishes.svelte";

const wanted = (hash: string) => new Wishes(optionsOf(hash)).wanted;

describe("wishes", () => {
  it("are a first game against the gentlest bot if nothing is asked", () => {
    const { ruleset, seats, options, seed } = wanted("");
    expect([ruleset, seats?.length, seats?.[1]?.level, options, seed]).toEqual([
      "gosu-x",
      2,
      "recruit",
      {},
      undefined,
    ]);
  });
  it("follow the address", () => {
    const { ruleset, seats, options, seed } = wanted(
      "#/?ruleset=gosu&players=4&level=hero&seed=a+b%2F7&option=edition%3Dfr&option=clans%3Da%3Db",
    );
    expect([ruleset, seats?.length, seed]).toEqual(["gosu", 4, "a b/7"]);
    expect(seats?.slice(1).every((seat) => seat.level === "hero")).toBe(true);
    expect(options).toEqual({ edition: "fr", clans: "a=b" });
  });
});
