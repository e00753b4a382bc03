import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import {
  capitalise,
  DAYS_AHEAD,
  findComingDates,
  frequencyWords,
  isWeekly,
  weekdayWords,
  writeDifferences,
} from "#dates";
import { daysByHand, END_OF_TABLE, nextByHand, seriesIds } from "#tests/fixtures/sample-year.ts";
import { readCases } from "#tests/support/cases.ts";
import { findAll, wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, addDays, britishDate, churchTimeAt, type Day, shortDate } from "#time";
import { findGroup } from "./church/groups.server.ts";
import { GroupDates } from "./groups/group-dates.tsx";
import { GroupKeyFacts } from "./groups/group-head.tsx";
import { listComingServices } from "./home/coming-services.server.ts";
import { ComingServices } from "./home/coming-services.tsx";
import { FindYourPlace } from "./home/find-your-place.tsx";
import { Hero } from "./home/hero.tsx";
import { makeNextServiceFacts, readServiceFacts } from "./home/next-service.server.ts";
import { NextService } from "./home/next-service.tsx";
import { findWall, listDatesOnWall } from "./home/wall.server.ts";
import { Year } from "./layout/footer.tsx";
import { NoticeBand } from "./layout/notice-band.tsx";
import { listTimedNotices } from "./layout/timed-notices.server.ts";
import { groupPath } from "./ui/addresses.ts";

/*
 * What pages say of the next dates at some forty moments of a year, in HTML that was built just then, and in HTML that was
 * built thirty days before: no date that is past, never nothing, and one thing at a time. `visibleAt` plays the script
 * that shows and hides it; tests/browser/timed.spec.ts holds that browsers do the same.
 */
const table = readCases<Record<string, string>>("tests/fixtures/moments-of-year.yaml");
const moments = Object.entries(table).map(([at, what]) => ({
  what,
  at,
  instant: Date.parse(at),
  /** The church's day and time. */
  today: at.slice(0, "2026-09-01".length),
  time: at.slice(0, "2026-09-01T09:00".length),
}));

/** How many days old the HTML is. */
const ages = [0, 30];

const church = sampleChurch.facts;
const { services } = sampleChurch;
const facts = readServiceFacts(sampleChurch);
const words = sampleChurch.pages.home.place;
const wall = findWall(sampleChurch);
const notices = listTimedNotices(sampleChurch, church.services);
const groups = sampleChurch.groupDates.map((series) => ({
  id: series.id,
  series,
  group: findGroup(sampleChurch.groups, groupPath(series.id)),
}));

test("the dates of each group of the sample are worked out by hand", () => {
  const ids = groups.map(({ id }) => id);
  expect(ids.toSorted()).toEqual(seriesIds.filter((id) => id !== "main-service").toSorted());
});

/** Every part of the site that says what is next, in HTML that was built at one moment. */
type BuiltParts = {
  /** The strip with the next service. */
  strip: Root;
  /** The drawing of the church, with its door. */
  door: Root;
  /** The coming services on the home page. */
  services: Root;
  /** The wall of windows. */
  wall: Root;
  notices: Root;
  /** The year at the foot of a page. */
  year: Root;
  /** The page of each group, by its slug. */
  groupPages: Map<string, Root>;
};

/** Builds every part that says what is next, at an instant. */
function build(instant: number): BuiltParts {
  const now = new Date(instant);
  const builtAt = churchTimeAt(now);
  const render = (part: ReactNode) => renderPart(part, church, builtAt);
  const next = makeNextServiceFacts(services, facts, builtAt);
  const coming = listComingServices(services, builtAt);
  const wallGroups = wall.groups.map((group) => {
    const series = groups.find(({ id }) => id === group.slug)?.series;
    return { ...group, dates: series ? listDatesOnWall(series, builtAt) : [] };
  });
  const groupPages = new Map<string, Root>();
  for (const { id, series, group } of groups) {
    const props = { group, series, coming: findComingDates(series, now) };
    const parts = [createElement(GroupKeyFacts, props), createElement(GroupDates, props)];
    groupPages.set(id, render(createElement("main", null, ...parts)));
  }
  return {
    strip: render(createElement(NextService, { next })),
    door: render(createElement(Hero, { heading: "", lead: "", photo: undefined, open: next.open })),
    services: render(createElement(ComingServices, { coming })),
    wall: render(createElement(FindYourPlace, { words, groups: wallGroups, chips: [] })),
    notices: render(createElement(NoticeBand, { notices })),
    year: render(createElement(Year, { builtAt })),
    groupPages,
  };
}

const builds = new Map<number, BuiltParts>();

/** Builds the parts that visitors see at an instant if the HTML is `age` days old; each only once. */
function buildEarlier(instant: number, age: number): BuiltParts {
  const builtAt = instant - age * A_DAY;
  const built = builds.get(builtAt) ?? build(builtAt);
  builds.set(builtAt, built);
  return built;
}

/** The page of a group. */
function findGroupPage({ groupPages }: BuiltParts, id: string): Root {
  const page = groupPages.get(id);
  if (!page) throw new Error(`there is no group ${id}`);
  return page;
}

/** "Tomorrow, Sunday 22 November" */
function nearDate(day: Day, today: Day): string {
  const date = britishDate(day);
  if (day === today) return `Today, ${date}`;
  if (day === addDays(today, 1)) return `Tomorrow, ${date}`;
  return date;
}

/** Reads in the strip when the next service is: its day and hour, and then its name. */
function readWhen(strip: Root): [time: string, name: string] {
  const [time = "", name = ""] = wordsOfAll("section > div > div:first-child p", strip);
  return [time, name];
}

/** What it says if no date is known. */
const USUAL_WORDS = ["Every Sunday, 11:30am", "Main Service"];

test.each(moments)(
  "home says when the next service is: $what ($at)",
  ({ today, time, instant }) => {
    const day = nextByHand("main-service", time);
    for (const age of ages) {
      const { strip, door, services } = buildEarlier(instant, age);
      const [when, name] = readWhen(visibleAt(strip, instant));
      const what = `in HTML of ${age} days before`;
      const isOpen = when?.endsWith("come on in") === true;
      if (!day) expect([when, name], what).toEqual(USUAL_WORDS);
      else if (!isOpen) expect(`${when}; ${name}`, what).toMatch(patternOfDay(day, today));
      expect(findAll("img[loading=lazy]", visibleAt(door, instant)), what).toHaveLength(
        isOpen ? 1 : 0,
      );
      // A service that began on the day before may not be over yet.
      const firstDay = day && day < today ? day : today;
      const lines = wordsOfAll("li", visibleAt(services, instant));
      expect(lines.length, what).toBeLessThanOrEqual(4);
      for (const line of lines) {
        for (let days = 1; days < 40; days += 1) {
          expect(line, what).not.toContain(britishDate(addDays(firstDay, -days)));
        }
      }
    }
  },
);

/** The words of the strip about a service on a day: "Tomorrow, 11:30am; Main Service, Sunday 22 November". */
function patternOfDay(day: Day, today: Day): RegExp {
  const date = britishDate(day);
  if (day === today) return new RegExp(`^Today, [\\d:]+[ap]m; [\\w ]+, ${date}$`);
  if (day === addDays(today, 1)) return new RegExp(`^Tomorrow, [\\d:]+[ap]m; [\\w ]+, ${date}$`);
  return new RegExp(`^${date}, [\\d:]+[ap]m; [\\w ]+$`);
}

test.each(moments)(
  "each group’s page says when it meets next: $what ($at)",
  ({ today, time, instant }) => {
    for (const { id, series } of groups) {
      const day = nextByHand(id, time);
      const meetings = series.meetings.filter(({ change }) => change !== "off");
      const meeting = meetings.find((each) => each.day === day);
      for (const age of ages) {
        const page = visibleAt(findGroupPage(buildEarlier(instant, age), id), instant);
        const what = `${id}, in HTML of ${age} days before`;
        const isOn = meeting?.hours.from && meeting.start.slice(0, time.length) <= time;
        expect(wordsOfAll("dt", page).at(-1), what).toBe(isOn ? "On now" : "Next");
        expect(wordsOfAll("dd:last-child > *", page).slice(-2), what).toEqual(
          day && meeting ? [nearDate(day, today), writeDifferences(meeting)] : ["Not set yet", ""],
        );
        // The first date in the list is the next one, for visitors without a script, too.
        const comingDays = day ? daysByHand(id).filter((each) => each >= day) : [];
        const expected = comingDays.slice(0, 3).map(britishDate);
        // After the table's last day the page may list more.
        expect(wordsOfAll("time", page).slice(0, expected.length), what).toEqual(expected);
        const notes = wordsOfAll("p", page).filter((words) => /^Dates:|not set yet/.test(words));
        expect(notes.length, what).toBeGreaterThan(0);
      }
    }
  },
);

/** The two days of the table that are on a wall which was built at this time of the church. */
function daysByTable(id: string, builtAt: string): Day[] {
  const first = nextByHand(id, builtAt) ?? END_OF_TABLE;
  return daysByHand(id)
    .filter((day) => day >= first)
    .slice(0, 2);
}

/** The words below each group's window, by the group's slug. */
function readWall(wall: Root): Map<string, string | undefined> {
  const words = new Map<string, string | undefined>();
  for (const link of findAll("li a", wall)) {
    const slug = String(link.properties.href).split("/").at(-1) ?? "";
    words.set(slug, wordsOfAll("small", link).at(-1));
  }
  return words;
}

test.each(moments)(
  "the wall of windows has each group’s next date: $what ($at)",
  ({ time, instant }) => {
    for (const age of ages) {
      const builtAt = churchTimeAt(new Date(instant - age * A_DAY)).slice(0, time.length);
      const expected = new Map<string, string>();
      for (const { id, series } of groups) {
        const next = nextByHand(id, time) ?? END_OF_TABLE;
        const day = daysByTable(id, builtAt).find((each) => each >= next);
        if (day) expected.set(id, `Next: ${shortDate(day)}${britishDate(day)}`);
        else expected.set(id, capitalise(weekdayWords(series.rule)));
      }
      const { wall } = buildEarlier(instant, age);
      expect(readWall(visibleAt(wall, instant)), `${age} days`).toEqual(expected);
    }
  },
);

test.each(moments)(
  "the notices that are due are shown, and the year: $what ($at)",
  ({ today, instant }) => {
    const due = sampleChurch.notices.filter(({ from, until }) => from <= today && today <= until);
    const expected = due.map((notice) => {
      const words = `${notice.words} ${notice.link?.words ?? ""}`.trim();
      return words.replaceAll("\u00a0", " ");
    });
    for (const age of ages) {
      const { notices, year } = buildEarlier(instant, age);
      expect(wordsOfAll("p", visibleAt(notices, instant)), `${age} days`).toEqual(expected);
      expect(wordsOfAll("span", visibleAt(year, instant)), `${age} days`).toEqual([
        today.slice(0, 4),
      ]);
    }
  },
);

test("pages that are older than the dates in them say the rule", () => {
  const builtAt = Date.parse("2026-09-12T09:00+01:00");
  const later = builtAt + (DAYS_AHEAD + 20) * A_DAY;
  const old = build(builtAt);
  expect(readWhen(visibleAt(old.strip, later))).toEqual(USUAL_WORDS);
  expect(wordsOfAll("li", visibleAt(old.services, later))).toEqual([]);
  const wall = readWall(visibleAt(old.wall, later));
  for (const { id, series } of groups.filter(({ series }) => isWeekly(series.rule))) {
    expect(wall.get(id), id).toBe(capitalise(weekdayWords(series.rule)));
    const facts = wordsOfAll("dd", visibleAt(findGroupPage(old, id), later));
    expect(facts.at(-1), id).toBe(capitalise(frequencyWords(series.rule)));
  }
});

test("without JavaScript nothing is called the next, and pages name the day from which their dates are", () => {
  const built = build(Date.parse("2026-11-21T09:00Z"));
  const { strip, services } = built;
  expect(readWhen(visibleAt(strip))).toEqual(["Sunday 22 November, 11:30am", "Main Service"]);
  expect(wordsOfAll("h3", visibleAt(services))).toEqual([
    "Special services, as of 21 November 2026",
  ]);
  const glance = visibleAt(findGroupPage(built, "pw"));
  expect(wordsOfAll("dt", glance).at(-1)).toBe("First meeting from 21 November 2026");
  expect(wordsOfAll("dd", glance).at(-1)).toBe("Tuesday 1 December");
});
