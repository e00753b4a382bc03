import { waitUntilDrawnAndIdle } from "./when-idle.ts";

/** The file that tools/build/service-worker.ts writes. */
const WORKER = "/service-worker.js";

declare global {
  interface Navigator {
    /** Missing in Safari and Firefox. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/**
 * Registers the service worker, which keeps pages for when there is no signal. It waits until the page is ready, and
 * does nothing for visitors who save data.
 */
export async function registerWorker(): Promise<void> {
  // There is no worker with `npm run dev`, and browsers have none without https.
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  const isRegistered = navigator.serviceWorker.controller !== null;
  if (isRegistered || navigator.connection?.saveData) return;
  await waitUntilDrawnAndIdle();
  const policy = globalThis.trustedTypes?.createPolicy("offline", {
    createScriptURL: (address) => (address === WORKER ? address : ""),
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // Browsers that keep nothing refuse a worker, for example in private windows.
    return;
  }
  await keepPagesReadBefore();
}

/**
 * Asks the worker to keep this page, its files, and the page from which the visitor came: all of them were fetched
 * before there was a worker.
 */
async function keepPagesReadBefore(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const urlsToCache = [document.referrer, window.location.href, ...files];
  // The worker's library, Workbox, defines this message.
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
