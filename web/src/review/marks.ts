import type { ReviewedChoice } from "$/protocol/messages";

export type Mark = Exclude<ReviewedChoice["mark"], "">;
/** In the order of the legend. */
export const MARKS: Mark[] = ["inaccuracy", "mistake", "blunder", "found"];
/** Shapes that tell marks apart without colour. */
export const SIGNS: Record<ReviewedChoice["mark"], string> = {
  "": "",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
  found: "!",
};
