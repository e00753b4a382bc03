import { A_MINUTE } from "./durations.ts";

// One timer for everything, so that all changes together.
const listeners = new Set<() => void>();
let timer: number | undefined;

/**
 * Notifies of each new minute, and when the page is shown again as it was left, until the function that it
 * returns is called.
 */
export function onEachMinute(notify: () => void): () => void {
  listeners.add(notify);
  if (listeners.size === 1) {
    addEventListener("pageshow", notifyAll);
    scheduleNextMinute();
  }
  return () => {
    listeners.delete(notify);
    if (listeners.size > 0) return;
    removeEventListener("pageshow", notifyAll);
    clearTimeout(timer);
  };
}

function notifyAll(): void {
  for (const notify of listeners) notify();
}

function scheduleNextMinute(): void {
  timer = window.setTimeout(
    () => {
      notifyAll();
      scheduleNextMinute();
    },
    A_MINUTE - (Date.now() % A_MINUTE),
  );
}
