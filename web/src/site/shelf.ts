import { openDB, type DBSchema, type IDBPDatabase } from "idb";

interface Games extends DBSchema {
  games: { key: string; value: { game: string; text: string; marks: string[] }; indexes: { marks: string } };
}

/** The games of this browser, one text each: `Shelf` in gosux/sessions/storage/shelf.py. */
export class BrowserShelf {
  #opened: Promise<IDBPDatabase<Games>> | undefined;

  /** `failed` is called if something could not be stored. */
  constructor(private readonly failed: () => void) {}

  read = async (game: string) => (await (await this.#open()).get("games", game))?.text;

  find = async (mark: string) => (await (await this.#open()).getFromIndex("games", "marks", mark))?.text;

  all = async () => JSON.stringify((await (await this.#open()).getAll("games")).map(({ text }) => text));

  /** Compare and write in one transaction: another tab may have gone on with the game. */
  write = async (game: string, text: string, marks: string, before: string | undefined) => {
    try {
      const database = await this.#open();
      const change = database.transaction("games", "readwrite", { durability: "strict" });
      const same = (await change.store.get(game))?.text === before;
      if (same) await change.store.put({ game, text, marks: marks.split(" ") });
      await change.done;
      return same;
    } catch (error) {
      this.failed();
      throw error;
    }
  };

  #open(): Promise<IDBPDatabase<Games>> {
    const forget = () => (this.#opened = undefined);
    if (!this.#opened) {
      this.#opened = openDB<Games>("gosux", 1, {
        upgrade(database) {
          const games = database.createObjectStore("games", { keyPath: "game" });
          games.createIndex("marks", "marks", { multiEntry: true });
        },
        // A newer page in another tab changes the database: this one must not be in its way.
        blocking(_old, _new, event) {
          (event.target as IDBDatabase).close();
          forget();
        },
        terminated: forget,
      });
      this.#opened.catch(forget);
    }
    return this.#opened;
  }
}
