import type { Element } from "hast";
import { createElement } from "react";
import { type ChurchEvent, eventPath } from "#app/events/event.ts";
import { UpcomingCarousel } from "#app/events/events-carousel.tsx";
import { WholeEvent } from "#app/events/whole-event.tsx";
import { clockTimesIn } from "#tests/support/clock-times.ts";
import { findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import type { BuiltSite } from "./built-site.ts";
import type { SeriesDate, Statement } from "./statement.ts";

/** The card of an event in the home page's carousel. It has six cards, so the event has a carousel to itself. */
export function readCarousel(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  const { source } = site;
  const own = source.snapshot?.events.filter(({ id }) => id === event.id) ?? [];
  const snapshot = source.snapshot && { ...source.snapshot, events: own };
  const props = {
    source: { ...source, snapshot },
    groups: [],
    failedWords: "",
    name: "Events",
  };
  const carousel = site.render(createElement(UpcomingCarousel, props));
  const [card] = findAll(`#${event.id}`, carousel);
  return card && readCard(card);
}

/** The event in the list on /events. */
export function readEventList(site: BuiltSite, event: ChurchEvent): Statement | undefined {
  const [card] = findAll(`#${event.id}`, site.eventList);
  return card && readCard(card);
}

function readCard(card: Element): Statement {
  const isOff = findAll("s", card).length > 0;
  const offersPlaces = wordsOf(card).includes("Book a place");
  if (isOff && offersPlaces) throw new Error("an event that is off offers a place");
  const statement: Statement = {
    isOff,
    mark: wordsOfAll("p[data-badge]", card).join(" "),
    clocks: readClocks(findOne("p:has(time)", card)),
  };
  const place = wordsOfAll("p", card).find((words) => words.startsWith("Where: "));
  if (place) statement.place = place;
  return statement;
}

/** The page of the event. */
export function readEventPage(site: BuiltSite, event: ChurchEvent): Statement {
  const ask = { name: "the office", phone: "" };
  const props = { event, group: null, ask, service: null, firstVisit: "Your first visit" };
  const page = site.render(createElement(WholeEvent, props));
  const [when = "", place] = wordsOfAll("dd", page);
  const statement: Statement = {
    isOff: findAll("h1 s", page).length > 0,
    mark: wordsOfAll("p[data-badge]", page).join(" "),
    clocks: clockTimesIn(when),
  };
  if (place !== undefined) statement.place = place;
  return statement;
}

/** The event below "In the diary" on the page of its group. */
export function readGroupDiaryLine(
  site: BuiltSite,
  group: string,
  event: ChurchEvent,
): Statement | undefined {
  const diary = site.seriesPages.get(group)?.diary;
  if (!diary) return undefined;
  const [line] = findAll(`li:has(a[href="${eventPath(event)}"])`, diary);
  if (!line) return undefined;
  return {
    isOff: findAll("s", line).length > 0,
    mark: wordsOfAll("small", line).join(),
    clocks: readClocks(findOne("a + span", line)),
  };
}

/** The date on the page of its group, or on the home page if it is a service's. */
export function readSeriesPage(site: BuiltSite, date: SeriesDate): Statement | undefined {
  const page = site.seriesPages.get(date.series);
  const lines = page ? wordsOfAll("li", page.dates) : [];
  // The line about the day from which it was moved has its new day, too, but does not begin with it.
  const lineOfDay = lines.find((words) => words.startsWith(date.pageSays));
  const line = lineOfDay ?? lines.find((words) => words.includes(date.pageSays));
  if (line === undefined) return undefined;
  // "Not Tuesday 24 November: a wedding", "No Main Service Sunday 29 November: a burst pipe"
  return { isOff: /^No[t ]/.test(line) };
}

function readClocks(element: Element): string[] {
  return clockTimesIn(wordsOf(element));
}
