import { LaterWords } from "$/text/later.svelte";

export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/account.ftl", { query: "?raw", import: "default" }),
);
