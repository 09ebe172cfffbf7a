import type { Happening, LogEntry, Scene, StateNow } from "$/protocol/messages";

/**
 * How a beat is shown: `silent` only changes the table, `own` is what this player has done and expects, `told` is shown
 * with who acts and what it touches, `standing` stays until it is dismissed.
 */
export type Manner = "silent" | "own" | "told" | "standing";

/** An action group, or the part of it that one state brought: what is shown by itself. */
export interface Beat {
  group: number;
  manner: Manner;
  entry: LogEntry | null;
  /** How many lines of the entry were told before. */
  known: number;
  events: Happening[];
  /** How many of the events the player has seen already, as steps that were not confirmed. */
  drafted: number;
  /** The table then; null where it is not known: the table stays as it is until the next beat. */
  after: Scene | null;
  /** The state that is reached with the last of its beats. */
  state: StateNow | null;
}

/** Why a state comes: the answer to a step, what somebody else did, a table that opens, a connection that is back. */
export type Occasion = "answer" | "news" | "opening" | "return";

/** More scenes than this that wait after a connection was lost are not all played. */
const MOST = 6;
const KEPT = 3;

/** The beats of a state, in the order of its groups. `log` is what was told before. */
export function beatsOf(state: StateNow, log: LogEntry[], occasion: Occasion, drafted = 0): Beat[] {
  const entries = new Map(state.log.map((entry) => [entry.group, entry]));
  const tables = new Map(state.stages.map((stage) => [stage.group, stage.table]));
  const beats: Beat[] = [];
  const before: Happening[] = [];
  for (const [group, events] of groupsOf(state.events)) {
    const entry = entries.get(group);
    if (entry) {
      const table = tables.get(group);
      beats.push({
        group,
        manner: announced(events, beats.at(-1))
          ? "own"
          : mannerOf(events, occasion === "answer" && beats.length === 0, table?.draft ?? null),
        entry,
        known: sameLines(
          log.find((one) => one.group === group),
          entry,
        ),
        events: beats.length === 0 ? [...before, ...events] : events,
        drafted: beats.length === 0 ? drafted : 0,
        after: table ? { table, question: null, choices: [], blocked: [], result: null } : null,
        state: null,
      });
    } else if (beats.length > 0) beats.at(-1)!.events.push(...events);
    else before.push(...events);
  }
  const last = beats.at(-1);
  if (last) Object.assign(last, { after: state.scene, state });
  if (last && state.scene.table.draft) last.manner = "silent";
  if (!last) return [{ ...beatOf(before, state.scene), state }];
  return beats;
}

/** Events that are shown by themselves, without words. */
export function beatOf(events: Happening[], after: Scene): Beat {
  return { group: -1, manner: "silent", entry: null, known: 0, events, drafted: 0, after, state: null };
}

function mannerOf(events: Happening[], own: boolean, draft: unknown): Manner {
  if (events.some((event) => event.report)) return "standing";
  if (draft) return "silent";
  return own ? "own" : "told";
}

/** A song begins that the battle before it has told of: nobody has to wait for it. */
function announced(events: Happening[], before: Beat | undefined): boolean {
  const begins = events.some((event) => event.kind === "song");
  return begins && before?.manner === "standing" && !events.some((event) => event.kind === "sacrificed");
}

function groupsOf(events: Happening[]): Map<number, Happening[]> {
  const groups = new Map<number, Happening[]>();
  for (const event of events) {
    const same = groups.get(event.group);
    if (same) same.push(event);
    else groups.set(event.group, [event]);
  }
  return groups;
}

/** How many lines an entry begins with that it had before. */
function sameLines(old: LogEntry | undefined, entry: LogEntry): number {
  const differs = entry.lines.findIndex(
    (line, place) => JSON.stringify(line) !== JSON.stringify(old?.lines[place]),
  );
  return differs < 0 ? Math.min(entry.lines.length, old?.lines.length ?? 0) : differs;
}

/** A connection is back: of many scenes only the last are played. A battle always is. */
export function caughtUp(beats: Beat[]): { beats: Beat[]; missed: Beat[] } {
  const scenes = beats.filter((beat) => beat.manner === "told");
  if (scenes.length <= MOST) return { beats, missed: [] };
  const missed = scenes.slice(0, -KEPT);
  return {
    beats: beats.map((beat) => (missed.includes(beat) ? { ...beat, manner: "silent" } : beat)),
    missed,
  };
}

/** A table opens: nothing is played again, but what others did before this player's first turn. */
export function opened(beats: Beat[], seat: number): Beat[] {
  const now = beats.at(-1)?.after?.table;
  const first = now?.round === 1 && (now.seats[seat]?.turns ?? 0) <= 1 && !now.seats[seat]?.passed;
  return beats.map((beat, place) => {
    const known = place > 0 && beats[place - 1]?.after && beat.after;
    const played = first && known && beat.entry?.player !== null && beat.entry?.player !== seat;
    return played && beat.manner === "told" ? beat : { ...beat, manner: "silent" };
  });
}

/** How many scenes wait: the beats of one group are one scene. */
export function scenesIn(beats: Beat[]): number {
  return new Set(beats.flatMap((beat) => (beat.manner === "told" ? [beat.group] : []))).size;
}

/** Something that was shown, to be shown again. */
export interface Past {
  group: number;
  entry: LogEntry;
  events: Happening[];
  before: Scene;
  after: Scene;
}

const MOST_PAST = 30;

/** What is remembered after a beat: one that goes on with its group makes that longer. */
export function remembered(past: Past[], beat: Beat, before: Scene | null): Past[] {
  if (!beat.entry || !beat.after || !before) return past;
  const last = past.at(-1);
  const { group, entry, after } = beat;
  if (last?.group === group)
    return [...past.slice(0, -1), { ...last, entry, after, events: [...last.events, ...beat.events] }];
  return [...past, { group, entry, events: beat.events, before, after }].slice(-MOST_PAST);
}
