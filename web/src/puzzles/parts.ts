/** What a table needs only while a game is a puzzle. */
export { Attempt } from "./attempt.svelte";
export { default as PuzzleBar } from "./PuzzleBar.svelte";
export { default as PuzzlePanel } from "./PuzzlePanel.svelte";
export { default as PuzzleResult } from "./PuzzleResult.svelte";
