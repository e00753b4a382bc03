/** Calls with each piece of the page's HTML that has come, before it is drawn, and once more when all of it has. */
export function whileArriving(run: () => void): void {
  const arriving = new MutationObserver(run);
  arriving.observe(document, { childList: true, subtree: true });
  addEventListener("DOMContentLoaded", () => {
    arriving.disconnect();
    run();
  });
}
