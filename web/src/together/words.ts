import { PartWords } from "$/text/part.svelte";

/** The labels of everything that brings people together. */
export const words = new PartWords(
  import.meta.glob<string>("$locales/*/together.ftl", { query: "?raw", import: "default" }),
);
