import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Question, Scene } from "$/protocol/messages";
import type { Beat, Manner } from "./beats";
import { entry, happening, scene, state } from "./fixtures";
import type { Pace } from "./pace";
import { Show } from "./show.svelte";

const beat = (group: number, manner: Manner = "told"): Beat => ({
  group,
  manner,
  entry: entry(group),
  known: 0,
  events: [happening(group, group)],
  drafted: 0,
  after: scene(group),
  state: state(group, [], []),
});

describe("a show", () => {
  let shown: Scene;
  let story: string[];
  let number: number;
  let pace: Pace;
  let still: boolean;
  let show: Show;

  beforeEach(() => {
    vi.useFakeTimers();
    shown = scene(0);
    story = [];
    number = 0;
    pace = "normal";
    still = false;
    show = new Show({
      scene: () => shown,
      enter: (one) => story.push(`enter ${one.group}`),
      change: (one) => {
        shown = one;
        story.push(`table ${one.table.round}`);
      },
      reach: (one) => (number = one.state!.number),
    });
    show.theatre = {
      pace: () => pace,
      still: () => still,
      prepare: () => ({ play: () => undefined, duration: 0 }),
      finish: () => undefined,
    };
  });
  afterEach(() => {
    vi.useRealTimers();
  });
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const tables = () => story.filter((one) => one.startsWith("table"));
  const group = () => show.telling?.beat.group ?? null;

  it("tells what others do, and nobody decides before it has been seen", async () => {
    show.push([beat(1)]);
    expect([group(), show.telling?.happened, show.busy, number]).toEqual([1, false, true, 0]);
    expect(story).toEqual(["enter 1"]);
    await pass(350);
    expect([shown.table.round, show.telling?.happened, show.busy]).toEqual([1, true, true]);
    await pass(2000);
    expect([group(), show.busy, number]).toEqual([null, false, 1]);
  });

  it("shows ten that come within a second in their order, each before the next", async () => {
    const seen: (number | null)[] = [];
    for (let one = 1; one <= 10; one++) {
      show.push([beat(one)]);
      await pass(100);
    }
    for (let time = 0; time < 200 && show.busy; time++) {
      if (seen.at(-1) !== group()) seen.push(group());
      await pass(100);
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(tables()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((one) => `table ${one}`));
    expect(number).toBe(10);
  });

  it("does not cut a scene short, but plays those that wait twice as fast", async () => {
    show.push([beat(1)]);
    await pass(100);
    show.push([beat(2), beat(3), beat(4)]);
    await pass(1700);
    expect(group()).toBe(1); // 300 + 300 + 1250 milliseconds
    await pass(100);
    expect(group()).toBe(2);
    await pass(850);
    expect(group()).toBe(2); // half of it
    await pass(100);
    expect(group()).toBe(3);
  });

  it("goes on with an action without a pause when more of it comes", async () => {
    show.push([beat(1)]);
    await pass(700);
    show.push([{ ...beat(1), after: scene(2) }]);
    await pass(0);
    expect([group(), show.telling?.happened]).toEqual([1, false]);
    await pass(700);
    expect(shown.table.round).toBe(2);
    expect(group()).toBe(1);
  });

  it("waits for the reader after each scene, step by step", async () => {
    pace = "step";
    show.push([beat(1), beat(2)]);
    await pass(60_000);
    expect(group()).toBe(1);
    show.next();
    await pass(60_000);
    expect(group()).toBe(2);
    expect(number).toBe(1);
    show.next();
    await pass(0);
    expect([group(), number, show.busy]).toEqual([null, 2, false]);
  });

  it("tells what comes of an action after the reader went on from its beginning", async () => {
    pace = "step";
    show.push([beat(1)]);
    await pass(60_000);
    show.next();
    await pass(0);
    expect(group()).toBeNull();
    show.push([beat(1)]);
    await pass(60_000);
    expect(group()).toBe(1);
    show.next();
    await pass(0);
    expect(show.busy).toBe(false);
  });

  it("lets only the end of such an action wait to be read", async () => {
    pace = "step";
    const paying = beat(1);
    const question = { player: 0, kind: "pay" } as Question;
    paying.state = { ...paying.state!, scene: { ...paying.state!.scene, question } };
    show.push([beat(1)]);
    await pass(60_000);
    show.next();
    await pass(0);
    show.push([paying]);
    await pass(60_000);
    expect(show.busy).toBe(false);
    show.push([beat(1)]);
    await pass(60_000);
    expect(group()).toBe(1);
  });

  it("leaves out the time to read when it is fast", async () => {
    pace = "fast";
    show.push([beat(1)]);
    await pass(299);
    expect(group()).toBe(1);
    await pass(2);
    expect(group()).toBeNull();
  });

  it("stands complete for as long where nothing moves", async () => {
    still = true;
    show.push([beat(1)]);
    await pass(0);
    expect([shown.table.round, show.telling?.happened]).toEqual([1, true]);
    await pass(1800);
    expect(group()).toBe(1);
    await pass(100);
    expect(group()).toBeNull();
  });

  it("keeps what stands until it is dismissed; what comes later waits behind it", async () => {
    show.push([beat(1, "standing"), beat(2)]);
    show.skip();
    show.next();
    await pass(60_000);
    expect([show.standing?.group, shown.table.round, show.busy]).toEqual([1, 0, true]);
    show.dismiss();
    await pass(0);
    expect([show.standing, shown.table.round, group()]).toEqual([null, 1, 2]);
  });

  it("goes to the decision when it is skipped, but not past what stands", async () => {
    show.push([beat(1), beat(2), beat(3, "standing"), beat(4), beat(5)]);
    show.skip();
    await pass(0);
    expect([show.standing?.group, tables()]).toEqual([3, ["table 1", "table 2"]]);
    show.dismiss();
    await pass(0);
    expect(group()).toBe(4); // what comes after it is told again
    show.skip();
    await pass(0);
    expect([show.busy, number]).toEqual([false, 5]);
    show.push([beat(6)]);
    expect(group()).toBe(6); // only what waited was skipped
  });

  it("plays a scene again from the table before it", async () => {
    show.push([beat(1)]);
    await pass(700);
    show.again();
    await pass(0);
    expect([shown.table.round, show.telling?.happened]).toEqual([0, false]);
    await pass(400);
    expect([shown.table.round, show.telling?.happened]).toEqual([1, true]);
    await pass(2000);
    expect([group(), number]).toEqual([null, 1]);
  });

  it("is stopped by a pause and goes on after it", async () => {
    show.push([beat(1)]);
    await pass(700);
    show.pause();
    await pass(60_000);
    expect([group(), show.paused]).toEqual([1, true]);
    show.pause();
    await pass(1300);
    expect(group()).toBeNull();
  });

  it("does not end while the reader is at its words", async () => {
    show.push([beat(1), beat(2)]);
    await pass(500);
    show.hold(true);
    await pass(60_000);
    expect([group(), show.paused]).toEqual([1, false]);
    show.hold(false);
    await pass(1000);
    expect(group()).toBe(2);
  });

  it("begins each scene without the reader at its words", async () => {
    show.push([beat(1), beat(2)]);
    await pass(500);
    show.hold(true);
    show.next();
    await pass(0);
    expect(group()).toBe(2);
    await pass(2000);
    expect(group()).toBeNull();
  });

  it("stays paused when the reader leaves its words", async () => {
    show.push([beat(1)]);
    await pass(500);
    show.hold(true);
    show.pause();
    show.hold(false);
    await pass(60_000);
    expect(group()).toBe(1);
    show.pause();
    await pass(2000);
    expect(group()).toBeNull();
  });

  it("lets an action that is watched again wait for the reader as well", async () => {
    show.push([beat(1)]);
    await pass(5000);
    show.watch(1)!();
    await pass(500);
    show.hold(true);
    await pass(60_000);
    expect(show.replay?.past.group).toBe(1);
    show.hold(false);
    await pass(2000);
    expect([show.replay, show.watch(2)]).toEqual([null, null]);
  });

  it("does not let anybody wait for what the player has done", async () => {
    show.push([beat(1, "own")]);
    expect([shown.table.round, show.busy, number]).toEqual([1, false, 1]);
    await pass(0);
    show.push([beat(2)]);
    expect(group()).toBe(2);
  });

  it("goes on with the game if something cannot be shown", async () => {
    const complaint = vi.spyOn(console, "error").mockImplementation(() => undefined);
    show.theatre!.prepare = () => {
      throw new Error("no such card");
    };
    show.push([beat(1), beat(2, "own")]);
    await pass(60_000);
    expect([shown.table.round, show.busy, number]).toEqual([2, false, 2]);
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
  });

  it("plays nothing while nobody looks, and all of it afterwards", async () => {
    show.hide(true);
    show.push([beat(1), beat(2)]);
    await pass(60_000);
    expect([shown.table.round, group()]).toEqual([0, null]);
    show.hide(false);
    expect(group()).toBe(1);
    await pass(60_000);
    expect(tables()).toEqual(["table 1", "table 2"]);
  });

  it("shows a past action over a copy of the table, and what comes meanwhile waits", async () => {
    show.push([beat(1), beat(2)]);
    show.skip();
    await pass(0);
    const before = [shown, [...story], number];
    void show.playAgain(show.past[0]!);
    expect([show.replay?.scene.table.round, show.busy]).toEqual([0, true]);
    show.push([beat(3)]);
    await pass(400);
    expect([show.replay?.scene.table.round, show.replay?.happened]).toEqual([1, true]);
    expect([shown, story, number]).toEqual(before);
    show.endReplay();
    expect([show.replay, group()]).toEqual([null, 3]);
  });

  it("ends a replay by itself, and stops a running scene for it", async () => {
    show.push([beat(1)]);
    await pass(5000);
    show.push([beat(2)]);
    await pass(700);
    void show.playAgain(show.past[0]!);
    await pass(1700);
    expect([show.replay?.past.group, group()]).toEqual([1, 2]);
    await pass(200);
    expect([show.replay, group()]).toEqual([null, 2]);
    await pass(1300);
    expect(group()).toBeNull();
  });

  it("does everything at once without a page", () => {
    show.theatre = null;
    show.push([beat(1), beat(2, "standing"), beat(3, "own")]);
    expect([tables(), number, show.busy]).toEqual([["table 1", "table 2", "table 3"], 3, false]);
  });
});
