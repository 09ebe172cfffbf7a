import type { Offer } from "$/protocol/messages";

/** What is always there, also before the server has said so. */
const KNOWN = ["gosu-x", "gosu"];

/** The ids of the games whose cards can be looked at. */
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
