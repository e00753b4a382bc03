import { drawnAndIdle, idle } from "./ui/when-idle.ts";

/**
 * What a visitor does first. A press and a key count when they are let go: what they do comes before
 * React's script, which keeps the browser busy.
 */
const SIGNS = ["pointerup", "pointercancel", "keyup", "focusin", "scroll", "mouseover"];

/**
 * Brings the islands of the page to life: those in view as soon as the page is drawn and the browser is idle,
 * the others at the visitor's first sign. React's script is long and is not asked for before. An address that
 * names a place on the page, which may be the details of an event, is a sign.
 */
export async function wakeIslands(): Promise<void> {
  const sign = firstSign();
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  await Promise.all(
    islands.map(async (island) => {
      const isWanted = async () => {
        await drawnAndIdle();
        if (!window.location.hash) await comesIntoView(island);
      };
      await Promise.race([isWanted(), sign.then(idle)]);
      // One that fails leaves its HTML, and the others come to life all the same.
      await hydrate(island).catch(reportError);
    }),
  );
}

/**
 * Brings an island to life now. Rejects where React's script or its own cannot be had; styles then hide
 * what would do nothing (data-lost).
 */
export async function hydrate(island: HTMLElement): Promise<void> {
  try {
    // What React Router's development server makes of components asks for this at once.
    if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");
    const { hydrateIsland } = await import("./hydrate-islands.tsx");
    await hydrateIsland(island);
  } catch (problem) {
    island.dataset.lost = "";
    throw problem;
  }
}

function firstSign(): Promise<unknown> {
  return new Promise((given) => {
    for (const sign of SIGNS) addEventListener(sign, given, { once: true, passive: true });
  });
}

function comesIntoView(island: HTMLElement): Promise<void> {
  return new Promise((come) => {
    const watching = new IntersectionObserver((places) => {
      if (!places.some(({ isIntersecting }) => isIntersecting)) return;
      watching.disconnect();
      come();
    });
    // The island itself has no box.
    for (const part of island.children) watching.observe(part);
  });
}
