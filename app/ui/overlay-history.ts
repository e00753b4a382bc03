/** The history state of an overlay (a dialog with an address): the page beneath keeps its scroll position. */
export const OVERLAY = { isOverlay: true };

/** Whether a history entry is that of an overlay. */
export function isOverlay({ state }: { state?: Partial<typeof OVERLAY> | null }): boolean {
  return state?.isOverlay === true;
}
