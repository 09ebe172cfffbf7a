import { text } from "$/text/text.svelte";

/** What cards of a level are called, and what each is worth if that is the same for all; from the catalogue. */
export function rankOf(level: number): { name: string; value: number | null } {
  const cards = text.catalogue?.cards.filter((card) => card.level === level) ?? [];
  const values = new Set(cards.map((card) => card.value));
  const [value] = values;
  return { name: cards[0]?.rank ?? "", value: values.size === 1 ? (value ?? null) : null };
}
