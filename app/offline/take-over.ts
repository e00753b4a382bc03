// TypeScript knows the world of pages, and this is another one.
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare function addEventListener(
  type: "activate",
  listener: (activation: { waitUntil: (done: Promise<unknown>) => void }) => void,
): void;

/** Takes the place of an older worker at once. `settle` is done before this one answers anything. */
export function takeOver(settle: (registration: ServiceWorkerRegistration) => Promise<unknown>) {
  skipWaiting();
  addEventListener("activate", (activation) => activation.waitUntil(settle(registration)));
}

/** Earlier workers noted there when which page was read. */
export function forgetReadingTimes(): void {
  indexedDB.deleteDatabase("workbox-expiration");
}
