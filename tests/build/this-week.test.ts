import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { allPages } from "#tests/support/built-pages.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { addDays, type Day } from "#time";

test("the QR code on the printed sheet leads to the page, as a reader of such codes says", async () => {
  const code = findOne("main svg[aria-label^='QR code']", builtPage("/this-week"));
  const { viewBox } = code.properties;
  const { d, stroke } = findOne("path", code).properties;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><path stroke="${stroke}" d="${d}"/></svg>`;
  const drawing = sharp(Buffer.from(svg), { density: 720 })
    .resize(370)
    .flatten({ background: "white" });
  const { data, info } = await drawing.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  expect(decodeQR({ data, width, height })).toBe(
    new URL("/this-week", builtChurch.facts.website).href,
  );
});

test("the week has seven days, from that on which it was built, says of when it is, and calls none of them today or next", () => {
  const main = findOne("main", builtPage("/this-week"));
  expect(wordsOf(findOne("h2", main))).toMatch(/^The week from \w+ \d+ \w+ 20\d\d$/);
  expect(wordsOfAll("h3", main).filter((heading) => /day \d/.test(heading))).toHaveLength(7);
  expect(wordsOfAll("h2, h3", main).join(" ")).not.toMatch(/\b(?:today|tomorrow|next)\b/i);
  expect(wordsOf(main)).toMatch(/As of \w+day \d+ \w+, (?:[\d:]+[ap]m|noon|midnight)\./);
});

test("no page but home and that of all events has anything for React", () => {
  const withIslands = allPages.filter(
    (page) => findAll("[data-island]", builtPage(page)).length > 0,
  );
  const asking = builtChurch.facts.churchsuite ? ["/", "/events"] : [];
  expect(withIslands.sort()).toEqual(asking);
});

test("a week that is over says that it is, and whom to ring", () => {
  const isOver = /This week is over, and the page is not up to date/;
  const wordsAt = (day: Day) => {
    const page = visibleAt(builtPage("/this-week"), Date.parse(`${day}T09:00Z`));
    return wordsOf(findOne("main", page));
  };
  const built = builtChurch.today;
  expect(wordsAt(addDays(built, 6))).not.toMatch(isOver);
  expect(wordsAt(addDays(built, 7))).toMatch(isOver);
});
