import type { Table } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/** Which of the turns left after a pass is being taken: 2 of 3. Null while there is no such limit. */
export function turnNow(table: Table): { turn: number; turns: number } | null {
  const { turns_left: left, turns_limit: limit } = table;
  if (left === null || limit === null || !table.seats.some((seat) => seat.passed)) return null;
  return { turn: limit - left, turns: limit };
}

/** The round in words, or what there is instead of one. */
export function roundNow(table: Table): string {
  if (table.phase === "over") return text.say("table-over");
  return table.round < 1 ? text.say("table-setup") : text.say("table-round", { round: table.round });
}
