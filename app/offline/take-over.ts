// TypeScript knows the world of pages, and this is another one.
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare function addEventListener(
  type: "activate",
  listener: (activation: { waitUntil: (done: Promise<unknown>) => void }) => void,
): void;

/**
 * Has this worker take the place of an older one at once: what a page asks of it is the same in all of them.
 * `settle` is done before it answers anything.
 */
export function takeOver(
  settle: (registration: ServiceWorkerRegistration) => Promise<unknown>,
): void {
  skipWaiting();
  addEventListener("activate", (activation) => activation.waitUntil(settle(registration)));
}

/** Earlier workers noted there when which page was read. */
export function forgetReadingTimes(): void {
  indexedDB.deleteDatabase("workbox-expiration");
}
