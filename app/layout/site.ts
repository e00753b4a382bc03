import { createContext, useContext } from "react";
import type { Analytics } from "#app/church/analytics.server.ts";
import type { ChurchAddress, ChurchFacts } from "#app/church/church-facts.server.ts";
import type { Strand } from "#app/church/groups.server.ts";
import type { OwnPageLink, OwnPageLinks } from "#app/church/own-pages.server.ts";
import type { PageName } from "#app/church/page-table.ts";
import type { ServiceTimes } from "#app/church/series.server.ts";
import type { Photo } from "#app/ui/responsive-photo.tsx";
import type { WallTime } from "#time";
import type { TimedNotice } from "./timed-notices.server.ts";

/** What every page is made from at build time: the church’s facts and the groups of the menus. */
export type Site = {
  /** Whether the church keeps a calendar at ChurchSuite. */
  hasEvents: boolean;
  /** The facts in church.yaml. */
  church: ChurchFacts;
  /** The church's own picture beside its name; undefined if the site's mark stands there. */
  logoPicture: Photo | undefined;
  /** The main service of an ordinary week. */
  mainService: MainService;
  /** The places and times of the services of an ordinary week. */
  serviceTimes: ServiceTimes;
  /** The notices that are shown now or later. */
  notices: TimedNotice[];
  /** The groups, in the order of the menu. */
  groups: SiteGroup[];
  /** What the pages are called in menus. A page that the church does not have has no name. */
  menuNames: Partial<Record<PageName, string>>;
  /** The links to the church's own pages. */
  pages: OwnPageLinks;
  /** The link to the page about a first visit, or to the home page's windows; null if there are none. */
  firstVisit: OwnPageLink | null;
  /** The analytics that count page views; null if nothing is counted. */
  analytics: Analytics | null;
  /** The church’s time when the site was built: what the HTML says of dates is of then. */
  builtAt: WallTime;
};

/** The main service as a rule. */
type MainService = {
  name: string;
  /** When it begins, "11:30". */
  from: string;
  /** "every Sunday" */
  often: string;
};

/** A group in the menus. */
type SiteGroup = {
  /** The name of its file: "choir". */
  slug: string;
  name: string;
  strand: Strand;
  /** What the menu says about it: "Women, first Tuesday, 8pm". */
  menuWords: string;
  /** The address of its window, drawn for small sizes. */
  smallWindow: string;
};

/** The facts in the HTML of every page, for its islands and scripts. */
export type Facts = {
  church: ChurchInPage;
  /** The church’s time when the site was built. */
  builtAt: WallTime;
  /** Null if nothing is counted. */
  analytics: Analytics | null;
};

/** The church's facts in the HTML of every page. */
type ChurchInPage = {
  name: string;
  /** The address of the website. */
  website: string;
  phone: string;
  email: string;
  address: ChurchAddress;
};

export const SiteContext = createContext<Site | null>(null);
export const FactsContext = createContext<Facts | null>(null);

/** The whole site, while a page is prerendered; null if it is missing, as on the page of an error. */
export function useSiteIfThere(): Site | null {
  return useContext(SiteContext);
}

/** The whole site, while any other page is prerendered. An island cannot ask for it. */
export function useSite(): Site {
  return throwIfMissing(useContext(SiteContext));
}

/** The facts of the site that islands have, too. */
export function useFacts(): Facts {
  return throwIfMissing(useContext(FactsContext));
}

/** The church's facts that islands have, too. */
export function useChurch(): ChurchInPage {
  return useFacts().church;
}

function throwIfMissing<Known>(known: Known | null): Known {
  if (known) return known;
  throw new Error("The church’s facts are missing from this page. Please build the site again.");
}

/** Picks the facts of a site that stand in the HTML of its pages. */
export function pickFacts({ church, builtAt, analytics }: Site): Facts {
  const { name, website, phone, email, address } = church;
  return {
    church: { name, website, phone, email, address },
    builtAt,
    analytics,
  };
}
