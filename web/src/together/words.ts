import { LaterWords } from "$/text/later.svelte";

/** The labels of everything that brings people together. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/together.ftl", { query: "?raw", import: "default" }),
);
