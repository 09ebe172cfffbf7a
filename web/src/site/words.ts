import { Speaker, type Arguments } from "$/text/speaker";
import { text } from "$/text/text.svelte";

const SOURCES = import.meta.glob<string>("$locales/*/site.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

const speakers = (["en", "fr"] as const).map((language) => {
  const sources = Object.entries(SOURCES).filter(([path]) => path.includes(`/${language}/`));
  return new Speaker(
    language,
    sources.map(([, source]) => source),
  );
});

/** A label of the edition without a server, which a server's page does not load. */
export function say(id: string, args: Arguments = {}): string {
  return speakers.find(({ language }) => language === text.language)?.say(id, args) ?? "";
}
