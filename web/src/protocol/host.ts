import type { Component } from "svelte";

/** The part of a WebSocket that the page uses; a worker can be talked to in the same way. */
export interface Channel {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

/** What runs the games: a server, or a worker of this browser. */
export interface Host {
  /** Ask for something: `body` is JSON, or left out to look something up. */
  request(path: string, body?: string): Promise<Response>;
  /** A connection for the messages of one seat. */
  connect(): Channel;
  /** Whether people on several devices can meet here. */
  together?: true;
  /** How a level differs from the same one on a server, in the reader's language; "" if it does not. */
  levelNote?(level: string): string;
  /** For games that are kept in this browser only: a part of the page that saves them all as a file. */
  backup?(): Promise<{ default: Component }>;
}

const server: Host = {
  together: true,
  request: (path, body) =>
    fetch(
      `api/${path}`,
      body === undefined
        ? {}
        : { method: "POST", headers: { "content-type": "application/json" }, body },
    ),
  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const folder = location.pathname.replace(/[^/]*$/, "");
    return new WebSocket(`${scheme}://${location.host}${folder}api/play`) as Channel;
  },
};

export let host: Host = server;

/** Let something else than a server run the games: before the page is shown. */
export function useHost(other: Host): void {
  host = other;
}
