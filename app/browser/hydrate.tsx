import { type ComponentType, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { readFacts } from "#app/read-facts.ts";
import { FactsContext } from "#app/site.ts";

/** The parts of pages that the church’s feed changes. Each is fetched only by pages that have it. */
const islands = {
  "events-list": async () => (await import("#app/events/list/event-list.tsx")).UpcomingList,
  "upcoming-events": async () =>
    (await import("#app/events/carousel/events-carousel.tsx")).UpcomingCarousel,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof islands;

const hydrations = new WeakMap<HTMLElement, Promise<void>>();

/** Hydrates an island, once; resolves when its first effects have run. Rejects where its script cannot be had. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const hydration = hydrations.get(island) ?? hydrate(island);
  hydrations.set(island, hydration);
  // It may be tried again, by a click for instance.
  hydration.catch(() => hydrations.delete(island));
  return hydration;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const Part = (await islands[name]()) as ComponentType<object>;
  const props: object = JSON.parse(island.nextElementSibling?.textContent ?? "{}");
  // For when it throws and React empties it. In a document that is never shown no picture is asked for again.
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  await new Promise<void>((resolve, reject) => {
    startTransition(() => {
      const options = {
        onUncaughtError(problem: unknown) {
          root.unmount();
          island.replaceChildren(...copy.childNodes);
          reject(problem);
          // It may break later, too.
          if (island.dataset.hydrated === undefined) return;
          reportError(problem);
          hydrations.delete(island);
          delete island.dataset.hydrated;
          island.dataset.lost = "";
        },
      };
      const part = (
        <StrictMode>
          <FactsContext value={readFacts() ?? null}>
            <Part {...props} />
            <OnHydrated run={resolve} />
          </FactsContext>
        </StrictMode>
      );
      // What the browser has translated is not what React would find: it is written anew.
      const isTranslated = island.querySelector("font") !== null;
      const root = isTranslated ? createRoot(island, options) : hydrateRoot(island, part, options);
      if (isTranslated) root.render(part);
    });
  });
  island.dataset.hydrated = "";
  delete island.dataset.lost;
}

function OnHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
