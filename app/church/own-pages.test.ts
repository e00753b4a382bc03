import { expect, test } from "vitest";
import { ContentFolder, type Fillings } from "#content";
import { folderWith } from "#tests/support/folder-with.ts";
import { readOwnPages } from "./own-pages.server.ts";

const FACTS = "---\ntitle: Hall hire\ndescription: It.\nlead: It.\nmenu: footer\n---\n";
const fillings: Fillings = { byName: new Map(), list: "", isWhole: true, isClock: () => false };

test("a heading can be linked to by its words, and by a number where several are alike or it stands on every page", () => {
  const text =
    "Welcome.\n\n## Who may hire them?\n\nYou.\n\n## Crèche & café\n\n### Fees\n\nNone.\n\n## Fees\n\nSome.\n\n## Menu\n\nTea.\n\n## Content\n\nWords.";
  const folder = new ContentFolder(folderWith({ "pages/hall-hire.md": FACTS + text }));
  const [page] = readOwnPages(folder, fillings).pages;
  expect(folder.problems).toEqual([]);
  const chapters = page?.chapters.map(({ id, heading, sections }) => ({
    id,
    heading,
    under: sections.map((section) => section.id),
  }));
  expect(chapters).toEqual([
    { id: undefined, heading: undefined, under: [] },
    { id: "who-may-hire-them", heading: "Who may hire them?", under: [] },
    { id: "creche-cafe", heading: "Crèche & café", under: ["fees"] },
    { id: "fees-2", heading: "Fees", under: [] },
    { id: "menu-2", heading: "Menu", under: [] },
    { id: "content-2", heading: "Content", under: [] },
  ]);
});

test("a draft is neither a page nor a first visit on the home page, and is named as a draft", () => {
  const visit =
    "visit:\n  heading: Your first visit\n  way: [{ title: The gate, words: Come in., emblem: gate }]\n";
  const draft = FACTS.replace("menu:", `draft: yes\n${visit}menu:`);
  const folder = new ContentFolder(
    folderWith({
      "pages/hall-hire.md": `${FACTS}You may.`,
      "pages/coming-to-church.md": `${draft}Come.`,
      "pages/lent.md": `${draft.replace("yes", "true")}Come.`,
    }),
  );
  const { pages, drafts, firstVisit } = readOwnPages(folder, fillings);
  expect(folder.problems).toEqual([]);
  expect(pages.map(({ path }) => path)).toEqual(["/hall-hire"]);
  expect(drafts).toEqual(["coming-to-church", "lent"]);
  expect(firstVisit).toBeNull();
});
