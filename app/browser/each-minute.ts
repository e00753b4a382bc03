import { A_MINUTE } from "#time";

/**
 * Runs a function at the start of each minute of the clock, and when a browser shows a page again that it has kept in
 * memory. Returns a function that ends this.
 */
export function onEachMinute(run: () => void): () => void {
  let timer: number;
  const waitForNextMinute = () => {
    const untilNextMinute = A_MINUTE - (Date.now() % A_MINUTE);
    timer = window.setTimeout(() => {
      run();
      waitForNextMinute();
    }, untilNextMinute);
  };
  waitForNextMinute();
  addEventListener("pageshow", run);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", run);
  };
}
