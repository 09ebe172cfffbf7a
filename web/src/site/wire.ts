/** What the page and the worker with the games say to each other. */
export type ToWorker =
  | { kind: "start"; folder: string; pause: number; life: string }
  | { kind: "request"; request: number; path: string; body: string | undefined }
  | { kind: "open"; channel: number }
  | { kind: "say"; channel: number; text: string }
  | { kind: "close"; channel: number };

export type FromWorker =
  | { kind: "alive" }
  | { kind: "progress"; loaded: number; total: number }
  | { kind: "ready" }
  | { kind: "failed"; why: string }
  | { kind: "not-stored" }
  | { kind: "answer"; request: number; status: number; text: string }
  | { kind: "opened"; channel: number }
  | { kind: "hear"; channel: number; text: string }
  | { kind: "closed"; channel: number };

/** What the worker with the games and the one that helps it say to each other. */
export type ToHelper = { kind: "start"; folder: string } | { kind: "task"; task: string };
export type FromHelper =
  { kind: "ready" } | { kind: "done"; answer: string } | { kind: "failed"; why: string };
