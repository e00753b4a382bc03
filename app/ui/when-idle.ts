/** Does this when the browser has nothing else to do; Safari, which does not say, gets a fifth of a second. */
export function whenIdle(work: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
