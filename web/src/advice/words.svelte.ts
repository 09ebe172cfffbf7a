import { PartWords } from "$/text/part.svelte";

/** The labels of hints and reviews. */
export const words = new PartWords(
  import.meta.glob<string>("$locales/*/coach.ftl", { query: "?raw", import: "default" }),
);
