import { LaterWords } from "$/text/later.svelte";

/** The labels of hints and reviews. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/coach.ftl", { query: "?raw", import: "default" }),
);
