import type { Page, PageName } from "#app/pages.ts";
import type { ContentFolder, Fillings } from "#content";
import { type AboutUsWords, aboutUsFile } from "./about-us.server.ts";
import type { ChurchFacts } from "./church-facts.server.ts";
import { type EventsWords, eventsFile } from "./events.server.ts";
import { type GivingWords, givingFile } from "./giving.server.ts";
import { type HomeWords, homeFile } from "./home.server.ts";
import { type NotFoundWords, notFoundFile } from "./not-found.server.ts";
import type { PageFile } from "./page-file.ts";
import { type PlainWords, plainFile } from "./plain-page.server.ts";
import { type PrivacyPolicy, privacyPolicyFile } from "./privacy-policy.server.ts";
import { type ThisWeekWords, thisWeekFile } from "./this-week.server.ts";

/** The words of the pages in app/pages.ts, by their names. Those of a page that a church may not have can be missing. */
export type PagesWords = {
  home: HomeWords;
  "this-week": ThisWeekWords;
  events?: EventsWords;
  giving: GivingWords;
  "about-us": AboutUsWords;
  "get-involved": PlainWords;
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
  "get-involved": plainFile("get-involved.md"),
  "privacy-policy": privacyPolicyFile,
  "not-found": notFoundFile,
};

/** The same words. A page is missing if its file has mistakes. */
export type ReadablePages = Partial<PagesWords>;

/** Chooses the pages that a church has. If its facts have mistakes, they are undefined, and it may have every page. */
export function choosePages(
  pages: Page[],
  folder: ContentFolder,
  church: ChurchFacts | undefined,
): Page[] {
  return pages.filter(({ name, needsCalendar, isOptional }) => {
    if (needsCalendar && church && !church.churchsuite) return false;
    return !isOptional || folder.has(`${name}.md`);
  });
}

/** Reads the words of these pages. */
export function readPages(pages: Page[], folder: ContentFolder, fillings: Fillings): ReadablePages {
  const allWords: ReadablePages = {};
  const keepWords = <Name extends PageName>(name: Name) => {
    const words = pageFiles[name].read(folder, fillings);
    if (words) allWords[name] = words;
  };
  for (const { name } of pages) keepWords(name);
  return allWords;
}

/** Whether the words of all these pages could be read. */
export function hasEveryPage(pages: Page[], words: ReadablePages): words is PagesWords {
  return pages.every(({ name }) => words[name] !== undefined);
}
