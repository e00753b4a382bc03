// What is published in the place of the service worker by a church that wants none: it takes along what the other
// has kept, and goes.

// TypeScript knows the world of pages, and this is another one.
declare function skipWaiting(): Promise<void>;
declare const registration: ServiceWorkerRegistration;
declare function addEventListener(
  type: "activate",
  listener: (activation: { waitUntil: (done: Promise<unknown>) => void }) => void,
): void;

skipWaiting();
addEventListener("activate", (activation) => activation.waitUntil(leave()));

async function leave(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  // When which page was visited (workbox-expiration).
  indexedDB.deleteDatabase("workbox-expiration");
  await registration.unregister();
}
