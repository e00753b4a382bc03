import { createContext, useContext } from "react";
import type { readSite } from "./site.server.ts";

/** What every page is made from at build time: the church’s facts and the groups of the menus. */
export type Site = ReturnType<typeof readSite>;

/** What of the site is in the HTML of every page, for its islands and scripts. */
export type Facts = ReturnType<typeof factsOf>;

export const SiteContext = createContext<Site | null>(null);
export const FactsContext = createContext<Facts | null>(null);

/** The whole site, while a page is prerendered; null where it is missing, as on the page of an error. */
export const useSiteIfThere = () => useContext(SiteContext);

/** The same, on every other page. An island has the facts alone. */
export const useSite = () => orThrow(useContext(SiteContext));
export const useFacts = () => orThrow(useContext(FactsContext));
export const useChurch = () => useFacts().church;

function orThrow<Known>(known: Known | null): Known {
  if (known) return known;
  throw new Error("The church’s facts are missing from this page. Please build the site again.");
}

/** The facts of a site, for the HTML of its pages. */
export function factsOf({ church, builtAt, analytics }: Site) {
  const { name, website, phone, email, address } = church;
  return {
    church: { name, website, phone, email, address },
    builtAt,
    analytics,
  };
}
