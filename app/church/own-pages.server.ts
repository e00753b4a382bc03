import type * as v from "valibot";
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
import { CHURCH, type ChurchFacts } from "./church-facts.server.ts";
import * as fact from "./fields.server.ts";
import { withPlainHours } from "./fillings.server.ts";
import { idOf } from "./name-id.ts";
import { pages } from "./page-table.ts";
import { picture } from "./pictures.server.ts";

export const ownPageSchema = fields({
  /** Shown in the tab of the browser, and in the link to the page. */
  title: field("Title", fact.words, "In the tab of the browser, and in the link to the page."),
  description: fact.head.description,
  heading: optional("Heading", fact.words, { hint: "Another one than the title." }),
  /** The opening words. */
  lead: field("Opening words", fact.sentences),
  /** The place of the link to it: the foot of every page alone, or About Us and the menu of telephones as well. */
  menu: field(
    "Where the link to it stands",
    fact.oneOf(["footer", "about-us"], {
      footer: "At the foot of every page",
      "about-us": "There, on About Us and in the menu of telephones",
    }),
  ),
  /** Its place in the list of links; 1 comes first. */
  order: optional("Place in the list", fact.wholeNumber, { default: "0", hint: "1 comes first." }),
  /** Whether it is still being written, and is not on the website. */
  draft: optional("Is it a draft?", fact.yesOrNo, {
    default: "no",
    hint: "A draft is not on the website, until somebody chooses No.",
  }),
  /** The picture at its head. */
  photo: optional("Picture at its head", picture),
  /** The language of a welcome that is not in English. */
  lang: optional("Language", fact.language, {
    hint: "Only of a welcome in another language, such as uk, pl or ar. It is linked from the page about a first visit.",
  }),
});

interface OwnPageFacts extends v.InferOutput<typeof ownPageSchema> {}

/** A page of the church's own, one file of `pages`. Its address is the file's name. */
export interface OwnPage extends OwnPageFacts {
  /** Its address: "/hall-hire". */
  path: string;
  heading: string;
  /** Its text. */
  chapters: Chapter[];
}

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
function isAddressOfSite(address: string): boolean {
  return ADDRESSES_OF_SITE.includes(address.slice(1));
}

/** Refuses old addresses of pages that are in use again. `addresses` are those of the church's own pages and its groups. */
export function checkOldAddresses(
  folder: ContentFolder,
  { moved }: ChurchFacts,
  addresses: string[],
): void {
  for (const [index, { from }] of moved.entries()) {
    if (!addresses.includes(from) && !isAddressOfSite(from)) continue;
    const advice = `${from} is an address of the site already, and cannot lead to another one. Expected this line to be taken away`;
    folder.refuseFact(CHURCH, ["moved", index, "from"], advice);
  }
}

/** The name of a file without its ending, where it is a page's address: "hall-hire". */
export const ADDRESS_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Refuses a file whose name cannot be an address. `example` is a name that can. */
export function refuseAddress(folder: ContentFolder, file: string, example: string): void {
  const advice = `is the page's address, and can have small letters, numbers and hyphens only. Expected a name such as ${example}.md`;
  folder.refuseFile(file, "its name", advice);
}

/** The church's own pages. */
export type OwnPages = {
  /** The pages that are no drafts, in the order of their lists. */
  pages: OwnPage[];
  /** The names of drafts. They have no page yet: "hall-hire". */
  drafts: string[];
};

/** Reads the church's own pages whose files have no mistakes. */
export function readOwnPages(folder: ContentFolder, fillings: Fillings): OwnPages {
  const all = folder.pagesIn("pages").flatMap((name) => readOwnPage(folder, name, fillings) ?? []);
  const pages = all.filter(({ draft }) => !draft);
  const drafts = all.filter(({ draft }) => draft);
  return {
    pages: pages.sort(
      (one, other) => one.order - other.order || one.title.localeCompare(other.title),
    ),
    drafts: drafts.map(({ path }) => path.slice(1)),
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
  const isInEnglish = !folder.tryFacts(file, ownPageSchema, fillings)?.lang;
  const ownFillings = isInEnglish ? fillings : withPlainHours(fillings);
  const { facts, text } = folder.readPage(file, ownPageSchema, ownFillings, readOwnText);
  if (!facts || !text) return undefined;
  if (text.length === 0) {
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

/** Lists the links, without that to the page about a first visit, whose path is `about`: it has a place of its own. */
export function linksToOwnPages(ownPages: OwnPage[], about: string | undefined): OwnPageLinks {
  const english = ownPages.filter(({ path, lang }) => !lang && path !== about);
  return {
    english: english.map(linkTo),
    aboutUs: english.filter(({ menu }) => menu === "about-us").map(linkTo),
    welcomes: ownPages.filter(({ lang }) => lang).map(linkTo),
  };
}

/**
 * The links from the page about a first visit, whose path is `about`, to welcomes in other languages, and back. Empty if
 * there are none.
 */
export function linksToWelcomes(ownPages: OwnPage[], about: string | undefined): OwnPageLink[] {
  const welcomes = ownPages.filter(({ lang }) => lang);
  const english = ownPages.find(({ path }) => path === about);
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
