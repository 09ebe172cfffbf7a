import { beforeEach, describe, expect, it, vi } from "vitest";
import { BrowserShelf } from "./shelf";

interface Kept {
  game: string;
  text: string;
  marks: string[];
}
interface Opening {
  blocking: (old: number, next: number, event: { target: { close: () => void } }) => void;
  terminated: () => void;
}

const fake = vi.hoisted(() => ({
  games: new Map<string, Kept>(),
  opened: [] as Opening[],
  durability: [] as unknown[],
  refuses: "" as "" | "open" | "put",
}));

vi.mock("idb", () => ({
  openDB: (_name: string, _version: number, opening: Opening) => {
    if (fake.refuses === "open") return Promise.reject(new Error("SecurityError"));
    fake.opened.push(opening);
    return Promise.resolve({
      get: (_store: string, game: string) => Promise.resolve(fake.games.get(game)),
      getFromIndex: (_store: string, _index: string, mark: string) =>
        Promise.resolve([...fake.games.values()].find(({ marks }) => marks.includes(mark))),
      getAll: () => Promise.resolve([...fake.games.values()]),
      transaction: (_store: string, _mode: string, options: { durability: string }) => {
        fake.durability.push(options.durability);
        return {
          done: Promise.resolve(),
          store: {
            get: (game: string) => Promise.resolve(fake.games.get(game)),
            put: (kept: Kept) => {
              if (fake.refuses === "put") return Promise.reject(new Error("QuotaExceededError"));
              fake.games.set(kept.game, kept);
              return Promise.resolve();
            },
          },
        };
      },
    });
  },
}));

const failed = vi.fn();
let shelf: BrowserShelf;

beforeEach(() => {
  fake.games.clear();
  fake.opened.length = fake.durability.length = 0;
  fake.refuses = "";
  failed.mockClear();
  shelf = new BrowserShelf(failed);
});

describe("games of a browser", () => {
  it("are found by their id and by their marks", async () => {
    expect(await shelf.write("7", "one", "a b", undefined)).toBe(true);
    expect([await shelf.read("7"), await shelf.find("b"), await shelf.find("c")]).toEqual([
      "one",
      "one",
      undefined,
    ]);
    expect(await shelf.all()).toBe('["one"]');
    expect(fake.durability).toEqual(["strict"]);
  });

  it("are not overwritten if another tab has gone on with them", async () => {
    await shelf.write("7", "one", "a", undefined);
    expect(await shelf.write("7", "two", "a", "other")).toBe(false);
    expect(await shelf.write("7", "new", "a", undefined)).toBe(false);
    expect(await shelf.read("7")).toBe("one");
    expect(await shelf.write("7", "two", "a", "one")).toBe(true);
    expect(failed).not.toHaveBeenCalled();
  });

  it("that cannot be stored are told of, and are not there", async () => {
    fake.refuses = "put";
    await expect(shelf.write("7", "one", "a", undefined)).rejects.toThrow("Quota");
    expect([failed.mock.calls.length, await shelf.read("7")]).toEqual([1, undefined]);
  });

  it("are asked for again after a database was refused, closed for a newer page, or lost", async () => {
    fake.refuses = "open";
    await expect(shelf.write("7", "one", "a", undefined)).rejects.toThrow("Security");
    expect(failed).toHaveBeenCalledOnce();
    fake.refuses = "";
    await shelf.read("7");
    await shelf.read("7");
    expect(fake.opened).toHaveLength(1);
    const close = vi.fn();
    fake.opened[0]!.blocking(1, 2, { target: { close } });
    expect(close).toHaveBeenCalled();
    await shelf.read("7");
    fake.opened[1]!.terminated();
    await shelf.read("7");
    expect(fake.opened).toHaveLength(3);
  });
});
