import { expect, test } from "vitest";
import { startStandIn } from "#tests/support/start-for-test.ts";
import { forms } from "./stand-in-pages.ts";

const EMBED = "/demo/churchsuite/embed/calendar/json";
const NEWER = "/demo/churchsuite/-/calendar/any/json";
const COLLECT = "/demo/analytics/collect";

const post = (body: string): RequestInit => ({ method: "POST", body });

test("everything outside /demo belongs to the website, and of what is in it there is only what it has", async () => {
  const ask = await startStandIn();
  for (const none of ["/nothing-here", "/churchsuite/events/zzzzzzzz", "/pictures/nobody_lg.jpg"]) {
    expect((await ask(`/demo${none}`)).status, none).toBe(404);
  }
  expect(await (await ask("/")).text()).toBe("the website");
  expect(await (await ask("/demolition")).text()).toBe("the website");
});

test("both feeds do what is chosen on /demo: events, none, an error, or nothing for a while", async () => {
  const ask = await startStandIn();
  const read = async (feed: string) => (await ask(feed)).json();
  const { length } = await read(EMBED);
  expect(length).toBeGreaterThan(18);
  expect((await read(NEWER)).events).toHaveLength(length);
  expect(await (await ask("/demo?empty")).text()).toContain("<strong>empty</strong>");
  expect(await read(EMBED)).toEqual([]);
  expect((await read(NEWER)).events).toEqual([]);
  await ask("/demo?fail");
  for (const feed of [EMBED, NEWER]) expect((await ask(feed)).status).toBe(500);
  await ask("/demo?slow");
  for (const feed of [EMBED, NEWER]) {
    await expect(ask(feed, { signal: AbortSignal.timeout(200) })).rejects.toThrow("timeout");
  }
  // What is no switch changes nothing.
  expect(await (await ask("/demo?sideways")).text()).toContain("<strong>slow</strong>");
  await ask("/demo?normal");
  expect(await read(EMBED)).toHaveLength(length);
});

test("the address of every event opens its page, and every form its answer", async () => {
  const ask = await startStandIn();
  const events: { identifier: string }[] = await (await ask(EMBED)).json();
  for (const { identifier } of events) {
    expect((await ask(`/demo/churchsuite/events/${identifier}`)).status, identifier).toBe(200);
  }
  for (const form of Object.keys(forms)) {
    expect((await ask(`/demo/churchsuite${form}`)).status, form).toBe(200);
    expect((await ask(`/demo/churchsuite${form}`, post(""))).status, form).toBe(303);
  }
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
