import type { WorkboxPlugin } from "workbox-core";

/**
 * Keeps of a cache the `most` that were put there last. A cache lists what it has in that order, so that nothing has to
 * note when a page was read.
 */
export function lastKept(most: number): WorkboxPlugin {
  return {
    cacheDidUpdate: async ({ cacheName }) => {
      const cache = await caches.open(cacheName);
      const kept = await cache.keys();
      await Promise.all(kept.slice(0, -most).map((request) => cache.delete(request)));
    },
  };
}
