import { listPages } from "#app/pages.ts";
import { groupPath } from "#app/ui/addresses.ts";
import type { Church } from "./open-church.server.ts";

/** The addresses of the pages that search engines should list, without those of events. */
export function listedPages({ facts, groups, ownPages }: Church): string[] {
  const everyChurchs = listPages(facts).filter(({ isListed }) => isListed);
  return [
    ...everyChurchs.map(({ address }) => address),
    ...groups.map(({ slug }) => groupPath(slug)).sort(),
    ...ownPages.map(({ path }) => path).sort(),
  ];
}
