import type { Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { convertIcsCalendar, type IcsEvent } from "ts-ics";
import { readChurch } from "#app/content-loader/church.server.ts";
import { readSiteWords } from "#app/content-loader/site-words.server.ts";
import { UpcomingCarousel } from "#app/events/carousel/events-carousel.tsx";
import { googleLink } from "#app/events/details/calendar-links.ts";
import { EventDialog } from "#app/events/details/event-dialog.tsx";
import { icsFile } from "#app/events/details/ics-file.ts";
import { eventPath, eventUrl } from "#app/events/event.ts";
import { givePages } from "#app/events/event-address.ts";
import { withChanges } from "#app/events/event-changes.ts";
import { feedAt } from "#app/events/feed/fetch-feed.ts";
import { UpcomingList } from "#app/events/list/event-list.tsx";
import type { Snapshot } from "#app/events/snapshot.ts";
import { structuredData } from "#app/events/structured-data.tsx";
import { NextEvents } from "#app/groups/group-answers.tsx";
import { GroupDates } from "#app/groups/group-dates.tsx";
import { readDiary } from "#app/groups/group-diary.server.ts";
import { ComingServices } from "#app/home/service-times.tsx";
import { listedServices, specialServices } from "#app/home/special-services.server.ts";
import { calendarAt } from "#app/meetings/calendar.server.ts";
import { readComingChanges } from "#app/meetings/coming-changes.server.ts";
import { comingDates } from "#app/meetings/coming-dates.server.ts";
import { packDates } from "#app/meetings/meeting.ts";
import { readServices, seriesOfGroup } from "#app/meetings/series.server.ts";
import { churchForSearch, groupForSearch } from "#app/meetings/structured-data.server.ts";
import { type Facts, FactsContext } from "#app/site.ts";
import { ComingWeek } from "#app/this-week/coming-week.tsx";
import { readSheet } from "#app/this-week/sheet.server.ts";
import { howOften } from "#app/time/meeting-words.ts";
import { churchTimeAt } from "#app/time/wall-time.ts";
import { all, one, wordsOf } from "./html.ts";

/** What an outlet says of an event: when it is, or that it is off, and the words that mark it. */
type Said = { isOff: boolean; words: string; start?: string; when?: string };

const picture = "/picture.jpg";

/** Everything that shows dates, of a site that is built at `now` while the feed has these events. */
export function outletsAt(now: Date, snapshot: Snapshot) {
  const church = readChurch();
  const services = readServices();
  const changes = readComingChanges(now);
  const events = withChanges(givePages(snapshot.events, snapshot.day), changes, church);
  const [main] = church.services;
  const mainService = { name: main.name, from: main.from, often: howOften(main) };
  const facts: Facts = {
    church: { ...church, mainService },
    words: readSiteWords(),
    nextLabel: "Next service",
    openLabel: "Come on in",
    builtAt: churchTimeAt(now),
    analytics: null,
  };
  const html = (element: ReactNode): Root => {
    const inFacts = createElement(FactsContext, { value: facts }, element);
    return fromHtml(renderToStaticMarkup(inFacts), { fragment: true });
  };
  const source = { feed: feedAt("", "embed", []), changes, groups: [], failedWords: "", snapshot };
  const list = html(createElement(UpcomingList, { ...source, picture }));
  const known = { from: "2026-09-01", to: "2027-08-31" };
  const sheet = { series: readSheet(), known, notices: [] };
  const week = html(createElement(ComingWeek, { ...source, ...sheet }));

  return {
    /** Of one event of the feed, by outlet; an outlet that does not show it is missing. */
    ofEvent(id: string): Record<string, Said> {
      const event = events.find((one) => one.id === id);
      if (!event) return {};
      const alone = { ...snapshot, events: snapshot.events.filter((one) => one.id === id) };
      const inCarousel = { ...source, snapshot: alone, name: "Events" };
      const inDialog = { event, now: null, notice: "", isUnfolded: true, onClose: () => {} };
      const [file] = eventsIn(icsFile(event, { website: church.website, madeAt: now }));
      const link = `a[href="${eventPath(event)}"]`;
      const [line] = all(`ul > li:has(${link})`, week);
      const [dayOfLine] = all(`section:has(${link}) > h3`, week);
      const details = one("dialog", html(createElement(EventDialog, inDialog)));
      const forSearch = structuredData(events, null, { church, picture });
      const thing = thingsIn(forSearch).find(({ url }) => url === eventUrl(event, church.website));
      const google = new URL(googleLink(event, church.website)).searchParams;
      return {
        carousel: saidBy(one(`#${id}`, html(createElement(UpcomingCarousel, inCarousel)))),
        list: saidBy(one(`#${id}`, list)),
        details: { ...saidBy(details), when: wordsOf(one("time", details)) },
        "the event as a file": {
          isOff: file?.status === "CANCELLED",
          words: file?.description ?? "",
          start: file?.start.local?.date.toISOString().slice(0, TO_THE_SECOND),
        },
        "search engines": {
          isOff: thing?.eventStatus.endsWith("EventCancelled") ?? false,
          words: thing?.description ?? "",
          start: thing?.startDate.slice(0, TO_THE_SECOND),
        },
        ...(event.status !== "cancelled" && {
          "Google’s calendar": {
            isOff: false,
            words: google.get("details") ?? "",
            start: google.get("dates")?.replace(IN_A_LINK, "$1-$2-$3T$4:$5:$6"),
          },
        }),
        ...(line &&
          dayOfLine && {
            "This Week": {
              isOff: line.properties.dataOff !== undefined,
              words: wordsOf(line),
              when: `${wordsOf(dayOfLine)}, ${wordsOf(one("p", line))}`,
            },
          }),
      };
    },

    /** The diary of a group's page: its marks and what they stand at. */
    async diaryOf(slug: string): Promise<Map<string, Said>> {
      const diary = await readDiary(slug);
      const lines = diary ? all("li:not([hidden])", html(createElement(NextEvents, diary))) : [];
      return new Map(
        lines.map((line) => [
          String(one("a", line).properties.href).split("#")[1] ?? "",
          {
            isOff: all("s", line).length > 0,
            words: all("small", line).map(wordsOf).join(),
            when: wordsOf(one("a + span", line)),
          },
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

    /** What the page of a group, or home for the services, lists in words, and what it tells search engines. */
    page(id: string): { words: string; forSearch: Thing[] } {
      const ofHome = () => {
        const dated = {
          services: services.map(packDates),
          special: specialServices(services, now),
        };
        const listed = listedServices(services, now);
        return {
          dates: createElement(ComingServices, dated),
          told: churchForSearch(church, services, { picture, listed }),
        };
      };
      const ofGroup = () => {
        const series = seriesOfGroup(id);
        const coming = comingDates(series, null, now);
        return {
          dates: createElement(GroupDates, { series, coming }),
          told: groupForSearch(church, series, coming.listed, { picture }),
        };
      };
      const { dates, told } = id === "service" ? ofHome() : ofGroup();
      const words = all("li:not([hidden])", html(dates)).map(wordsOf).join(" | ");
      return { words, forSearch: thingsIn(told) };
    },
  };
}

/** The events of a calendar to subscribe to. */
export const subscribed = async (path: string) => eventsIn(await calendarAt(path));

const TO_THE_SECOND = "2026-12-06T19:00:00".length;
const IN_A_LINK = /^(....)(..)(..)T(..)(..)(..).*/;

function eventsIn(ics: string): IcsEvent[] {
  return convertIcsCalendar(undefined, ics).events ?? [];
}

function saidBy(shown: Element): Said {
  const words = all("p[data-badge]", shown).map(wordsOf).join(" ");
  const isOff = all("s", shown).length > 0;
  const offers = /To your calendar|Book a place/.test(wordsOf(shown));
  if (isOff === offers) throw new Error(`off: ${isOff}, and offers a place: ${offers}`);
  return { isOff, words, start: String(one("time", shown).properties.dateTime) };
}

type Thing = { url?: string; startDate: string; eventStatus: string; description?: string };

/** The events in structured data, as whoever reads its JSON finds them. */
function thingsIn(data: unknown): Thing[] {
  return JSON.parse(JSON.stringify(data))["@graph"].flatMap(
    (thing: { "@type": string; subEvent?: Thing[] }) =>
      thing["@type"] === "Event" ? [thing] : (thing.subEvent ?? []),
  );
}
