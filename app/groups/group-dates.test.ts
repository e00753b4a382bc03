import { createElement } from "react";
import { expect, test } from "vitest";
import { findGroup } from "#app/church/groups.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { findComingDates } from "#dates";
import { readCases } from "#tests/support/cases.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, churchTimeAt } from "#time";
import { runsWords } from "./group.ts";
import { GroupDates } from "./group-dates.tsx";
import { GroupKeyFacts } from "./group-head.tsx";

/** What a group's page says of its dates at a moment. */
type Moment = {
  now: string;
  /** Its slug. */
  group: string;
  /** What the next date is called, if not "Next". */
  called?: string;
  /** The next date. */
  next: string;
  /** The dates in the list, and the reasons why there are no others between them. */
  lines: string[];
  /** The sentence in the place of the dates, if none is known. */
  instead?: string;
};

const moments = readCases<Moment[]>("tests/fixtures/group-dates.yaml");

test.each(moments)("the page of $group says at $now when it meets next: $next", (moment) => {
  const { called = "Next", next, lines, instead } = moment;
  const series = findSeries(sampleChurch.groupDates, moment.group);
  const group = findGroup(sampleChurch.groups, groupPath(moment.group));
  const instant = Date.parse(moment.now);
  for (const age of [0, 30]) {
    const builtAt = new Date(instant - age * A_DAY);
    const facts = { group, series, coming: findComingDates(series, builtAt) };
    const parts = [createElement(GroupKeyFacts, facts), createElement(GroupDates, facts)];
    const page = createElement("main", null, ...parts);
    const html = renderPart(page, sampleChurch.facts, churchTimeAt(builtAt));
    const visible = visibleAt(html, instant);
    expect(wordsOfAll("dt", visible).at(-1), `${age} days`).toBe(called);
    expect(wordsOfAll("dd", visible).at(-1), `${age} days`).toBe(next);
    expect(wordsOfAll("ol > li", visible), `${age} days`).toEqual(lines);
    const words = wordsOfAll("p", visible);
    expect(words).toContain(instead ?? "Dates:");
    expect(words).toContain(`${series.when}, ${runsWords(group.meets)}.`);
  }
});
