import type { LogEntry, Piece } from "$/protocol/messages";

/** A piece of a text is plain words, or words and the reference that explains them. */
export function wordsOf(piece: Piece): string {
  return typeof piece === "string" ? piece : (piece[0] ?? "");
}

export function opensOf(piece: Piece): string | null {
  return typeof piece === "string" ? null : (piece[1] ?? null);
}

export function textOf(pieces: Piece[]): string {
  return pieces.map(wordsOf).join("");
}

/** A log with more entries: they replace what was told from their first group on. */
export function withEntries(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  const first = more[0]?.group ?? Infinity;
  return log.filter((entry) => entry.group < first).concat(more);
}
