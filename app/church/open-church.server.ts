import { groupPath } from "#app/ui/addresses.ts";
import { ContentFolder, type ContentProblem, ContentProblems } from "#content";
import type { Change } from "#dates";
import { churchTimeAt, type Day, dayOf, type WallTime } from "#time";
import { CHURCH, type ChurchFacts, findLogo, readChurchFacts } from "./church-facts.server.ts";
import { type Consent, listConsents, NOBODY } from "./consents.server.ts";
import { refuseDateMistakes } from "./date-mistakes.server.ts";
import type { FetchedDiary } from "./diary.ts";
import { collectChurchFillings, collectFillings } from "./fillings.server.ts";
import { type FirstVisit, listPhotosOnWay, readFirstVisit } from "./first-visit.server.ts";
import { type Group, readGroups } from "./groups.server.ts";
import type { HomeWords } from "./home.server.ts";
import { type Notice, readNotices, refusePastDays } from "./notices.server.ts";
import {
  checkOldAddresses,
  findDrafts,
  type OwnPage,
  type OwnPages,
  readOwnPages,
} from "./own-pages.server.ts";
import { pages as allPages, type Page } from "./page-table.ts";
import { choosePages, hasEveryPage, type PagesWords, readPages } from "./pages.server.ts";
import { listPortraits, namePeople, type People, readPeople } from "./people.server.ts";
import { checkPictures, type ShownPicture } from "./pictures.server.ts";
import { makeGroupSeries, makeServiceSeries } from "./series.server.ts";
import type { Series } from "./series.ts";
import { checkFileNames } from "./word-files.server.ts";
import { checkToday, readYear, type Years } from "./year.server.ts";

/** Everything that a church says on its website, read from its folder. */
export type Church = {
  /** Its folder, from the project's folder: "sample". */
  folder: string;
  /** The moment for which the church was opened. Whatever a page says about dates is true at this moment. */
  now: Date;
  /** The same moment on the church's own clock. */
  time: WallTime;
  /** The day of that moment. */
  today: Day;
  /** The facts in church.yaml. */
  facts: ChurchFacts;
  people: People;
  /** The years whose dates are known. */
  year: Years;
  /** The changes in notices.yaml. */
  changes: Change[];
  /** Words for the top of every page. */
  notices: Notice[];
  /** The groups, in the order of the menu. */
  groups: Group[];
  /** Each service with its dates, the main one first. */
  services: Series[];
  /** Each group with its dates, in the order of the menu. */
  groupDates: Series[];
  /** The pages in app/church/page-table.ts that this church has, in the order of the menus. */
  pageList: Page[];
  /** The words of these pages. */
  pages: PagesWords;
  /** The pages of its own, in the order of their lists. */
  ownPages: OwnPage[];
  /** What a first visit is like; null if the church does not say. */
  firstVisit: FirstVisit | null;
  /** The consents to all photos. */
  consents: Consent[];
  /** The church's calendar at ChurchSuite, as it was read before the build; null if it has not been read yet. */
  diary: FetchedDiary | null;
};

/** A church as far as it can be read. */
export type ChurchReading = {
  /** The church; null if any of its files has mistakes. */
  church: Church | null;
  /** The mistakes in its files. */
  problems: readonly ContentProblem[];
  /** The drafts, which somebody should look at. */
  drafts: ContentProblem[];
  /** What church.yaml says; undefined if it has mistakes. */
  facts: ChurchFacts | undefined;
  /** What people.yaml says; undefined if it has mistakes. */
  people: People | undefined;
  /** The words of the home page; undefined if its file has mistakes. */
  home: HomeWords | undefined;
  /** The groups whose files have no mistakes. */
  groups: Group[];
  /** What a first visit is like; null if the church does not say, or if its file has mistakes. */
  firstVisit: FirstVisit | null;
  /** The files themselves. */
  folder: ContentFolder;
};

/**
 * Opens the church in a folder, as it is at a moment. `diary` is its calendar at ChurchSuite. Throws ContentProblems
 * with the mistakes in all its files.
 */
export function openChurch(folder: string, now: Date, diary: FetchedDiary | null = null): Church {
  const { church, problems } = readChurch(folder, now);
  if (!church) throw new ContentProblems(problems);
  return { ...church, diary };
}

/** Reads the files of a church, and finds the mistakes in them. */
export function readChurch(path: string, now: Date): ChurchReading {
  const folder = new ContentFolder(path);
  const time = churchTimeAt(now);
  const today = dayOf(time);

  // These facts are read first, because placeholders in all other words stand for them.
  const facts = readChurchFacts(folder);
  const churchFillings = collectChurchFillings(facts);
  const people = readPeople(folder, churchFillings);
  const namedPeople = people && namePeople(people);
  const fillings = collectFillings(folder, churchFillings, namedPeople);
  const year = readYear(folder, fillings);
  const { changes, notices } = readNotices(folder, fillings);
  // If the first year is still to come, year.yaml has a mistake, and not each line of notices.yaml.
  if (year && year.from <= today) refusePastDays(folder, { changes, notices }, year);
  const pageList = choosePages(allPages, folder, facts);
  const pages = readPages(pageList, folder, fillings);
  const { home } = pages;
  const ownPages = readOwnPages(folder, fillings);
  const firstVisit = readFirstVisit(folder, fillings, ownPages, namedPeople);
  const groups = readGroups(folder, fillings, {
    church: facts,
    people: namedPeople,
    chips: home?.place.chips,
  });
  const services = year ? makeServiceSeries(facts?.services ?? [], year, changes) : [];
  const groupDates = year ? makeGroupSeries(groups, year, changes) : [];

  const pictures = listPictures(facts, people, home, ownPages, firstVisit);

  checkToday(folder, year, facts, today);
  checkPictures(folder, pictures);
  checkFileNames(folder);
  if (facts) {
    const addresses = [
      ...ownPages.pages.map(({ path }) => path),
      ...folder.pagesIn("groups").map(groupPath),
    ];
    checkOldAddresses(folder, facts, addresses);
  }

  if (year) refuseDateMistakes({ folder, year, changes, all: [...services, ...groupDates] });

  const reading: ChurchReading = {
    church: null,
    problems: folder.problems,
    drafts: findDrafts(folder, ownPages),
    facts,
    people,
    home,
    groups,
    firstVisit,
    folder,
  };
  const isWell = folder.problems.length === 0;
  if (!isWell || !facts || !people || !year || !hasEveryPage(pageList, pages)) return reading;
  reading.church = {
    folder: path,
    now,
    time,
    today,
    facts,
    people,
    year,
    changes,
    notices,
    groups,
    services,
    groupDates,
    pageList,
    pages,
    ownPages: ownPages.pages,
    firstVisit,
    consents: listConsents(pictures),
    diary: null,
  };
  return reading;
}

/** Lists the pictures on all pages. */
function listPictures(
  facts: ChurchFacts | undefined,
  people: People | undefined,
  home: HomeWords | undefined,
  { pages: ownPages }: OwnPages,
  firstVisit: FirstVisit | null,
): ShownPicture[] {
  const pictures = people ? listPortraits(people) : [];
  const pages = [
    { shownIn: "home.md", photo: home?.photo },
    ...ownPages.map(({ path, photo }) => ({ shownIn: `pages${path}.md`, photo })),
  ];
  for (const { shownIn, photo } of pages) {
    if (photo) pictures.push({ picture: photo, who: photo.who, shownIn, path: ["photo"] });
  }
  if (firstVisit) pictures.push(...listPhotosOnWay(firstVisit));
  const logo = facts && findLogo(facts);
  if (logo) pictures.push({ picture: logo, who: NOBODY, shownIn: CHURCH, path: ["logo"] });
  return pictures;
}
