import type { Happening } from "$/protocol/messages";

export interface Battle {
  values: number[];
  winner: number;
  /** Of each seat the rows I to III and the hand. */
  parts: number[][];
}

/** The Great Battles among the events: what each army was worth, -1 for a player who was out. */
export function battlesOf(events: Happening[]): Battle[] {
  return events.flatMap((event) => {
    const { values, winner, parts } = event.args;
    if (event.kind !== "battle" || !Array.isArray(values) || !Array.isArray(parts)) return [];
    return [
      {
        values: values.map(Number),
        winner: typeof winner === "number" ? winner : -1,
        parts: values.map((_, seat) => parts.slice(4 * seat, 4 * seat + 4).map(Number)),
      },
    ];
  });
}
