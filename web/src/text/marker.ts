import type { Catalogue, Piece } from "$/protocol/messages";

const LEAST_LETTERS = 3; // of a name that is looked for in sentences
const EVERYDAY = new Set(["Elle", "Fact"]); // names of cards that are also words
const RULE = "[A-Z]\\d+\\.\\d+[a-z]?";
// What \w and \b are for letters of any language.
const LETTER = "[\\p{L}\\p{N}_]";

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** A small letter at the beginning may be a capital one; a star stands for any ending. */
function pattern(form: string): string {
  const first = form.slice(0, 1);
  const small = first !== first.toUpperCase();
  const begins = small ? `[${first}${first.toUpperCase()}]` : escaped(first);
  return begins + escaped(form.slice(1)).replaceAll("\\*", `${LETTER}*`);
}

/** Finds words of the game in sentences, the same as gosux.text.pieces: keywords, terms, cards, numbers of rules. */
export class Marker {
  readonly #opens: string[];
  readonly #words: RegExp;
  readonly #rules: Set<string>;

  constructor(catalogue: Pick<Catalogue, "keywords" | "terms" | "cards" | "chapters">) {
    this.#rules = new Set(catalogue.chapters.flatMap((chapter) => chapter.rules.map((rule) => rule.number)));
    const spelled = new Map<string, string>(); // the first one to claim a word has it
    const claim = (form: string, opens: string): void => {
      if (!spelled.has(form)) spelled.set(form, opens);
    };
    for (const entry of [...catalogue.keywords, ...catalogue.terms])
      for (const form of entry.forms) claim(form, entry.id);
    for (const { id, name } of catalogue.cards)
      if (name.length >= LEAST_LETTERS && !EVERYDAY.has(name)) claim(name, `card:${id}`);
    const longestFirst = [...spelled].sort(([one], [other]) => other.length - one.length);
    this.#opens = longestFirst.map(([, opens]) => opens);
    const parts = [`(${RULE})`, ...longestFirst.map(([form]) => `(${pattern(form)})`)];
    this.#words = new RegExp(`(?<!${LETTER})(?:${parts.join("|")})(?!${LETTER})`, "gu");
  }

  /** A sentence in pieces. A word is marked where it comes first. */
  pieces(text: string): Piece[] {
    const found: Piece[] = [];
    const opened = new Set<string>();
    let end = 0;
    for (const match of text.matchAll(this.#words)) {
      const group = match.findIndex((part, place) => place > 0 && part !== undefined);
      const opens = group === 1 ? `rule:${match[0]}` : this.#opens[group - 2]!;
      if (opened.has(opens) || (group === 1 && !this.#rules.has(match[0]))) continue;
      opened.add(opens);
      if (match.index > end) found.push({ text: text.slice(end, match.index), opens: null });
      found.push({ text: match[0], opens });
      end = match.index + match[0].length;
    }
    if (end < text.length) found.push({ text: text.slice(end), opens: null });
    return found;
  }
}
