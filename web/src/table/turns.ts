import type { Table } from "$/protocol/messages";

/** Which of the turns left after a pass is being taken: 2 of 3. Null while there is no such limit. */
export function turnNow(table: Table): { turn: number; turns: number } | null {
  const { turns_left: left, turns_limit: limit } = table;
  if (left === null || limit === null || !table.seats.some((seat) => seat.passed)) return null;
  return { turn: limit - left, turns: limit };
}
