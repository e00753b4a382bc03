import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { findGroup } from "#app/church/groups.server.ts";
import { findSeries } from "#app/church/series.server.ts";
import { FactsContext } from "#app/layout/site.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { findComingDates } from "#dates";
import { readCases } from "#tests/support/cases.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, churchTimeAt } from "#time";
import { runsWords } from "./group.ts";
import { GroupDates } from "./group-dates.tsx";
import { GroupKeyFacts } from "./group-head.tsx";

type Moment = {
  now: string;
  group: string;
  called?: string;
  next: string;
  lines: string[];
  instead?: string;
};

const moments = readCases<Moment[]>("tests/fixtures/group-dates.yaml");

test.each(moments)("at $now $group says when it meets: $next", (moment) => {
  const { group, called = "Next", next, lines, instead } = moment;
  const instant = Date.parse(moment.now);
  for (const age of [0, 30]) {
    const now = new Date(instant - age * A_DAY);
    const series = findSeries(sampleChurch.groupDates, group);
    const coming = findComingDates(series, now);
    const its = { group: findGroup(sampleChurch.groups, groupPath(group)), series, coming };
    const parts = [createElement(GroupKeyFacts, its), createElement(GroupDates, its)];
    const value = { church: sampleChurch.facts, builtAt: churchTimeAt(now), analytics: null };
    const page = createElement(FactsContext, { value }, ...parts);
    const seen = visibleAt(fromHtml(renderToStaticMarkup(page), { fragment: true }), instant);
    expect(wordsOfAll("dt", seen).at(-1), `${age} days`).toBe(called);
    expect(wordsOfAll("dd", seen).at(-1), `${age} days`).toBe(next);
    expect(wordsOfAll("ol > li", seen).slice(1), `${age} days`).toEqual(lines);
    const words = wordsOfAll("p", seen);
    expect(words).toContain(instead ?? `${called}:`);
    expect(words).toContain(`${series.when}, ${runsWords(its.group.meets)}.`);
  }
});
