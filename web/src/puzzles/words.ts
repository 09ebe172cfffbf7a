import { LateWords } from "$/text/late_words.svelte";

/** The labels of puzzles. */
export const words = new LateWords(
  import.meta.glob<string>("$locales/*/puzzles.ftl", { query: "?raw", import: "default" }),
);
