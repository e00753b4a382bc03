import * as v from "valibot";
import { picture, wholeNumber, words } from "#app/content-loader/facts/fields.server.ts";
import { proseUnderHeadings } from "#app/content-loader/prose/chapters.server.ts";
import { ADDRESS_NAME, noAddress } from "./address-names.server.ts";
import { contentPath } from "./content-folder.server.ts";
import { ContentProblem } from "./content-problem.server.ts";
import { formerly } from "./former-names.server.ts";
import { namesIn, oncePerBuild } from "./read-content.server.ts";
import { readPage } from "./read-page.server.ts";
import { review } from "./review.server.ts";

const ownPageSchema = v.strictObject({
  title: words,
  formerly,
  description: words,
  heading: v.optional(words),
  lead: words,
  review,
  menu: v.picklist(
    ["footer", "about-us"],
    "expected footer or about-us: where the link to the page stands",
  ),
  order: v.optional(wholeNumber, "0"),
  photo: v.optional(v.strictObject({ ...picture.entries, alt: words })),
});

/** A page of the church's own, one file of `content/pages`. Its address is the file's name. */
export type OwnPage = ReturnType<typeof readOwnPage>;

/** What the site or its host has at an address of this name already. */
const TAKEN = [
  ..."about-us activities events get-involved giving privacy-policy status this-week".split(" "),
  ..."404 500 assets demo home index".split(" "),
];

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

export const readOwnPage = oncePerBuild((name) => {
  refuseName(name);
  const file = `pages/${name}.md`;
  const { facts, text: chapters } = readPage(file, ownPageSchema, proseUnderHeadings);
  return { ...facts, heading: facts.heading ?? facts.title, path: `/${name}`, chapters };
});

function refuseName(name: string): void {
  const file = `pages/${name}.md`;
  if (!ADDRESS_NAME.test(name)) throw noAddress(file, "hall-hire");
  if (TAKEN.includes(name)) {
    throw new ContentProblem(
      contentPath(file),
      "its name",
      `is an address of the site already, /${name}. Expected another name, such as our-${name}.md`,
    );
  }
}
