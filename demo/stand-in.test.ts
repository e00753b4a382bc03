import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { post, startStandIn, turnedTo } from "#tests/support/start-for-test.ts";
import { SAMPLE_CALENDAR } from "./churchsuite/calendar-feed.ts";
import { forms } from "./churchsuite/pages.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const NEWER_FEED = `/demo/churchsuite/-/calendar/${SAMPLE_CALENDAR}/json`;
const COLLECT = "/demo/analytics/collect";
const asJson = { headers: { Accept: "application/json" } };

test("everything outside /demo belongs to the website", async () => {
  const ask = await startStandIn();
  expect(await (await ask("/")).text()).toBe("the website");
  expect(await (await ask("/demolition")).text()).toBe("the website");
});

test.each([FEED, NEWER_FEED])("any website may read %s, until it may not", async (feed) => {
  const ask = await startStandIn();
  const response = await ask(feed);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  const { length, pagination } = await response.json();
  expect(length ?? pagination.num_results).toBeGreaterThanOrEqual(18);

  await ask("/demo/switch", turnedTo("off"));
  expect((await ask(feed)).status).toBe(403);
  await ask("/demo/switch", turnedTo("unknown-account"));
  expect((await ask(feed)).headers.get("location")).toBe("https://churchsuite.com/");
  await ask("/demo/switch", turnedTo("no-cors"));
  const unshared = await ask(feed);
  expect(unshared.ok).toBe(true);
  expect(unshared.headers.has("access-control-allow-origin")).toBe(false);
});

test("the newer feed has pages, and explains that there is no such calendar", async () => {
  const ask = await startStandIn();
  const first = await (await ask(NEWER_FEED)).json();
  const second = await (await ask(`${NEWER_FEED}?page=2`)).json();
  expect([first.events.length, first.pagination.page, second.pagination.page]).toEqual([10, 1, 2]);
  expect(second.events[0].starts_at >= first.events[9].starts_at).toBe(true);
  const unknown = await ask(NEWER_FEED.replace(SAMPLE_CALENDAR, crypto.randomUUID()));
  expect(unknown.status).toBe(404);
  expect(await unknown.json()).toEqual({ error: { message: expect.any(String) } });
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
  expect((await ask("/demo/switch", turnedTo("constructor"))).status).toBe(400);
  expect(await (await ask("/demo")).text()).toContain("<strong>As normal</strong>");
});

test.each([
  ["many", 433],
  ["thousands", 5000],
])("with %s events both feeds have %i, which the website can read", async (scenario, count) => {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo(scenario));
  const events: { identifier: string }[] = await (await ask(FEED)).json();
  expect(new Set(events.map(({ identifier }) => identifier)).size).toBe(count);
  const { pagination } = await (await ask(NEWER_FEED)).json();
  expect(pagination.num_results).toBe(count);
  // It reads no more than fifty pages.
  expect(count / pagination.per_page).toBeLessThanOrEqual(50);
});

test("the address of every event opens its page, of the untidy ones too, and every form its answer", async () => {
  const ask = await startStandIn();
  await ask("/demo/switch", turnedTo("untidy"));
  const entries: ({ identifier: string } | string)[] = await (await ask(FEED)).json();
  const events = entries.filter((entry) => typeof entry === "object");
  expect(events.length).toBeLessThan(entries.length);
  const addresses = [
    ...events.map(({ identifier }) => `/events/${identifier}`),
    ...Object.keys(forms),
  ];
  for (const address of addresses) {
    expect((await ask(`/demo/churchsuite${address}`)).status, address).toBe(200);
    expect((await ask(`/demo/churchsuite${address}`, post(""))).status, address).toBe(200);
  }
});

test("another website can press no button, and the feed repeats no name it gives this computer", async () => {
  const ask = await startStandIn();
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await ask("/demo/switch", { ...turnedTo("failing"), headers })).status).toBe(403);
  const { url, status } = await ask(FEED);
  expect(status).toBe(200);
  const [response] = await once(get(url, { headers: { Host: "evil.example" } }), "response");
  const events = await text(response);
  expect(events).toContain("http://127.0.0.1");
  expect(events).not.toContain("evil.example");
});

test("a page view that was collected can be read back, and anything else is turned away", async () => {
  const ask = await startStandIn();
  expect((await ask(COLLECT, post("not JSON"))).status).toBe(400);
  expect((await ask(COLLECT, post(JSON.stringify({ url: "/" })))).status).toBe(400);
  expect((await ask(COLLECT, post("x".repeat(9000)))).status).toBe(413);
  const view = { website: "kilmorran", url: "/events", title: "Events", referrer: "" };
  expect((await ask(COLLECT, post(JSON.stringify(view)))).status).toBe(204);
  const views = await (await ask("/demo/analytics", asJson)).json();
  expect(views).toEqual([{ ...view, received: expect.any(String) }]);
});

test.each(["/nothing-here", "/churchsuite/events/zzzzzzzz", "/pictures/nobody_lg.jpg"])(
  "there is nothing at /demo%s",
  async (address) => {
    const ask = await startStandIn();
    expect((await ask(`/demo${address}`)).status).toBe(404);
  },
);
