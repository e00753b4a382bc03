import { drawnAndIdle, idle, inView } from "./when-idle.ts";

/** A press and a key count when they are let go: what they do comes before React’s script, which keeps the browser busy. */
const INTERACTIONS = ["pointerup", "pointercancel", "keyup", "focusin", "scroll", "mouseover"];

/** Hydrates islands in view when the page is drawn, others at the first interaction or where the address names a place. */
export async function wakeIslands(): Promise<void> {
  const interaction = new Promise((given) => {
    for (const type of INTERACTIONS) {
      addEventListener(type, given, { once: true, passive: true });
    }
  });
  const isWanted = async (island: HTMLElement) => {
    await drawnAndIdle();
    // The island itself has no box.
    if (!window.location.hash) await inView(...island.children);
  };
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  await Promise.all(
    islands.map(async (island) => {
      await Promise.race([isWanted(island), interaction.then(idle)]);
      // One that fails leaves its HTML, and the others are hydrated all the same.
      await hydrate(island).catch(reportError);
    }),
  );
}

/** Rejects where React's script cannot be had, or the island breaks; styles then hide what would do nothing (data-lost). */
async function hydrate(island: HTMLElement): Promise<void> {
  try {
    // What React Router's development server makes of components asks for this at once.
    if (import.meta.env.DEV) await import("virtual:react-router/inject-hmr-runtime");
    const { hydrateIsland } = await import("./hydrate.tsx");
    await hydrateIsland(island);
  } catch (problem) {
    island.dataset.lost = "";
    throw problem;
  }
}
