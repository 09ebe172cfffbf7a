import { LaterWords } from "$/text/later.svelte";

export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/ratings.ftl", { query: "?raw", import: "default" }),
);
