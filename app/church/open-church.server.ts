import type { FetchedDiary } from "#app/events/snapshot.ts";
import { ContentFolder, type ContentProblem, ContentProblems } from "#content";
import type { Change, Series } from "#dates";
import { churchTimeAt, type Day, dayOf, type WallTime } from "#time";
import { CHURCH, type ChurchFacts, checkChurchFile, churchSchema } from "./church-facts.server.ts";
import { type Consent, listConsents } from "./consents.server.ts";
import { collectFillings } from "./fillings.server.ts";
import { type Group, readGroups } from "./groups.server.ts";
import {
  checkLinks,
  checkOldAddresses,
  findAddresses,
  type SiteAddresses,
} from "./links.server.ts";
import { type Notice, readNotices } from "./notices.server.ts";
import { type FirstVisitWords, type OwnPage, readOwnPages } from "./own-pages.server.ts";
import { type HomeWords, hasEveryPage, type PagesWords, readPages } from "./pages.server.ts";
import { checkFileNames } from "./passages.server.ts";
import { listPortraits, namePeople, type People, readPeople } from "./people.server.ts";
import { checkPictures, type ShownPicture } from "./pictures.server.ts";
import { datesOfGroups, datesOfServices } from "./series.server.ts";
import { checkToday, readYear, type Years } from "./year.server.ts";

/** All that a church says on its website, read from its folder and put together. */
export type Church = {
  /** Its folder, from the project's folder: "sample". */
  folder: string;
  /** The moment for which it was opened: whatever is said of dates is of then. */
  now: Date;
  /** The same as the clock in the church shows it. */
  time: WallTime;
  /** The day of that. */
  today: Day;
  /** What church.yaml says. */
  facts: ChurchFacts;
  people: People;
  /** The years whose dates are known; null where the church keeps no such file. */
  year: Years | null;
  /** What is not as usual. */
  changes: Change[];
  /** Words for the top of every page. */
  notices: Notice[];
  /** The groups, in the order of the menu. */
  groups: Group[];
  /** Each service with its dates, the main one first. */
  services: Series[];
  /** Each group with its dates, in the order of the menu. */
  groupDates: Series[];
  /** The words of the pages that every church has. */
  pages: PagesWords;
  /** The pages of its own, in the order of their lists. */
  ownPages: OwnPage[];
  /** What the home page answers of a first visit; null where the church says nothing of it. */
  firstVisit: FirstVisitWords | null;
  /** Whether and until when those in each photo agreed that it is shown. */
  consents: Consent[];
  /** Every address of its website, with the places that a link may name after #. */
  addresses: SiteAddresses;
  /** What was read of its calendar at ChurchSuite before the website is built; null where nobody has asked yet. */
  diary: FetchedDiary | null;
};

/** A church as far as it can be read. */
export type ChurchReading = {
  /** The whole; null where any of its files will not do. */
  church: Church | null;
  /** All that is wrong with its files. */
  problems: readonly ContentProblem[];
  /** What church.yaml says; undefined where it will not do. */
  facts: ChurchFacts | undefined;
  /** What people.yaml says; undefined where it will not do. */
  people: People | undefined;
  /** The words of the home page; undefined where its file will not do. */
  home: HomeWords | undefined;
  /** The groups whose files will do. */
  groups: Group[];
  /** What dates are worked out from, as far as it can be used to look for further mistakes. */
  dates: DateFacts;
  /** The files themselves. */
  folder: ContentFolder;
};

/** What dates are worked out from, and all of them. */
export type DateFacts = {
  /** The files in which it stands. */
  folder: ContentFolder;
  year: Years | null;
  changes: Change[];
  /** Every service and every group whose file will do. */
  all: Series[];
};

/**
 * Opens the church whose words are in a folder, as it is at this moment, with what was read of its calendar. Throws
 * ContentProblems, all of them at once.
 */
export function openChurch(folder: string, now: Date, diary: FetchedDiary | null = null): Church {
  const { church, problems } = readChurch(folder, now);
  if (!church) throw new ContentProblems(problems);
  return { ...church, diary };
}

/** Reads the words of a church, and all that is wrong with them. */
export function readChurch(path: string, now: Date): ChurchReading {
  const folder = new ContentFolder(path);
  const time = churchTimeAt(now);
  const today = dayOf(time);

  // Facts come first, and then the words that take them from there.
  const fillings = collectFillings(folder);
  const facts = folder.readFacts(CHURCH, churchSchema, fillings);
  const people = readPeople(folder, fillings);
  const year = readYear(folder, fillings);
  const { changes, notices } = readNotices(folder, fillings);
  const pages = readPages(folder, fillings, facts);
  const { home } = pages;
  const ownPages = readOwnPages(folder, fillings);
  const groups = readGroups(folder, fillings, {
    church: facts,
    people: people && namePeople(people),
    chips: home?.place.chips,
  });
  const services = datesOfServices(facts?.services ?? [], year, changes);
  const groupDates = datesOfGroups(groups, year, changes);

  const pictures = listPictures(people, home, ownPages.pages);

  checkChurchFile(folder, facts);
  checkToday(folder, year, facts, today);
  checkPictures(folder, pictures);
  checkFileNames(folder);
  const addresses = facts && findAddresses(folder, facts, ownPages, pages["privacy-policy"]);
  if (facts && addresses) {
    checkLinks(folder, facts, addresses);
    checkOldAddresses(folder, facts, addresses);
  }

  const dates = { folder, year, changes, all: [...services, ...groupDates] };
  const reading: ChurchReading = {
    church: null,
    problems: folder.problems,
    facts,
    people,
    home,
    groups,
    dates,
    folder,
  };
  const isWell = folder.problems.length === 0;
  if (!isWell || !facts || !addresses || !people || !hasEveryPage(pages)) return reading;
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
    pages,
    ownPages: ownPages.pages,
    firstVisit: ownPages.firstVisit,
    consents: listConsents(pictures),
    addresses,
    diary: null,
  };
  return reading;
}

/** The photos on all pages, with the files that name them. */
function listPictures(
  people: People | undefined,
  home: HomeWords | undefined,
  ownPages: OwnPage[],
): ShownPicture[] {
  const pictures = people ? listPortraits(people) : [];
  const pages = [
    { shownIn: "home.md", photo: home?.photo },
    ...ownPages.map(({ path, photo }) => ({ shownIn: `pages${path}.md`, photo })),
  ];
  for (const { shownIn, photo } of pages) {
    if (photo) pictures.push({ picture: photo, who: photo.who, shownIn, path: ["photo"] });
  }
  return pictures;
}
