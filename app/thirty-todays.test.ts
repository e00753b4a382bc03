import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  capitalise,
  comingDates,
  DAYS_AHEAD,
  frequencyWords,
  isWeekly,
  unusualWords,
  weekdayWords,
} from "#dates";
import { daysByHand, END_OF_TABLE, nextByHand, seriesIds } from "#tests/fixtures/sample-year.ts";
import { casesIn } from "#tests/support/cases.ts";
import { findAll, findOne, wordsOf, wordsOfAll } from "#tests/support/html.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, addDays, britishDate, churchTimeAt, type Day, shortDate } from "#time";
import { findGroup } from "./church/groups.server.ts";
import { GroupDates } from "./groups/group-dates.tsx";
import { GroupGlance } from "./groups/group-head.tsx";
import { FindYourPlace } from "./home/find-your-place.tsx";
import { Hero } from "./home/hero.tsx";
import { comingServicesFacts, nextServiceFacts } from "./home/next-service.server.ts";
import { NextService } from "./home/next-service.tsx";
import { ComingServices } from "./home/service-times.tsx";
import { serviceFactsOf } from "./home/service-words.ts";
import { findAnnouncements } from "./home/special-services.server.ts";
import { datesOnWall, findWall } from "./home/wall.server.ts";
import { Year } from "./layout/footer.tsx";
import { NoticeBand } from "./layout/notice-band.tsx";
import { FactsContext } from "./layout/site.ts";
import { timedNotices } from "./layout/timed-notices.server.ts";
import { groupPath } from "./ui/addresses.ts";

/*
 * What is said of the next dates on thirty days of a year, in HTML that was built just then, three and thirty days
 * before: no date that is past, never nothing, and one thing at a time. That a browser shows and hides it as is assumed
 * here is held by tests/browser/timed.spec.ts.
 */
const todays = casesIn<Record<string, string>>("tests/fixtures/thirty-todays.yaml");
const moments = Object.entries(todays).map(([at, what]) => ({
  what,
  at,
  instant: Date.parse(at),
  /** The church's day and time. */
  today: at.slice(0, "2026-09-01".length),
  time: at.slice(0, "2026-09-01T09:00".length),
}));

/** How many days old the HTML is. */
const ages = [0, 3, 30];

const church = sampleChurch.facts;
const { services } = sampleChurch;
const facts = serviceFactsOf(church);
const { special, off } = findAnnouncements(sampleChurch);
const words = sampleChurch.pages.home.place;
const wall = findWall(sampleChurch);
const notices = timedNotices(sampleChurch, church.services);
const groups = sampleChurch.groupDates.map((series) => ({
  id: series.id,
  series,
  group: findGroup(sampleChurch.groups, groupPath(series.id)),
}));

test("the table by hand has each group of the sample", () => {
  const ids = groups.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(seriesIds.filter((id) => id !== "main-service").toSorted());
});

/** Whatever says what is next, as the HTML of a site that is built at an instant. */
function build(instant: number) {
  const now = new Date(instant);
  const builtAt = churchTimeAt(now);
  const html = (part: ReactNode): Root => {
    const value = { church, builtAt, analytics: null };
    const inFacts = createElement(FactsContext, { value }, part);
    return fromHtml(renderToStaticMarkup(inFacts), { fragment: true });
  };
  const next = nextServiceFacts(services, facts, builtAt);
  const coming = comingServicesFacts(services, facts, builtAt);
  const onWall = wall.groups.map((group) => {
    const { series } = groups.find(({ id }) => id === group.slug) ?? {};
    return { ...group, dates: series ? datesOnWall(series, builtAt) : [] };
  });
  return {
    strip: html(createElement(NextService, { next, off })),
    door: html(createElement(Hero, { heading: "", lead: "", photo: undefined, open: next.open })),
    services: html(createElement(ComingServices, { coming, special })),
    wall: html(createElement(FindYourPlace, { words, groups: onWall, chips: [] })),
    notices: html(createElement(NoticeBand, { notices })),
    year: html(createElement(Year, { builtAt })),
    groups: new Map(
      groups.map(({ id, series, group }) => {
        const its = { group, series, coming: comingDates(series, now) };
        const parts = [createElement(GroupGlance, its), createElement(GroupDates, its)];
        return [id, html(createElement("main", null, ...parts))];
      }),
    ),
  };
}

type Built = ReturnType<typeof build>;
const builds = new Map<number, Built>();

/** The site that is seen at an instant when its HTML is `age` days old. */
function builtBefore(instant: number, age: number): Built {
  const builtAt = instant - age * A_DAY;
  const built = builds.get(builtAt) ?? build(builtAt);
  builds.set(builtAt, built);
  return built;
}

/** "Tomorrow, Sunday 22 November" */
function nearDate(day: Day, today: Day): string {
  if (day === today) return `Today, ${britishDate(day)}`;
  return `${day === addDays(today, 1) ? "Tomorrow, " : ""}${britishDate(day)}`;
}

const wordsOfStrip = (strip: Root) => wordsOf(findOne("section > div", strip));
const ON_YOUTUBE = "(?:Streamed|Live now) on YouTube";
const WAY = "12 Meeting House Lane, Kilmorran Get directions";
const AS_A_RULE = {
  strip: `Main Service Every Sunday, 11:30amStreamed on YouTube${WAY}`,
  services: "Next: Main Service, every Sunday, 11:30am",
};

test.each(moments)("$what ($at): the next service", ({ today, time, instant }) => {
  const day = nextByHand("main-service", time);
  for (const age of ages) {
    const { strip, door, services } = builtBefore(instant, age);
    const words = wordsOfStrip(visibleAt(strip, instant));
    const list = visibleAt(services, instant);
    const [first = "", ...special] = wordsOfAll("li", list);
    const what = `in HTML of ${age} days before`;
    expect(wordsOfAll("h3", list), what).toEqual(["Coming services"]);
    if (day) {
      const date = `${nearDate(day, today)}, [\\d:]+[ap]m ?`;
      const named = "(?:: (?:Watchnight|Christmas Day))?";
      const expected = `^(?:Next service|Come on in)${named} ${date}${ON_YOUTUBE}${WAY}$`;
      expect(words, what).toMatch(new RegExp(expected));
      const listed = `^(?:Next|Live now): [A-Z][\\w ]+, ${britishDate(day)}, [\\d:]+[ap]m$`;
      expect(first, what).toMatch(new RegExp(listed));
    } else {
      expect([words, first], what).toEqual([AS_A_RULE.strip, AS_A_RULE.services]);
    }
    const doors = findAll("img[loading=lazy]", visibleAt(door, instant));
    expect(doors, what).toHaveLength(words.startsWith("Come on in") ? 1 : 0);
    // One that has begun on the day before may not be over yet.
    const firstDay = day && day < today ? day : today;
    for (const other of special) {
      expect(other, what).not.toContain(`${britishDate(day ?? today)}, `);
      for (let days = 1; days < 40; days += 1) {
        expect(other, what).not.toContain(`${britishDate(addDays(firstDay, -days))}`);
      }
    }
  }
});

test.each(moments)("$what ($at): the next date of each group", ({ today, time, instant }) => {
  for (const { id, series } of groups) {
    const day = nextByHand(id, time);
    const meetings = series.meetings.filter(({ change }) => change !== "off");
    const meeting = meetings.find((one) => one.day === day);
    for (const age of ages) {
      const page = visibleAt(builtBefore(instant, age).groups.get(id) as Root, instant);
      const what = `${id}, in HTML of ${age} days before`;
      const isOn = meeting?.hours.from && meeting.start.slice(0, time.length) <= time;
      expect(wordsOfAll("dt", page).at(-1), what).toBe(isOn ? "On now" : "Next");
      expect(wordsOfAll("dd:last-child > *", page).slice(-2), what).toEqual(
        day && meeting ? [nearDate(day, today), unusualWords(meeting)] : ["Not set yet", ""],
      );
      // The next date is the first of those that are listed, for whoever has no script.
      const coming = day ? daysByHand(id).filter((one) => one >= day) : [];
      const expected = coming.slice(0, 3).map(britishDate);
      // After the table's last day there may be more.
      expect(wordsOfAll("time", page).slice(0, expected.length), what).toEqual(expected);
      const known = wordsOfAll("p", page).filter((words) =>
        /Further dates|not set yet/.test(words),
      );
      expect(known.length, what).toBeGreaterThan(0);
    }
  }
});

/** The days of the table that a wall has which is built at a church time. */
function daysByTable(id: string, builtAt: string): Day[] {
  const first = nextByHand(id, builtAt) ?? END_OF_TABLE;
  return daysByHand(id)
    .filter((day) => day >= first)
    .slice(0, 2);
}

const datesIn = (wall: Root) =>
  findAll("li a", wall).map((link) => [
    `${link.properties.href}`.split("/").at(-1),
    wordsOfAll("small", link).at(-1),
  ]);

test.each(moments)("$what ($at): the wall of windows", ({ time, instant }) => {
  for (const age of ages) {
    const builtAt = churchTimeAt(new Date(instant - age * A_DAY)).slice(0, time.length);
    const expected = groups.map(({ id, series }) => {
      const next = nextByHand(id, time) ?? END_OF_TABLE;
      const day = daysByTable(id, builtAt).find((one) => one >= next);
      return [
        id,
        day ? `Next: ${shortDate(day)}${britishDate(day)}` : capitalise(weekdayWords(series.rule)),
      ];
    });
    const dates = datesIn(visibleAt(builtBefore(instant, age).wall, instant));
    expect(Object.fromEntries(dates), `${age} days`).toEqual(Object.fromEntries(expected));
  }
});

test.each(moments)("$what ($at): notices, and the year", ({ today, instant }) => {
  const stand = sampleChurch.notices.filter(({ from, until }) => from <= today && today <= until);
  const told = stand.map((notice) =>
    `${notice.words} ${notice.link?.words ?? ""}`.trim().replaceAll("\u00a0", " "),
  );
  for (const age of ages) {
    const { notices, year } = builtBefore(instant, age);
    expect(wordsOfAll("p", visibleAt(notices, instant)), `${age} days`).toEqual(told);
    expect(wordsOfAll("span", visibleAt(year, instant)), `${age} days`).toEqual([
      today.slice(0, 4),
    ]);
  }
});

test("HTML that is older than its dates says the rule", () => {
  const builtAt = Date.parse("2026-09-12T09:00+01:00");
  const later = builtAt + (DAYS_AHEAD + 20) * A_DAY;
  const old = build(builtAt);
  expect(wordsOfStrip(visibleAt(old.strip, later))).toBe(AS_A_RULE.strip);
  expect(wordsOfAll("li", visibleAt(old.services, later))[0]).toBe(AS_A_RULE.services);
  const dates = Object.fromEntries(datesIn(visibleAt(old.wall, later)));
  for (const { id, series } of groups.filter(({ series }) => isWeekly(series.rule))) {
    expect(dates[id], id).toBe(capitalise(weekdayWords(series.rule)));
    const facts = wordsOfAll("dd", visibleAt(old.groups.get(id) as Root, later));
    expect(facts.at(-1), id).toBe(capitalise(frequencyWords(series.rule)));
  }
});

test("without JavaScript nothing is called the next, and the dates are of a day that is named", () => {
  const { strip, services, groups } = build(Date.parse("2026-11-21T09:00Z"));
  expect(wordsOfStrip(visibleAt(strip))).toBe(AS_A_RULE.strip);
  const list = visibleAt(services);
  expect(wordsOfAll("h3", list)).toEqual(["Services from 21 November 2026"]);
  expect(wordsOfAll("li", list)[0]).toBe("Main Service, Sunday 22 November, 11:30am");
  const glance = visibleAt(groups.get("pw") as Root);
  expect(wordsOfAll("dt", glance).at(-1)).toBe("First meeting from 21 November 2026");
  expect(wordsOfAll("dd", glance).at(-1)).toBe("Tuesday 1 December");
});
