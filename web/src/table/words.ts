import { cardLabel } from "$/cards/show";
import type { CardInPlay, Piece, Said } from "$/protocol/messages";
import { text } from "$/text/text.svelte";

/** A card in one line, for people who do not see it. */
export function labelOf(card: string, now?: CardInPlay): string {
  const entry = text.card(card);
  if (!entry) return card;
  const clan = text.clan(entry.clan)?.name ?? "";
  return cardLabel(entry, clan, now, (id, args) => text.say(id, args));
}

/** A sentence with its words of the game, so that they can be opened. */
export function piecesOf(said: Said, viewer: number | null): Piece[] {
  return [{ text: text.said(said, viewer), opens: null }];
}
