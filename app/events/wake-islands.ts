import { waitUntilDrawnAndIdle, waitUntilIdle, waitUntilInView } from "#app/browser/when-idle.ts";

/**
 * The events that count as a visitor's first interaction. A press or a key counts when it is let go: by then the
 * browser has done what it does, and may be busy with React's script.
 */
const INTERACTIONS = ["pointerup", "pointercancel", "keyup", "focusin", "scroll", "mouseover"];

/**
 * Hydrates the islands of a page, each as soon as the page has been drawn and the island is in view, or at the first
 * interaction. Resolves when all are hydrated or have failed.
 */
export async function wakeIslands(): Promise<void> {
  const interaction = new Promise((resolve) => {
    for (const type of INTERACTIONS) {
      addEventListener(type, resolve, { once: true, passive: true });
    }
  });
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  await Promise.all(
    islands.map(async (island) => {
      await Promise.race([waitUntilSeen(island), interaction.then(waitUntilIdle)]);
      // An island without React keeps its HTML, and the others are hydrated all the same.
      await hydrate(island).catch(reportError);
    }),
  );
}

async function waitUntilSeen(island: HTMLElement): Promise<void> {
  await waitUntilDrawnAndIdle();
  // An address with a hash leads to a place within the page, which islands may move: none of them waits.
  if (window.location.hash) return;
  // The island itself has no box (display: contents).
  await waitUntilInView([...island.children]);
}

/** Rejects if React's script cannot be loaded; styles then hide what would do nothing (data-lost). */
async function hydrate(island: HTMLElement): Promise<void> {
  try {
    // Components that React Router's development server has compiled need this before they run.
    if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(island);
  } catch (problem) {
    island.dataset.lost = "";
    throw problem;
  }
}
