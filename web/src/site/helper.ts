import type { FromHelper, ToHelper } from "./wire";

/** A second worker, which thinks for bots and reads files: `Helper` in gosux/browser/helper.py. */
export class Helper {
  #worker: Worker | undefined;
  #ready: Promise<void> = Promise.resolve();
  #last: Promise<unknown> = Promise.resolve();

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

  async #ask(task: string, seconds: number): Promise<string> {
    this.prepare();
    try {
      await this.#ready; // loading does not count
      const answer = this.#heard("done", seconds * 1000);
      this.#send({ kind: "task", task });
      return await answer;
    } catch (error) {
      this.#worker?.terminate();
      this.#worker = undefined;
      throw error;
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
