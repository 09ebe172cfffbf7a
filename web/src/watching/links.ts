import { onlyHere } from "$/together/links";

/** The address by which somebody else watches a game; `address` is where other devices reach the server. */
export function watchLink(game: string, code: string, address: string | null): string {
  const base = onlyHere() && address ? address : location.origin + location.pathname;
  return `${base}${watchRoute(game, code)}`;
}

export const watchRoute = (game: string, code: string): string => `#/watch/${game}/${code}`;
