import type { Choice } from "$/protocol/messages";

/** Cards to choose from that belong together: `seen` in the hands of others, or of one clan. */
export interface Group {
  id: string;
  choices: Choice[];
}

/** How many cards are offered in one row. */
export const FEW = 14;

/** Many cards by groups: those seen in other hands first, then all of each clan. Few stay together. */
export function sorted(choices: Choice[], seen: string[], clanOf: (card: string) => string): Group[] {
  const cards = choices.filter(({ at }) => "card" in at);
  const held = cards.filter(({ at }) => "card" in at && seen.includes(at.card));
  if (cards.length <= FEW && held.length === 0) return [{ id: "", choices: cards }];
  const clans = new Map<string, Choice[]>();
  for (const choice of cards) {
    const clan = "card" in choice.at ? clanOf(choice.at.card) : "";
    clans.set(clan, [...(clans.get(clan) ?? []), choice]);
  }
  const groups = [...clans].map(([id, of]) => ({ id, choices: of }));
  return held.length > 0 ? [{ id: "seen", choices: held }, ...groups] : groups;
}
