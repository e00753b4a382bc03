/** The history state of what opens over a page: the page beneath keeps its place. */
export const IN_PLACE = { isInPlace: true };

/** Whether a place in the history is one that opened over its page. */
export function isInPlace({ state }: { state?: Partial<typeof IN_PLACE> | null }): boolean {
  return state?.isInPlace === true;
}
