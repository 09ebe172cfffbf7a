/**
 * The workers of the edition without a server. The one with the games runs gosux.browser.host and starts a second one
 * from this file, by the name "helper", which runs gosux.browser.helper.
 */
import { Helper } from "./helper";
import { loadPython } from "./python";
import { BrowserShelf } from "./shelf";
import { Tabs } from "./tabs";
import type { FromHelper, FromWorker, ToHelper, ToWorker } from "./wire";

/** gosux.browser.host.BrowserHost */
interface PythonHost {
  request(request: number, path: string, body: string | undefined): void;
  open(channel: number): void;
  say(channel: number, text: string): void;
  close(channel: number): void;
  give_up(game: string, takeOver: boolean): Promise<boolean>;
}

const send = (message: FromWorker | FromHelper) => self.postMessage(message);
const why = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function startGames(folder: string, pause: number, helper: Helper): Promise<PythonHost> {
  const python = await loadPython(folder, (loaded, total) => send({ kind: "progress", loaded, total }));
  const page = {
    answer: (request: number, status: number, text: string) =>
      send({ kind: "answer", request, status, text }),
    hear: (channel: number, text: string) => send({ kind: "hear", channel, text }),
    closed: (channel: number) => send({ kind: "closed", channel }),
  };
  const shelf = new BrowserShelf(() => send({ kind: "not-stored" }));
  const tabs = new Tabs((game, takeOver) => host.give_up(game, takeOver));
  const { start } = python.pyimport("gosux.browser.host");
  const host = start(page, shelf, helper, tabs, pause) as PythonHost;
  return host;
}

function runGames(): void {
  let started: Promise<PythonHost>;
  let helper: Helper;
  self.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
    if (data.kind === "start") {
      // The lock is free again when this worker ends, however that happens.
      void navigator.locks?.request(data.life, () => {
        send({ kind: "alive" });
        return new Promise(() => undefined);
      });
      helper = new Helper(data.folder);
      started = startGames(data.folder, data.pause, helper);
      started.then(
        () => send({ kind: "ready" }),
        (error: unknown) => send({ kind: "failed", why: why(error) }),
      );
      return;
    }
    // What comes while Python is loading waits, in its order.
    const host = await started;
    if (data.kind === "request") host.request(data.request, data.path, data.body);
    else if (data.kind === "say") host.say(data.channel, data.text);
    else if (data.kind === "close") host.close(data.channel);
    else {
      host.open(data.channel);
      send({ kind: "opened", channel: data.channel });
      helper.prepare(); // a rival may want to think soon; nobody else needs a second Python
    }
  };
}

function runHelper(): void {
  let work: (task: string) => string;
  self.onmessage = async ({ data }: MessageEvent<ToHelper>) => {
    try {
      if (data.kind === "start") {
        work = (await loadPython(data.folder, () => undefined)).pyimport("gosux.browser.helper").work;
        send({ kind: "ready" });
      } else send({ kind: "done", answer: work(data.task) });
    } catch (error) {
      send({ kind: "failed", why: why(error) });
    }
  };
}

if (self.name === "helper") runHelper();
else runGames();
