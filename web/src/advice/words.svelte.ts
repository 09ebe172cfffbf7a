import { LateWords } from "$/text/late_words.svelte";

/** The labels of hints and reviews. */
export const words = new LateWords(
  import.meta.glob<string>("$locales/*/coach.ftl", { query: "?raw", import: "default" }),
);
