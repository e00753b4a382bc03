import { selectAll } from "hast-util-select";
import { expect, test } from "vitest";
import { ContentFolder, noFillings } from "#content";
import { makeFolder } from "#tests/support/make-folder.ts";
import { type OwnPages, readOwnPages } from "./own-pages.server.ts";

const FACTS = `---
title: Hall hire
description: It.
lead: It.
menu: footer
---
`;

/** Reads the own pages of a church with these files, which have no mistakes. */
function readPages(files: Record<string, string>): OwnPages {
  const folder = new ContentFolder(makeFolder(files));
  const ownPages = readOwnPages(folder, noFillings);
  expect(folder.problems).toEqual([]);
  return ownPages;
}

/** A heading of a page and its id, both missing for the words above the first, and the ids of the headings under it. */
type HeadingWithIds = {
  heading: string | undefined;
  id: string | undefined;
  under: unknown[];
};

function listHeadings(text: string): HeadingWithIds[] {
  const [page] = readPages({ "pages/hall-hire.md": FACTS + text }).pages;
  const chapters = page?.chapters ?? [];
  return chapters.map(({ heading, id, text }) => {
    return { heading, id, under: selectAll("h3", text).map(({ properties }) => properties.id) };
  });
}

test("a heading can be linked to by its words", () => {
  const text = `Welcome.

## Who may hire them?

You.

## Crèche & café

### Fees

None.
`;
  expect(listHeadings(text)).toEqual([
    { heading: undefined, id: undefined, under: [] },
    { heading: "Who may hire them?", id: "who-may-hire-them", under: [] },
    { heading: "Crèche & café", id: "creche-cafe", under: ["fees"] },
  ]);
});

test("a heading whose words stand on the page twice, or on every page, can be linked to by a number", () => {
  const text = `## Crèche

### Fees

None.

## Fees

Some.

## Menu

Tea.

## Content

Words.
`;
  expect(listHeadings(text)).toEqual([
    { heading: "Crèche", id: "creche", under: ["fees"] },
    { heading: "Fees", id: "fees-2", under: [] },
    { heading: "Menu", id: "menu-2", under: [] },
    { heading: "Content", id: "content-2", under: [] },
  ]);
});

test("a draft is no page of the website, and is named as a draft", () => {
  const { pages, drafts } = readPages({
    "pages/hall-hire.md": `${FACTS}You may.`,
    "pages/coming-to-church.md": `${FACTS.replace("menu:", "draft: yes\nmenu:")}Come.`,
    "pages/lent.md": `${FACTS.replace("menu:", "draft: true\nmenu:")}Come.`,
  });
  expect(pages.map(({ path }) => path)).toEqual(["/hall-hire"]);
  expect(drafts).toEqual(["coming-to-church", "lent"]);
});
