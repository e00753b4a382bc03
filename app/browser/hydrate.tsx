import { type ComponentType, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { UpcomingCarousel } from "#app/events/carousel/events-carousel.tsx";
import { UpcomingList } from "#app/events/list/event-list.tsx";
import { FactsContext } from "#app/site.ts";
import { readFacts } from "./facts-in-page.ts";

/** The parts of pages that the church’s feed changes. */
const islands = {
  "events-list": UpcomingList,
  "upcoming-events": UpcomingCarousel,
} satisfies Record<string, ComponentType<never>>;

export type IslandName = keyof typeof islands;

/** Hydrates an island; resolves when its first effects have run. Rejects where it breaks, and leaves its HTML. */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const Part = islands[name] as ComponentType<object>;
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
}

function OnHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
