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
 * Hydrates an island, and resolves when its first effects have run. Rejects if it throws before that; its HTML is then
 * put back. React renders it anew where a browser has translated its HTML.
 */
export async function hydrateIsland(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const Part = islands[name] as ComponentType<object>;
  const props: object = JSON.parse(island.nextElementSibling?.textContent ?? "{}");
  // React empties an island that throws: this copy of its HTML is put back then. It belongs to a document that is never
  // shown, so that no picture is fetched twice.
  const copy = document.implementation.createHTMLDocument().importNode(island, true);
  await new Promise<void>((resolve, reject) => {
    startTransition(() => {
      const options: RootOptions = {
        onUncaughtError(problem) {
          root.unmount();
          island.replaceChildren(...copy.childNodes);
          reject(problem);
          const wasHydrated = island.dataset.hydrated !== undefined;
          if (!wasHydrated) return;
          // The promise is settled already, so nobody else hears of this problem.
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
      const root = hydrateRoot(island, part, options);
    });
  });
  island.dataset.hydrated = "";
}

function OnHydrated({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
