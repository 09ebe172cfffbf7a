import { LaterWords } from "$/text/later.svelte";

/** The labels of puzzles. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/puzzles.ftl", { query: "?raw", import: "default" }),
);
