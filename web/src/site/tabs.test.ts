import { beforeEach, describe, expect, it, vi } from "vitest";
import { Tabs } from "./tabs";

interface Held {
  held: (lock: object | null) => Promise<void> | null;
  lost: (error: Error) => void;
}

/** The locks of a browser: one holder each; whoever waits gets it when it is free. */
class FakeLocks {
  holders = new Map<string, Held>();
  waiting: { name: string; begin: () => void }[] = [];

  request(name: string, options: LockOptions, held: Held["held"]): Promise<void> {
    return new Promise((done, lost) => {
      const begin = () => {
        const mine = { held, lost };
        this.holders.set(name, mine);
        void held({})?.then(() => {
          if (this.holders.get(name) !== mine) return;
          this.holders.delete(name);
          done();
          this.waiting.splice(0).forEach((one) => one.begin());
        });
      };
      const holder = this.holders.get(name);
      if (!holder) begin();
      else if (options.ifAvailable) void held(null);
      else if (options.steal) {
        begin();
        holder.lost(new Error("stolen"));
      } else {
        this.waiting.push({ name, begin });
        options.signal?.addEventListener("abort", () => {
          this.waiting = this.waiting.filter((one) => one.begin !== begin);
          lost(new Error("too long"));
        });
      }
    });
  }
}

const channels: FakeChannel[] = [];
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    channels.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of channels) if (other !== this) other.onmessage?.({ data });
  }
}

let waits: number[];

beforeEach(() => {
  channels.length = 0;
  waits = [];
  vi.stubGlobal("BroadcastChannel", FakeChannel);
  vi.stubGlobal("navigator", { locks: new FakeLocks() });
  vi.spyOn(AbortSignal, "timeout").mockImplementation((most) => {
    waits.push(most);
    const over = new AbortController();
    setTimeout(() => over.abort(), 20);
    return over.signal;
  });
});

/** A tab that gives its games up if `gives` says so. */
function tab(gives: (game: string, takeOver: boolean) => Promise<boolean>) {
  const giveUp = vi.fn(gives);
  return { tabs: new Tabs(giveUp), giveUp };
}
const yes = () => Promise.resolve(true);
const no = () => Promise.resolve(false);
const never = () => new Promise<boolean>(() => undefined);

describe("a game", () => {
  it("is held by one tab, which may ask again", async () => {
    const { tabs } = tab(no);
    expect([await tabs.hold("7", false), await tabs.hold("7", false)]).toEqual([true, true]);
  });

  it("stays where it is played", async () => {
    const [one, two] = [tab(no), tab(yes)];
    await one.tabs.hold("7", false);
    expect(await two.tabs.hold("7", false)).toBe(false);
    expect(one.giveUp).toHaveBeenCalledWith("7", false);
    expect(await two.tabs.hold("8", false)).toBe(true);
  });

  it("is let go where nobody plays it", async () => {
    const [one, two] = [tab(yes), tab(no)];
    await one.tabs.hold("7", false);
    expect(await two.tabs.hold("7", false)).toBe(true);
    expect(await one.tabs.hold("7", false)).toBe(false);
  });

  it("is taken from a tab that does not answer only by whoever insists", async () => {
    const [one, two] = [tab(never), tab(no)];
    await one.tabs.hold("7", false);
    expect(await two.tabs.hold("7", false)).toBe(false);
    expect(await two.tabs.hold("7", true)).toBe(true);
    expect(waits[1]).toBeGreaterThan(waits[0]!);
    // The tab that lost it lets it go when it answers again, and does not believe that it has it.
    expect(one.giveUp).toHaveBeenLastCalledWith("7", true);
    expect(await one.tabs.hold("7", false)).toBe(false);
  });

  it("can be played without locks: a second tab is noticed when it stores something", async () => {
    vi.stubGlobal("navigator", {});
    const { tabs } = tab(no);
    expect(await tabs.hold("7", false)).toBe(true);
  });
});
