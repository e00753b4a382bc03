/** Whether a modifier key was held: such keys and clicks are the browser's own. Alt+Left goes back, Ctrl+click opens a tab. */
export function hasModifier(event: {
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** When the next tooltip or panel opens under a mouse. */
type HoverDelay = {
  /** Says how many milliseconds the mouse must rest before it opens. */
  openAfter: () => number;
  /** Remembers that one has just been closed. */
  recordClose: () => void;
};

/**
 * Makes such a delay. The mouse must rest for `wait` milliseconds, but not at all within `skip` milliseconds after another
 * one was closed, so that people who move from button to button read their tooltips at once.
 */
export function createHoverDelay(wait: number, skip: number): HoverDelay {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    openAfter: () => (performance.now() - closedAt < skip ? 0 : wait),
    recordClose() {
      closedAt = performance.now();
    },
  };
}
