import { saveFile, today } from "$/end/save";
import { gameReport, getOffer } from "$/game/http";
import { settings } from "$/game/settings.svelte";
import { text } from "$/text/text.svelte";

/** Save one file with everything that helps to understand a problem: what was said about it, version, settings and, if
 *  there is one, the game as far as the player may see it. */
export async function saveReport(note: string, token: string | null): Promise<void> {
  const { name: _, ...set } = settings.all;
  const page = {
    ...set,
    language: text.language,
    window: [innerWidth, innerHeight, devicePixelRatio],
    browser: navigator.userAgent,
  };
  const game = token === null ? null : await gameReport(token).catch((error: unknown) => String(error));
  const version = await getOffer().then(
    (offer) => offer.version,
    () => null,
  );
  const report = { format: "gosux-report/1", date: new Date().toISOString(), version, note, page, game };
  saveFile(JSON.stringify(report, null, 1), `gosux-report-${today()}.json`);
}
