import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { type Church, openChurch } from "#app/church/open-church.server.ts";
import { givePages } from "#app/events/event-address.ts";
import { DAYS_AHEAD } from "#dates";
import { readCases } from "#tests/support/cases.ts";
import { addChange, onChangedSample, replace } from "#tests/support/changed-sample.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { SATURDAY } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, A_MINUTE, churchTimeAt, isWithinSpan } from "#time";
import { RECORDED_ON } from "#tools/dev/churchsuite/recorded-feeds.ts";
import { readStandIn } from "#tools/dev/snapshot.ts";
import { listComingServices } from "./coming-services.server.ts";
import { ComingServices } from "./coming-services.tsx";
import { findKnownServices } from "./known-services.server.ts";
import { makeNextServiceFacts, readServiceFacts } from "./next-service.server.ts";
import { NextService } from "./next-service.tsx";
import { answerNextService } from "./next-service-words.ts";

/** What the home page answers at a moment. */
type Moment = {
  at: string;
  what: string;
  /** Lines of notices.yaml besides the sample's own. */
  changes?: string[];
  when: string[];
  /** Missing if it is the church. */
  where?: string[];
  /** Missing if all groups for children meet. */
  children?: string[];
  /** The coming services. Missing if they are not looked at. */
  coming?: string[];
};

const table = readCases<Moment[]>("tests/fixtures/next-service.yaml");

const AT_CHURCH = [
  "12 Meeting House Lane, Kilmorran",
  "Get directions",
  "Park behind the halls. The green door there is level.",
];

const ALL_GROUPS = [
  "Ages 0 to 3: Crèche, in by the green door",
  "Age 3 to Year 5: The Ark, after the second hymn",
  "Year 6 and 7: Bible Class, after the second hymn",
  "They can stay beside you. Nobody minds a wriggle.",
];

/** The sample congregation with its diary of that Saturday, and with these changes. */
async function openSample(changes: string[]): Promise<Church> {
  const church = await onChangedSample(
    (folder) => replace(folder, ...changes.map(addChange)),
    (folder) => openChurch(folder, SATURDAY),
  );
  const { events } = readStandIn({ phones: [], streams: [] }, RECORDED_ON);
  const snapshot = { day: RECORDED_ON, events: givePages(events, RECORDED_ON), more: 0 };
  return { ...church, diary: { url: "", snapshot } };
}

const sample = await openSample([]);

function renderAt(part: ReactNode, church: Church, instant: number): Root {
  return renderPart(part, church.facts, churchTimeAt(new Date(instant)));
}

/** What a visitor reads at an instant in HTML that was built then, or some days before. */
function readAnswer(church: Church, instant: number, age: number) {
  const built = instant - age * A_DAY;
  const builtAt = churchTimeAt(new Date(built));
  const services = findKnownServices(church).all;
  const next = makeNextServiceFacts(services, readServiceFacts(church), builtAt);
  const strip = visibleAt(renderAt(createElement(NextService, { next }), church, built), instant);
  const coming = listComingServices(services, builtAt);
  const list = visibleAt(
    renderAt(createElement(ComingServices, { coming }), church, built),
    instant,
  );
  const readColumn = (place: number) =>
    wordsOfAll(`section > div > div:nth-child(${place}) :is(p:not([role]), li)`, strip);
  return {
    when: readColumn(1),
    where: readColumn(2),
    children: readColumn(3),
    coming: wordsOfAll("li", list),
  };
}

test.each(table)("$what ($at): when, where, and what there is for children", async (moment) => {
  const { at, changes, when, where = AT_CHURCH, children = ALL_GROUPS, coming } = moment;
  const church = changes ? await openSample(changes) : sample;
  for (const age of [0, 3, 30]) {
    const answer = readAnswer(church, Date.parse(at), age);
    expect(answer, `${age} days`).toMatchObject({ when, where, children });
    if (coming) expect(answer.coming, `${age} days`).toEqual(coming);
  }
});

const BUILDS = ["2026-10-01T09:00Z", "2026-11-21T09:00Z", "2026-12-20T12:00Z"].map(Date.parse);

test.each(BUILDS)("at each minute of weeks the HTML of %d says what is true then", (built) => {
  const services = findKnownServices(sample).all;
  const facts = readServiceFacts(sample);
  const { states } = makeNextServiceFacts(services, facts, churchTimeAt(new Date(built)));
  // Each quarter of an hour and the minute before it, until a week before the last day that a page names.
  for (let instant = built; instant < built + (DAYS_AHEAD - 7) * A_DAY; instant += 15 * A_MINUTE) {
    for (const then of [instant, instant + 14 * A_MINUTE]) {
      const now = churchTimeAt(new Date(then));
      const [state, ...others] = states.filter((each) => isWithinSpan(then, each));
      expect(others, now).toEqual([]);
      expect(state, now).toMatchObject(answerNextService(services, facts, now));
    }
  }
});

test("without a script the answer is that of the build, by its date, and says nothing of tomorrow", () => {
  const next = makeNextServiceFacts(
    findKnownServices(sample).all,
    readServiceFacts(sample),
    sample.time,
  );
  const strip = visibleAt(renderAt(createElement(NextService, { next }), sample, Number(SATURDAY)));
  expect(wordsOfAll("p:not([role]), li", strip)).toEqual([
    "Sunday 22 November, 11:30am",
    "Main Service",
    "Streamed on YouTube",
    ...AT_CHURCH,
    ...ALL_GROUPS,
  ]);
});

test("what is sent to somebody is true on any day", () => {
  const [saturday, christmas] = ["2026-11-21T09:00Z", "2026-12-24T12:00Z"].map((at) => {
    const now = churchTimeAt(new Date(at));
    const words = answerNextService(findKnownServices(sample).all, readServiceFacts(sample), now);
    return words.message.replaceAll("\u00a0", " ");
  });
  expect(saturday).toBe(
    "Main Service at Kilmorran Presbyterian Church: Sunday 22 November, 11:30am, 12 Meeting House Lane, Kilmorran. For children: Crèche (Ages 0 to 3), The Ark (Age 3 to Year 5) and Bible Class (Year 6 and 7). https://www.kilmorran.example",
  );
  expect(christmas).toBe(
    "Watchnight at Kilmorran Presbyterian Church: Thursday 24 December, 11:15pm, 12 Meeting House Lane, Kilmorran. https://www.kilmorran.example",
  );
});
