import { expect, test } from "vitest";
import type { ScheduleForSearch } from "#app/church/dates-for-search.server.ts";
import type { Meeting, Series } from "#dates";
import { recurringDays } from "#dates/testing";
import { builtChurch } from "#tests/support/built-church.ts";
import {
  builtPage,
  findAll,
  findOne,
  structuredDataOf,
  wordsOf,
  wordsOfAll,
} from "#tests/support/built-html.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { britishDate, clockOf, clockRange, dayOf, type WallTime, withOffset } from "#time";

type Told = { name: string; startDate: WallTime; endDate?: string; eventStatus: string };
type ToldSeries = Told & { eventSchedule: ScheduleForSearch; subEvent?: Told[] };

const church = builtChurch.facts;

/** Everything of one type that a page describes for search engines. */
const ofType = (page: string, type: string) =>
  structuredDataOf(page).filter((thing) => thing["@type"] === type);

const groups = builtChurch.groupDates.map((series) => [series.path, [series]] as const);

test.each([["/", builtChurch.services] as const, ...groups])(
  "search engines are told on %s on which days and at what hours it is, holidays left out",
  (page, those) => {
    const dated = those.filter(({ meetings }) => meetings.length > 0);
    const described: ToldSeries[] = ofType(page, "EventSeries");
    expect(described.map(({ name }) => name)).toEqual(dated.map(({ name }) => plain(name)));
    for (const [index, series] of dated.entries()) {
      const { eventSchedule, subEvent = [] } = described[index] ?? {};
      const usual = series.meetings.filter(
        ({ change, movedFrom }) => !isAbsent(change) && !movedFrom,
      );
      const scheduled = eventSchedule?.startDate ? daysOf(eventSchedule) : [];
      expect(scheduled).toEqual(usual.map(({ day }) => day));
      expect([eventSchedule?.startTime, eventSchedule?.endTime]).toEqual([series.from, series.to]);
      expect(datesOf(series.meetings, series)).toEqual(
        expect.arrayContaining(subEvent.map(hoursOfEvent)),
      );
    }
  },
);

test.each(groups)(
  "the dates that search engines are told on %s are those it lists, and that it is under the home page",
  (page, [series]) => {
    const [trail] = ofType(page, "BreadcrumbList");
    expect(trail.itemListElement).toMatchObject([
      { position: 1, item: church.website },
      { position: 2, name: plain(series.name) },
    ]);
    const [described] = ofType(page, "EventSeries") as ToldSeries[];
    const names = series.meetings.flatMap(({ name }) => (name ? [plain(name)] : []));
    const rows = findAll("main ol > li:not([hidden]):has(time)", builtPage(page)).map((row) => {
      const [words = ""] = wordsOfAll("time + span", row);
      const name = names.find((own) => words.startsWith(own)) ?? plain(series.name);
      return [findOne("time", row).properties.dateTime, name];
    });
    const { takingPlace, off } = byStatus(described?.subEvent ?? []);
    expect(takingPlace.map(({ name, startDate }) => [dayOf(startDate), name])).toEqual(rows);
    const reasons = wordsOfAll("main ol > li:not(:has(time))", visibleAt(builtPage(page)));
    const calledOff = reasons.filter((words) => /^Not (?!.*: moved to )/.test(words));
    expect(off.map(({ startDate }) => britishDate(dayOf(startDate)))).toEqual(
      calledOff.map((words) => words.split(/Not |:/)[1]),
    );
  },
);

test("search engines know the next service and the special ones that Home lists, those apart from the rest", () => {
  const ofSeries = ofType("/", "EventSeries").flatMap(({ subEvent = [] }: ToldSeries) => subEvent);
  const apart: Told[] = ofType("/", "Event");
  const { takingPlace } = byStatus([...ofSeries, ...apart]);
  const described = takingPlace.sort((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const inWords = ({ name, startDate }: Told) =>
    `${name} ${britishDate(dayOf(startDate))}, ${clockRange(clockOf(startDate))}`;
  const home = visibleAt(builtPage("/"));
  const [when, name] = wordsOfAll("[aria-label='The next service'] h2:first-child ~ div > p", home);
  const next = described[0] ?? expect.fail();
  expect(inWords(next)).toBe(`${name} ${when}`);
  // What has a page of its own is described there.
  const ownLines = wordsOfAll("#service-times h3 + ul > li:not(:has(a))", home);
  const own = ownLines.filter((words) => !words.startsWith("No "));
  for (const line of own) {
    // "Carols Thursday 24 December, 7pm, The harbour steps"
    expect(
      described.map(inWords).some((words) => line.startsWith(words)),
      line,
    ).toBe(true);
  }
  const extra = builtChurch.services.flatMap((series) =>
    datesOf(
      series.meetings.filter(({ change }) => change === "extra"),
      series,
    ),
  );
  expect(extra).toEqual(expect.arrayContaining(apart.map(hoursOfEvent)));
  for (const event of ofSeries) expect(extra).not.toContainEqual(hoursOfEvent(event));
});

test("search engines learn where the church is, as the home page says it", () => {
  const [churchForSearch, ...others] = ofType("/", "Church");
  expect(others).toEqual([]);
  const words = wordsOf(findOne("body", builtPage("/")));
  for (const fact of [
    churchForSearch.name,
    churchForSearch.address.streetAddress,
    churchForSearch.address.postalCode,
    churchForSearch.telephone.replace("+44 ", "0"),
  ]) {
    expect(words).toContain(plain(fact));
  }
  expect(churchForSearch.sameAs ?? []).toEqual(church.social.map(({ url }) => url));
  expect(churchForSearch.openingHoursSpecification[0]).toMatchObject({
    opens: church.services[0].from,
  });
});

/** The meetings that take place, and those that are shown as cancelled. */
function byStatus(described: Told[]) {
  const isOff = ({ eventStatus }: Told) => eventStatus === "https://schema.org/EventCancelled";
  return { takingPlace: described.filter((one) => !isOff(one)), off: described.filter(isOff) };
}

const isAbsent = (change: string | undefined) => change === "off" || change === "extra";

/** The words of a page have plain spaces alone. */
const plain = (words: string) => words.replaceAll("\u00a0", " ");

const frequencies: Record<string, string> = {
  P1W: "FREQ=WEEKLY",
  P2W: "FREQ=WEEKLY;INTERVAL=2",
  P1M: "FREQ=MONTHLY",
};

/** The days of a schedule; `byDay` is "https://schema.org/Tuesday", or of a month ["2SU", "-1SU"]. */
function daysOf(schedule: ScheduleForSearch): string[] {
  const { repeatFrequency, byDay, startDate, endDate, exceptDate = [] } = schedule;
  const days = [byDay].flat().map((day) => day.replace(/^https:.*\/(..).*/, "$1").toUpperCase());
  const rule = `${frequencies[repeatFrequency]};BYDAY=${days}`;
  return recurringDays(rule, startDate, endDate).filter((day) => !exceptDate.includes(day));
}

function hoursOfEvent({ name, startDate, endDate }: Told) {
  return [name, startDate, endDate];
}

/** The dates of a series, as search engines are told of them. */
function datesOf(meetings: Meeting[], series: Series) {
  const notMoved = meetings.filter(({ movedTo }) => !movedTo);
  return notMoved.map(({ day, name = series.name, hours, start, end }) => [
    plain(name),
    hours.from ? withOffset(start) : day,
    hours.from && end > start ? withOffset(end) : undefined,
  ]);
}
