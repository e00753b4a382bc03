import { useRouteLoaderData } from "react-router";
import type { SiteWords } from "./content-loader/site-words.server.ts";
import { type Packed, unpack } from "./page-data.ts";
import type { readSite } from "./site.server.ts";

/** The root route's data, on every page: the church's facts and the groups of the menus. Throws where it is missing. */
export function useSite() {
  const site = useSiteIfThere();
  if (!site)
    throw new Error("The church’s facts are missing from this page. Please build the site again.");
  return site;
}

/** The same, or nothing where it is missing, as on the page of an error. */
export function useSiteIfThere() {
  const packed = useRouteLoaderData<() => Packed<ReturnType<typeof readSite>>>("root");
  return packed && unpack(packed);
}

export function useChurch() {
  return useSite().church;
}

/** The site’s own words for something, or what the church’s words.yaml has in their place. */
export function useWording(): (usual: SiteWords) => string {
  const words = useSiteIfThere()?.words;
  return (usual) => words?.[usual] ?? usual;
}

/** What was asked for where the page stands at `pathname`: another path, at some 404 pages (entry.client.tsx). */
export function askedPath(pathname: string): string {
  return window.history.state?.usr?.asked ?? pathname;
}
