import { LaterWords } from "$/text/later.svelte";

/** The labels of links. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/links.ftl", { query: "?raw", import: "default" }),
);
