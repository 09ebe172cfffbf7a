/** What the reader has done with puzzles. It is kept in this browser and never sent. */
export type Outcome = "right" | "helped" | "wrong";

export interface Record {
  rating: number;
  /** The first attempt at each puzzle. */
  tried: { [id: string]: Outcome };
  /** The days on which the puzzle of the day was solved: "2026-11-18". */
  days: string[];
}

export const FIRST_RATING = 1200;
/** What a puzzle counts as, by the first level of bots that finds its first move. */
export const RATINGS: { [grade: string]: number } = {
  recruit: 900,
  troop: 1150,
  ozeki: 1400,
  hero: 1650,
  immortal: 1900,
};
const SCORES: { [outcome in Outcome]: number } = { right: 1, helped: 0.5, wrong: 0 };
const STEP = 32; // how much one puzzle can change
const PLACE = "gosux-puzzles";
const MOST_DAYS = 400;

export function readRecord(): Record {
  const fresh: Record = { rating: FIRST_RATING, tried: {}, days: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Record>) };
  } catch {
    return fresh;
  }
}

function keep(record: Record): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(record));
  } catch {
    // Without storage nothing is remembered.
  }
}

export function eraseRecord(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // There was nothing to erase.
  }
}

/** As in chess: who does better than the ratings promise gains. Only the first attempt at a puzzle counts. */
export function rated(record: Record, id: string, grade: string, outcome: Outcome): Record {
  if (record.tried[id]) return record;
  const expected = 1 / (1 + 10 ** (((RATINGS[grade] ?? FIRST_RATING) - record.rating) / 400));
  const rating = Math.round(record.rating + STEP * (SCORES[outcome] - expected));
  return { ...record, rating, tried: { ...record.tried, [id]: outcome } };
}

/** Note the first attempt at a puzzle; returns by how much the rating has changed. */
export function noteAttempt(id: string, grade: string, outcome: Outcome): number {
  const before = readRecord();
  const after = rated(before, id, grade, outcome);
  keep(after);
  return after.rating - before.rating;
}

export function noteDay(day: string): void {
  const record = readRecord();
  if (!record.days.includes(day)) keep({ ...record, days: [...record.days, day].slice(-MOST_DAYS) });
}

// -- days

const DAY = 24 * 60 * 60 * 1000;

/** The reader's own day: "2026-11-18". */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

/** Days since the first of January 1970. */
const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY);

/** The puzzle of a day: those of the list take turns. */
export function puzzleOf(days: string[], day: string): string | undefined {
  return days[numberOf(day) % Math.max(1, days.length)];
}

/** How many days in a row were solved up to today, or up to yesterday while today's puzzle is open. */
export function rowOf(days: string[], today: string): number {
  const solved = new Set(days.map(numberOf));
  const last = numberOf(today);
  let count = 0;
  for (let day = solved.has(last) ? last : last - 1; solved.has(day); day -= 1) count += 1;
  return count;
}

/** The last seven days, today at the end. */
export function weekOf(today: string): string[] {
  return [6, 5, 4, 3, 2, 1, 0].map((back) =>
    new Date((numberOf(today) - back) * DAY).toISOString().slice(0, 10),
  );
}

// -- which one comes next

interface Listed {
  id: string;
  ruleset: string;
  grade: string;
}

/** A puzzle that was not tried yet, as hard as the reader is strong; any other one when all were tried. */
export function nextPuzzle(puzzles: Listed[], record: Record, last: Listed): string | undefined {
  const others = puzzles.filter(({ id, ruleset }) => id !== last.id && ruleset === last.ruleset);
  const fresh = others.filter(({ id }) => !record.tried[id]);
  const far = ({ grade }: Listed) => Math.abs((RATINGS[grade] ?? FIRST_RATING) - record.rating);
  const [next] = (fresh.length > 0 ? fresh : others).toSorted((one, other) => far(one) - far(other));
  return next?.id;
}
