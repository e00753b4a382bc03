import { createElement } from "react";
import { expect, test } from "vitest";
import { findFeed } from "#app/church/church-suite.server.ts";
import type { ChurchEvent } from "#app/church/diary.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { readCases } from "#tests/support/cases.ts";
import { findAll, wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { dayOf, type WallTime, withOffset } from "#time";
import { ComingWeek } from "./coming-week.tsx";
import { readWeek } from "./week.server.ts";

/** Events of the feed, and what a week without anything else says of them. */
type Case = {
  what: string;
  /** When the week begins, "2026-12-12T09:00". */
  from?: string;
  events: (Partial<ChurchEvent> & { at: string; until?: string })[];
  /** The lines of each day that has any. */
  says: string[];
};

const table = readCases<Case[]>("app/week/week.yaml");

/** The congregation on a day, with these events and nothing else. */
function churchWith(events: Case["events"], from: string): Church {
  const time = `${from}:00` as WallTime;
  const feed = events.map(({ at, until, ...facts }, index): ChurchEvent => {
    const event: ChurchEvent = {
      id: `e${index}`,
      name: "Tea",
      state: "on",
      ...facts,
      start: `${at}:00` as WallTime,
    };
    return until ? { ...event, end: `${until}:00` as WallTime } : event;
  });
  return {
    ...sampleChurch,
    services: [],
    groupDates: [],
    time,
    today: dayOf(time),
    now: new Date(withOffset(time)),
    diary: {
      url: findFeed(sampleChurch)?.url ?? "",
      snapshot: { day: dayOf(time), events: feed },
    },
  };
}

test.each(table)("$what", ({ events, from = "2026-12-12T09:00", says }) => {
  const church = churchWith(events, from);
  const week = readWeek(church);
  const html = renderPart(
    createElement(ComingWeek, { week, notices: [] }),
    church.facts,
    church.time,
  );
  const days = findAll("ol > li", visibleAt(html, Number(church.now)));
  const written = days.flatMap((day) => {
    const [heading = ""] = wordsOfAll("h3", day);
    const lines = findAll("ul > li", day).map((line) =>
      wordsOfAll("p", line).slice(0, -1).join(" | "),
    );
    return lines.map((words) => `${heading}: ${words}`);
  });
  expect(written).toEqual(says);
});

test.each([
  ["after the church's years", "2029-08-28T09:00", 4],
  ["before them", "2026-08-29T09:00", 4],
  ["within them", "2026-12-12T09:00", 7],
])("days %s are not known, whatever the diary has", (_what, from, known) => {
  const week = readWeek(churchWith([{ at: "2026-12-13T15:00" }], from));
  expect(week.days.filter(({ isKnown }) => isKnown)).toHaveLength(known);
});
