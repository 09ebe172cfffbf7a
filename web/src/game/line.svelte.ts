import { host, type Channel } from "$/protocol/host";
import type { FromClient, FromServer } from "$/protocol/messages";

type Distributed<T> = T extends { request: number } ? Omit<T, "request"> : never;
/** A message from the page without its request number. */
export type Sent = Distributed<FromClient>;
export type Status = "connecting" | "open" | "lost" | "closed";

const WAITS = [250, 500, 1000, 2000, 4000];

/** A connection that reconnects automatically. `opened` is called each time; answers go to their request. */
export class Line {
  status = $state<Status>("connecting");
  #socket: Channel | undefined;
  #next = 1;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #asked = new Map<number, (answer: FromServer | undefined) => void>();

  constructor(
    private readonly opened: () => void,
    private readonly heard: (message: FromServer) => void,
  ) {
    this.#connect();
    window.addEventListener("online", this.#hasten);
    document.addEventListener("visibilitychange", this.#hasten);
  }

  /** Send a message; returns the answer, or undefined if the connection is lost first. */
  ask(message: Sent): Promise<FromServer | undefined> {
    const request = this.#next++;
    if (this.status !== "open") return Promise.resolve(undefined);
    return new Promise((answer) => {
      this.#asked.set(request, answer);
      this.#socket?.send(JSON.stringify({ ...message, request }));
    });
  }

  /** Do not reconnect until `resume`: another page has the game. */
  pause(): void {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.status = "lost";
    this.#forget();
  }

  resume(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Close it permanently. */
  close(): void {
    this.status = "closed";
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#hasten);
    document.removeEventListener("visibilitychange", this.#hasten);
    this.#socket?.close();
    this.#forget();
  }

  #connect(): void {
    const socket = host.connect();
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.status = "open";
      this.opened();
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as FromServer;
      this.heard(message);
      if ("request" in message && message.request !== null) {
        this.#asked.get(message.request)?.(message);
        this.#asked.delete(message.request);
      }
    };
    socket.onclose = () => {
      if (this.#socket !== socket || this.status === "closed") return;
      this.status = "lost";
      this.#forget();
      const wait = WAITS[Math.min(this.#tries++, WAITS.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    };
  }

  /** The machine is online again, or the page is visible again: reconnect at once. */
  readonly #hasten = (): void => {
    if (this.status !== "lost" || document.hidden || !this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #forget(): void {
    for (const answer of this.#asked.values()) answer(undefined);
    this.#asked.clear();
  }
}
