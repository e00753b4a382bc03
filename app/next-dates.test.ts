import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { AHEAD } from "#app/agenda/next-occurrences.ts";
import { runsWords } from "#app/church/strands.ts";
import { findNextServices } from "#app/services/next-service.server.ts";
import { listSpecialServices } from "#app/services/services.server.ts";
import { capitalise, frequencyWords, weekdayWords } from "#dates";
import { daysByHand, END_OF_TABLE, nextByHand } from "#tests/fixtures/sample-year.ts";
import { readCases } from "#tests/support/cases.ts";
import { findAll, wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, addDays, britishDate, churchTimeAt, type Day, dayOf, shortDate } from "#time";
import { findGroup } from "./church/groups.server.ts";
import type { Church } from "./church/open-church.server.ts";
import type { Series } from "./church/series.ts";
import { findGroupDates } from "./groups/group-dates.server.ts";
import { GroupDates } from "./groups/group-dates.tsx";
import { GroupKeyFacts } from "./groups/group-head.tsx";
import { ComingServices } from "./home/coming-services.tsx";
import { FindYourPlace } from "./home/find-your-place.tsx";
import { Hero } from "./home/hero.tsx";
import { NextService } from "./home/next-service.tsx";
import { findWall } from "./home/wall.server.ts";
import { Year } from "./layout/footer.tsx";
import { NoticeBand } from "./layout/notice-band.tsx";
import { listTimedNotices } from "./layout/timed-notices.server.ts";
import { groupPath } from "./ui/addresses.ts";

/*
 * What pages say of the next dates at some forty moments of a year, in HTML that was built just then, three days before and
 * thirty days before: no date that is past, never nothing, and one thing at a time. HTML names three dates ahead, and
 * after them it says the rule. `visibleAt` plays the scripts; tests/browser/timed.spec.ts holds that browsers do the same.
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
const ages = [0, 3, 30];

/** The sample congregation with its dates as far as they are worked out by hand. */
const sample: Church = {
  ...sampleChurch,
  services: sampleChurch.services.map(keepTable),
  groupDates: sampleChurch.groupDates.map(keepTable),
};

function keepTable(series: Series): Series {
  return { ...series, meetings: series.meetings.filter(({ day }) => day < END_OF_TABLE) };
}

const church = sampleChurch.facts;
const words = sampleChurch.pages.home.place;
const notices = listTimedNotices(sampleChurch, church.services);
const groups = sample.groupDates.map((series) => ({
  id: series.id,
  series,
  group: findGroup(sampleChurch.groups, groupPath(series.id)),
}));

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
  const time = churchTimeAt(now);
  const churchThen: Church = { ...sample, now, time, today: dayOf(time) };
  const render = (part: ReactNode) => renderPart(part, church, time);
  const answers = findNextServices(churchThen);
  const open = answers.flatMap(({ when }) => when.open ?? []);
  const special = listSpecialServices(churchThen);
  const wall = { words, groups: findWall(churchThen).groups, chips: [] };
  const groupPages = new Map<string, Root>();
  for (const { id, series, group } of groups) {
    const props = { group, series, coming: findGroupDates(series, churchThen) };
    const parts = [createElement(GroupKeyFacts, props), createElement(GroupDates, props)];
    groupPages.set(id, render(createElement("main", null, ...parts)));
  }
  return {
    strip: render(createElement(NextService, { answers })),
    door: render(createElement(Hero, { heading: "", lead: "", photo: undefined, open })),
    services: render(createElement(ComingServices, { services: special })),
    wall: render(createElement(FindYourPlace, wall)),
    notices: render(createElement(NoticeBand, { notices })),
    year: render(createElement(Year, { builtAt: time })),
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

/** The next day by hand, if it is among those that HTML of some days before names. */
function nextInHtml(id: string, time: string, instant: number, age: number): Day | undefined {
  const builtAt = churchTimeAt(new Date(instant - age * A_DAY)).slice(0, time.length);
  const first = nextByHand(id, builtAt) ?? END_OF_TABLE;
  const named = daysByHand(id).filter((day) => day >= first);
  const next = nextByHand(id, time);
  return next && named.slice(0, AHEAD).includes(next) ? next : undefined;
}

test.each(moments)(
  "home says when the next service is: $what ($at)",
  ({ today, time, instant }) => {
    for (const age of ages) {
      const day = nextInHtml("main-service", time, instant, age);
      const { strip, door, services } = buildEarlier(instant, age);
      const [when, name] = readWhen(visibleAt(strip, instant));
      const what = `in HTML of ${age} days before`;
      const isOpen = when?.endsWith("come on in") === true;
      if (!day) expect([when, name], what).toEqual(USUAL_WORDS);
      else if (!isOpen)
        expect(when, what).toMatch(new RegExp(`^${nearDate(day, today)}, [\\d:]+[ap]m$`));
      expect(findAll("img[loading=lazy]", visibleAt(door, instant)), what).toHaveLength(
        isOpen ? 1 : 0,
      );
      const lines = wordsOfAll("li", visibleAt(services, instant));
      expect(lines.length, what).toBeLessThanOrEqual(5);
      // A service that began on the day before may not be over yet.
      const next = nextByHand("main-service", time);
      const firstDay = next && next < today ? next : today;
      for (const line of lines) {
        for (let days = 1; days < 40; days += 1) {
          expect(line, what).not.toContain(britishDate(addDays(firstDay, -days)));
        }
      }
    }
  },
);

test.each(moments)(
  "each group’s page says when it meets next: $what ($at)",
  ({ today, time, instant }) => {
    for (const { id, series } of groups) {
      const next = nextByHand(id, time);
      for (const age of ages) {
        const page = visibleAt(findGroupPage(buildEarlier(instant, age), id), instant);
        const what = `${id}, in HTML of ${age} days before`;
        const day = nextInHtml(id, time, instant, age);
        const afterAll = `${capitalise(frequencyWords(series.rule))}, ${runsWords(series.rule)}`;
        expect(wordsOfAll("dt", page).at(-1), what).toBe("Next");
        const [words = ""] = wordsOfAll("dd:last-child > *", page);
        if (day) expect(words.startsWith(nearDate(day, today)), `${what}: ${words}`).toBe(true);
        else expect(["Not set yet", afterAll], what).toContain(words);
        // The first date in the list that takes place is the next one.
        const on = wordsOfAll("li:not([data-off]) time", page);
        if (day) expect(on[0], what).toBe(nearDate(day, today));
        if (age === 0) {
          const comingDays = next ? daysByHand(id).filter((each) => each >= next) : [];
          // After the table's last day the page may list more.
          const expected = comingDays.slice(0, AHEAD).map((each) => nearDate(each, today));
          expect(on.slice(0, expected.length), what).toEqual(expected);
        }
      }
    }
  },
);

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
      const expected = new Map<string, string>();
      for (const { id, series } of groups) {
        const day = nextInHtml(id, time, instant, age);
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

test("without JavaScript nothing is called the next, and every date is an absolute one", () => {
  const { strip, services, wall, groupPages } = build(Date.parse("2026-11-21T09:00Z"));
  const pages = [strip, services, wall, ...groupPages.values()].map((page) => visibleAt(page));
  expect(readWhen(visibleAt(strip))).toEqual(["Sunday 22 November, 11:30am", "Main Service"]);
  for (const page of pages) {
    expect(wordsOfAll("*", page).join()).not.toMatch(/\b(?:next|today|tomorrow|on now)\b/i);
  }
});
