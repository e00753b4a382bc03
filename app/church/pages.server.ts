import { pages as allPages, listPages, type PageName } from "#app/pages.ts";
import type { ContentFolder, Fillings } from "#content";
import { type AboutUsWords, aboutUsFile } from "./about-us.server.ts";
import type { ChurchFacts } from "./church-facts.server.ts";
import { type EventsWords, eventsFile } from "./events.server.ts";
import { type GetInvolvedWords, getInvolvedFile } from "./get-involved.server.ts";
import { type GivingWords, givingFile } from "./giving.server.ts";
import { type HomeWords, homeFile } from "./home.server.ts";
import { type NotFoundWords, notFoundFile } from "./not-found.server.ts";
import type { PageFile } from "./page-file.ts";
import { type PrivacyPolicy, privacyPolicyFile } from "./privacy-policy.server.ts";
import { type ThisWeekWords, thisWeekFile } from "./this-week.server.ts";

/** The words of the pages that every church has, by the names in app/pages.ts. */
export type PagesWords = {
  home: HomeWords;
  "this-week": ThisWeekWords;
  /** Null if the church keeps no calendar at ChurchSuite. */
  events: EventsWords | null;
  giving: GivingWords;
  "about-us": AboutUsWords;
  "get-involved": GetInvolvedWords;
  "privacy-policy": PrivacyPolicy;
  "not-found": NotFoundWords;
};

/** How the file of each page is read, `giving.md` for the page that is called "giving". */
export const pageFiles: { [Name in PageName]: PageFile<PagesWords[Name]> } = {
  home: homeFile,
  "this-week": thisWeekFile,
  events: eventsFile,
  giving: givingFile,
  "about-us": aboutUsFile,
  "get-involved": getInvolvedFile,
  "privacy-policy": privacyPolicyFile,
  "not-found": notFoundFile,
};

/** The same words. A page is missing if its file has mistakes. */
export type ReadablePages = Partial<PagesWords>;

/** Reads the words of the pages that a church with these facts has; of all pages if its facts have mistakes. */
export function readPages(
  folder: ContentFolder,
  fillings: Fillings,
  church: ChurchFacts | undefined,
): ReadablePages {
  const pages: ReadablePages = {};
  if (church && !church.churchsuite) pages.events = null;
  const keepPage = <Name extends PageName>(name: Name) => {
    const words = pageFiles[name].read(folder, fillings);
    if (words) pages[name] = words;
  };
  const rows = church ? listPages(church) : allPages;
  for (const { name } of rows) keepPage(name);
  return pages;
}

export function hasEveryPage(pages: ReadablePages): pages is PagesWords {
  return allPages.every(({ name }) => pages[name] !== undefined);
}
