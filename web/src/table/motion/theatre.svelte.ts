import { untrack } from "svelte";
import type { Pace } from "$/game/pace";
import type { Theatre } from "$/game/show.svelte";
import { playEvents } from "$/sound/sounds";
import type { Desk } from "$/table/desk.svelte";
import { still } from "$/table/media.svelte";
import type { Motion } from "./motion.svelte";

/** Plays what happens on a table, with its sounds. */
export const theatreOn = (motion: Motion, pace: () => Pace): Theatre => ({
  pace,
  still: () => still.current,
  prepare: (events) => {
    const { play, duration } = motion.prepare(events);
    return {
      duration,
      play(rate) {
        playEvents(events);
        play(rate);
      },
    };
  },
  finish: () => motion.skip(),
});

/** Shows the player large who acts, and afterwards whoever was before. For the script of a component. */
export function showActor(desk: Desk, actor: () => number | null): void {
  $effect(() => {
    const seat = actor();
    desk.actor = seat;
    if (seat === null || seat === desk.you || desk.others.length < 2) return;
    const before = untrack(() => desk.focus);
    desk.focus = seat;
    return () => (desk.focus = before);
  });
}
