import { pages } from "#app/pages.ts";
import {
  type Chapter,
  type ContentFolder,
  type ContentProblem,
  type Fillings,
  field,
  fields,
  type Markdown,
  optional,
  readChapters,
} from "#content";
import * as fact from "./fields.server.ts";
import { type FirstVisit, type VisitWords, visitSchema } from "./first-visit.server.ts";
import { idOf } from "./name-id.ts";
import { type NamedPicture, picture } from "./pictures.server.ts";

/** A page of the church's own, one file of `pages`. Its address is the file's name. */
export type OwnPage = {
  /** Its address: "/hall-hire". */
  path: string;
  /** Shown in the tab of the browser, and in the link to the page. */
  title: string;
  /** Shown by search engines, and where its address is shared. */
  description: string;
  heading: string;
  /** The opening words. */
  lead: string;
  /** The place of the link to it: the foot of every page alone, or About Us and the menu of telephones as well. */
  menu: "footer" | "about-us";
  /** Its place in the list of links; 1 comes first. */
  order: number;
  /** The picture at its head. */
  photo?: NamedPicture;
  /** The language of a welcome that is not in English. */
  lang?: PageLanguage;
  /** Whether it is still being written, and is not on the website. */
  draft: boolean;
  /** What a first visit is like, for this page and the home page. */
  visit?: VisitWords;
  /** Its text; empty if the file only says what a first visit is like. */
  chapters: Chapter[];
};

type PageLanguage = {
  /** "pl" */
  lang: string;
  /** The direction in which it is written. */
  dir: "ltr" | "rtl";
};

const menu = fact.oneOf(["footer", "about-us"], {
  footer: "At the foot of every page",
  "about-us": "There, on About Us and in the menu of telephones",
});

export const ownPageSchema = fields({
  title: field("Title", fact.words, "In the tab of the browser, and in the link to the page."),
  description: fact.head.description,
  heading: optional("Heading", fact.words, { hint: "Another one than the title." }),
  lead: field("Opening words", fact.sentences),
  menu: field(
    "Where the link to it stands",
    menu,
    "Every page leads to it at the foot. With about-us it is on About Us and in the menu of telephones, too.",
  ),
  order: optional("Place in the list", fact.wholeNumber, { default: "0", hint: "1 comes first." }),
  draft: optional("Is it a draft?", fact.yesOrNo, {
    default: "no",
    hint: "A draft is not on the website, until somebody chooses No.",
  }),
  photo: optional("Picture at its head", picture),
  lang: optional("Language", fact.language, {
    hint: "Only of a welcome in another language, such as uk, pl or ar. It is linked from the page about a first visit.",
  }),
  visit: optional("Your first visit", visitSchema, {
    hint: "The windows that stand on the home page, and at the head of this page. Without a text the page is not there.",
  }),
});

/** Addresses at which the site or its host has something already, whatever the church writes. */
const ADDRESSES_OF_SITE = [
  ...pages.flatMap(({ name, address }) => [name, address.slice(1)]),
  "500",
  "activities",
  "assets",
  "demo",
  "edit",
  "index",
];

/** Whether the site or its host has something at an address, such as /edit, whatever the church writes. */
export function isAddressOfSite(address: string): boolean {
  return ADDRESSES_OF_SITE.includes(address.slice(1));
}

/** The name of a file without its ending, where it is a page's address: "hall-hire". */
export const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Refuses a file whose name cannot be an address. `example` is a name that can. */
export function refuseAddress(folder: ContentFolder, file: string, example: string): void {
  const advice = `is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as ${example}.md`;
  folder.refuseFile(file, "its name", advice);
}

/** The church's own pages, and what one of them says of a first visit. */
export type OwnPages = {
  /** The pages that have a text and are no drafts, in the order of their lists. */
  pages: OwnPage[];
  /** The names of drafts. They have no page yet: "hall-hire". */
  drafts: string[];
  /** The names of files without a text. They have no page. */
  withoutText: string[];
  /** Null if no file says what it is like. */
  firstVisit: FirstVisit | null;
};

/** Reads the church's own pages whose files have no mistakes. */
export function readOwnPages(folder: ContentFolder, fillings: Fillings): OwnPages {
  const all = folder.pagesIn("pages").flatMap((name) => readOwnPage(folder, name, fillings) ?? []);
  const drafts = all.filter(({ draft }) => draft);
  const published = all.filter(({ draft }) => !draft);
  const pages = published.filter(({ chapters }) => chapters.length > 0);
  const withoutText = published.filter(({ chapters }) => chapters.length === 0);
  return {
    pages: pages.sort(
      (one, other) => one.order - other.order || one.title.localeCompare(other.title),
    ),
    drafts: drafts.map(({ path }) => path.slice(1)),
    withoutText: withoutText.map(({ path }) => path.slice(1)),
    firstVisit: findFirstVisit(folder, published),
  };
}

function readOwnPage(folder: ContentFolder, name: string, fillings: Fillings): OwnPage | undefined {
  const file = `pages/${name}.md`;
  if (!ADDRESS_NAME.test(name)) {
    refuseAddress(folder, file, "hall-hire");
    return undefined;
  }
  if (isAddressOfSite(`/${name}`)) {
    const advice = `is an address of the site already, /${name}. Expected another name, such as our-${name}.md`;
    folder.refuseFile(file, "its name", advice);
    return undefined;
  }
  const { facts, text } = folder.readPage(file, ownPageSchema, fillings, readOwnText);
  if (!facts || !text) return undefined;
  if (text.length === 0 && !facts.visit) {
    const line = folder.readSource(file)?.firstLine ?? 1;
    folder.refuseLine(file, line, "the text", "is empty. Please write a paragraph");
  }
  return { ...facts, heading: facts.heading ?? facts.title, path: `/${name}`, chapters: text };
}

/** Other elements of every page have these ids. */
const IDS_IN_USE = ["activities-panel", "content", "menu", "opens-in-a-new-tab"];

/** Gives each heading an id of its words: "who-may-hire-it", and who-may-hire-it-2 for a second one. */
function readOwnText(markdown: Markdown): Chapter[] {
  const ids = new Set(IDS_IN_USE);
  return readChapters(markdown, (heading) => {
    const plain = idOf(heading) || "part";
    let id = plain;
    for (let count = 2; ids.has(id); count++) id = `${plain}-${count}`;
    ids.add(id);
    return id;
  });
}

/** Lists the drafts, for whoever wonders why a page is not on the website. */
export function findDrafts(folder: ContentFolder, { drafts }: OwnPages): ContentProblem[] {
  const advice =
    "the page is a draft and not on the website. Take this line away when everybody may read it";
  return drafts.map((name) => folder.problemWithFact(`pages/${name}.md`, ["draft"], advice));
}

/** Finds the page that says what a first visit is like. Refuses a second one. */
function findFirstVisit(folder: ContentFolder, ownPages: OwnPage[]): FirstVisit | null {
  const [first, second] = ownPages.filter(({ visit }) => visit);
  if (first && second) {
    const advice = `is in pages${first.path}.md, too. Expected it in one of them: the home page shows one`;
    folder.refuseFact(`pages${second.path}.md`, ["visit"], advice);
  }
  if (!first?.visit) return null;
  return {
    ...first.visit,
    file: `pages${first.path}.md`,
    link: first.visit.link ?? first.title,
    page: first.chapters.length > 0 ? first.path : null,
  };
}

/** A link to one of the church's own pages. */
export type OwnPageLink = {
  to: string;
  name: string;
  /** The language of a page that is not in English: "pl". */
  lang?: string;
};

/** The links to the church's own pages, by where they stand. */
export type OwnPageLinks = {
  /** All pages in English: at the foot of every page. */
  english: OwnPageLink[];
  /** The English pages that belong to About Us: in the menu of telephones. */
  aboutUs: OwnPageLink[];
  /** The welcomes in other languages. */
  welcomes: OwnPageLink[];
};

export function linksToOwnPages(ownPages: OwnPage[]): OwnPageLinks {
  const english = ownPages.filter(({ lang }) => !lang);
  return {
    english: english.map(linkTo),
    aboutUs: english.filter(({ menu }) => menu === "about-us").map(linkTo),
    welcomes: ownPages.filter(({ lang }) => lang).map(linkTo),
  };
}

/** The links from the page about a first visit to welcomes in other languages, and back. Empty if there are none. */
export function linksToWelcomes(ownPages: OwnPage[]): OwnPageLink[] {
  const welcomes = ownPages.filter(({ lang }) => lang);
  const english = ownPages.find(({ visit }) => visit);
  if (!english || welcomes.length === 0) return [];
  return [english, ...welcomes].map(linkTo);
}

function linkTo({ path, title, lang }: OwnPage): OwnPageLink {
  const link: OwnPageLink = { to: path, name: title };
  if (lang) link.lang = lang.lang;
  return link;
}

/** The church's own page at a path, with or without a slash at its end. */
export function findOwnPage(ownPages: OwnPage[], pathname: string): OwnPage {
  const page = ownPages.find(({ path }) => path === pathname.replace(/\/$/, ""));
  if (!page) throw new Error(`there is no page at ${pathname}`);
  return page;
}
