import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepSeats } from "$/game/seats";
import { bytesOf, endPush, pushIsOn, renewPush, startPush } from "./push";

const SERVER_KEY = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
const ENDPOINT = "https://push.example.org/of-this-browser";
let subscribed: unknown;
let asked: { path: string; body: Record<string, unknown> }[];

beforeEach(() => {
  subscribed = null;
  asked = [];
  localStorage.clear();
  const subscription = {
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "public", auth: "secret" } }),
    unsubscribe: () => Promise.resolve((subscribed = null)),
  };
  const pushManager = {
    getSubscription: () => Promise.resolve(subscribed),
    subscribe: (options: { applicationServerKey: Uint8Array }) => {
      expect(options.applicationServerKey).toEqual(bytesOf(SERVER_KEY));
      return Promise.resolve((subscribed = subscription));
    },
  };
  const registration = { pushManager, unregister: () => Promise.resolve(true) };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted") });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: {
      register: () => Promise.resolve(registration),
      ready: Promise.resolve(registration),
      getRegistration: () => Promise.resolve(registration),
    },
  });
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    asked.push({ path, body: JSON.parse(body) as Record<string, unknown> });
    return Promise.resolve(new Response(null, { status: 204 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a server's key is read as bytes of a point", () => {
  expect(bytesOf(SERVER_KEY)).toHaveLength(65);
  expect(bytesOf(SERVER_KEY)[0]).toBe(4);
});

test("the server is told the address, the keys and the seats of this browser, and again for a new game", async () => {
  keepSeats("one", [{ seat: 0, token: "first" }]);
  await startPush(SERVER_KEY);
  expect(pushIsOn()).toBe(true);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.path).toMatch(/api\/push$/);
  expect(asked[0]?.body).toMatchObject({
    endpoint: ENDPOINT,
    public: "public",
    secret: "secret",
    tokens: ["first"],
  });
  keepSeats("two", [{ seat: 1, token: "second" }]);
  await renewPush();
  expect(asked[1]?.body.tokens).toEqual(["second", "first"]);
});

test("whoever switches it off is told nothing any more", async () => {
  await startPush(SERVER_KEY);
  await endPush();
  expect(pushIsOn()).toBe(false);
  expect(subscribed).toBeNull();
  expect(asked[1]?.path).toMatch(/api\/push\/end$/);
  expect(asked[1]?.body).toEqual({ endpoint: ENDPOINT });
  await renewPush();
  expect(asked).toHaveLength(2);
});

test("without permission nothing is sent, and what the browser has ended is forgotten", async () => {
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("denied") });
  await expect(startPush(SERVER_KEY)).rejects.toThrow();
  expect(pushIsOn()).toBe(false);
  vi.stubGlobal("Notification", { requestPermission: () => Promise.resolve("granted") });
  await startPush(SERVER_KEY);
  subscribed = null;
  await renewPush();
  expect(pushIsOn()).toBe(false);
  expect(asked).toHaveLength(1);
});
