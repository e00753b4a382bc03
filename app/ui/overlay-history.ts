/** The history state of what opens over a page: the page beneath keeps its place. */
export const OVERLAY = { isOverlay: true };

/** Whether a place in the history is one that opened over its page. */
export function isOverlay({ state }: { state?: Partial<typeof OVERLAY> | null }): boolean {
  return state?.isOverlay === true;
}
