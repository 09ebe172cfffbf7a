/** Small messages for tests. */
import type { Happening, LogEntry, Scene, Stage, StateNow, Table } from "$/protocol/messages";

export const happening = (place: number, group: number, more: Partial<Happening> = {}): Happening => ({
  place,
  group,
  kind: "plays",
  player: 1,
  at: null,
  causes: [],
  source: null,
  moves: [],
  battle: null,
  report: null,
  picked: null,
  ...more,
});

const words = (text: string) => ({ en: [text], fr: [text] });

export const entry = (group: number, ...lines: string[]): LogEntry => ({
  group,
  player: 0,
  head: words(`action ${group}`),
  lines: lines.map((text) => ({ depth: 0, text: words(text) })),
});

const table = (round: number, more: object = {}): Table =>
  ({ round, draft: null, seats: [], ...more }) as unknown as Table;

/** A scene that is told from others by its round. */
export const scene = (round: number, more: object = {}): Scene => ({
  table: table(round, more),
  question: null,
  choices: [],
  blocked: [],
  result: null,
});

export const stage = (group: number, round: number): Stage => ({ group, table: table(round) });

export const state = (
  number: number,
  events: Happening[],
  log: LogEntry[],
  stages: Stage[] = [],
  more: object = {},
): StateNow => ({
  type: "state",
  request: null,
  number,
  events,
  log,
  stages,
  scene: scene(9, more),
  stopped: null,
  may_take_back: false,
  taken_back: false,
  may_ask_hint: false,
  draft_advice: null,
  lesson: null,
  puzzle: null,
  clock: null,
  guesses: [],
});
