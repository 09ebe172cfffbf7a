import type { CardEntry, CardInPlay } from "$/protocol/messages";
import { slotName } from "$/game/places";
import { opensOf } from "$/text/pieces";
import type { Arguments } from "$/text/speaker";

export interface Line {
  id: string;
  title: string;
  text: string;
}

/** What speaks: the part of `text` that is needed here. */
export interface Voice {
  say(id: string, args?: Arguments): string;
  listed(words: string[]): string;
  card(id: string): { name: string } | undefined;
  clan(id: string): { name: string } | undefined;
}

/** How a card stands now: what it is worth and why, whether it is OPEN, what it counts as. */
export function nowLines(
  card: CardEntry,
  now: CardInPlay | undefined,
  x: number | null,
  voice: Voice,
): Line[] {
  const lines: Line[] = [];
  const add = (id: string, title: string, text: string): void => void lines.push({ id, title, text });
  if (now) {
    const parts = now.value_parts.map((part) => voice.say("zoom-part", { id: part.id, amount: part.amount }));
    add("worth", voice.say("zoom-worth", { value: now.value }), `${parts.join(", ")}.`);
    if (now.open) add("open", voice.say("zoom-is-open.title"), voice.say("zoom-is-open"));
    else {
      const slots = now.covered_by.map(({ slot }) => slotName(slot)).join(", ");
      add("open", voice.say("zoom-not-open.title"), voice.say("zoom-not-open", { slots }));
    }
    if (now.acting !== now.card)
      add(
        "acts",
        voice.say("zoom-acts-as.title"),
        voice.say("zoom-acts-as", { card: voice.card(now.acting)?.name ?? now.acting }),
      );
    if (!now.captured && now.clans.length > 1) {
      const clans = voice.listed(now.clans.map((clan) => voice.clan(clan)?.name ?? clan));
      add("clans", voice.say("zoom-clans.title"), voice.say("zoom-clans", { clans }));
    }
  }
  const speaksOfX = card.powers.some((power) => power.text.some((piece) => opensOf(piece) === "term:x"));
  if (x !== null && speaksOfX) add("x", voice.say("zoom-x.title"), voice.say("zoom-x", { x }));
  return lines;
}
