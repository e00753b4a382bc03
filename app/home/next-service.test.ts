import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { noticesSchema } from "#app/church/notices.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { makeGroupSeries, makeServiceSeries } from "#app/church/series.server.ts";
import { givePages } from "#app/events/event-address.ts";
import { readCases } from "#tests/support/cases.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { SATURDAY, sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, A_MINUTE, churchTimeAt, isWithinSpan } from "#time";
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
  /** Changes in notices.yaml besides the sample's own. */
  changes?: object[];
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

/** The sample congregation with its diary of that Saturday. */
const sample: Church = {
  ...sampleChurch,
  diary: {
    url: "",
    snapshot: {
      day: sampleChurch.today,
      events: givePages(readStandIn(sampleChurch.today).events, sampleChurch.today),
      more: 0,
    },
  },
};

/** The same congregation with more changes, which are written as in notices.yaml. */
function changeSample(changes: object[]): Church {
  const parsed = v.parse(noticesSchema, { changes }).changes;
  const all = [...sample.changes, ...parsed];
  return {
    ...sample,
    changes: all,
    services: makeServiceSeries(sample.facts.services, sample.year, all),
    groupDates: makeGroupSeries(sample.groups, sample.year, all),
  };
}

function renderAt(part: ReactNode, church: Church, instant: number): Root {
  return renderPart(part, church.facts, churchTimeAt(new Date(instant)));
}

/** What a visitor reads about the next service, and the coming ones. */
type Answer = {
  when: string[];
  where: string[];
  children: string[];
  coming: string[];
};

/** Reads the answer at an instant in HTML that was built then, or some days before. */
function readAnswer(church: Church, instant: number, age: number): Answer {
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
    wordsOfAll(`section > div > div:nth-child(${place}) :is(p, li)`, strip);
  return {
    when: readColumn(1),
    where: readColumn(2),
    children: readColumn(3),
    coming: wordsOfAll("li", list),
  };
}

test.each(table)("home answers a stranger rightly: $what ($at)", (moment) => {
  const { at, changes, when, where = AT_CHURCH, children = ALL_GROUPS, coming } = moment;
  const church = changes ? changeSample(changes) : sample;
  for (const age of [0, 30]) {
    const answer = readAnswer(church, Date.parse(at), age);
    expect(answer, `${age} days`).toMatchObject({ when, where, children });
    if (coming) expect(answer.coming, `${age} days`).toEqual(coming);
  }
});

test.each([
  ["the end of summer time", "2026-10-17T09:00Z"],
  ["an ordinary Saturday", "2026-11-21T09:00Z"],
  ["the Sunday before Christmas", "2026-12-20T12:00Z"],
])("a page says for two weeks, minute by minute, what is true then: %s (%s)", (_what, builtAt) => {
  const built = Date.parse(builtAt);
  const services = findKnownServices(sample).all;
  const facts = readServiceFacts(sample);
  const { states } = makeNextServiceFacts(services, facts, churchTimeAt(new Date(built)));
  // Whatever changes does so at a quarter of an hour: each of them, and the minute before the next.
  for (let instant = built; instant < built + 14 * A_DAY; instant += 15 * A_MINUTE) {
    for (const then of [instant, instant + 14 * A_MINUTE]) {
      const now = churchTimeAt(new Date(then));
      const [state, ...others] = states.filter((each) => isWithinSpan(then, each));
      expect(others, now).toEqual([]);
      expect(state, now).toMatchObject(answerNextService(services, facts, now));
    }
  }
});

test("without a script home answers with the date of the service, and never with today or tomorrow", () => {
  const services = findKnownServices(sample).all;
  const next = makeNextServiceFacts(services, readServiceFacts(sample), sample.time);
  const html = renderAt(createElement(NextService, { next }), sample, Number(SATURDAY));
  expect(wordsOfAll("p, li", visibleAt(html))).toEqual([
    "Sunday 22 November, 11:30am",
    "Main Service",
    "Streamed on YouTube",
    ...AT_CHURCH,
    ...ALL_GROUPS,
  ]);
});
