import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import { builtPage, findOne, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { addDays, britishDateAndYear, type Day, weekdayOf } from "#time";

const built = builtChurch.today;

test("the QR code on the printed sheet leads to the page", async () => {
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

test("This Week has seven days from the day of the build, and says on paper of which moment it is", () => {
  const main = findOne("main", builtPage("/this-week"));
  const firstDay = `${weekdayOf(built)} ${britishDateAndYear(built)}`;
  expect(wordsOf(findOne("h2", main))).toBe(`The week from ${firstDay}`);
  expect(wordsOfAll("h3", main).filter((heading) => /day \d/.test(heading))).toHaveLength(7);
  expect(wordsOf(main)).toMatch(/As of \w+day \d+ \w+, (?:[\d:]+[ap]m|noon|midnight)\./);
});

test("when the week is over the page says so", () => {
  const isOver = /This week is over, and the page is not up to date/;
  const wordsAt = (day: Day) => {
    const page = visibleAt(builtPage("/this-week"), Date.parse(`${day}T09:00Z`));
    return wordsOf(findOne("main", page));
  };
  expect(wordsAt(addDays(built, 6))).not.toMatch(isOver);
  expect(wordsAt(addDays(built, 7))).toMatch(isOver);
});
