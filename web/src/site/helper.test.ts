import { beforeEach, describe, expect, it, vi } from "vitest";
import { Helper } from "./helper";
import type { FromHelper, ToHelper } from "./wire";

class FakeWorker {
  sent: ToHelper[] = [];
  onmessage: ((event: { data: FromHelper }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = vi.fn();

  constructor() {
    workers.push(this);
  }
  postMessage(message: ToHelper): void {
    this.sent.push(message);
  }
  says(data: FromHelper): void {
    this.onmessage?.({ data });
  }
  tasks() {
    return this.sent.flatMap((message) => (message.kind === "task" ? [message.task] : []));
  }
}

const workers: FakeWorker[] = [];
vi.stubGlobal("Worker", FakeWorker);

/** What waits for promises has gone on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

async function ready(): Promise<[Helper, FakeWorker]> {
  const helper = new Helper("python/");
  helper.prepare();
  const worker = workers.at(-1)!;
  worker.says({ kind: "ready" });
  await settled();
  return [helper, worker];
}

beforeEach(() => (workers.length = 0));

describe("tasks", () => {
  it("are done one after the other", async () => {
    const [helper, worker] = await ready();
    const answers = [helper.ask("one", 1), helper.ask("two", 1)];
    await settled();
    expect(worker.tasks()).toEqual(["one"]);
    worker.says({ kind: "done", answer: "1" });
    await settled();
    worker.says({ kind: "done", answer: "2" });
    expect(await Promise.all(answers)).toEqual(["1", "2"]);
  });

  it("that take too long end their worker, and another one goes on", async () => {
    const [helper, worker] = await ready();
    await expect(helper.ask("slow", 0.01)).rejects.toThrow("too slow");
    expect(worker.terminate).toHaveBeenCalled();
    const next = helper.ask("next", 1);
    await settled();
    workers.at(-1)!.says({ kind: "ready" });
    await settled();
    workers.at(-1)!.says({ kind: "done", answer: "3" });
    expect([await next, workers.length]).toEqual(["3", 2]);
  });

  it("that are not wanted any more end their worker while it is at them", async () => {
    const [helper, worker] = await ready();
    const hint = helper.ask("hint", 100);
    hint.catch(() => undefined);
    await settled();
    helper.end("hint");
    await expect(hint).rejects.toThrow("not wanted");
    expect(worker.terminate).toHaveBeenCalled();
  });

  it("that are not wanted before they have begun are left out, and nothing is ended", async () => {
    const [helper, worker] = await ready();
    const move = helper.ask("move", 100);
    const hint = helper.ask("hint", 100);
    hint.catch(() => undefined);
    await settled();
    helper.end("hint");
    worker.says({ kind: "done", answer: "4" });
    expect(await move).toBe("4");
    await expect(hint).rejects.toThrow("not wanted");
    expect(worker.tasks()).toEqual(["move"]);
    expect(worker.terminate).not.toHaveBeenCalled();
  });
});
