import { expect, test } from "vitest";
import type { ServiceFacts } from "./church-facts.server.ts";
import { listServiceTimes, makeServiceSeries } from "./series.server.ts";

const year = { from: "2026-09-01", to: "2027-06-30", terms: [] };

test("a service beside the main one has its hours, and its place with a map if that is not the church", () => {
  const schoolhouse = { where: "The Schoolhouse", map: "https://www.openstreetmap.org" };
  const main: ServiceFacts = {
    name: "Main Service",
    where: "The church",
    also: [],
    every: "Sunday",
    from: "11:30",
    to: "12:45",
  };
  const evening = { ...main, name: "Evening Service", from: "18:30", to: "19:30" };
  const services = makeServiceSeries([main, { ...evening, ...schoolhouse }], year, []);
  expect(listServiceTimes(services)).toEqual({
    mainPlace: undefined,
    further: [
      {
        id: "evening-service",
        name: "Evening Service",
        when: "Sundays 6:30–7:30pm",
        stream: undefined,
        place: { words: "The Schoolhouse", map: schoolhouse.map },
      },
    ],
  });
});
