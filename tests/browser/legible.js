// What of the page cannot be read. Every line of visible text is a box. Of its height only the middle counts: ascenders
// and descenders of tight lines reach into each other without harm. What scrolls can be reached; what a modal dialog
// covers is not to be read.
({ least, floating, staying, ignored }) => {
  const wrong = [];
  const modal = [...document.querySelectorAll("dialog[open]")].at(-1);
  const within = modal ?? document.body;
  const styles = new Map();
  const frameOf = (element) => {
    if (!styles.has(element)) {
      const { overflowX, overflowY, display, position } = getComputedStyle(element);
      styles.set(element, { overflowX, overflowY, display, position, own: element.getBoundingClientRect() });
    }
    return styles.get(element);
  };
  const scrolls = (style) => /auto|scroll/.test(style);
  const hides = (style) => /hidden|clip/.test(style);
  const nameOf = (element) => {
    const names = [];
    for (let one = element; one && one !== within && names.length < 4; one = one.parentElement)
      names.unshift(one.tagName.toLowerCase() + [...one.classList].filter((n) => !n.startsWith("svelte-")).slice(0, 2).map((n) => "." + n).join(""));
    return names.join(">");
  };
  const lines = [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const said = node.data.trim();
    const element = node.parentElement;
    if (said === "" || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest(ignored)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < 1) continue;
    if (size < least - 0.01) wrong.push(`small ${size}px: ${nameOf(element)} "${said}"`);
    for (const box of range.getClientRects()) {
      if (box.width < 1 || box.height < 1) continue;
      const middle = (box.top + box.bottom) / 2;
      const line = { element, said, left: box.left, right: box.right, top: middle - size * 0.36, bottom: middle + size * 0.36, lost: false };
      let [left, right, top, bottom] = [line.left, line.right, line.top, line.bottom];
      let [acrossReached, downReached, fixed] = [false, false, false];
      for (let frame = element; frame && frame !== document.documentElement; frame = frame.parentElement) {
        const style = frameOf(frame);
        const { own } = style;
        if (frame !== element || style.display !== "inline") {
          if (scrolls(style.overflowX)) { acrossReached = true; if (right < own.left + 1 || left > own.right - 1) line.lost = true; [left, right] = [Math.max(left, own.left), Math.min(right, own.right)]; }
          if (scrolls(style.overflowY)) { downReached = true; if (bottom < own.top + 1 || top > own.bottom - 1) line.lost = true; [top, bottom] = [Math.max(top, own.top), Math.min(bottom, own.bottom)]; }
          if (line.lost) break;
          if (hides(style.overflowX) && (left < own.left - 2 || right > own.right + 2)) { wrong.push(`cut: ${nameOf(element)} "${said}" by ${nameOf(frame)} ${Math.round(Math.max(own.left - left, right - own.right))}px across`); line.lost = true; break; }
          if (hides(style.overflowY) && (top < own.top - 1 || bottom > own.bottom + 1)) { wrong.push(`cut: ${nameOf(element)} "${said}" by ${nameOf(frame)} ${Math.round(Math.max(own.top - top, bottom - own.bottom))}px down`); line.lost = true; break; }
        }
        if (style.position === "fixed") { fixed = true; break; }
      }
      if (line.lost) continue;
      if (!acrossReached && (left < -1 || right > innerWidth + 1)) wrong.push(`outside: ${nameOf(element)} "${said}" ${Math.round(left)}..${Math.round(right)}`);
      if (fixed && !downReached && (top < -1 || bottom > innerHeight + 1)) wrong.push(`outside: ${nameOf(element)} "${said}" ${Math.round(top)}..${Math.round(bottom)} down`);
      Object.assign(line, { left, right, top, bottom });
      lines.push(line);
    }
  }
  const floats = (element) => element.closest(floating);
  lines.sort((one, other) => one.top - other.top);
  for (let place = 0; place < lines.length; place++) {
    const one = lines[place];
    for (let next = place + 1; next < lines.length && lines[next].top < one.bottom; next++) {
      const other = lines[next];
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - other.top;
      if (across > 2 && down > 2 && one.element !== other.element && floats(one.element) === floats(other.element) && !one.element.closest(staying) && !other.element.closest(staying))
        wrong.push(`on each other: ${nameOf(one.element)} "${one.said}" and ${nameOf(other.element)} "${other.said}" ${Math.round(across)}x${Math.round(down)}`);
    }
    // Something that bears no text may lie on it as well.
    for (const part of [0.15, 0.5, 0.85]) {
      const [x, y] = [one.left + (one.right - one.left) * part, (one.top + one.bottom) / 2];
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
      const top = document.elementFromPoint(x, y);
      // A bar that stays while the page scrolls covers nothing for good.
      if (top?.closest(staying) || (top && getComputedStyle(top).opacity === "0")) continue;
      if (!top || top.contains(one.element) || one.element.contains(top) || floats(top) !== floats(one.element)) continue;
      const shared = top.closest("button, a, label, li, td, p") ?? top;
      if (shared.contains(one.element) && getComputedStyle(top).pointerEvents !== "none" && top.closest("svg") && !/absolute|fixed/.test(getComputedStyle(top.closest("svg").parentElement).position)) continue;
      wrong.push(`covered: ${nameOf(one.element)} "${one.said}" by ${nameOf(top)}`);
      break;
    }
  }
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push(`the page is ${document.documentElement.scrollWidth}px wide`);
  return [...new Set(wrong)];
}
