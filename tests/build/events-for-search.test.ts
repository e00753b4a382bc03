import { expect, test } from "vitest";
import { builtPages } from "#tests/support/built-pages.ts";
import { htmlOf } from "./html.ts";

const DATA = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

test("the events page tells search engines of the events it was built with, each at its address", () => {
  const html = htmlOf("/events");
  const [data, ...others] = [...html.matchAll(DATA)].map(([, json = ""]) => JSON.parse(json));
  expect(others).toEqual([]);
  expect(data["@context"]).toBe("https://schema.org");
  const events = data["@graph"];
  expect(events.length).toBeGreaterThanOrEqual(5);
  for (const event of events) {
    expect(event["@type"]).toBe("Event");
    expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\+0[01]:00)?$/);
    const [, id] = event.url.split("/events#");
    expect(html, `${event.name} is on the page`).toContain(`id="${id}"`);
  }
});

test("the way into an online meeting is not told", () => {
  for (const page of builtPages) expect(htmlOf(page)).not.toContain("meet.kilmorran.example");
});
