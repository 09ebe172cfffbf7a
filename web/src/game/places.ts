import type { Choice, Place, Pointer } from "$/protocol/messages";

/** A key for what a pointer points at: equal pointers have equal keys. */
export function keyOf(at: Pointer): string {
  switch (at.at) {
    case "hand":
      return `hand:${at.seat}:${at.card}`;
    case "slot":
      return `slot:${at.seat}:${at.slot}`;
    case "pile":
      return `pile:${at.seat ?? "common"}:${at.card}`;
    case "offer":
      return `offer:${at.card}`;
    case "clan":
      return `clan:${at.clan}`;
    case "tile":
      return `tile:${at.clan}`;
    case "level":
      return `level:${at.level}`;
    case "number":
      return `number:${at.number}`;
    case "seat":
      return `seat:${at.seat}`;
    case "deed":
      return `deed:${at.deed}`;
    case "word":
      return `word:${at.word}`;
    case "deck":
      return `deck:${at.seat}`;
    case "tokens":
      return `tokens:${at.seat}`;
  }
}

/** The choices by what they point at. */
export function byKey(choices: Choice[]): Map<string, Choice[]> {
  const map = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = keyOf(choice.at);
    const same = map.get(key);
    if (same) same.push(choice);
    else map.set(key, [choice]);
  }
  return map;
}

const ROMAN = ["I", "II", "III"];

/** "II·3" for slot 7: without the dot, "I1" would read as eleven. */
export function slotName(slot: number): string {
  return `${ROMAN[Math.floor(slot / 5)]}·${(slot % 5) + 1}`;
}

/** The data-place value of a place on the table. */
export function placeName(place: Place): string {
  const seat = place.seat ?? "middle";
  return place.zone === "army" ? `slot:${seat}:${place.slot}` : `${place.zone}:${seat}`;
}
