import { MediaQuery } from "svelte/reactivity";

export const still = new MediaQuery("(prefers-reduced-motion: reduce)");
export const light = new MediaQuery("(prefers-color-scheme: light)");
