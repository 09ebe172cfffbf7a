import { startAuthentication, startRegistration } from "@simplewebauthn/browser";
import { post, Refused } from "$/game/http";
import { settings } from "$/game/settings.svelte";
import type { AccountNow, PasskeyOptions, SignedInNow } from "$/protocol/messages";
import { accountHere, keepAccount } from "./kept";

type Creation = Parameters<typeof startRegistration>[0]["optionsJSON"];
type Request = Parameters<typeof startAuthentication>[0]["optionsJSON"];

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const answer = await post(path, body);
  return (answer.status === 204 ? null : await answer.json()) as Answer;
}

async function optionsFor(purpose: string, more: object): Promise<unknown> {
  const found = await ask<PasskeyOptions>("account/passkey", { purpose, ...more });
  return JSON.parse(found.options);
}

async function created(purpose: string, more: object): Promise<string> {
  const optionsJSON = (await optionsFor(purpose, more)) as Creation;
  return JSON.stringify(await startRegistration({ optionsJSON }));
}

async function signed(): Promise<string> {
  const optionsJSON = (await optionsFor("sign-in", {})) as Request;
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

function enter({ session, account, name }: SignedInNow): void {
  if (session) keepAccount({ session, account, name });
  if (settings.name === "") settings.name = name;
}

export async function register(name: string): Promise<void> {
  const answer = await created("register", { name });
  enter(await ask("account/register", { name, device: deviceName(), answer }));
}

export async function signIn(): Promise<void> {
  enter(await ask("account/sign-in", { device: deviceName(), answer: await signed() }));
}

export async function recover(code: string): Promise<void> {
  enter(await ask("account/recover", { device: deviceName(), code }));
}

export const accountNow = () => own<AccountNow>("account");

/** A request of whoever is signed in. Where a passkey has to be shown again first, it is asked for. */
export async function own<Answer>(path: string, body: object = {}): Promise<Answer> {
  return proving((session) => ask<Answer>(path, { session, ...body }));
}

/** The name at new tables and in the ladder. */
export async function rename(wanted: string): Promise<void> {
  const { name } = await own<AccountNow>("account/name", { name: wanted });
  settings.name = name;
  const me = accountHere();
  if (me) keepAccount({ ...me, name });
}

export async function addPasskey(): Promise<AccountNow> {
  return proving(async (session) => {
    const answer = await created("add", { session });
    return ask<AccountNow>("account/passkeys/add", { session, name: deviceName(), answer });
  });
}

async function proving<Answer>(work: (session: string) => Promise<Answer>): Promise<Answer> {
  const session = accountHere()?.session ?? "";
  try {
    return await work(session);
  } catch (error) {
    if (!(error instanceof Refused && error.trouble.code === "prove")) throw error;
  }
  await ask("account/sign-in", { session, device: deviceName(), answer: await signed() });
  return work(session);
}

export const exportFile = async () =>
  (await post("account/export", { session: accountHere()?.session ?? "" })).text();

/** Browsers allow passkeys only at a name: localhost, or any with TLS. */
export function passkeysWork(place: Location = location): boolean {
  const numbers = /^[\d.]+$|^\[/.test(place.hostname);
  return window.isSecureContext && "PublicKeyCredential" in window && !numbers;
}

/** This page at localhost, for those who opened it on their own machine by its number. */
export function atLocalhost(place: Location = location): string | null {
  const own = /^127\.|^\[::1\]$/.test(place.hostname);
  return own ? `http://localhost${place.port ? `:${place.port}` : ""}${place.pathname}#/account` : null;
}

const BROWSERS: [RegExp, string][] = [
  [/Firefox|FxiOS/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Chrome|CriOS/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Mac OS/, "Mac"],
  [/Windows/, "Windows"],
  [/CrOS/, "ChromeOS"],
  [/Linux/, "Linux"],
];

/** "Firefox, Linux": by what the owner knows this device again. */
export function deviceName(agent: string = navigator.userAgent): string {
  const found = [BROWSERS, SYSTEMS].map((list) => list.find(([sign]) => sign.test(agent))?.[1]);
  return found.filter(Boolean).join(", ") || "?";
}
