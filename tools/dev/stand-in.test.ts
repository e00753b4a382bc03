import { createServer } from "node:http";
import { expect, test } from "vitest";
import { startForTest } from "#tests/support/start-for-test.ts";
import { makeStandIn } from "./stand-in.ts";
import { forms } from "./stand-in-pages.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const COLLECT = "/demo/analytics/collect";

const post = (body: string): RequestInit => ({ method: "POST", body });

/** Asks a server for a path, as `fetch` does. */
type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** Starts the stand-in for one test, in front of a website that answers everything with one sentence. */
async function startStandIn(): Promise<Ask> {
  const standIn = makeStandIn();
  const website = createServer((request, response) => {
    standIn(request, response, () => response.end("the website"));
  });
  const origin = await startForTest(website);
  return (path, init) => fetch(origin + path, { redirect: "manual", ...init });
}

test("the website answers for every address outside /demo, and the stand-in for all others", async () => {
  const ask = await startStandIn();
  expect(await (await ask("/demolition")).text()).toBe("the website");
  expect((await ask("/demo/churchsuite/events/zzzzzzzz")).status).toBe(404);
});

test("the feed does what somebody chooses on /demo: sends events, sends none, fails, or is slow", async () => {
  const ask = await startStandIn();
  const read = async () => (await ask(FEED)).json();
  const { length } = await read();
  expect(length).toBeGreaterThan(8);
  expect(await (await ask("/demo?empty")).text()).toContain("<strong>empty</strong>");
  expect(await read()).toEqual([]);
  await ask("/demo?fail");
  expect((await ask(FEED)).status).toBe(500);
  await ask("/demo?slow");
  await expect(ask(FEED, { signal: AbortSignal.timeout(200) })).rejects.toThrow("timeout");
  // A word that is no switch changes nothing.
  expect(await (await ask("/demo?sideways")).text()).toContain("<strong>slow</strong>");
  await ask("/demo?normal");
  expect(await read()).toHaveLength(length);
});

test("every event has its page, and every form can be opened and sent", async () => {
  const ask = await startStandIn();
  const events: { identifier: string }[] = await (await ask(FEED)).json();
  const pages = [...events.map(({ identifier }) => `/events/${identifier}`), ...Object.keys(forms)];
  for (const page of pages) {
    expect((await ask(`/demo/churchsuite${page}`)).status, page).toBe(200);
  }
  for (const form of Object.keys(forms)) {
    expect((await ask(`/demo/churchsuite${form}`, post(""))).status, form).toBe(303);
  }
});

test("a page view that was collected can be read back", async () => {
  const ask = await startStandIn();
  const view = { website: "kilmorran", url: "/events", title: "Events", referrer: "" };
  expect((await ask(COLLECT, post(JSON.stringify(view)))).status).toBe(204);
  const views = await (await ask("/demo/analytics")).json();
  expect(views).toEqual([{ ...view, received: expect.any(String) }]);
});
