import { describe, expect, it } from "vitest";
import { entry, happening, scene, stage, state } from "./fixtures";
import { beatsOf, caughtUp, opened, remembered, scenesIn, type Beat, type Past } from "./beats";

const told = (group: number): Beat =>
  beatsOf(state(1, [happening(1, group)], [entry(group)]), [], "news")[0]!;
const manners = (beats: Beat[]): string => beats.map((beat) => `${beat.group} ${beat.manner}`).join(", ");

describe("the beats of a state", () => {
  it("are its action groups in order, each with the table after it", () => {
    const events = [happening(1, 4), happening(2, 4), happening(3, 6)];
    const beats = beatsOf(state(1, events, [entry(4), entry(6)], [stage(4, 1)]), [], "news");
    expect(manners(beats)).toBe("4 told, 6 told");
    expect(beats.map((beat) => beat.events.length)).toEqual([2, 1]);
    expect(beats.map((beat) => beat.after?.table.round)).toEqual([1, 9]);
    expect(beats.map((beat) => beat.state?.number)).toEqual([undefined, 1]);
  });

  it("hold what has no entry of its own, such as the beginning of a turn", () => {
    const events = [happening(1, 3), happening(2, 4), happening(3, 5)];
    const beats = beatsOf(state(1, events, [entry(4)]), [], "news");
    expect(beats.map((beat) => beat.events.map((event) => event.place))).toEqual([[1, 2, 3]]);
  });

  it("are one that says nothing if nothing is told", () => {
    expect(manners(beatsOf(state(1, [happening(1, 3)], []), [], "news"))).toBe("-1 silent");
  });

  it("leave the table as it is where the one between is not known", () => {
    const beats = beatsOf(state(1, [happening(1, 4), happening(2, 6)], [entry(4), entry(6)]), [], "news");
    expect(beats.map((beat) => beat.after?.table.round)).toEqual([undefined, 9]);
  });

  it("begin with what the player has done if they answer it", () => {
    const events = [happening(1, 4), happening(2, 6)];
    const beats = beatsOf(state(1, events, [entry(4), entry(6)], [stage(4, 1)]), [], "answer", 1);
    expect(manners(beats)).toBe("4 own, 6 told");
    expect(beats.map((beat) => beat.drafted)).toEqual([1, 0]);
  });

  it("stand if they have a report, whoever has done it", () => {
    const battle = { ...happening(1, 4), report: {} as never };
    expect(manners(beatsOf(state(1, [battle], [entry(4)]), [], "answer"))).toBe("4 standing");
  });

  it("do not wait for a song that the battle before it has told of, until cards are given up", () => {
    const battle = { ...happening(1, 4), report: {} as never };
    const sung = (...kinds: string[]) => [
      battle,
      ...kinds.map((kind, place) => happening(2 + place, 5, { kind })),
    ];
    const log = [entry(4), entry(5)];
    expect(manners(beatsOf(state(1, sung("song", "released"), log), [], "news"))).toBe("4 standing, 5 own");
    expect(manners(beatsOf(state(1, sung("song", "sacrificed"), log), [], "news"))).toBe(
      "4 standing, 5 told",
    );
  });

  it("say nothing while clans are drafted: another screen shows that", () => {
    const drafting = state(1, [happening(1, 4)], [entry(4)], [], { draft: { left: [], picks: [] } });
    expect(manners(beatsOf(drafting, [], "news"))).toBe("4 silent");
  });

  it("know which lines of a longer entry are new", () => {
    const log = [entry(4, "pays 1")];
    const known = (...lines: string[]) =>
      beatsOf(state(2, [happening(2, 4)], [entry(4, ...lines)]), log, "news")[0]?.known;
    expect(known("pays 1", "captures")).toBe(1);
    expect(known("pays 2", "captures")).toBe(0);
    expect(known("pays 1")).toBe(1);
  });
});

describe("many scenes at once", () => {
  const beats = (count: number) => Array.from({ length: count }, (_, place) => told(place));

  it("are all played up to six", () => {
    expect(caughtUp(beats(6)).missed).toEqual([]);
  });

  it("are played from the third last on if there are more", () => {
    const { beats: left, missed } = caughtUp(beats(9));
    expect(missed.length).toBe(6);
    expect(manners(left.slice(4))).toBe("4 silent, 5 silent, 6 told, 7 told, 8 told");
  });

  it("never leave a battle out", () => {
    const fought: Beat = { ...told(20), manner: "standing" };
    expect(manners(caughtUp([fought, ...beats(9)]).beats.slice(0, 2))).toBe("20 standing, 0 silent");
  });

  it("count once if they belong to one group", () => {
    expect(scenesIn([told(1), told(1), told(2), { ...told(3), manner: "own" }])).toBe(2);
  });
});

describe("a table that opens", () => {
  const events = [1, 2, 3].map((group) => happening(group, group));
  const log = [entry(1), { ...entry(2), player: 1 }, { ...entry(3), player: 1 }];
  const opening = (round: number, turns: number) =>
    opened(
      beatsOf(
        state(1, events, log, [stage(1, 1), stage(2, 1)], {
          round,
          seats: [{ turns, passed: false }, { turns: 1 }],
        }),
        [],
        "opening",
      ),
      0,
    );

  it("shows what others did before the first turn", () => {
    expect(manners(opening(1, 1))).toBe("1 silent, 2 told, 3 told");
  });

  it("shows nothing again later", () => {
    expect(manners(opening(1, 2))).toBe("1 silent, 2 silent, 3 silent");
    expect(manners(opening(2, 1))).toBe("1 silent, 2 silent, 3 silent");
  });
});

describe("what is remembered", () => {
  it("is one action after the other, and one that goes on is longer", () => {
    let past: Past[] = [];
    past = remembered(past, told(1), scene(1));
    past = remembered(past, told(2), scene(2));
    past = remembered(past, told(2), scene(3));
    expect(past.map(({ group, before, events }) => [group, before.table.round, events.length])).toEqual([
      [1, 1, 1],
      [2, 2, 2],
    ]);
  });

  it("is nothing without a table before and after", () => {
    expect(remembered([], told(1), null)).toEqual([]);
    expect(remembered([], { ...told(1), after: null }, scene(1))).toEqual([]);
  });
});
