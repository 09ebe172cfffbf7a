/** The edition without a server: games run in a worker, and the page works offline. Its page loads this before main.ts. */
import { mount } from "svelte";
import { keptSeats } from "$/game/seats";
import { useHost } from "$/protocol/host";
import Status from "./Status.svelte";
import { registerServiceWorker } from "./updates.svelte";
import { WorkerHost } from "./worker_host";

const mark = document.querySelector<HTMLMetaElement>("meta[name=gosux-site]");
const folder = new URL(mark?.content ?? "", document.baseURI).href;
const host = new WorkerHost(folder, Number(mark?.dataset.pause));
useHost(host);

mount(Status, { target: document.body, props: { retry: () => host.start() } });
registerServiceWorker();

// The list of games is asked for soon after each change, and kept: it is there before Python the next time.
const SOON = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;
const list = () => host.list(keptSeats().map(({ token }) => token));
host.onchange = () => {
  clearTimeout(timer);
  timer = setTimeout(() => void list(), SOON);
};
document.addEventListener("visibilitychange", () => {
  if (document.hidden) void list();
});
