// In milliseconds.
export const A_MINUTE = 60_000;
export const A_DAY = 24 * 60 * A_MINUTE;

// One timer for everything, so that all changes together.
const listeners = new Set<() => void>();
let timer: number | undefined;

/** When this minute began, in milliseconds since 1970. */
export function currentMinute(): number {
  const now = Date.now();
  return now - (now % A_MINUTE);
}

/** Notifies of each new minute, and when the page is shown again as it was left, until what it returns is called. */
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
