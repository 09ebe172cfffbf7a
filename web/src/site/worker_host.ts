import type { Channel, Host } from "$/protocol/host";
import type { HttpProblem } from "$/protocol/messages";
import { site } from "./state.svelte";
import type { FromWorker, ToWorker } from "./wire";
import { say } from "./words";

const LIST = "games/mine";
const KEPT = "gosux-list";
/** Requests that store something. If their worker ends, nobody knows whether they did: they are not repeated. */
const STORING = ["games", "import", "restore"];

/** A worker that ends sooner than this, in milliseconds, after it was ready is suspected of always ending. */
const STEADY = 60_000;
/** How often in succession such a worker is replaced, and how long that waits: longer each time. */
const MOST_RESTARTS = 4;
const PAUSE = 1000;

type Asked = Extract<ToWorker, { kind: "request" }> & { answer: (response: Response) => void };

class WorkerChannel implements Channel {
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;

  constructor(
    readonly send: (text: string) => void,
    readonly close: () => void,
  ) {}
}

/** Runs the games in a worker of this browser. What can be looked up lies beside the page as files. */
export class WorkerHost implements Host {
  #worker: Worker | undefined;
  /** The name of a lock that the worker holds as long as it runs. */
  #life = "";
  #next = 1;
  #kept = false;
  /** When the worker was ready. */
  #ready: number | null = null;
  #restarts = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<number, Asked>();
  readonly #channels = new Map<number, WorkerChannel>();
  /** Called when a game was begun or has gone on. */
  onchange: (() => void) | null = null;

  /** `folder` is where Python's files are; `pause` as in `gosux serve`. */
  constructor(
    private readonly folder: string,
    private readonly pause: number,
  ) {
    this.start();
  }

  /** Start the worker, or another one after it has failed: what can be asked again is. */
  start(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    if (this.#ready !== null) this.#refuseStoring();
    this.#ready = null;
    this.#life = `gosux-worker ${Math.random()}`;
    this.#worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#heard(data);
    this.#worker.onerror = () => this.#failed();
    site.phase = "loading";
    this.#send({ kind: "start", folder: this.folder, pause: this.pause, life: this.#life });
    for (const { answer: _, ...asked } of this.#asked.values()) this.#send(asked);
    for (const [number, channel] of this.#channels) {
      this.#channels.delete(number);
      channel.onclose?.();
    }
  }

  request(path: string, body?: string): Promise<Response> {
    if (body === undefined) return fetch(`api/${path}.json`);
    const kept = path === LIST && site.phase !== "ready" ? keptList(body) : null;
    if (kept) return Promise.resolve(new Response(kept));
    const request = this.#next++;
    return new Promise((answer) => {
      const asked: Asked = { kind: "request", request, path, body, answer };
      this.#asked.set(request, asked);
      this.#send({ kind: "request", request, path, body });
    });
  }

  /** Ask for the list of games, only to keep it. */
  list(tokens: string[]): Promise<Response> {
    return this.request(LIST, JSON.stringify({ tokens }));
  }

  levelNote = (level: string) => (level === "hero" ? say("site-level-hero") : "");

  backup = () => import("./Backup.svelte");

  connect(): Channel {
    const channel = this.#next++;
    const opened = new WorkerChannel(
      (text) => this.#send({ kind: "say", channel, text }),
      () => {
        if (this.#channels.delete(channel)) this.#send({ kind: "close", channel });
      },
    );
    this.#channels.set(channel, opened);
    this.#send({ kind: "open", channel });
    return opened;
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #heard(message: FromWorker): void {
    switch (message.kind) {
      case "alive":
        void this.#watch(this.#life);
        break;
      case "progress":
        site.loaded = message.loaded;
        site.total = message.total;
        break;
      case "ready":
        this.#ready = performance.now();
        site.phase = "ready";
        break;
      case "failed":
        console.error(message.why);
        this.#failed();
        break;
      case "not-stored":
        site.notStored = true;
        break;
      case "answer":
        this.#answered(message.request, message.status, message.text);
        break;
      case "opened":
        this.#channels.get(message.channel)?.onopen?.();
        break;
      case "hear":
        this.#channels.get(message.channel)?.onmessage?.({ data: message.text });
        this.onchange?.();
        break;
      case "closed": {
        const channel = this.#channels.get(message.channel);
        this.#channels.delete(message.channel);
        channel?.onclose?.();
        break;
      }
    }
  }

  #answered(request: number, status: number, text: string): void {
    const asked = this.#asked.get(request);
    this.#asked.delete(request);
    // From now on there is something to lose: browsers delete what they were not asked to keep when space is short.
    if (asked && STORING.includes(asked.path) && status === 200) this.#keep();
    if (asked?.path === LIST && status === 200) keepList(asked.body ?? "", text);
    asked?.answer(new Response(text, { status }));
    if (asked?.path !== LIST) this.onchange?.();
  }

  #keep(): void {
    if (this.#kept) return;
    this.#kept = true;
    void navigator.storage?.persist?.().catch(() => false);
  }

  /** Start another worker if this one ends, for instance for want of memory: all that was shown as done is stored. */
  async #watch(life: string): Promise<void> {
    await navigator.locks.request(life, () => undefined);
    if (life !== this.#life) return;
    const lived = this.#ready === null ? 0 : performance.now() - this.#ready;
    this.#restarts = lived < STEADY ? this.#restarts + 1 : 1;
    if (this.#ready === null || this.#restarts > MOST_RESTARTS) {
      this.#failed();
      return;
    }
    if (this.#restarts === 1) {
      this.start();
      return;
    }
    site.phase = "loading";
    this.#timer = setTimeout(() => this.start(), PAUSE * 2 ** (this.#restarts - 2));
  }

  /** They may have been done, as far as is known here: whoever asked decides whether to ask again. */
  #refuseStoring(): void {
    const problem: HttpProblem = { code: "unavailable", text: null, detail: "the worker ended" };
    for (const [number, { path, answer }] of this.#asked) {
      if (!STORING.includes(path)) continue;
      this.#asked.delete(number);
      answer(new Response(JSON.stringify(problem), { status: 503 }));
    }
  }

  #failed(): void {
    site.phase = "failed";
  }
}

// The list of games as it was shown last is there before Python is.

function keptList(body: string): string | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT) ?? "null") as { body: string; text: string } | null;
    return kept?.body === body ? kept.text : null;
  } catch {
    return null;
  }
}

function keepList(body: string, text: string): void {
  try {
    localStorage.setItem(KEPT, JSON.stringify({ body, text }));
  } catch {
    // Without storage, the list waits for Python.
  }
}
