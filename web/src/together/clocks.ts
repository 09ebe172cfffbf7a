import type { ClockNow, ClockTerms } from "$/protocol/messages";
import { words } from "./words";

const HOUR = 3600;
const DAY = 24 * HOUR;
const fischer = (minutes: number, increment: number): ClockTerms => ({ base: minutes * 60, increment });
const days = (count: number): ClockTerms => ({ base: count * DAY, days: true });

/** What can be chosen; null for no clock. */
export const CLOCKS: (ClockTerms | null)[] = [null, fischer(15, 10), fischer(30, 20), days(1), days(3)];

/** "No clock", "15 min + 10 s", "1 day a turn". */
export function clockName(clock: ClockTerms | null): string {
  if (!clock) return words.say("clock-none");
  if (clock.days) return words.say("clock-days", { count: Math.round(clock.base / DAY) });
  return words.say("clock-fischer", { minutes: Math.round(clock.base / 60), seconds: clock.increment ?? 0 });
}

/** The seconds that a seat has left; `clock` was told at a moment of this machine's clock. */
export function leftAt(clock: { now: ClockNow; at: number }, seat: number, moment: number): number | null {
  const told = clock.now.left[seat] ?? null;
  if (told === null || clock.now.running !== seat) return told;
  return Math.max(0, told - Math.floor(Math.max(0, moment - clock.at) / 1000));
}

/** "23 h" or "1:05". */
export function timeLeft(seconds: number): string {
  if (seconds >= 2 * HOUR) return words.say("clock-hours", { count: Math.floor(seconds / HOUR) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
