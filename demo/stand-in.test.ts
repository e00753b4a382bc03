import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { post, startStandIn, turnedTo } from "#tests/support/start-for-test.ts";
import { forms } from "./pages.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const COLLECT = "/demo/analytics/collect";

test("everything outside /demo belongs to the website, and of what is in it there is only what it has", async () => {
  const ask = await startStandIn();
  for (const none of ["/nothing-here", "/churchsuite/events/zzzzzzzz", "/pictures/nobody_lg.jpg"]) {
    expect((await ask(`/demo${none}`)).status, none).toBe(404);
  }
  expect(await (await ask("/")).text()).toBe("the website");
  expect(await (await ask("/demolition")).text()).toBe("the website");
});

test("a switch leads back to the page that says which it is, and there is none but those on it", async () => {
  const ask = await startStandIn();
  expect((await ask("/demo/switch", turnedTo("empty"))).headers.get("location")).toBe("/demo");
  expect(await (await ask("/demo")).text()).toContain("<strong>Empty</strong>");
  expect((await ask("/demo/switch", turnedTo("normal"))).status).toBe(303);
  expect((await ask("/demo/switch", turnedTo("constructor"))).status).toBe(400);
  expect(await (await ask("/demo")).text()).toContain("<strong>As normal</strong>");
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
    expect((await ask(`/demo/churchsuite${address}`, post(""))).status, address).toBe(303);
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
  for (const [sent, status] of [
    ["not JSON", 400],
    [JSON.stringify({ url: "/" }), 400],
    ["x".repeat(9000), 413],
  ] as const) {
    expect((await ask(COLLECT, post(sent))).status).toBe(status);
  }
  const view = { website: "kilmorran", url: "/events", title: "Events", referrer: "" };
  expect((await ask(COLLECT, post(JSON.stringify(view)))).status).toBe(204);
  const views = await (await ask("/demo/analytics")).json();
  expect(views).toEqual([{ ...view, received: expect.any(String) }]);
});
