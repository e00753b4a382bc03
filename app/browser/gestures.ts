/** Keys and clicks with a modifier are the browser's own: Alt+Left goes back, Ctrl+click opens a tab. */
export function hasModifier(
  event: Pick<KeyboardEvent, "altKey" | "ctrlKey" | "metaKey" | "shiftKey">,
): boolean {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

/** In milliseconds: `wait`, or none where one of its kind was closed less than `skip` ago by `performance.now()`. */
export function hoverDelay(wait: number, skip: number) {
  let closedAt = Number.NEGATIVE_INFINITY;
  return {
    openAfter: (now: number): number => (now - closedAt < skip ? 0 : wait),
    recordClose: (now: number): void => {
      closedAt = now;
    },
  };
}
