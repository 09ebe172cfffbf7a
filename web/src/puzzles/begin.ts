import { newGame, puzzles } from "$/game/http";
import { settings } from "$/game/settings.svelte";
import type { Created, PuzzleList } from "$/protocol/messages";

let list: Promise<PuzzleList> | null = null;

/** The list of all puzzles, loaded once. */
export function getPuzzles(): Promise<PuzzleList> {
  list ??= puzzles();
  list.catch(() => (list = null));
  return list;
}

export const beginPuzzle = (puzzle: string): Promise<Created> =>
  newGame({ puzzle, seats: [{ kind: "person", name: settings.name || null }] });

/** "gosu-x-012" is the twelfth. */
export const numberIn = (id: string): number => Number(id.split("-").at(-1));
