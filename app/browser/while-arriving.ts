/**
 * Runs a function each time that a piece of the page's HTML has arrived, before that piece is drawn, and once more when
 * all of it has.
 */
export function runWhileArriving(run: () => void): void {
  const observer = new MutationObserver(run);
  observer.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    observer.disconnect();
    run();
  });
}
