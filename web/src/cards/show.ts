import type { CardEntry, CardInPlay } from "$/protocol/messages";
import type { IconName } from "$/art/icons";
import { ICONS } from "$/art/icons";
import type { Arguments } from "$/text/speaker";

/**
 * How large a card is drawn. `board` has a gist and leaves it out where there is no room, `small` never has one;
 * `hand` and `zoom` have the whole text.
 */
export type Size = "small" | "board" | "hand" | "zoom";

/**
 * What a card means for the player now. Gold stands for "you can act here" and nothing else.
 * `legal` can be chosen; `own` can, against oneself; `picked` is chosen; `source` asks; `paid` and `kept` are chosen as
 * payment or may not be; `quiet` is not asked for; `changed` has just changed, where nothing moves.
 */
export type Mark = "legal" | "own" | "picked" | "source" | "paid" | "kept" | "quiet" | "changed";

/** A few words on a card: what happens to it. */
export interface Tag {
  text: string;
  icon?: IconName;
}

/** What has to be known about a card in play besides its design. */
export type Now = Pick<
  CardInPlay,
  "captured" | "value" | "open" | "tokens" | "doubled" | "bounty" | "keywords"
> & { guests?: number[]; shift_cost?: number | null };

/** The icon of a keyword; one of a pack has a plain star. */
export function keywordIcon(id: string): IconName {
  const name = `keyword-${id.replaceAll("_", "-")}`;
  return name in ICONS ? (name as IconName) : "effect";
}

/** The icon before a power, which tells when it works; the effect of a card of Gosu X has none. */
const POWERS: Record<string, IconName> = {
  enters: "enters",
  "enters-by-mutation": "enters",
  activate: "bolt",
  mutates: "shift",
  leaves: "leaves",
  action: "bolt",
  ongoing: "infinity",
  global: "global",
  will: "keyword-force-of-will",
};

export function powerIcon(id: string): IconName | undefined {
  return POWERS[id];
}

/** Everything about a card in one line, for people who do not see it. */
export function cardLabel(
  card: CardEntry,
  clan: string,
  now: Now | undefined,
  say: (id: string, args?: Arguments) => string,
): string {
  const name = card.name;
  const parts = now?.captured
    ? [say("page-captured-label", { name })]
    : [say("page-card-label", { name, rank: card.rank, clan, value: now?.value ?? card.value })];
  if (now?.open) parts.push(say("page-label-open"));
  if (now && now.tokens > 0) parts.push(say("page-label-tokens", { count: now.tokens }));
  if (now?.bounty) parts.push(say("page-label-bounty"));
  if (!now?.captured && card.shift !== null) parts.push(say("page-label-shift", { cost: card.shift }));
  return parts.join(", ");
}
