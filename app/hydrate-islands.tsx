import { type ComponentType, StrictMode, startTransition, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { islands } from "./islands.ts";
import { readFacts } from "./read-facts.ts";
import { FactsContext } from "./site.ts";
import type { IslandName } from "./ui/island.tsx";

const alive = new WeakMap<HTMLElement, Promise<void>>();

/** Brings an island's HTML to life, once; resolves when its first effects have run. Rejects where its script cannot be had. */
export function hydrateIsland(island: HTMLElement): Promise<void> {
  const known = alive.get(island);
  if (known) return known;
  const hydrated = hydrate(island);
  alive.set(island, hydrated);
  // It may be tried again, by a click for instance.
  hydrated.catch(() => alive.delete(island));
  return hydrated;
}

async function hydrate(island: HTMLElement): Promise<void> {
  const name = island.dataset.island as IslandName;
  const Part = (await islands[name]()) as ComponentType<object>;
  const props: object = JSON.parse(island.nextElementSibling?.textContent ?? "{}");
  // React empties an island that throws. What stands in it, though of the last build, is better than nothing.
  // In a document that is never shown its pictures are not asked for again.
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
          alive.delete(island);
          delete island.dataset.hydrated;
          island.dataset.lost = "";
        },
      };
      const part = (
        <StrictMode>
          <FactsContext value={readFacts() ?? null}>
            <Part {...props} />
            <Effect run={resolve} />
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

function Effect({ run }: { run: () => void }) {
  useEffect(run, [run]);
  return null;
}
