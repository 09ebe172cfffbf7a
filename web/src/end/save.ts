import { positionFile, replayFile } from "$/game/http";
import type { ReplayWanted } from "$/protocol/messages";

/** Save a text as a file of this machine. */
export function saveFile(text: string, name: string, type = "application/json"): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export const today = (): string => new Date().toISOString().slice(0, 10);

/** Save the replay of a finished game; `hide` is what it does not show. */
export async function saveReplay(token: string, hide: ReplayWanted["hide"] = null): Promise<void> {
  saveFile(await replayFile(token, hide), `gosux-${today()}.json`);
}

/** Save a moment of a finished game as a position, to be played on from there. */
export async function savePosition(token: string, moment: number): Promise<void> {
  saveFile(await positionFile(token, moment), `gosux-${today()}-${moment}.toml`, "application/toml");
}
