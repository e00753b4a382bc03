import { createElement, type ReactNode } from "react";
import * as v from "valibot";
import { expect, test } from "vitest";
import { noticesSchema } from "#app/church/notices.server.ts";
import type { Church } from "#app/church/open-church.server.ts";
import { makeGroupSeries, makeServiceSeries } from "#app/church/series.server.ts";
import { givePages } from "#app/events/event-address.ts";
import { findNextServices } from "#app/services/next-service.server.ts";
import { listSpecialServices } from "#app/services/services.server.ts";
import { readCases } from "#tests/support/cases.ts";
import { wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, churchTimeAt, dayOf } from "#time";
import { readStandIn } from "#tools/dev/snapshot.ts";
import { ComingServices } from "./coming-services.tsx";
import { NextService } from "./next-service.tsx";

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
  "Year 8 and up: in church with you, and SNATCH is their own night",
  "All may stay beside you: nobody minds a wriggle. Late? Come in by the green door.",
];

/** The sample congregation with its diary of that Saturday. */
const sample: Church = {
  ...sampleChurch,
  diary: {
    url: "",
    snapshot: {
      day: sampleChurch.today,
      events: givePages(readStandIn(sampleChurch.today).events, sampleChurch.today),
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

/** What a visitor reads about the next service, and the coming ones. */
type Answer = {
  when: string[];
  where: string[];
  children: string[];
  coming: string[];
};

/** Reads the answer at an instant in HTML that was built then, or some days before. */
function readAnswer(church: Church, instant: number, age: number): Answer {
  const now = new Date(instant - age * A_DAY);
  const time = churchTimeAt(now);
  const built = { ...church, now, time, today: dayOf(time) };
  const render = (part: ReactNode) => visibleAt(renderPart(part, church.facts, time), instant);
  const strip = render(createElement(NextService, { answers: findNextServices(built) }));
  const services = listSpecialServices(built);
  const readColumn = (place: number) =>
    wordsOfAll(`section > div > div:nth-child(${place}) :is(p, li)`, strip);
  return {
    when: readColumn(1),
    where: readColumn(2),
    children: readColumn(3),
    coming: wordsOfAll("li", render(createElement(ComingServices, { services }))),
  };
}

test.each(table)("home answers a stranger rightly: $what ($at)", (moment) => {
  const { at, changes, when, where = AT_CHURCH, children = ALL_GROUPS, coming } = moment;
  const church = changes ? changeSample(changes) : sample;
  for (const age of [0, 3]) {
    const answer = readAnswer(church, Date.parse(at), age);
    expect(answer, `${age} days`).toMatchObject({ when, where, children });
    if (coming && age === 0) expect(answer.coming).toEqual(coming);
  }
});
