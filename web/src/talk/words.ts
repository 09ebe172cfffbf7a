import { LaterWords } from "$/text/later.svelte";

/** The labels of everything that is said between players. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/talk.ftl", { query: "?raw", import: "default" }),
);
