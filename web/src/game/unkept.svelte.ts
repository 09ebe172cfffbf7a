import type { KeptSeat } from "./seats";

/** Seats that this browser did not store: only this page knows them. */
class Unkept {
  seats = $state.raw<KeptSeat[] | null>(null);
  /** Whether the player has read it. */
  read = $state(false);
}

export const unkept = new Unkept();
