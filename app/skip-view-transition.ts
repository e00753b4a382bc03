/**
 * The next document is shown without a fade. For addresses opened by the script: what comes may not
 * be ready to fade in, and then the browser rejects the transition with an error.
 */
export function skipNextViewTransition(): void {
  window.addEventListener("pageswap", ({ viewTransition }) => viewTransition?.skipTransition(), {
    once: true,
  });
}
