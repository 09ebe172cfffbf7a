import type { Attachment } from "svelte/attachments";
import type { Show } from "$/game/show.svelte";

/**
 * The running scene waits while the pointer moves over something, or the keyboard's focus comes there. A pointer that
 * lies still does not count: what is told often appears where the reader has just pressed a button.
 */
export const holds =
  (show: Show): Attachment<HTMLElement> =>
  (element) => {
    const listening = new AbortController();
    const { signal } = listening;
    const leave = () => show.hold(false);
    element.addEventListener(
      "pointermove",
      ({ pointerType, movementX, movementY }) => {
        if (pointerType !== "touch" && (movementX !== 0 || movementY !== 0)) show.hold(true);
      },
      { signal },
    );
    element.addEventListener(
      "focusin",
      ({ target }) => {
        if (target instanceof Element && target.matches(":focus-visible")) show.hold(true);
      },
      { signal },
    );
    element.addEventListener("pointerleave", leave, { signal });
    element.addEventListener("focusout", leave, { signal });
    return () => {
      listening.abort();
      leave();
    };
  };
