import type { Happening } from "$/protocol/messages";

export interface Battle {
  /** What each army was worth, by seat; -1 for a player who was out. */
  values: number[];
  winner: number;
  /** Of each seat the rows I to III and the hand. */
  parts: number[][];
}

/** The Great Battles among the events. */
export function battlesOf(events: Happening[]): Battle[] {
  return events.flatMap((event) => {
    if (!event.battle) return [];
    const values: number[] = [];
    const parts: number[][] = [];
    for (const { seat, score } of event.battle) {
      values[seat] = score.total;
      parts[seat] = [...score.rows, score.hand];
    }
    const winners = event.battle.filter((side) => side.won);
    return [
      {
        values: Array.from(values, (value) => value ?? -1),
        winner: winners.length === 1 ? winners[0]!.seat : -1,
        parts: Array.from(parts, (part) => part ?? [0, 0, 0, 0]),
      },
    ];
  });
}
