import { LaterWords } from "$/text/later.svelte";

/** The labels of everything about watching. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/watching.ftl", { query: "?raw", import: "default" }),
);
