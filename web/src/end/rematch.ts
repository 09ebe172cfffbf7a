import { newGame } from "$/game/http";
import type { Created, Story } from "$/protocol/messages";

/** The same players again, with the same clans or, where they were drafted, with a draft. */
export function rematch(story: Story, sameClans: boolean): Promise<Created> {
  const seats = story.players.map(({ kind, level, name }) => ({ kind, level, name }));
  const options = Object.fromEntries(Object.entries(story.options).filter(([name]) => name !== "clans"));
  if (sameClans && story.clans) options["clans"] = story.clans;
  return newGame({ ruleset: story.ruleset, seats, options });
}
