import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { site } from "./state.svelte";
import type { FromWorker, ToWorker } from "./wire";
import { WorkerHost } from "./worker_host";

class FakeWorker {
  sent: ToWorker[] = [];
  onmessage: ((event: { data: FromWorker }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();

  constructor() {
    workers.push(this);
  }
  postMessage(message: ToWorker): void {
    this.sent.push(message);
  }
  says(data: FromWorker): void {
    this.onmessage?.({ data });
  }
  requests() {
    return this.sent.filter((message) => message.kind === "request");
  }
}

const workers: FakeWorker[] = [];
vi.stubGlobal("Worker", FakeWorker);

/** A host and its worker. */
function begun(): [WorkerHost, FakeWorker] {
  const host = new WorkerHost("python/", 1);
  return [host, workers.at(-1)!];
}

beforeEach(() => localStorage.clear());

describe("requests", () => {
  it("are answered by their number", async () => {
    const [host, worker] = begun();
    const answers = [host.request("games", "{}"), host.request("import", "{}")];
    const [first, second] = worker.requests();
    worker.says({ kind: "answer", request: second!.request, status: 400, text: '"no"' });
    worker.says({ kind: "answer", request: first!.request, status: 200, text: '"yes"' });
    const [yes, no] = await Promise.all(answers);
    expect([yes!.status, await yes!.json()]).toEqual([200, "yes"]);
    expect([no!.ok, await no!.json()]).toEqual([false, "no"]);
  });

  it("are asked again of another worker if theirs has failed", () => {
    const [host, worker] = begun();
    void host.request("games", '{"seed": "1"}');
    worker.says({ kind: "failed", why: "no network" });
    expect(site.phase).toBe("failed");
    host.start();
    expect(worker.terminate).toHaveBeenCalled();
    expect(workers.at(-1)!.requests()).toEqual(worker.requests());
    expect(site.phase).toBe("loading");
  });

  it("that store something are not repeated if their worker had begun with them", async () => {
    const [host, worker] = begun();
    worker.says({ kind: "ready" });
    const answer = host.request("games", '{"seed": "1"}');
    void host.request("replay", "{}");
    host.start();
    const told = await answer;
    expect([told.status, ((await told.json()) as { code: string }).code]).toEqual([503, "unavailable"]);
    expect(workers.at(-1)!.requests()).toEqual(worker.requests().slice(1));
  });

  it("for the list of games are answered by the last list until Python is there", async () => {
    const [host, worker] = begun();
    const asked = '{"tokens":["a"]}';
    worker.says({ kind: "ready" });
    const answer = host.request("games/mine", asked);
    worker.says({
      kind: "answer",
      request: worker.requests()[0]!.request,
      status: 200,
      text: '{"games":[]}',
    });
    await answer;
    const [other, second] = begun();
    expect(await (await other.request("games/mine", asked)).text()).toBe('{"games":[]}');
    void other.request("games/mine", '{"tokens":["b"]}');
    expect(second.requests()).toHaveLength(1);
  });
});

describe("connections", () => {
  it("open, hear and close like a WebSocket", () => {
    const [host, worker] = begun();
    const channel = host.connect();
    const told: string[] = [];
    channel.onopen = () => told.push("open");
    channel.onmessage = ({ data }) => told.push(data);
    channel.onclose = () => told.push("closed");
    const { channel: number } = worker.sent.at(-1) as { channel: number };
    worker.says({ kind: "opened", channel: number });
    worker.says({ kind: "hear", channel: number, text: "state" });
    worker.says({ kind: "closed", channel: number });
    worker.says({ kind: "hear", channel: number, text: "too late" });
    expect(told).toEqual(["open", "state", "closed"]);
  });

  it("close when another worker is started, so that they are opened again", () => {
    const [host] = begun();
    const channel = host.connect();
    const closed = vi.fn();
    channel.onclose = closed;
    host.start();
    expect(closed).toHaveBeenCalledOnce();
  });
});

describe("a worker that ends", () => {
  const ends: (() => void)[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    ends.length = 0;
    // The lock of a worker is free as soon as it ends.
    const request = () => new Promise<void>((resolve) => ends.push(resolve));
    vi.stubGlobal("navigator", { locks: { request } });
  });
  afterEach(() => vi.useRealTimers());

  /** The worker that runs now is ready, goes on for a while, and ends. */
  async function lives(milliseconds: number): Promise<void> {
    workers.at(-1)!.says({ kind: "alive" });
    workers.at(-1)!.says({ kind: "ready" });
    await vi.advanceTimersByTimeAsync(milliseconds);
    ends.at(-1)!();
    await vi.advanceTimersByTimeAsync(0);
  }

  it("is replaced, at once at first, then later and later, and at last not any more", async () => {
    begun();
    const count = () => workers.length;
    let before = count();
    await lives(100);
    expect(count()).toBe(before + 1);
    for (const pause of [1000, 2000, 4000]) {
      before = count();
      await lives(100);
      await vi.advanceTimersByTimeAsync(pause - 1);
      expect(count()).toBe(before);
      await vi.advanceTimersByTimeAsync(1);
      expect(count()).toBe(before + 1);
    }
    before = count();
    await lives(100);
    await vi.advanceTimersByTimeAsync(600_000);
    expect([count(), site.phase]).toEqual([before, "failed"]);
  });

  it("after a long time is always replaced at once", async () => {
    begun();
    for (let times = 0; times < 10; times++) {
      const before = workers.length;
      await lives(120_000);
      expect(workers.length).toBe(before + 1);
    }
  });

  it("before it was ready is not replaced by itself", async () => {
    const [host] = begun();
    const before = workers.length;
    workers.at(-1)!.says({ kind: "alive" });
    ends.at(-1)!();
    await vi.advanceTimersByTimeAsync(600_000);
    expect([workers.length, site.phase]).toEqual([before, "failed"]);
    host.start();
    expect(site.phase).toBe("loading");
  });
});

describe("the data of this page", () => {
  it("is to be kept by the browser once there is a game", () => {
    const persist = vi.fn(() => Promise.resolve(true));
    vi.stubGlobal("navigator", { storage: { persist } });
    const [host, worker] = begun();
    const answered = (path: string, status: number) => {
      void host.request(path, "{}");
      worker.says({ kind: "answer", request: worker.requests().at(-1)!.request, status, text: "{}" });
    };
    answered("games", 503);
    answered("replay", 200);
    expect(persist).not.toHaveBeenCalled();
    answered("games", 200);
    answered("games", 200);
    expect(persist).toHaveBeenCalledOnce();
  });

  it("says which level thinks less here", () => {
    const [host] = begun();
    expect([host.levelNote("hero"), host.levelNote("ozeki")]).toEqual([
      "thinks less here than on a server",
      "",
    ]);
  });
});
