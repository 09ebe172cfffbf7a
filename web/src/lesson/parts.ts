/** What a table needs only while a game is a lesson. */
export { default as Coach } from "./Coach.svelte";
export { default as Ideas } from "./Ideas.svelte";
export { default as LessonBar } from "./LessonBar.svelte";
