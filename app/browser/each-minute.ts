import { A_MINUTE } from "#time";

/**
 * Calls with each new minute of the clock, and when a browser shows again a page that it has kept; until what it returns
 * is called.
 */
export function onEachMinute(show: () => void): () => void {
  let timer: number;
  const waitForNext = () => {
    timer = window.setTimeout(
      () => {
        show();
        waitForNext();
      },
      A_MINUTE - (Date.now() % A_MINUTE),
    );
  };
  waitForNext();
  addEventListener("pageshow", show);
  return () => {
    clearTimeout(timer);
    removeEventListener("pageshow", show);
  };
}
