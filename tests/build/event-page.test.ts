import { expect, test } from "vitest";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  addressesIn,
  builtPage,
  findAll,
  findOne,
  structuredDataOf,
  wordsOf,
} from "#tests/support/built-html.ts";
import { allPages, readBuiltFile } from "#tests/support/built-pages.ts";

const { website, churchsuite } = builtChurch.facts;
const pages = allPages.filter((page) => page.startsWith("/events/"));

test("a church with a diary has pages of its events", () => {
  expect(pages.length > 5).toBe(churchsuite !== undefined);
});

for (const path of pages) {
  const page = builtPage(path);
  const main = findOne("main", page);
  const isOff = findAll("h1 s", page).length > 0;

  test(`${path} is the event's, of the last build`, () => {
    const name = wordsOf(findOne("h1", page));
    expect(wordsOf(findOne("title", page))).toContain(name);
    expect(structuredDataOf(path)).toEqual([
      expect.objectContaining({ "@type": "Event", name, url: website + path }),
    ]);
    expect(findAll("[data-island]", page)).toEqual([]);
    expect(wordsOf(main)).toMatch(/As of \w+day \d+ \w+, (?:[\d:]+[ap]m|noon|midnight)\./);
    expect(addressesIn(main)).toContain("/events");
  });

  test(`beside ${path} stands its file for calendars, to which it leads`, () => {
    expect(findAll(`a[download][href="${path}.ics"]`, main)).toHaveLength(1);
    const file = readBuiltFile(`${path}.ics`).replaceAll("\r\n ", "");
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toContain(`URL:${website}${path}\r\n`);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    const others = findAll(`details a[target="_blank"]`, main).map(wordsOf);
    expect(others).toEqual(isOff ? [] : ["Google Calendar", "Outlook"]);
  });

  test(`on ${path} of what can be done one thing stands out`, () => {
    const gold = findAll("[class*=gold]", main).map(wordsOf);
    const links = findAll("a", main).map(wordsOf);
    const isBookable = links.some((words) => words.startsWith("Book a place"));
    const first = isBookable ? /^Book a place/ : /^Add to your calendar/;
    expect(gold).toEqual(isOff ? [] : [expect.stringMatching(first)]);
  });
}

test("whoever is to be asked about an event is the same on its page and in This Week", () => {
  const lines = findAll("main ol li li", builtPage("/this-week"));
  const asked: string[] = [];
  for (const line of lines) {
    const to = addressesIn(line)[0] ?? "";
    if (!pages.includes(to)) continue;
    const ask = /Ask .*/.exec(wordsOf(line))?.[0] ?? "no one";
    asked.push(ask);
    expect.soft(wordsOf(findOne("main", builtPage(to))), to).toContain(ask);
  }
  expect(asked.length > 0).toBe(churchsuite !== undefined);
});

test("events at the church lead to it, and events elsewhere do not", () => {
  const { map } = builtChurch.facts.address;
  for (const path of pages) {
    const where = findAll("dl dd", findOne("main", builtPage(path))).at(-1);
    const words = where ? wordsOf(where) : "";
    if (/Church Halls|Minor Hall/.test(words))
      expect(addressesIn(where ?? expect.fail()), path).toEqual([map]);
    if (/Zoom|Online/.test(words)) expect(addressesIn(where ?? expect.fail()), path).toEqual([]);
  }
});
