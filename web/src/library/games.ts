import { getOffer } from "$/game/http";

/** The games that are always there, even before the server has answered. */
const KNOWN = ["gosu-x", "gosu"];

/** The ids of the games in the library. */
export async function games(): Promise<string[]> {
  try {
    return (await getOffer()).rulesets.map((ruleset) => ruleset.id);
  } catch {
    return KNOWN;
  }
}
