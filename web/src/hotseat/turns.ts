import type { Question } from "$/protocol/messages";

interface Sitting {
  seat: number;
  /** The latest that they were told, whether they have seen it or not. */
  heard: { question: Pick<Question, "player"> | null } | null;
}

const isAsked = ({ heard, seat }: Sitting): boolean => heard?.question?.player === seat;

/** Who has to sit down at the screen: whoever is asked, first of all the one who sits there. */
export function nextSeat<Someone extends Sitting>(sitting: Someone[], shown: Someone | null): Someone | null {
  return shown && isAsked(shown) ? shown : (sitting.find(isAsked) ?? null);
}
