/**
 * A file as the part of an address after #, which no server is sent: its text by zlib, then base64url. The limits are
 * those of gosux/records/links.py.
 */
export const MOST_LETTERS = 16_000;
export const MOST_BYTES = 256 * 1024;

export class BadLink extends Error {
  constructor(readonly why: "damaged" | "long") {
    super(why);
  }
}

export async function codeOf(text: string): Promise<string> {
  const raw = new TextEncoder().encode(text);
  const stream = new Blob([raw]).stream().pipeThrough(new CompressionStream("deflate"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  let letters = "";
  for (const byte of bytes) letters += String.fromCharCode(byte);
  const code = btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  if (raw.length > MOST_BYTES || code.length > MOST_LETTERS) throw new BadLink("long");
  return code;
}

/** The text of a code, however it came about: never more than so many bytes are unpacked. */
export async function textOf(code: string): Promise<string> {
  if (code.length > MOST_LETTERS) throw new BadLink("long");
  if (!/^[\w-]+$/.test(code)) throw new BadLink("damaged");
  let raw: Uint8Array<ArrayBuffer>;
  try {
    const letters = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    raw = await unpacked(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
    return new TextDecoder("utf-8", { fatal: true }).decode(raw);
  } catch (error) {
    throw error instanceof BadLink ? error : new BadLink("damaged");
  }
}

async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  const whole = new Uint8Array(MOST_BYTES);
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return whole.slice(0, length);
    if (length + value.length > MOST_BYTES) {
      await reader.cancel();
      throw new BadLink("long");
    }
    whole.set(value, length);
    length += value.length;
  }
}

/** The address that opens a file in this page. */
export async function linkTo(text: string): Promise<string> {
  return `${location.href.split("#")[0]}#/open/${await codeOf(text)}`;
}
