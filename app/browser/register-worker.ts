import { drawnAndIdle } from "./when-idle.ts";

/** tools/build/service-worker.ts writes it. */
const WORKER = "/service-worker.js";

declare global {
  interface Navigator {
    /** Not in Safari and Firefox. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Has pages kept for when there is no signal, as soon as nothing else is to be done; never for visitors who save data. */
export async function registerWorker(): Promise<void> {
  // With `npm run dev` there is no worker; without https the browser has none.
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  // What it controls it has kept already.
  if (navigator.serviceWorker.controller || navigator.connection?.saveData) return;
  await drawnAndIdle();
  const policy = globalThis.trustedTypes?.createPolicy("offline", {
    createScriptURL: (address) => (address === WORKER ? address : ""),
  });
  try {
    await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER);
  } catch {
    // Browsers refuse it where they keep nothing, as in private windows.
    return;
  }
  await keepPagesReadBefore();
}

/**
 * This page was fetched before there was a worker, and so was the page of this website from which the visitor came. The
 * worker is told to keep both, with the files of this one.
 */
async function keepPagesReadBefore(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const urlsToCache = [document.referrer, window.location.href, ...files];
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
