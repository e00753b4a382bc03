import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPage, writePage } from "./page.ts";

const sample = (file: string) => readFileSync(`sample/${file}`, "utf8");

test("another fact leaves the text below as it is, byte for byte", () => {
  const before = sample("groups/snatch.md");
  const { meets, ...facts } = readPage(before);
  const now = { ...facts, meets: { ...Object(meets), to: "21:30" } };
  expect(writePage(before, now)).toBe(before.replace('to: "21:00"', 'to: "21:30"'));
});

test("a new sentence in a paragraph leaves the lines of all others", () => {
  const before = sample("groups/snatch.md");
  const { body, ...facts } = readPage(before);
  const text = String(body).replace(
    "We keep school terms.",
    "We keep school terms. Bring a friend.",
  );
  expect(writePage(before, { ...facts, body: text })).toBe(
    before.replace("We keep school terms.", "We keep school terms. Bring a friend."),
  );
});

test("a paragraph that a form gives back in one line keeps the lines that it had", () => {
  const before = sample("groups/snatch.md");
  const { body, ...facts } = readPage(before);
  const inOneLine = String(body).replace(/(?<=\S)\n(?=\S)/g, " ");
  expect(writePage(before, { ...facts, body: inOneLine })).toBe(before);
});

test("a long line in a new paragraph is folded, and those that somebody broke are left", () => {
  const before = "---\ntitle: A\n---\n\nHello.\n";
  const long = Array.from({ length: 30 }, () => "hallelujah").join(" ");
  const folded = `${`${"hallelujah ".repeat(9).trim()}\n`.repeat(3)}hallelujah hallelujah hallelujah`;
  const body = `Hello.\n\n${long}\n\nA verse\nof two lines\n\n| a | table of ${"many ".repeat(20)}|`;
  expect(writePage(before, { title: "A", body })).toBe(
    `${before}\n${folded}\n\nA verse\nof two lines\n\n| a | table of ${"many ".repeat(20)}|\n`,
  );
});

test("a page without a text gets one below an empty line, and loses it again", () => {
  const before = sample("events.md");
  const written = writePage(before, { ...readPage(before), body: "Come along." });
  expect(written).toBe(`${before}\nCome along.\n`);
  expect(writePage(written, { ...readPage(before), body: "" })).toBe(before);
});

test("a new group's file is written as the others are", () => {
  const group = {
    name: "Knit and Natter",
    formerly: [],
    strand: "activities",
    order: 5,
    summary: "Wool, needles and the news of the town.",
    description:
      "Knit and Natter is for anyone who knits, crochets or would like to learn: {knit-and-natter.when} in the Library.",
    who: "Anyone",
    glance: "",
    for: ["adults", "60 and over"],
    meets: {
      every: "Monday",
      week: "",
      from: "10:30",
      to: "12:00",
      term: false,
      session: null,
      sections: [],
    },
    also: [],
    where: "Church Halls",
    room: "Library",
    window: { emblem: "sewing", glass: "", alt: "" },
    register: null,
    contacts: [{ name: "Sadie Rea", role: "Casts on", phone: "02896496199", email: "" }],
    neighbours: null,
    body: "## Who?\n\nAnybody.\n\n## Contact\n\nRing Sadie.",
  };
  expect(writePage("", group)).toBe(`---
name: Knit and Natter
strand: activities
order: 5
summary: Wool, needles and the news of the town.
description: >-
  Knit and Natter is for anyone who knits, crochets or would like to learn: {knit-and-natter.when} in the Library.
who: Anyone
for: [adults, 60 and over]
meets:
  every: Monday
  from: "10:30"
  to: "12:00"
where: Church Halls
room: Library
window:
  emblem: sewing
contacts:
  - name: Sadie Rea
    role: Casts on
    phone: 02896496199
---

## Who?

Anybody.

## Contact

Ring Sadie.
`);
});
