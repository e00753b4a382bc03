import { createElement } from "react";
import { expect, test } from "vitest";
import type { ChurchEvent } from "#app/church/diary.ts";
import { findGroup } from "#app/church/groups.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { makeSeries } from "#app/church/series.ts";
import { runsWords } from "#app/church/strands.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { readCases } from "#tests/support/cases.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { churchTimeAt, dayOf, type WallTime } from "#time";
import { findGroupDates } from "./group-dates.server.ts";
import { GroupDates } from "./group-dates.tsx";
import { GroupKeyFacts } from "./group-head.tsx";

type EventInTable = Partial<ChurchEvent> & { name: string; at: string; until?: string };

/** What a group's page says of its dates at a moment. */
type Moment = {
  now: string;
  /** Its slug. */
  group: string;
  /** The events of the feed; none if they are missing. */
  events?: EventInTable[];
  /** The next date. */
  next: string;
  /** The dates in the list. */
  lines: string[];
  /** The sentence that says why there are no more. */
  instead?: string;
};

const moments = readCases<Moment[]>("tests/fixtures/group-dates.yaml");

function churchAt(moment: string, typed: EventInTable[]): Church {
  const now = new Date(moment);
  const time = churchTimeAt(now);
  const events = typed.map(({ at, until, ...facts }, index): ChurchEvent => {
    const event: ChurchEvent = {
      id: `e${index}`,
      state: "on",
      ...facts,
      start: `${at}:00` as WallTime,
    };
    return until ? { ...event, end: `${until}:00` as WallTime } : event;
  });
  const snapshot = { day: dayOf(time), events };
  return { ...sampleChurch, now, time, today: dayOf(time), diary: { url: "", snapshot } };
}

test.each(moments)("the page of $group says at $now when it meets next: $next", (moment) => {
  const { next, lines, instead, events = [] } = moment;
  const church = churchAt(moment.now, events);
  const series = findSeries(church.groupDates, moment.group);
  const group = findGroup(church.groups, groupPath(moment.group));
  const facts = { group, series, coming: findGroupDates(series, church) };
  const parts = [createElement(GroupKeyFacts, facts), createElement(GroupDates, facts)];
  const html = renderPart(createElement("main", null, ...parts), church.facts, church.time);
  const page = visibleAt(html, church.now.getTime());
  expect(wordsOfAll("dd", page).at(-1)).toBe(next);
  expect(wordsOfAll("ol > li", page)).toEqual(lines);
  const sentences = wordsOfAll("p", page);
  expect(sentences).toContain(`${series.when}, ${runsWords(group.meets)}.`);
  if (instead) expect(sentences).toContain(instead);
});

test("a group whose hour nobody has written does not meet all day", () => {
  const { from: _from, to: _to, ...pw } = findSeries(sampleChurch.groupDates, "pw");
  const series = makeSeries({ ...pw, rule: { every: "Tuesday" } }, sampleChurch.year, []);
  const { dates } = findGroupDates(series, { ...sampleChurch, groupDates: [series] });
  expect(dates.map(({ words }) => words)).toEqual(["", "", ""]);
});
