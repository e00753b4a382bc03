import { type ComponentType, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot, type RootOptions } from "react-dom/client";
import { readFacts } from "#app/layout/facts-in-page.ts";
import { FactsContext } from "#app/layout/site.ts";
import type { IslandName } from "#app/ui/island.tsx";
import { UpcomingList } from "./event-list.tsx";
import { UpcomingCarousel } from "./events-carousel.tsx";

/** The parts of pages that the church’s feed changes. */
const islands: Record<IslandName, ComponentType<never>> = {
  "events-list": UpcomingList,
  "upcoming-events": UpcomingCarousel,
};

/**
 * Hydrates an island, and resolves when its first effects have run. If it throws, then or later, its HTML is put back, and
 * styles hide what would do nothing (data-lost). React renders it anew where a browser has translated its HTML.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const Part = islands[name] as ComponentType<object>;
  const props: object = JSON.parse(island.nextElementSibling?.textContent ?? "{}");
  // React has emptied an island that throws, and renders nothing in it any more: this copy of its HTML is put back then. It
  // belongs to a document that is never shown, so that no picture is fetched twice.
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  await new Promise<void>((resolve) => {
    startTransition(() => {
      const options: RootOptions = {
        onUncaughtError(problem) {
          island.replaceChildren(...copy.childNodes);
          delete island.dataset.hydrated;
          island.dataset.lost = "";
          reportError(problem);
          resolve();
        },
      };
      const markHydrated = () => {
        island.dataset.hydrated = "";
        resolve();
      };
      const part = (
        <StrictMode>
          <FactsContext value={readFacts() ?? null}>
            <Part {...props} />
            <OnHydrated run={markHydrated} />
          </FactsContext>
        </StrictMode>
      );
      hydrateRoot(island, part, options);
    });
  });
}

function OnHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
