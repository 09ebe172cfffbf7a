import type { Game } from "$/game/game.svelte";
import type { Commands } from "$/game/keys";
import type { AtWord } from "$/protocol/messages";
import { go } from "$/route.svelte";
import type { Desk } from "./desk.svelte";

interface Around {
  skip(): void;
  help(): void;
  log(): void;
}

const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => one.offsetParent !== null);

/** What the keys do at a table that is played at. */
export function commandsOf(game: Game, desk: Desk, around: Around): Commands {
  /** Like a click on its button: what cannot be used now says why. */
  const word = (word: AtWord["word"]) => {
    if (game.asked) void game.point({ at: "word", word });
  };
  return {
    ...around,
    confirm() {
      if (!game.ready) return false;
      void game.confirm();
      return true;
    },
    takeBack: () => void game.takeBack(),
    drop: () => void game.drop(),
    next(back) {
      const legal = all("[data-legal]");
      const here = legal.indexOf(document.activeElement as HTMLElement);
      const step = back ? -1 : 1;
      const next =
        here < 0 ? (back ? legal.at(-1) : legal[0]) : legal[(here + step + legal.length) % legal.length];
      next?.focus();
    },
    nth(number) {
      // Where cards of the hand are asked for they are counted, otherwise the buttons.
      const options = all("[data-option]");
      const cards = all(".hand [data-item]");
      const counted = desk.asksFor("hand") || options.length === 0 ? cards : options;
      const one = counted[number - 1];
      one?.focus();
      one?.click();
    },
    zoom() {
      if (desk.looked) desk.sheet = true;
    },
    mirror() {
      const place = (document.activeElement as HTMLElement | null)?.dataset["place"];
      const [kind, seat, slot] = place?.split(":") ?? [];
      if (kind !== "slot") return;
      const other = Number(seat) === desk.you ? desk.rival : desk.you;
      document.querySelector<HTMLElement>(`[data-place="slot:${other}:${slot}"]`)?.focus();
    },
    piles: () => (desk.pile = `discard:${desk.you}`),
    tokens: () => word("draw 1"),
    pass: () => word("pass"),
    hint: () => game.hint(),
    search: () => go("#/cards"),
    watch(key) {
      const { show } = game;
      if (!show.busy) return false;
      if (key === " ") show.next();
      else if (key === "r") show.again();
      else if (/^(escape|enter|backspace|[1-9npt])$/i.test(key)) show.skip();
      else return false;
      return true;
    },
  };
}
