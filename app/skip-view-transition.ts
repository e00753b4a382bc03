/**
 * Skips the cross-document view transition of the next page load. For addresses that the script opens:
 * the browser reports an error where the next document is not ready for its transition in time.
 */
export function skipNextViewTransition(): void {
  window.addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
}
