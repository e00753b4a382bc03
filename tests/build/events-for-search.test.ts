import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { leadsToMeeting } from "#churchsuite";
import { addressesIn, builtPage, structuredDataOf, wordsOfAll } from "#tests/support/built-html.ts";
import { allPages, builtPages, readBuiltFile, SITE } from "#tests/support/built-pages.ts";

// A church without an account at ChurchSuite has no events of its own.
const eventsPages = builtPages.filter((page) => page === "/events");

test.each(eventsPages)("%s tells search engines of its events, each at its address", (address) => {
  const page = builtPage(address);
  const events = structuredDataOf(address);
  expect(events.length).toBeGreaterThanOrEqual(5);
  for (const event of events) {
    expect(event["@type"]).toBe("Event");
    expect(event.startDate).toMatch(/^\d{4}-\d\d-\d\d(?:T\d\d:\d\d:\d\d\+0[01]:00)?$/);
    const own = new URL(event.url).pathname;
    expect(allPages, `${event.name} has a page`).toContain(own);
    expect(addressesIn(page), `${event.name} is on the page`).toContain(own);
  }
});

test("no way into an online meeting is in any file of the site", () => {
  const files = readdirSync(SITE, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => /\.(?:html|m?js|json|txt|xml|ics)$/.test(file));
  const ofEvents = eventsPages.map(() => path.join("events", "index.html"));
  expect(texts).toEqual(expect.arrayContaining(["index.html", ...ofEvents]));
  const feed = readFileSync("tools/dev/churchsuite/feed-embed.json", "utf8");
  const links = [...feed.matchAll(/\/\/([^/"]+)\/j\/(\d+)\?pwd=([\w-]+)/g)];
  // The place of the stand-in's online event, and a link on words of its description.
  expect(links).toHaveLength(2);
  for (const file of texts) {
    const text = readBuiltFile(file);
    for (const secret of links.flatMap(([, ...secrets]) => secrets)) {
      expect(text.includes(secret), `${file} has ${secret}`).toBe(false);
    }
  }
});

test("no page has a text or a link that leads into a meeting, whatever the church wrote", () => {
  for (const page of builtPages) {
    const built = builtPage(page);
    for (const text of [...wordsOfAll("body", built), ...addressesIn(built)]) {
      expect(leadsToMeeting(text), `${page}: ${text}`).toBe(false);
    }
  }
});
