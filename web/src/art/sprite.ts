import { CHARGES } from "./charges";
import { EMBLEMS } from "./emblems";
import { FABRICS } from "./fabrics";
import { ICONS } from "./icons";

function symbol(id: string, size: number, body: string): string {
  return `<symbol id="${id}" viewBox="0 0 ${size} ${size}">${body}</symbol>`;
}

/** All drawings as symbols and patterns that the page refers to. */
export function symbols(): string {
  const fabrics = Object.entries(FABRICS).map(
    ([clan, { width, height, body }]) =>
      `<pattern id="fabric-${clan}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">${body}</pattern>`,
  );
  return [
    "<defs>",
    ...fabrics,
    `<radialGradient id="glow" cx=".5" cy=".42" r=".78"><stop offset="0" stop-color="#fff" stop-opacity=".16"/>`,
    `<stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".34"/></radialGradient>`,
    `<linearGradient id="sheen" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2"/>`,
    `<stop offset=".5" stop-color="#fff" stop-opacity="0"/></linearGradient>`,
    `<pattern id="fabric-back" width="16" height="16" patternUnits="userSpaceOnUse">`,
    `<path d="M8 0 16 8 8 16 0 8Z" fill="none" stroke="#8fa3b3" stroke-width=".8" opacity=".45"/>`,
    `<path d="M8 5.5 10.5 8 8 10.5 5.5 8Z" fill="#8fa3b3" opacity=".35"/></pattern>`,
    "</defs>",
    ...Object.entries(EMBLEMS).map(([clan, body]) =>
      symbol(`emblem-${clan}`, 48, `<g fill="currentColor">${body}</g>`),
    ),
    ...Object.entries(CHARGES).map(([deed, body]) => symbol(`charge-${deed}`, 40, body)),
    ...Object.entries(ICONS).map(([name, body]) => symbol(`icon-${name}`, 24, body)),
  ].join("");
}

/** Put the drawings into the page, once; everything that is drawn refers to them. */
export function installSprite(): void {
  if (typeof document === "undefined" || document.getElementById("sprite")) return;
  const holder = document.createElement("div");
  holder.id = "sprite";
  holder.setAttribute("aria-hidden", "true");
  holder.style.cssText = "position:absolute;width:0;height:0;overflow:hidden";
  holder.innerHTML = `<svg width="0" height="0">${symbols()}</svg>`;
  document.body.prepend(holder);
}

/** Put the pictures of a clan's cards into the page, beside the drawings. */
export function installPictures(clan: string, bodies: Record<string, string>): void {
  installSprite();
  const pictures = Object.entries(bodies).map(
    ([card, body]) =>
      `<symbol id="picture-${clan}-${card}" viewBox="0 0 120 68" overflow="visible">${body}</symbol>`,
  );
  document
    .getElementById("sprite")
    ?.insertAdjacentHTML("beforeend", `<svg width="0" height="0">${pictures.join("")}</svg>`);
}
