/** One unit (--u) at an element, in pixels: 1 at 1440 x 900, more or less elsewhere. */
export function unitOf(element: Element): number {
  return parseFloat(getComputedStyle(element).getPropertyValue("--u")) || 1;
}
