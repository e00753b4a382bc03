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
import { visibleAt } from "#tests/support/visible-at.ts";

function mainOf(page: string): Element {
  return findOne("main", builtPage(page));
}

const { website } = builtChurch.facts;

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

test("the page of an event says when it is over, and then offers no calendar", () => {
  for (const page of allEventPages) {
    const words = wordsOf(findOne("main", visibleAt(builtPage(page), Date.parse("2036-11-22"))));
    expect(words, page).toContain("This is over.");
    expect(words, page).not.toContain("Add to your calendar");
    expect(wordsOf(findOne("main", visibleAt(builtPage(page)))), page).not.toContain(
      "This is over.",
    );
  }
});
