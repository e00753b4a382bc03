import { hasModifier } from "#app/ui/gestures.ts";
import { drawnAndIdle, idle, inView } from "#app/ui/when-idle.ts";

/** A press and a key count when they are let go: what they do comes before React’s script, which keeps the browser busy. */
const INTERACTIONS = ["pointerup", "pointercancel", "keyup", "focusin", "scroll", "mouseover"];

/** How long a click waits for its island before it does without, in milliseconds. */
const PATIENCE = 5000;

/** What only a script can do; links to elsewhere, popovers, details and choices work without. */
const CONTROL = "[data-island]:not([data-hydrated]) button:not([popovertarget], [commandfor])";

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

/** Gives the last click on a control to it when its island is hydrated. Where that fails or comes too late, nothing happens. */
export function replayClicks(): void {
  let last: HTMLElement | undefined;
  document.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      const control = target?.closest<HTMLElement>(CONTROL);
      const island = control?.closest<HTMLElement>("[data-island]");
      if (!control || !island || hasModifier(event)) return;
      event.preventDefault();
      event.stopPropagation();
      last = control;
      const replay = () => {
        if (last !== control) return;
        last = undefined;
        // In an island that had to be written anew, as in a translated page, the control is another.
        if (island.matches("[data-hydrated]") && control.isConnected) control.click();
      };
      hydrate(island).then(replay, replay);
      setTimeout(replay, PATIENCE);
    },
    true,
  );
}

/** Rejects where React's script or the island's own cannot be had; styles then hide what would do nothing (data-lost). */
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
