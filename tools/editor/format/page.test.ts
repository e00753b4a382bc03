import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPage, writePage } from "./page.ts";

const snatch = readFileSync("sample/groups/snatch.md", "utf8");

test("a new sentence leaves the lines of all other paragraphs, though the form gives each in one line", () => {
  const { body, ...facts } = readPage(snatch);
  const sentence = ["We keep school terms.", "We keep school terms. Bring a friend."] as const;
  const inOneLine = String(body).replace(/(?<=\S)\n(?=\S)/g, " ");
  expect(writePage(snatch, { ...facts, body: inOneLine })).toBe(snatch);
  expect(writePage(snatch, { ...facts, body: inOneLine.replace(...sentence) })).toBe(
    snatch.replace(...sentence),
  );
});

test("a long line in a new paragraph is folded, and those that somebody broke are left", () => {
  const before = "---\ntitle: A\n---\n\nHello.\n";
  const long = `${"hallelujah ".repeat(29)}hallelujah`;
  const folded = `${`${"hallelujah ".repeat(9).trim()}\n`.repeat(3)}hallelujah hallelujah hallelujah`;
  const others = `A verse\nof two lines\n\n| a | table of ${"many ".repeat(20)}|`;
  expect(writePage(before, { title: "A", body: `Hello.\n\n${long}\n\n${others}` })).toBe(
    `${before}\n${folded}\n\n${others}\n`,
  );
});

test("a page without a text gets one below an empty line, and loses it again", () => {
  const before = "---\ntitle: Events\n---\n";
  const written = writePage(before, { title: "Events", body: "Come along." });
  expect(written).toBe(`${before}\nCome along.\n`);
  expect(writePage(written, { title: "Events", body: "" })).toBe(before);
});

test("a new group's file has a line for each box that is filled in", () => {
  const group = {
    name: "Knit and Natter",
    also: [],
    order: 5,
    summary: "",
    for: ["adults", "60 and over"],
    meets: { every: "Monday", from: "10:30", term: false, session: null, sections: [] },
    window: { emblem: "sewing", alt: "" },
    contacts: [{ name: "Sadie Rea", phone: "02896496199", email: "" }],
    neighbours: null,
    body: "## Who?\n\nAnybody.",
  };
  expect(writePage("", group)).toBe(`---
name: Knit and Natter
order: 5
for: [adults, 60 and over]
meets:
  every: Monday
  from: "10:30"
window:
  emblem: sewing
contacts:
  - name: Sadie Rea
    phone: 02896496199
---

## Who?

Anybody.
`);
});
