/** What a key does at the table. Letters can be turned off (WCAG 2.1.4). */
export interface Commands {
  confirm(): boolean;
  takeBack(): void;
  drop(): void;
  next(back: boolean): void;
  nth(number: number): void;
  zoom(): void;
  mirror(): void;
  piles(): void;
  log(): void;
  tokens(): void;
  pass(): void;
  help(): void;
  hint(): void;
  search(): void;
  skip(): void;
  /** While others act: what a key does to that; false for nothing. */
  watch(key: string): boolean;
}

const TYPING = "input, select, textarea, [contenteditable]";

export function onKey(event: KeyboardEvent, commands: Commands, letters: boolean): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(TYPING)) return;
  commands.skip();
  const pressed = target.closest("button, a") && !target.closest("[data-item], [data-legal]");
  if (
    !(pressed && /^( |Enter)$/.test(event.key)) &&
    commands.watch(letters ? event.key.toLowerCase() : event.key)
  ) {
    event.preventDefault();
    return;
  }
  if (handle(event, target, commands, letters)) event.preventDefault();
}

function handle(event: KeyboardEvent, target: HTMLElement, commands: Commands, letters: boolean): boolean {
  switch (event.key) {
    case "Enter":
      // What is chosen already stays chosen: Enter never takes back.
      if (target.closest("[aria-pressed=true]:is([data-item], [data-legal])")) {
        commands.confirm();
        return true;
      }
      // On something that can be chosen, Enter chooses; anywhere else it confirms.
      if (target.closest("[data-legal], [data-watch], a, .button, [aria-haspopup]")) return false;
      return commands.confirm();
    case "Backspace":
      commands.takeBack();
      return true;
    case "Escape":
      commands.drop();
      return true;
    case "?":
      commands.help();
      return true;
  }
  if (/^[1-9]$/.test(event.key)) {
    commands.nth(Number(event.key));
    return true;
  }
  return letters && letter(event, commands);
}

function letter(event: KeyboardEvent, commands: Commands): boolean {
  const found: Record<string, () => void> = {
    n: () => commands.next(event.shiftKey),
    z: () => commands.zoom(),
    m: () => commands.mirror(),
    d: () => commands.piles(),
    l: () => commands.log(),
    t: () => commands.tokens(),
    p: () => commands.pass(),
    h: () => commands.hint(),
    "/": () => commands.search(),
  };
  const run = found[event.key.toLowerCase()];
  run?.();
  return run !== undefined;
}
