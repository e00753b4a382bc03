import { groupPath } from "#app/ui/addresses.ts";
import type { Church } from "./open-church.server.ts";

/** Lists the addresses of the pages that search engines should know, without those of events. */
export function listPagesForSearch({ pageList, groups, ownPages }: Church): string[] {
  const pages = pageList.filter(({ isListed }) => isListed);
  return [
    ...pages.map(({ address }) => address),
    ...groups.map(({ slug }) => groupPath(slug)).sort(),
    ...ownPages.map(({ path }) => path).sort(),
  ];
}
