/** 0 up to `count`, without it. */
export const range = (count: number): number[] => [...Array(Math.max(0, count)).keys()];
