import type { FromHelper, ToHelper } from "./wire";

const UNWANTED = "not wanted any more";

/** A second worker, which thinks for bots and reads files: `Helper` in gosux/browser/helper.py. */
export class Helper {
  #worker: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();
  #running: string | undefined;
  readonly #unwanted = new Set<string>();
  #giveUp: ((error: Error) => void) | undefined;

  constructor(private readonly folder: string) {}

  /** Start it, so that it is there when it is needed. */
  prepare(): void {
    if (!this.#worker) this.#start();
  }

  /** One task after the other. What takes longer is ended with its worker. */
  ask = (task: string, seconds: number): Promise<string> => {
    const answer = this.#last.then(() => this.#ask(task, seconds));
    this.#last = answer.catch(() => undefined);
    return answer;
  };

  /** Nobody wants the answer of a task any more, and others wait: a worker that is at it is ended with it. */
  end = (task: string): void => {
    this.#unwanted.add(task);
    if (this.#running === task) this.#giveUp?.(new Error(UNWANTED));
  };

  async #ask(task: string, seconds: number): Promise<string> {
    this.prepare();
    try {
      await this.#ready; // loading does not count
      if (this.#unwanted.has(task)) throw new Error(UNWANTED);
      this.#running = task;
      const answer = this.#heard("done", seconds * 1000);
      this.#send({ kind: "task", task });
      return await answer;
    } catch (error) {
      if (this.#running === task || !this.#unwanted.has(task)) {
        this.#worker?.terminate();
        this.#worker = undefined;
      }
      throw error;
    } finally {
      this.#running = undefined;
      this.#unwanted.delete(task);
    }
  }

  #start(): void {
    // The same file as this worker's: its name says what it does.
    this.#worker = new Worker(self.location.href, { type: "module", name: "helper" });
    this.#ready = this.#heard("ready").then(() => undefined);
    this.#ready.catch(() => undefined);
    this.#send({ kind: "start", folder: this.folder });
  }

  #send(message: ToHelper): void {
    this.#worker?.postMessage(message);
  }

  #heard(kind: "ready" | "done", most?: number): Promise<string> {
    const worker = this.#worker!;
    return new Promise((answer, fail) => {
      this.#giveUp = fail;
      const timer = most === undefined ? undefined : setTimeout(() => fail(new Error("too slow")), most);
      worker.onerror = () => fail(new Error("the worker failed"));
      worker.onmessage = ({ data }: MessageEvent<FromHelper>) => {
        clearTimeout(timer);
        if (data.kind === kind) answer(data.kind === "done" ? data.answer : "");
        else fail(new Error(data.kind === "failed" ? data.why : data.kind));
      };
    });
  }
}
