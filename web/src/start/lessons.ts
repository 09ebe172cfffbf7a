import { newGame } from "$/game/http";
import type { Created } from "$/protocol/messages";

export const beginLesson = (lesson: string, name: string): Promise<Created> =>
  newGame({ lesson, seats: [{ kind: "person", name: name || null }] });
