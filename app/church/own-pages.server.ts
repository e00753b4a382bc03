import * as v from "valibot";
import { pages } from "#app/pages.ts";
import {
  ADDRESS_NAME,
  namesIn,
  noAddress,
  oncePerBuild,
} from "../../lib/content/content-folder.ts";
import { field, optional } from "../../lib/content/facts.ts";
import { attempt, ContentProblem, problemAt } from "../../lib/content/problems.ts";
import { readPage } from "../../lib/content/read-file.ts";
import { proseUnderHeadings } from "../../lib/content/read-prose.ts";
import { problemIn, splitPage } from "../../lib/content/source.ts";
import * as fact from "./fields.server.ts";
import { picture } from "./pictures.server.ts";
import { contentPath } from "./settings.server.ts";

const menu = v.picklist(
  ["footer", "about-us"],
  "expected footer or about-us: where the link to the page stands",
);

const answer = v.strictObject({
  question: field("Question", fact.words),
  answer: field("Answer", fact.sentences, "In a sentence or two."),
});

const visit = v.strictObject({
  heading: field("Heading", fact.words),
  lead: optional("Opening words", fact.sentences),
  answers: field("Questions", fact.atLeastOne(field("Question", answer), "question")),
  link: optional("Words of the link to this page", fact.words, {
    usual: "More about coming to church",
  }),
});

export const ownPageFacts = v.strictObject({
  title: field("Title", fact.words, "In the tab of the browser, and in the link to the page."),
  description: fact.head.description,
  heading: optional("Heading", fact.words, { hint: "Another one than the title." }),
  lead: field("Opening words", fact.sentences),
  menu: field("Where the link to it stands", menu),
  order: optional("Place in the list", fact.wholeNumber, { usual: "0", hint: "1 comes first." }),
  photo: optional("Picture at its head", picture),
  lang: optional("Language", fact.language, {
    hint: "Only of a welcome in another language, such as uk, pl or ar. It is linked from the page about a first visit.",
  }),
  "proof-read": optional(
    "Who has read it through",
    v.strictObject({ by: field("Name", fact.words), on: field("Day", fact.day) }),
    { hint: "Somebody whose own language it is. Until then the page says that it is a draft." },
  ),
  visit: optional("Your first visit", visit, {
    hint: "The short answers, which stand on the home page. The page itself says more; without a text it is not there.",
  }),
});

/** A page of the church's own, one file of `content/pages`. Its address is the file's name. */
export type OwnPage = ReturnType<typeof readOwnPage>;

/** What the site or its host has addresses of, whatever the church writes. */
const TAKEN = [
  ...pages.flatMap(({ name, address }) => [name, address.slice(1)]),
  "500",
  "activities",
  "assets",
  "demo",
  "edit",
  "index",
  "offline",
];

/** Whether the site or its host has something at an address, such as /offline, whatever the church writes. */
export function isAddressOfSite(address: string): boolean {
  return TAKEN.includes(address.slice(1));
}

/** The names of the church's own pages, which are their addresses. There may be none. */
export function ownPageNames(): string[] {
  const isPage = (name: string) => attempt(() => readOwnPage(name)).result?.chapters.length !== 0;
  return namesIn("pages").filter(isPage);
}

export type FirstVisitWords = NonNullable<ReturnType<typeof readFirstVisit>>;

/** What the home page answers of a first visit, and the path of the page that says more, if there is one. Throws a ContentProblem where two files have such answers. */
export function readFirstVisit() {
  const [first, second] = namesIn("pages")
    .flatMap((name) => attempt(() => readOwnPage(name)).result ?? [])
    .filter(({ visit }) => visit);
  if (first && second) {
    const expected = `is in pages${first.path}.md, too. Expected it in one of them: the home page shows one`;
    throw problemIn(`pages${second.path}.md`, ["visit"], expected);
  }
  return first?.visit && { ...first.visit, page: first.chapters.length > 0 ? first.path : null };
}

/** The church's own pages in the order of their lists. Throws a ContentProblem. */
export function readOwnPages(): OwnPage[] {
  return ownPageNames()
    .map(readOwnPage)
    .sort((one, other) => one.order - other.order || one.title.localeCompare(other.title));
}

/** Those of the church's own pages whose links stand in this place. */
export function ownPageLinks(place: OwnPage["menu"]) {
  const pages = readOwnPages().filter(({ menu }) => menu === place);
  return pages.map(linkTo);
}

/** The page about a first visit and the welcomes in other languages, which stand for it; none where one of both is missing. */
export function readWelcomes() {
  const others = readOwnPages().filter(({ lang }) => lang);
  const english = readOwnPages().find(({ visit }) => visit);
  return english && others.length > 0 ? [english, ...others].map(linkTo) : [];
}

function linkTo({ path, title, lang }: OwnPage) {
  return { to: path, name: title, ...(lang && { lang: lang.lang }) };
}

export const readOwnPage = oncePerBuild((name: string) => {
  const file = `pages/${name}.md`;
  if (!ADDRESS_NAME.test(name)) throw noAddress(file, "hall-hire");
  if (isAddressOfSite(`/${name}`)) {
    const expected = `is an address of the site already, /${name}. Expected another name, such as our-${name}.md`;
    throw new ContentProblem(contentPath(file), "its name", expected);
  }
  const { facts, text: chapters } = readPage(file, ownPageFacts, proseUnderHeadings);
  if (chapters.length === 0 && !facts.visit) {
    const expected = "is empty. Please write a paragraph";
    throw problemAt(file, splitPage(file).firstLine, "the text", expected);
  }
  return { ...facts, heading: facts.heading ?? facts.title, path: `/${name}`, chapters };
});
