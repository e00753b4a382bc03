import { expect, test } from "vitest";
import { startStandIn, turnedTo } from "#tests/support/start-for-test.ts";
import { SAMPLE_CALENDAR } from "./calendar-feed.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const NEWER_FEED = `/demo/churchsuite/-/calendar/${SAMPLE_CALENDAR}/json`;

test("the newer feed is an object in pages that any website may read", async () => {
  const ask = await startStandIn();
  const response = await ask(NEWER_FEED);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const first = await response.json();
  const second = await (await ask(`${NEWER_FEED}?page=2`)).json();
  expect(first.pagination).toEqual({
    num_results: expect.any(Number),
    per_page: 10,
    page: 1,
  });
  expect(second.pagination.page).toBe(2);
  expect(first.events).toHaveLength(10);
  expect(second.events[0].starts_at >= first.events[9].starts_at).toBe(true);
});

test("a calendar nobody has made is an error the newer feed explains", async () => {
  const ask = await startStandIn();
  const response = await ask(NEWER_FEED.replace(SAMPLE_CALENDAR, crypto.randomUUID()));
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ error: { message: expect.any(String) } });
});

test("the switches make the feed empty, failing or no JSON, and normal again", async () => {
  const ask = await startStandIn();
  expect((await ask("/demo/switch", turnedTo("empty"))).headers.get("location")).toBe("/demo");
  expect(await (await ask(FEED)).json()).toEqual([]);

  await ask("/demo/switch", turnedTo("failing"));
  expect((await ask(FEED)).status).toBe(500);

  await ask("/demo/switch", turnedTo("not-json"));
  await expect((await ask(FEED)).json()).rejects.toThrow();

  await ask("/demo/switch", turnedTo("normal"));
  expect((await ask(FEED)).ok).toBe(true);
});

test.each([FEED, NEWER_FEED])("%s can be switched off, lost and unshared", async (feed) => {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo("off"));
  expect((await ask(feed)).status).toBe(403);
  expect((await ask(feed)).headers.get("content-type")).toContain("text/html");

  await ask("/demo/switch", turnedTo("unknown-account"));
  expect((await ask(feed)).status).toBe(302);
  expect((await ask(feed)).headers.get("location")).toBe("https://churchsuite.com/");

  await ask("/demo/switch", turnedTo("no-cors"));
  const unshared = await ask(feed);
  expect(unshared.ok).toBe(true);
  expect(unshared.headers.has("access-control-allow-origin")).toBe(false);
});

test.each([
  ["many", 433],
  ["thousands", 5000],
])(
  "with %s events both feeds have %i, each with an identifier of its own",
  async (scenario, count) => {
    const ask = await startStandIn();
    await ask("/demo/switch", turnedTo(scenario));
    const events: { identifier: string }[] = await (await ask(FEED)).json();
    expect(new Set(events.map(({ identifier }) => identifier)).size).toBe(count);
    const { pagination } = await (await ask(NEWER_FEED)).json();
    expect(pagination.num_results).toBe(count);
    // The website reads no more than fifty pages.
    expect(count / pagination.per_page).toBeLessThanOrEqual(50);
  },
);

test("the address of every event opens its page, of the untidy ones too", async () => {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo("untidy"));
  const entries: ({ identifier: string } | string)[] = await (await ask(FEED)).json();
  const events = entries.filter((entry) => typeof entry === "object");
  expect(events.length).toBeLessThan(entries.length);
  for (const { identifier } of events) {
    expect((await ask(`/demo/churchsuite/events/${identifier}`)).status, identifier).toBe(200);
  }
});
