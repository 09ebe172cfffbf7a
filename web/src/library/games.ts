import type { Offer } from "$/protocol/messages";

/** The games that are always there, even before the server has answered. */
const KNOWN = ["gosu-x", "gosu"];

/** The ids of the games in the library. */
export async function games(): Promise<string[]> {
  try {
    const answer = await fetch("api/offer");
    if (!answer.ok) return KNOWN;
    const offer = (await answer.json()) as Offer;
    return offer.rulesets.map((ruleset) => ruleset.id);
  } catch {
    return KNOWN;
  }
}
