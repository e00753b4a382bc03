import { hasModifier } from "#app/ui/gestures.ts";
import { drawnAndIdle, idle } from "#app/ui/when-idle.ts";

/**
 * What a visitor does first. A press and a key count when they are let go: what they do comes before
 * React's script, which keeps the browser busy.
 */
const FIRST_INTERACTIONS = [
  "pointerup",
  "pointercancel",
  "keyup",
  "focusin",
  "scroll",
  "mouseover",
];

/** How long a click waits for its island to be hydrated before it does without, in milliseconds. */
const PATIENCE = 5000;

/** What only a script can do; links to elsewhere, popovers, details and choices work without. */
const CONTROL =
  '[data-island]:not([data-hydrated]) :is(button:not([popovertarget], [commandfor]), a[href="#"], a[data-opens])';

/**
 * Hydrates the islands of the page: those in view as soon as the page is drawn and the browser is idle,
 * the others at the first interaction. React's script is long and is not asked for before. An address that
 * names a place on the page, which may be the details of an event, counts as one.
 */
export async function wakeIslands(): Promise<void> {
  const interaction = firstInteraction();
  const islands = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  await Promise.all(
    islands.map(async (island) => {
      const isWanted = async () => {
        await drawnAndIdle();
        if (!window.location.hash) await comesIntoView(island);
      };
      await Promise.race([isWanted(), interaction.then(idle)]);
      // One that fails leaves its HTML, and the others are hydrated all the same.
      await hydrate(island).catch(reportError);
    }),
  );
}

/**
 * Keeps the last click on a control of an island that is not hydrated yet, hydrates the island, and gives the
 * control the click then. Where that fails, takes too long or takes the control away, the link of the control's
 * event is followed, which leads to the same details.
 */
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
        if (island.matches("[data-hydrated]") && control.isConnected) return control.click();
        const link = control.closest("article")?.querySelector<HTMLAnchorElement>("[data-opens]");
        if (link) window.location.assign(link.href);
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

function firstInteraction(): Promise<unknown> {
  return new Promise((given) => {
    for (const type of FIRST_INTERACTIONS) {
      addEventListener(type, given, { once: true, passive: true });
    }
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
