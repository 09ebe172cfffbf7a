/** Small facts about words that messages need, the same as in gosux.text.grammar. */

const VOWELS = "aeiouœæ";
const ARTICLES: [string, string][] = [
  ["The ", "the"],
  ["Le ", "le"],
  ["Les ", "les"],
  ["La ", "la"],
  ["L'", "l"],
];

/** Lower case without accents: names are compared, and first letters looked at, like this. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** How a name begins ("the", "le", "les", "la", "l", "vowel", "other") and the rest of it after an article. */
export function beginning(name: string): [string, string] {
  for (const [article, kind] of ARTICLES)
    if (name.startsWith(article)) return [kind, name.slice(article.length)];
  const first = plain(name).slice(0, 1);
  return [first !== "" && VOWELS.includes(first) ? "vowel" : "other", name];
}

export function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Without the full stop that would follow the one of a name. */
export function withOneStop(sentence: string): string {
  return sentence.endsWith("..") ? sentence.slice(0, -1) : sentence;
}
