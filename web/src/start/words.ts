import { LaterWords } from "$/text/later.svelte";

/** The labels of the reader's progress. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/progress.ftl", { query: "?raw", import: "default" }),
);
