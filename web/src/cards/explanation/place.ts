export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Spot {
  left: number;
  top: number;
  /** How high it may be. */
  room: number;
}

const GAP = 8;
const MARGIN = 8;

/** Where something of a size stands beside a word: below it or above it, never over it, and inside the window. */
export function beside(
  word: Box,
  width: number,
  height: number,
  screenWidth: number,
  screenHeight: number,
): Spot {
  const middle = (word.left + word.right) / 2;
  const left = Math.max(MARGIN, Math.min(middle - width / 2, screenWidth - width - MARGIN));
  const below = screenHeight - word.bottom - GAP - MARGIN;
  const above = word.top - GAP - MARGIN;
  if (height <= below || below >= above) return { left, top: word.bottom + GAP, room: Math.max(below, 0) };
  const room = Math.max(above, 0);
  return { left, top: word.top - GAP - Math.min(height, room), room };
}
