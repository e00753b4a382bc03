// Until November 2026 this website had a service worker that kept pages on its visitors' devices. A device that still has
// it asks for this file by itself whenever a page is opened. The new worker takes the place of the old one, clears what
// was kept, and removes itself. Delete this file in November 2027, when nearly all of those visitors have come again.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(removeWhatWasKept()));

async function removeWhatWasKept() {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase("workbox-expiration");
  await registration.unregister();
}
