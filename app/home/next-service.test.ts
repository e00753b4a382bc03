import type { Root } from "hast";
import { createElement, type ReactNode } from "react";
import { expect, test } from "vitest";
import { DAYS_AHEAD } from "#dates";
import { seriesWith } from "#dates/testing";
import { readCases } from "#tests/support/cases.ts";
import { addressesIn, wordsOfAll } from "#tests/support/html.ts";
import { renderPart } from "#tests/support/render-part.ts";
import { sampleChurch } from "#tests/support/sample-church.ts";
import { visibleAt } from "#tests/support/visible-at.ts";
import { A_DAY, A_MINUTE, churchTimeAt, isWithinSpan, type Span } from "#time";
import { comingServicesFacts, nextServiceFacts } from "./next-service.server.ts";
import { NextService } from "./next-service.tsx";
import { ComingServices } from "./service-times.tsx";
import { comingServiceWords, nextServiceWords, readServiceFacts } from "./service-words.ts";
import { findAnnouncements } from "./special-services.server.ts";

const church = sampleChurch.facts;
const services = sampleChurch.services;
const facts = readServiceFacts(church);
const { special, off } = findAnnouncements(sampleChurch);

function renderAt(part: ReactNode, builtAt: Date): Root {
  return renderPart(part, church, churchTimeAt(builtAt));
}

const BUILDS = ["2026-10-01T09:00Z", "2026-11-21T09:00Z", "2026-12-20T12:00Z"].map(Date.parse);

test.each(BUILDS)("at each minute of weeks the HTML of %d says what is true then", (built) => {
  const builtAt = churchTimeAt(new Date(built));
  const next = nextServiceFacts(services, facts, builtAt).states;
  const coming = comingServicesFacts(services, facts, builtAt).states;
  const stateAt = <State extends Span>(states: State[], instant: number) => {
    const [state, ...others] = states.filter((each) => isWithinSpan(instant, each));
    expect(others).toEqual([]);
    const { from: _, until: __, ...words } = state as State;
    return words;
  };
  // Each quarter of an hour and the minute before it, until a week before the last day that a page names.
  for (let instant = built; instant < built + (DAYS_AHEAD - 7) * A_DAY; instant += 15 * A_MINUTE) {
    for (const then of [instant, instant + 14 * A_MINUTE]) {
      const now = churchTimeAt(new Date(then));
      expect(stateAt(next, then), now).toEqual(nextServiceWords(services, facts, now));
      expect(stateAt(coming, then), now).toEqual(comingServiceWords(services, facts, now));
    }
  }
});

type Moment = { now: string; words: string; off?: string[]; listed?: string[] };
const moments = readCases<Moment[]>("tests/fixtures/next-service.yaml");

test.each(moments)("$now: strip and list name the next service by its name", (moment) => {
  const now = Date.parse(moment.now);
  for (const age of [0, 30]) {
    const built = new Date(now - age * A_DAY);
    const next = nextServiceFacts(services, facts, churchTimeAt(built));
    const strip = visibleAt(renderAt(createElement(NextService, { next, off }), built), now);
    const [words = "", ...groupsOff] = wordsOfAll("section > div > p:first-child", strip);
    expect(words, `${age} days`).toBe(moment.words);
    expect(groupsOff, `${age} days`).toEqual(moment.off ?? []);
    const coming = comingServicesFacts(services, facts, churchTimeAt(built));
    const list = renderAt(createElement(ComingServices, { coming, special }), built);
    if (moment.listed) expect(wordsOfAll("li", visibleAt(list, now))).toEqual(moment.listed);
  }
});

test("the strip leads nowhere if the next service is in another place for once", () => {
  const main = seriesWith({
    name: "Main Service",
    from: "11:30",
    to: "12:45",
    meetings: [{ day: "2026-12-20", where: "First Ballydown" }, { day: "2026-12-27" }],
  });
  const built = new Date("2026-12-19T09:00Z");
  const next = nextServiceFacts([main], facts, churchTimeAt(built));
  const strip = renderAt(createElement(NextService, { next }), built);
  const at = (now: string) => visibleAt(strip, Date.parse(now));
  const there = at("2026-12-20T09:00Z");
  expect(wordsOfAll("b", there)).toEqual(["Next service: First Ballydown"]);
  expect(addressesIn(there)).toEqual([]);
  expect(addressesIn(at("2026-12-26T09:00Z"))).toEqual([facts.address.map]);
});
