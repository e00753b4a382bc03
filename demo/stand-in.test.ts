import { once } from "node:events";
import { get } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { post, turnedTo, visitingStandIn } from "./visiting-stand-in.ts";

const FEED = "/demo/churchsuite/embed/calendar/json";
const COLLECT = "/demo/analytics/collect";
const asJson = { headers: { Accept: "application/json" } };

test(
  "everything outside /demo belongs to the website",
  visitingStandIn(async (ask) => {
    expect(await (await ask("/")).text()).toBe("the website");
    expect(await (await ask("/demolition")).text()).toBe("the website");
  }),
);

test(
  "the feed is a list that any website may read",
  visitingStandIn(async (ask) => {
    const response = await ask(FEED);
    expect(response.headers.get("content-type")).toBe("application/json");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect((await response.json()).length).toBeGreaterThanOrEqual(18);
  }),
);

test(
  "the ticket address of an event opens its page",
  visitingStandIn(async (ask) => {
    const events: { name: string; identifier: string }[] = await (await ask(FEED)).json();
    for (const { name, identifier } of events) {
      const response = await ask(`/demo/churchsuite/events/${identifier}`);
      expect(response.status, name).toBe(200);
    }
  }),
);

test(
  "a switch that does not exist changes nothing",
  visitingStandIn(async (ask) => {
    expect((await ask("/demo/switch", turnedTo("constructor"))).status).toBe(400);
    expect(await (await ask("/demo")).text()).toContain("<strong>As normal</strong>");
  }),
);

test(
  "another website can press no button",
  visitingStandIn(async (ask) => {
    const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
    expect((await ask("/demo/switch", { ...turnedTo("failing"), headers })).status).toBe(403);
    expect((await ask(FEED)).status).toBe(200);
  }),
);

test(
  "the feed repeats no name that a stranger gives this computer",
  visitingStandIn(async (ask) => {
    const { url } = await ask(FEED);
    const [response] = await once(get(url, { headers: { Host: "evil.example" } }), "response");
    const events = await text(response);
    expect(events).toContain("http://127.0.0.1");
    expect(events).not.toContain("evil.example");
  }),
);

test(
  "a page view that was collected can be read back",
  visitingStandIn(async (ask) => {
    const view = { website: "kilmorran", url: "/events", title: "Events", referrer: "" };
    expect((await ask(COLLECT, post(JSON.stringify(view)))).status).toBe(204);
    const views = await (await ask("/demo/analytics", asJson)).json();
    expect(views).toEqual([{ ...view, received: expect.any(String) }]);
  }),
);

test(
  "anything but a page view is turned away",
  visitingStandIn(async (ask) => {
    expect((await ask(COLLECT, post("not JSON"))).status).toBe(400);
    expect((await ask(COLLECT, post(JSON.stringify({ url: "/" })))).status).toBe(400);
    expect((await ask(COLLECT, post("x".repeat(9000)))).status).toBe(413);
    expect(await (await ask("/demo/analytics", asJson)).json()).toEqual([]);
  }),
);

test(
  "an unknown address below /demo is not found",
  visitingStandIn(async (ask) => {
    expect((await ask("/demo/nothing-here")).status).toBe(404);
    expect((await ask("/demo/churchsuite/events/zzzzzzzz")).status).toBe(404);
    expect((await ask("/demo/pictures/nobody_lg.jpg")).status).toBe(404);
    const { status } = await ask("/demo/churchsuite/my", { ...post(""), method: "DELETE" });
    expect(status).toBe(405);
  }),
);
