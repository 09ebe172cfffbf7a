import { keepAccount } from "$/account/kept";
import { host } from "$/protocol/host";
import type {
  Created,
  DeckNames,
  GameReport,
  Guide,
  HttpProblem,
  Import,
  Moments,
  MomentsWanted,
  NewGame,
  Offer,
  OpenGame,
  OpenGames,
  PuzzleList,
  ReplayWanted,
  ReviewNow,
  ReviewWanted,
  Scene,
  Story,
  StoryWanted,
} from "$/protocol/messages";

/** A request that the server refused, with a sentence for the player if there is one. */
export class Refused extends Error {
  constructor(readonly trouble: HttpProblem) {
    super(trouble.detail);
  }
}

async function answerOf(response: Response): Promise<Response> {
  if (response.ok) return response;
  let trouble: HttpProblem;
  try {
    trouble = (await response.json()) as HttpProblem;
  } catch {
    trouble = { code: "unavailable", text: null, detail: String(response.status) };
  }
  if (trouble.code === "signed-out") keepAccount(null);
  throw new Refused(trouble);
}

export async function get<Answer>(path: string): Promise<Answer> {
  const response = await answerOf(await host.request(path));
  return (await response.json()) as Answer;
}

export async function post(path: string, body: unknown): Promise<Response> {
  return answerOf(await host.request(path, JSON.stringify(body)));
}

export const getOffer = () => get<Offer>("offer");

export const newGame = async (wanted: NewGame) => (await (await post("games", wanted)).json()) as Created;

const MOST_TOKENS = 200;

export async function myGames(tokens: string[]): Promise<OpenGame[]> {
  const found: OpenGame[] = [];
  for (let first = 0; first < tokens.length; first += MOST_TOKENS) {
    const some = tokens.slice(first, first + MOST_TOKENS);
    found.push(...((await (await post("games/mine", { tokens: some })).json()) as OpenGames).games);
  }
  return found;
}

export const deckNames = (ruleset: string, language: string) =>
  get<DeckNames>(`decks/${ruleset}/${language}`);

export const guide = (ruleset: string, language: string) => get<Guide>(`guide/${ruleset}/${language}`);

export const puzzles = () => get<PuzzleList>("puzzles");

export const showcase = () => get<Scene>("showcase");

export const importFile = async (file: Import) => (await (await post("import", file)).json()) as Created;

export const moments = async (wanted: MomentsWanted) =>
  (await (await post("moments", wanted)).json()) as Moments;

export const story = async (wanted: StoryWanted) => (await (await post("story", wanted)).json()) as Story;

export const review = async (wanted: ReviewWanted) =>
  (await (await post("review", wanted)).json()) as ReviewNow;

/** A moment of a finished game; null for a running one, as far as the player knows it. */
export const positionFile = async (token: string, moment: number | null) =>
  await (await post("position", { token, moment })).text();

export const gameReport = async (token: string) =>
  (await (await post("report", { token })).json()) as GameReport;

export const replayFile = async (token: string, hide: ReplayWanted["hide"] = null) =>
  await (await post("replay", { token, hide })).text();
