/** Whether a modifier key was held: such keys and clicks are the browser's own. Alt+Left goes back, Ctrl+click opens a tab. */
export function hasModifier(event: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** When the next tooltip or panel opens under a mouse. Times are those of `performance.now()`, in milliseconds. */
type HoverDelay = {
  /** How long the mouse must rest before it opens. */
  openAfter: (now: number) => number;
  /** Remembers when the last one was closed. */
  recordClose: (now: number) => void;
};

/**
 * Makes such a delay. The mouse must rest for `wait` milliseconds, but not at all within `skip` milliseconds after another
 * one was closed, so that people who move from button to button read their tooltips at once.
 */
export function createHoverDelay(wait: number, skip: number): HoverDelay {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    openAfter(now) {
      return now - closedAt < skip ? 0 : wait;
    },
    recordClose(now) {
      closedAt = now;
    },
  };
}
