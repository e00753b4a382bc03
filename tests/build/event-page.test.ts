import type { Element } from "hast";
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
import { allEventPages, readBuiltFile } from "#tests/support/built-pages.ts";

const { website, address } = builtChurch.facts;

function mainOf(page: string): Element {
  return findOne("main", builtPage(page));
}

/** Whether an event is off: its name is then crossed out. */
function isOff(page: string): boolean {
  return findAll("h1 s", builtPage(page)).length > 0;
}

test("the events of the diary have pages", () => {
  expect(allEventPages.length).toBeGreaterThan(5);
});

test("the page of an event has its name in its title and for search engines, at its own address", () => {
  for (const page of allEventPages) {
    const name = wordsOf(findOne("h1 bdi", builtPage(page)));
    expect(wordsOf(findOne("title", builtPage(page))), page).toContain(name);
    expect(structuredDataOf(page), page).toEqual([
      expect.objectContaining({ "@type": "Event", name, url: website + page }),
    ]);
  }
});

test("the page of an event leads to all events", () => {
  for (const page of allEventPages) expect(addressesIn(mainOf(page)), page).toContain("/events");
});

test("the page of an event leads to a calendar file with this event alone", () => {
  for (const page of allEventPages) {
    expect(findAll(`a[download][href="${page}.ics"]`, mainOf(page)), page).toHaveLength(1);
    const file = readBuiltFile(`${page}.ics`).replaceAll("\r\n ", "");
    expect(file, page).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file, page).toContain(`URL:${website}${page}\r\n`);
    expect(file.match(/BEGIN:VEVENT/g), page).toHaveLength(1);
  }
});

test("an event can be put into Google’s and Microsoft’s calendars, unless it is off", () => {
  for (const page of allEventPages) {
    const links = findAll(`details a[target="_blank"]`, mainOf(page)).map(wordsOf);
    expect(links, page).toEqual(isOff(page) ? [] : ["Google Calendar", "Outlook"]);
  }
});

test("one button of an event stands out: to book a place if that is possible, or else to add it to a calendar", () => {
  for (const page of allEventPages) {
    const main = mainOf(page);
    const goldButtons = findAll("[class*=gold]", main).map(wordsOf);
    const links = findAll("a", main).map(wordsOf);
    const isBookable = links.some((words) => words.startsWith("Book a place"));
    const expected = isBookable ? /^Book a place/ : /^Add to your calendar/;
    expect(goldButtons, page).toEqual(isOff(page) ? [] : [expect.stringMatching(expected)]);
  }
});

test("the page of an event and This Week name the same person to ask about it", () => {
  const lines = findAll("main ol li li", builtPage("/this-week"));
  const eventLines = lines.filter((line) => allEventPages.includes(addressesIn(line)[0] ?? ""));
  expect(eventLines.length).toBeGreaterThan(0);
  for (const line of eventLines) {
    const [page = ""] = addressesIn(line);
    const whomToAsk = /Ask .*/.exec(wordsOf(line))?.[0] ?? "nobody to ask";
    expect(wordsOf(mainOf(page)), page).toContain(whomToAsk);
  }
});

test("the place of an event leads to the map if it is at the church, and nowhere if it is online", () => {
  for (const page of allEventPages) {
    const place = findAll("dl dd", mainOf(page)).at(-1);
    if (!place) continue;
    const words = wordsOf(place);
    if (/Church Halls|Minor Hall/.test(words))
      expect(addressesIn(place), page).toEqual([address.map]);
    if (/Zoom|Online/.test(words)) expect(addressesIn(place), page).toEqual([]);
  }
});

test("the page of an event at the church leads to what a first visit is like, and others do not", () => {
  for (const page of allEventPages) {
    const addresses = addressesIn(mainOf(page));
    const isAtChurch = addresses.includes(address.map);
    expect(addresses.includes("/#first-visit"), page).toBe(isAtChurch);
  }
});
