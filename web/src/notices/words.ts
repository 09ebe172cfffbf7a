import { LaterWords } from "$/text/later.svelte";

/** The labels of notices: notifications and the feed. */
export const words = new LaterWords(
  import.meta.glob<string>("$locales/*/notices.ftl", { query: "?raw", import: "default" }),
);
