import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { selectAll as all, select } from "hast-util-select";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { convertIcsCalendar, type IcsEvent } from "ts-ics";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readSiteWords } from "#app/content-loader/site-words.server.ts";
import { UpcomingCarousel } from "#app/events/carousel/events-carousel.tsx";
import { googleLink } from "#app/events/details/calendar-links.ts";
import { EventDialog } from "#app/events/details/event-dialog.tsx";
import { icsFile } from "#app/events/details/ics-file.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { feedAt } from "#app/events/feed/fetch-feed.ts";
import { UpcomingList } from "#app/events/list/event-list.tsx";
import type { Snapshot } from "#app/events/snapshot.ts";
import { EventsForSearch } from "#app/events/structured-data.tsx";
import { GroupDates } from "#app/groups/group-dates.tsx";
import { readDiary } from "#app/groups/group-diary.server.ts";
import { NextEvents } from "#app/groups/next-events.tsx";
import { ComingServices } from "#app/home/service-times.tsx";
import { listedServices, specialServices } from "#app/home/special-services.server.ts";
import { calendarAt } from "#app/meetings/calendar.server.ts";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { comingDates, LISTED } from "#app/meetings/coming-dates.server.ts";
import { comingMeetings, listedMeetings, packDates } from "#app/meetings/meeting.ts";
import { readServices, seriesOfGroup } from "#app/meetings/series.server.ts";
import { churchForSearch, groupForSearch } from "#app/meetings/structured-data.server.ts";
import { type Facts, FactsContext } from "#app/site.ts";
import { ComingWeek } from "#app/this-week/coming-week.tsx";
import { readSheet } from "#app/this-week/sheet.server.ts";
import { howOften } from "#app/time/meeting-words.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { wordsOf } from "./words-of.ts";

/** What an outlet says of an event: when it is, or that it is off, and the words that mark it. */
export type Said = { isOff: boolean; words: string; start?: string };

const feed = feedAt("", "embed", []);
const picture = "/picture.jpg";

/** Everything that shows dates, of a site that is built at `now` while the feed has these events. */
export function outletsAt(now: Date, snapshot: Snapshot) {
  const church = readChurch();
  const builtAt = churchTimeAt(now);
  const changes = readComingChanges(now);
  const events = withChanges(snapshot.events, changes, church);
  const [main] = church.services;
  const mainService = { name: main.name, from: main.from, often: howOften(main) };
  const facts: Facts = {
    church: { ...church, mainService },
    words: readSiteWords(),
    nextLabel: "Next service",
    builtAt,
    analytics: null,
  };
  const html = (element: ReactNode): Root =>
    fromHtml(renderToStaticMarkup(createElement(FactsContext, { value: facts }, element)), {
      fragment: true,
    });
  const source = { feed, changes, groups: [], failedWords: "" };

  const list = html(createElement(UpcomingList, { ...source, snapshot, picture }));
  const week = html(
    createElement(ComingWeek, {
      ...source,
      snapshot,
      series: readSheet().map((series) => ({ ...series, meetings: packDates(series.meetings) })),
      known: { from: "2026-09-01", to: "2027-08-31" },
      notices: [],
    }),
  );
  const told = thingsIn(
    html(createElement(EventsForSearch, { events, host: { church, picture } })),
  );

  return {
    /** Of one event of the feed, by outlet; an outlet that does not show it is missing. */
    ofEvent(id: string): Record<string, Said> {
      const event = events.find((one) => one.id === id);
      if (!event) return {};
      const alone = { ...snapshot, events: snapshot.events.filter((one) => one.id === id) };
      const carousel = html(
        createElement(UpcomingCarousel, { ...source, snapshot: alone, name: "Events" }),
      );
      const dialog = html(
        createElement(EventDialog, {
          event,
          now: null,
          notice: "",
          isUnfolded: true,
          onClose: () => {},
        }),
      );
      const line = all("ul > li", week).find(
        (each) => all(`a[href="/events#${id}"]`, each).length > 0,
      );
      return {
        carousel: saidBy(one(`#${id}`, carousel)),
        list: saidBy(one(`#${id}`, list)),
        details: saidBy(one("dialog", dialog)),
        "the event as a file": saidInFile(icsFile(event, { website: church.website, madeAt: now })),
        "search engines": saidToSearchEngines(
          told.filter((thing) => String(thing.url).endsWith(`#${id}`)),
        ),
        ...(event.status !== "cancelled" && {
          "Google’s calendar": saidInLink(googleLink(event, church.website)),
        }),
        ...(line && { "This Week": saidInLine(line) }),
      };
    },

    /** The diary of a group's page: its marks and what they stand at. */
    async diaryOf(slug: string): Promise<Map<string, Said>> {
      const diary = await readDiary(slug);
      const lines = diary ? all("li:not([hidden])", html(createElement(NextEvents, diary))) : [];
      return new Map(
        lines.map((line) => [
          String(one("a", line).properties.href).split("#")[1] ?? "",
          { isOff: all("s", line).length > 0, words: all("small", line).map(wordsOf).join() },
        ]),
      );
    },

    /** How new the sheet on paper and the page of a group say that the diary is. */
    async ofTheDiary(slug: string): Promise<Record<string, string>> {
      const diary = await readDiary(slug);
      if (!diary) throw new Error(`${slug} has no events.`);
      return {
        "the sheet on paper": wordsOf(one("h2 + div > p", week)),
        "the group’s page": wordsOf(one("p", html(createElement(NextEvents, diary)))),
      };
    },

    /** What the page of a group, or home for the services, lists in words. */
    page(id: string): string {
      if (id === "service") {
        const services = readServices();
        const brief = services.map((one) => ({ ...one, meetings: packDates(one.meetings) }));
        const special = specialServices(services, now);
        return seen(html(createElement(ComingServices, { services: brief, special })));
      }
      const series = seriesOfGroup(id);
      const coming = comingDates(series, null, now);
      return seen(html(createElement(GroupDates, { series, coming })));
    },

    /** What search engines are told on that page of the date that begins, or would have begun, then. */
    pageForSearch(id: string): { startDate: string; eventStatus: string }[] {
      const listed = listedServices(readServices(), now);
      const data =
        id === "service"
          ? churchForSearch(church, readServices(), { picture, listed })
          : groupForSearch(
              church,
              seriesOfGroup(id),
              listedMeetings(comingMeetings(seriesOfGroup(id), builtAt, LISTED)),
              { picture },
            );
      return JSON.parse(JSON.stringify(data))["@graph"].flatMap(
        (thing: { "@type": string; subEvent?: [] }) =>
          thing["@type"] === "Event" ? [thing] : (thing.subEvent ?? []),
      );
    },
  };
}

/** The events of a calendar to subscribe to. */
export function subscribed(path: string): IcsEvent[] {
  return convertIcsCalendar(undefined, calendarAt(path)).events ?? [];
}

function saidBy(shown: Element): Said {
  const badge = all("p[data-badge]", shown).map(wordsOf).join(" ");
  const isOff = all("s", shown).length > 0;
  const offers = /Add to calendar|Book a place/.test(wordsOf(shown));
  if (isOff === offers) throw new Error(`off: ${isOff}, and offers a place: ${offers}`);
  return { isOff, words: badge, start: String(one("time", shown).properties.dateTime) };
}

function saidInLine(line: Element): Said {
  const isOff = line.properties.dataOff !== undefined;
  return { isOff, words: wordsOf(line) };
}

function saidInFile(file: string): Said {
  const [event] = convertIcsCalendar(undefined, file).events ?? [];
  if (!event) throw new Error("The file has no event.");
  const start = event.start.local?.date.toISOString().slice(0, 19);
  return {
    isOff: event.status === "CANCELLED",
    words: event.description ?? "",
    ...(start && { start }),
  };
}

function saidInLink(link: string): Said {
  const { searchParams } = new URL(link);
  const [, date = "", clock = ""] = /^(\d{8})T(\d{4})/.exec(searchParams.get("dates") ?? "") ?? [];
  const day = date.replace(/(....)(..)(..)/, "$1-$2-$3");
  const start = `${day}T${clock.replace(/(..)(..)/, "$1:$2")}:00`;
  return { isOff: false, words: searchParams.get("details") ?? "", start };
}

type Thing = Record<string, unknown>;

function thingsIn(html: Root): Thing[] {
  return JSON.parse(wordsOf(one("script", html)))["@graph"];
}

function saidToSearchEngines([thing = {}]: Thing[]): Said {
  return {
    isOff: String(thing.eventStatus).endsWith("EventCancelled"),
    words: String(thing.description ?? ""),
    start: String(thing.startDate).slice(0, 19),
  };
}

/** The words of what is not hidden. */
function seen(html: Root): string {
  return all("li:not([hidden])", html).map(wordsOf).join(" | ");
}

/** The first element that a CSS selector finds. Throws where there is none. */
function one(selector: string, within: Root | Element): Element {
  const found = select(selector, within);
  if (!found) throw new Error(`there is no ${selector}`);
  return found;
}
