/** A piece of a text: plain words, or a level with the brackets that stay with it. */
export interface Cut {
  text: string;
  level: boolean;
  before: string;
  after: string;
}

// A level or a range of them stands alone: not in "I'm". The slot "II·3" is one piece.
const LEVEL = /(\(?)(?<![\p{L}\p{N}'’])((?:III|II|I)(?:·[1-5]|–(?:III|II|I))?)(?![\p{L}\p{N}'’])(\)?)/gu;

function plain(text: string): Cut {
  return { text, level: false, before: "", after: "" };
}

/** Cuts a text into words and levels: "level I or II" is "level ", I, " or ", II. */
export function cutLevels(text: string): Cut[] {
  const found: Cut[] = [];
  let end = 0;
  for (const match of text.matchAll(LEVEL)) {
    if (match.index > end) found.push(plain(text.slice(end, match.index)));
    const [whole, before = "", level = "", after = ""] = match;
    found.push({ text: level, level: true, before, after });
    end = match.index + whole.length;
  }
  if (end < text.length) found.push(plain(text.slice(end)));
  return found;
}
