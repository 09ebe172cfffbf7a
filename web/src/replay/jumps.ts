/** The first stop after a place, or the last one before it. */
export function jump(stops: number[], place: number, step: 1 | -1): number | undefined {
  return step > 0 ? stops.find((stop) => stop > place) : stops.findLast((stop) => stop < place);
}
