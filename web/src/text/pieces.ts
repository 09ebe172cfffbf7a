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

export interface Shown {
  words: string;
  opens: string | null;
  /** The sign that follows a word: no line begins with it. */
  after: string;
}

const SIGNS = /^[,.;:!?)]+/;

/** The pieces of a text as they are shown: a word keeps the comma that follows it. */
export function shownOf(pieces: Piece[]): Shown[] {
  const shown: Shown[] = [];
  for (const piece of pieces) {
    const last = shown.at(-1);
    const words = wordsOf(piece);
    const opens = opensOf(piece);
    const sign = last?.opens && !opens ? (SIGNS.exec(words)?.[0] ?? "") : "";
    if (last && sign) last.after = sign;
    if (words.length > sign.length) shown.push({ words: words.slice(sign.length), opens, after: "" });
  }
  return shown;
}

/** A log with more entries: they replace what was told from their first group on. */
export function withEntries(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  const first = more[0]?.group ?? Infinity;
  return log.filter((entry) => entry.group < first).concat(more);
}
