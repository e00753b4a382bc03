import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { post, startStandIn, turnedTo } from "#tests/support/start-for-test.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const COLLECT = "/demo/analytics/collect";
const asJson = { headers: { Accept: "application/json" } };

test("everything outside /demo belongs to the website", async () => {
  const ask = await startStandIn();
  expect(await (await ask("/")).text()).toBe("the website");
  expect(await (await ask("/demolition")).text()).toBe("the website");
});

test("the feed is a list that any website may read", async () => {
  const ask = await startStandIn();
  const response = await ask(FEED);
  expect(response.headers.get("content-type")).toBe("application/json");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect((await response.json()).length).toBeGreaterThanOrEqual(18);
});

test("a switch that does not exist changes nothing", async () => {
  const ask = await startStandIn();
  expect((await ask("/demo/switch", turnedTo("constructor"))).status).toBe(400);
  expect(await (await ask("/demo")).text()).toContain("<strong>As normal</strong>");
});

test("another website can press no button", async () => {
  const ask = await startStandIn();
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  expect((await ask("/demo/switch", { ...turnedTo("failing"), headers })).status).toBe(403);
  expect((await ask(FEED)).status).toBe(200);
});

test("the feed repeats no name that a stranger gives this computer", async () => {
  const ask = await startStandIn();
  const { url } = await ask(FEED);
  const [response] = await once(get(url, { headers: { Host: "evil.example" } }), "response");
  const events = await text(response);
  expect(events).toContain("http://127.0.0.1");
  expect(events).not.toContain("evil.example");
});

test("a page view that was collected can be read back", async () => {
  const ask = await startStandIn();
  const view = { website: "kilmorran", url: "/events", title: "Events", referrer: "" };
  expect((await ask(COLLECT, post(JSON.stringify(view)))).status).toBe(204);
  const views = await (await ask("/demo/analytics", asJson)).json();
  expect(views).toEqual([{ ...view, received: expect.any(String) }]);
});

test("anything but a page view is turned away", async () => {
  const ask = await startStandIn();
  expect((await ask(COLLECT, post("not JSON"))).status).toBe(400);
  expect((await ask(COLLECT, post(JSON.stringify({ url: "/" })))).status).toBe(400);
  expect((await ask(COLLECT, post("x".repeat(9000)))).status).toBe(413);
  expect(await (await ask("/demo/analytics", asJson)).json()).toEqual([]);
});

test("an unknown address below /demo is not found", async () => {
  const ask = await startStandIn();
  expect((await ask("/demo/nothing-here")).status).toBe(404);
  expect((await ask("/demo/churchsuite/events/zzzzzzzz")).status).toBe(404);
  expect((await ask("/demo/pictures/nobody_lg.jpg")).status).toBe(404);
  const { status } = await ask("/demo/churchsuite/my", { ...post(""), method: "DELETE" });
  expect(status).toBe(405);
});
