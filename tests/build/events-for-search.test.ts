import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { all, builtPage, wordsOfAll } from "#tests/support/built-html.ts";
import { builtPages, SITE } from "#tests/support/built-pages.ts";

test("the events page tells search engines of the events it was built with, each at its address", () => {
  const page = builtPage("/events");
  const [data, ...others] = wordsOfAll('script[type="application/ld+json"]', page).map((json) =>
    JSON.parse(json),
  );
  expect(others).toEqual([]);
  expect(data["@context"]).toBe("https://schema.org");
  const events = data["@graph"];
  expect(events.length).toBeGreaterThanOrEqual(5);
  const ids = all("main [id]", page).map(({ properties }) => properties.id);
  for (const event of events) {
    expect(event["@type"]).toBe("Event");
    expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\+0[01]:00)?$/);
    expect(ids, `${event.name} is on the page`).toContain(event.url.split("/events#")[1]);
  }
});

test("the way into an online meeting is not told", () => {
  for (const page of builtPages) {
    const html = readFileSync(path.join(SITE, page, "index.html"), "utf8");
    expect(html).not.toContain("meet.kilmorran.example");
  }
});
