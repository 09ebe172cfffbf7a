/** What the edition without a server tells beside the page. */
class SiteState {
  /** Bytes of Python that have come, of how many. */
  loaded = $state(0);
  total = $state(0);
  phase = $state<"loading" | "ready" | "failed">("loading");
  /** Something could not be stored. */
  notStored = $state(false);
  /** A newer version is here, and no tab plays: start it. */
  update = $state.raw<(() => void) | null>(null);
  /** It was wanted, but a game is open in another tab. */
  updateWaits = $state(false);
}

export const site = new SiteState();
