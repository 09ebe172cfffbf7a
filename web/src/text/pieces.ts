import type { LogEntry, Piece } from "$/protocol/messages";

/** A piece of a text: plain text, or text with the reference that explains it. */
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
  /** A bracket that must not end a line. */
  before: string;
  /** Punctuation that follows a word and must not start a line. */
  after: string;
}

const BRACKET = /[(«“]\u00a0?$/;
const SIGNS = /^[,.;:!?)]+/;

/** The pieces of a text for display: a word keeps the punctuation around it. */
export function shownOf(pieces: Piece[]): Shown[] {
  const shown: Shown[] = [];
  for (const piece of pieces) {
    const last = shown.at(-1);
    const words = wordsOf(piece);
    const opens = opensOf(piece);
    const sign = last?.opens && !opens ? (SIGNS.exec(words)?.[0] ?? "") : "";
    if (last && sign) last.after = sign;
    const before = opens && last && !last.opens ? (BRACKET.exec(last.words)?.[0] ?? "") : "";
    if (last && before) last.words = last.words.slice(0, -before.length);
    if (words.length > sign.length) shown.push({ words: words.slice(sign.length), opens, before, after: "" });
  }
  return shown;
}

/** A log with new entries, which replace everything from their first group on. */
export function withEntries(log: LogEntry[], more: LogEntry[]): LogEntry[] {
  const first = more[0]?.group ?? Infinity;
  return log.filter((entry) => entry.group < first).concat(more);
}
