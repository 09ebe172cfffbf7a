import type { Offer } from "$/protocol/messages";
import type { Language } from "$/text/text.svelte";

export interface Game {
  id: string;
  name: string;
}

/** What is always there, also before the server has said so. */
const KNOWN: Game[] = [
  { id: "gosu-x", name: "Gosu X" },
  { id: "gosu", name: "GOSU" },
];

/** The games whose cards can be looked at. */
export async function games(language: Language): Promise<Game[]> {
  try {
    const answer = await fetch("api/offer");
    if (!answer.ok) return KNOWN;
    const offer = (await answer.json()) as Offer;
    return offer.rulesets.map((ruleset) => ({ id: ruleset.id, name: ruleset.title[language] }));
  } catch {
    return KNOWN;
  }
}
