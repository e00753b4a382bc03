import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { review, sentences, wholeNumber, words } from "#app/content-loader/facts/fields.server.ts";
import { describedPicture } from "#app/content-loader/facts/picture-fields.server.ts";
import { proseUnderHeadings } from "#app/content-loader/prose/prose.server.ts";
import { contentPath } from "./content-folder.server.ts";
import { ContentProblem } from "./content-problem.server.ts";
import { ADDRESS_NAME, namesIn, noAddress, oncePerBuild } from "./read-content.server.ts";
import { readPage } from "./read-file.server.ts";

const menu = v.picklist(
  ["footer", "about-us"],
  "expected footer or about-us: where the link to the page stands",
);

export const ownPageFacts = v.strictObject({
  title: field("Title", words, "In the tab of the browser, and in the link to the page."),
  description: field("For search engines", sentences, "What the page says, in a sentence or two."),
  heading: field("Heading", v.optional(words), "Another one than the title."),
  lead: field("Opening words", sentences),
  menu: field("Where the link to it stands", menu),
  order: field("Place in the list", v.optional(wholeNumber, "0"), "1 before 2."),
  photo: field("Picture at its head", v.optional(describedPicture)),
  review,
});

/** A page of the church's own, one file of `content/pages`. Its address is the file's name. */
export type OwnPage = ReturnType<typeof readOwnPage>;

/** What the site or its host has addresses of, whatever the church writes. */
const TAKEN = [
  ..."about-us activities events get-involved giving privacy-policy status this-week".split(" "),
  ..."404 500 assets demo edit home index offline".split(" "),
];

/** Whether the site or its host has something at an address, such as /status, whatever the church writes. */
export function isAddressOfSite(address: string): boolean {
  return TAKEN.includes(address.slice(1));
}

/** The names of the church's own pages, which are their addresses. There may be none. */
export function ownPageNames(): string[] {
  return namesIn("pages");
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
  return pages.map(({ path, title }) => ({ to: path, name: title }));
}

export const readOwnPage = oncePerBuild((name: string) => {
  const file = `pages/${name}.md`;
  if (!ADDRESS_NAME.test(name)) throw noAddress(file, "hall-hire");
  if (isAddressOfSite(`/${name}`)) {
    const expected = `is an address of the site already, /${name}. Expected another name, such as our-${name}.md`;
    throw new ContentProblem(contentPath(file), "its name", expected);
  }
  const { facts, text: chapters } = readPage(file, ownPageFacts, proseUnderHeadings);
  return { ...facts, heading: facts.heading ?? facts.title, path: `/${name}`, chapters };
});
