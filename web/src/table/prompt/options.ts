import type { Choice, Pointer } from "$/protocol/messages";

/** What is chosen by a button: it lies nowhere on the table, or would be hard to find there. */
const BUTTONS = new Set<Pointer["at"]>(["word", "number", "level", "deed", "clan", "seat", "tile"]);
/** What is chosen among cards that lie in no hand and no army. */
const CARDS = new Set<Pointer["at"]>(["offer", "pile"]);

export const buttonsOf = (choices: Choice[]): Choice[] => choices.filter(({ at }) => BUTTONS.has(at.at));
export const cardsOf = (choices: Choice[]): Choice[] => choices.filter(({ at }) => CARDS.has(at.at));
