import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readChurch } from "#app/content-loader/church.server.ts";
import { endOf, type Series, startOf } from "#app/meetings/meeting.ts";
import { readGroupSeries, readServices } from "#app/meetings/series.server.ts";
import { addDays, withOffset } from "#app/time/wall-time.ts";
import { fallsOn, weekdays, weeks } from "#app/time/weekdays.ts";
import { builtPage, one, wordsOf, wordsOfAll } from "#tests/support/built-html.ts";
import { SITE } from "#tests/support/built-pages.ts";

type Schedule = {
  byDay: string;
  byMonthWeek?: number;
  startDate: string;
  endDate: string;
  startTime?: string;
  endTime?: string;
  exceptDate?: string[];
};
type Told = { name: string; startDate: string; endDate?: string; location: { name?: string } };
type ToldSeries = Told & { eventSchedule: Schedule; subEvent?: Told[] };

const church = readChurch();

/** What a page tells search engines, of one type. */
function toldOn(page: string, type: string) {
  const scripts = wordsOfAll('script[type="application/ld+json"]', builtPage(page));
  const things = scripts.flatMap((json) => JSON.parse(json)["@graph"]);
  return things.filter((thing) => thing["@type"] === type);
}

const groups = readGroupSeries().map((series) => [series.path, [series]] as const);

test.each([["/", readServices()] as const, ...groups])(
  "search engines are told on %s of the days and hours in its list, and of no other",
  (page, all) => {
    const told: ToldSeries[] = toldOn(page, "EventSeries");
    expect(told.map(({ name }) => name)).toEqual(all.map(({ name }) => plain(name)));
    for (const [index, series] of all.entries()) {
      const { eventSchedule, subEvent = [] } = told[index] ?? {};
      const usual = series.meetings.filter(
        ({ change, movedFrom }) => !isAbsent(change) && !movedFrom,
      );
      const scheduled = eventSchedule?.startDate ? daysOf(eventSchedule) : [];
      expect(scheduled).toEqual(usual.map(({ day }) => day));
      expect([eventSchedule?.startTime, eventSchedule?.endTime]).toEqual([series.from, series.to]);
      const dates = datesOf(series);
      const rows = subEvent.map((event) => [event.name, event.startDate, event.endDate]);
      expect(dates).toEqual(expect.arrayContaining(rows));
      // The next ones are all there, without a gap; none are where the year is over.
      const [next] = rows;
      const coming = dates.filter(([, start = ""]) =>
        next ? start >= (next[1] ?? "") : Date.parse(start) > Date.now(),
      );
      expect(rows.slice(0, 3)).toEqual(coming.slice(0, 3));
    }
  },
);

test("search engines are told where the church is, as the home page says it", () => {
  const [told, ...others] = toldOn("/", "Church");
  expect(others).toEqual([]);
  const words = wordsOf(one("body", builtPage("/")));
  for (const fact of [
    told.name,
    told.address.streetAddress,
    told.address.postalCode,
    told.telephone.replace("+44 ", "0"),
  ]) {
    expect(words).toContain(plain(fact));
  }
  expect(told.sameAs).toEqual(Object.values(church.social).map(({ url }) => url));
  expect(told.openingHoursSpecification[0]).toMatchObject({ opens: church.services[0].from });
});

test.each(groups)("%s is told to be under the home page", (page, [series]) => {
  const [trail] = toldOn(page, "BreadcrumbList");
  expect(trail.itemListElement).toMatchObject([
    { position: 1, item: church.website },
    { position: 2, name: plain(series?.name ?? "") },
  ]);
});

test("what writes this for search engines is in no script", () => {
  for (const script of globSync(`${SITE}/assets/*.js`)) {
    expect(readFileSync(script, "utf8"), script).not.toContain("EventSeries");
  }
});

const isAbsent = (change: string | undefined) => change === "off" || change === "extra";

/** The words of a page have plain spaces alone. */
const plain = (words: string) => words.replaceAll("\u00a0", " ");

/** The days of a schedule, counted one by one; `byDay` is "https://schema.org/Tuesday" or "-1TU". */
function daysOf({ byDay, byMonthWeek, startDate, endDate, exceptDate = [] }: Schedule): string[] {
  const isLast = byDay.startsWith("-1");
  const begins = isLast ? byDay.slice(2) : byDay.replace("https://schema.org/", "");
  const every = weekdays.find((day) => day.toUpperCase().startsWith(begins.toUpperCase()));
  if (!every) throw new Error(`${byDay} is no weekday`);
  const rule = { every, week: isLast ? ("last" as const) : weeks[(byMonthWeek ?? 0) - 1] };
  const days: string[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) {
    if (fallsOn(day, rule) && !exceptDate.includes(day)) days.push(day);
  }
  return days;
}

/** Every date in the list, as search engines are told of it. */
function datesOf(series: Series) {
  const held = series.meetings.filter(({ change }) => change !== "off");
  return held.map((meeting) => {
    const [start, end] = [startOf(meeting, series), endOf(meeting, series)];
    const hasHour = meeting.from ?? series.from;
    return [
      plain(meeting.name ?? series.name),
      hasHour ? withOffset(start) : meeting.day,
      hasHour && end > start ? withOffset(end) : undefined,
    ];
  });
}
