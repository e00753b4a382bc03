import { readFacts } from "#app/read-facts.ts";
import { drawnAndIdle } from "#app/ui/when-idle.ts";

const WORKER = "/service-worker.js";

declare global {
  interface Navigator {
    /** Not in Safari and Firefox. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** As soon as nothing else is to be done; never for visitors who save data. */
export async function registerWorker(): Promise<void> {
  // With `npm run dev` there is no worker; without https the browser has none.
  if (import.meta.env.DEV || !navigator.serviceWorker) return;
  if (readFacts()?.keepsNoCopies || navigator.connection?.saveData) return;
  await drawnAndIdle();
  const policy = globalThis.trustedTypes?.createPolicy("offline", {
    createScriptURL: (address) => (address === WORKER ? address : ""),
  });
  // Browsers refuse it where they keep nothing, as in private windows.
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER).catch(() => {});
}
