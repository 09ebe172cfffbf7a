import { cardLabel } from "$/cards/show";
import type { CardInPlay } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/** A card in one line, for people who do not see it. */
export function labelOf(card: string, now?: CardInPlay): string {
  const entry = text.card(card);
  if (!entry) return card;
  const clan = text.clan(entry.clan)?.name ?? "";
  return cardLabel(entry, clan, now, (id, args) => text.say(id, args));
}
