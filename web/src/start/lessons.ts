import { newGame } from "$/game/http";
import type { Created } from "$/protocol/messages";

/** The lesson of each game that has one. */
export const LESSONS: Record<string, string> = { "gosu-x": "first-game", gosu: "gosu" };

export const beginLesson = (lesson: string, name: string): Promise<Created> =>
  newGame({ lesson, seats: [{ kind: "person", name: name || null }] });
