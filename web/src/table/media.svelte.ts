import { MediaQuery } from "svelte/reactivity";

/** Armies above each other: narrow screens, and tablets held upright. */
export const stacked = new MediaQuery("(max-width: 839px), (max-width: 1199px) and (orientation: portrait)");
/** Room for the panel beside the table. */
export const roomy = new MediaQuery("(min-width: 1200px)");
export const still = new MediaQuery("(prefers-reduced-motion: reduce)");
export const light = new MediaQuery("(prefers-color-scheme: light)");
