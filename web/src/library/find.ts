import type { CardEntry, Catalogue, ChapterEntry, TermEntry } from "$/protocol/messages";
import { textOf } from "$/text/pieces";

export interface Wish {
  words: string;
  clan: string;
  level: number;
  keyword: string;
}

/** Lower case without accents, to compare texts. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFKD").replace(/\p{M}/gu, "");
}

/** Whether a text contains words that start with each search word, ignoring accents. */
export function hasWords(text: string, words: string): boolean {
  const searched = plain(text);
  return plain(words)
    .split(/\s+/)
    .filter((word) => word !== "")
    .every((word) => searched.includes(word));
}

/** All texts of a card, to search in. */
function saidOf(card: CardEntry, catalogue: Catalogue): string {
  const clan = catalogue.clans.find((one) => one.id === card.clan)?.name ?? "";
  const keywords = card.keywords.map(
    (id) => catalogue.keywords.find((keyword) => keyword.id === `keyword:${id}`)?.name ?? id,
  );
  const powers = card.powers.map((power) => `${power.name} ${textOf(power.text)}`);
  return [card.name, clan, card.rank, card.gist, ...keywords, ...powers].join(" ");
}

export function findCards(catalogue: Catalogue, wish: Wish): CardEntry[] {
  const fitting = catalogue.cards.filter(
    (card) =>
      (wish.clan === "" || card.clan === wish.clan) &&
      (wish.level === 0 || card.level === wish.level) &&
      (wish.keyword === "" || card.keywords.includes(wish.keyword)) &&
      hasWords(saidOf(card, catalogue), wish.words),
  );
  // Matches in the name come before matches in the text.
  const named = (card: CardEntry): number => (wish.words !== "" && hasWords(card.name, wish.words) ? 0 : 1);
  return fitting.sort((one, other) => named(one) - named(other));
}

/** The chapters with matching rules; a chapter with a matching title is shown completely. */
export function findRules(catalogue: Catalogue, words: string): ChapterEntry[] {
  return catalogue.chapters
    .map((chapter) => {
      if (hasWords(`${chapter.number} ${chapter.title}`, words)) return chapter;
      const rules = chapter.rules.filter((rule) => hasWords(`${rule.number} ${textOf(rule.text)}`, words));
      return { ...chapter, rules };
    })
    .filter((chapter) => chapter.rules.length > 0);
}

export function findTerms(catalogue: Catalogue, words: string): TermEntry[] {
  const all = [...catalogue.keywords, ...catalogue.terms];
  return all.filter((term) => hasWords(`${term.name} ${textOf(term.text)}`, words));
}
