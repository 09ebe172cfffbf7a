import type { Happening } from "$/protocol/messages";

export interface Battle {
  values: number[];
  winner: number;
}

/** The Great Battles among the events: what each army was worth, -1 for a player who was out. */
export function battlesOf(events: Happening[]): Battle[] {
  return events.flatMap((event) => {
    const { values, winner } = event.args;
    if (event.kind !== "battle" || !Array.isArray(values)) return [];
    return [{ values: values.map(Number), winner: typeof winner === "number" ? winner : -1 }];
  });
}
