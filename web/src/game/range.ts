/** The numbers from 0 up to but not including `count`. */
export const range = (count: number): number[] => [...Array(Math.max(0, count)).keys()];
