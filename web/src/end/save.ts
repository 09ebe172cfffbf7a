import { replayFile } from "$/game/http";

/** Save the replay of a finished game as a file. */
export async function saveReplay(token: string): Promise<void> {
  const file = new Blob([await replayFile(token)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = `gosux-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
