import { beforeEach, describe, expect, it } from "vitest";
import type { Offer } from "$/protocol/messages";
import { optionsOf } from "$/route.svelte";
import { firstGame, Wishes } from "./wishes.svelte";

const wanted = (hash: string) => new Wishes(optionsOf(hash)).wanted("");

const OFFER: Offer = {
  version: "1",
  languages: ["en", "fr"],
  levels: ["recruit", "hero"],
  temperaments: ["bold", "any"],
  default_level: "recruit",
  rulesets: [
    {
      id: "gosu-x",
      title: { en: "", fr: "" },
      least_players: 2,
      most_players: 2,
      drafts: true,
      common_piles: false,
      options: [],
      ready_decks: [
        { id: "first", decks: [["a"], ["b"]] },
        { id: "second", decks: [["c"], ["d"]] },
      ],
      lesson: "first-game",
    },
    {
      id: "gosu",
      title: { en: "", fr: "" },
      least_players: 2,
      most_players: 4,
      drafts: false,
      common_piles: true,
      options: [],
      ready_decks: [],
      lesson: null,
    },
  ],
};

beforeEach(() => localStorage.clear());

describe("wishes", () => {
  it("are a game against the gentlest bot if nothing is asked", () => {
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
      "#/new?ruleset=gosu&players=4&level=hero&seed=a+b%2F7&option=edition%3Dfr&option=clans%3Da%3Db",
    );
    expect([ruleset, seats?.length, seed]).toEqual(["gosu", 4, "a b/7"]);
    expect(seats?.slice(1).every((seat) => seat.level === "hero")).toBe(true);
    expect(options).toEqual({ edition: "fr", clans: "a=b" });
  });
  it("give a level a style", () => {
    const wishes = new Wishes(optionsOf("#/new?level=hero"));
    wishes.others[0]!.temperament = "bold";
    expect(wishes.wanted("").seats?.[1]?.level).toBe("hero/bold");
  });
  it("mix people and bots, and are remembered", () => {
    const wishes = new Wishes(optionsOf("#/new?ruleset=gosu&players=3&people=2"));
    wishes.fit(OFFER);
    wishes.others[0]!.name = "Bo";
    expect(wishes.shared).toBe(true);
    const { seats } = wishes.wanted("Al");
    expect(seats?.map((seat) => seat.kind)).toEqual(["person", "person", "bot"]);
    expect(seats?.map((seat) => seat.name)).toEqual(["Al", "Bo", undefined]);
    expect(wanted("").seats).toEqual([{ kind: "person", name: null }, ...seats!.slice(1)]);
  });
  it("keep to what is on offer", () => {
    const wishes = new Wishes(optionsOf("#/new?ruleset=gosu-x&players=4&level=nobody"));
    wishes.fit(OFFER);
    expect([wishes.players, wishes.others[0]?.level]).toEqual([2, "recruit"]);
  });
  it("have ready decks where there are any", () => {
    const wishes = new Wishes(optionsOf(""));
    wishes.ready = true;
    wishes.fit(OFFER);
    expect(wishes.wanted("").options).toEqual({ clans: "a/b" });
    wishes.take(OFFER.rulesets[0]!.ready_decks[1]!, 1);
    expect(wishes.wanted("").options).toEqual({ clans: "d/c" });
    expect(new Wishes(optionsOf("")).side).toBe(1);
    wishes.play(OFFER.rulesets[1]!);
    expect([wishes.hasDecks, wishes.wanted("").options]).toEqual([false, {}]);
  });
});

describe("a first game", () => {
  it("has ready decks and the gentlest bot", () => {
    const { seats, options } = firstGame(OFFER, "");
    expect([seats?.[1]?.level, options]).toEqual(["recruit", { clans: "a/b" }]);
  });
});
