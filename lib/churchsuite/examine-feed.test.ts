import { afterEach, expect, test, vi } from "vitest";
import { examineFeed, type FeedExamination } from "./examine-feed.ts";
import { feedAt } from "./feed.ts";
import { parseHtml } from "./parse-html.server.ts";
import { feedEntry } from "./testing.ts";

const feed = feedAt("https://church.example", "uuid", { phones: [], streams: [] });
const SECOND_PAGE = `${feed.url}?page=2`;

afterEach(() => vi.unstubAllGlobals());

/** Examines a feed of two pages, which are answered like this. */
function examine(
  answerFirst: () => Response,
  answerSecond: () => Response,
): Promise<FeedExamination> {
  vi.stubGlobal("fetch", async (address: string) => {
    return address === feed.url ? answerFirst() : answerSecond();
  });
  return examineFeed(feed, parseHtml, new AbortController().signal);
}

/** Makes one of two pages, with these entries. */
function makePage(...events: unknown[]): Response {
  return Response.json({ events, pagination: { num_results: 2, per_page: 1 } });
}

const quiz = { name: "Quiz", starts_at: "2026-12-01T19:30:00Z" };
const carols = { name: "Carols", starts_at: "2026-12-06T19:00:00Z" };

test("the events of all pages are counted", async () => {
  const examination = await examine(
    () => makePage(quiz),
    () => makePage(carols),
  );
  expect(examination).toMatchObject({ eventCount: 2, unreadNames: [], failures: [] });
});

test("of each event it is known whether words were taken out", async () => {
  const prayer = { ...quiz, name: "Prayer", description: "Passcode 4821. Bring tea." };
  const { events } = await examine(
    () => makePage(quiz),
    () => makePage(prayer),
  );
  expect(events).toMatchObject([
    { event: { name: "Quiz" }, isRedacted: false },
    { event: { name: "Prayer" }, isRedacted: true },
  ]);
});

test("entries that cannot be read are named, as far as they have a name", async () => {
  const dateless = feedEntry("<b>Soup</b> &amp; Bread", "");
  const { eventCount, unreadNames } = await examine(
    () => makePage(quiz, dateless),
    () => makePage(7),
  );
  expect({ eventCount, unreadNames }).toEqual({ eventCount: 1, unreadNames: ["Soup & Bread", ""] });
});

function breakOff(): never {
  throw new TypeError("fetch failed");
}

test.each([
  ["another status", () => new Response("No", { status: 403 }), "other status", 403],
  ["a redirect", () => new Response("", { status: 302 }), "other status", 302],
  ["nothing", breakOff, "no answer", null],
  ["a web page", () => new Response("<p>Welcome</p>"), "no events", null],
  ["other data", () => Response.json({ status: "ok" }), "no events", null],
])(
  "a second page that answers with %s is a failure, and the first is still read",
  async (_what, answer, kind, status) => {
    const examination = await examine(() => makePage(quiz), answer);
    expect(examination.eventCount).toBe(1);
    expect(examination.failures).toEqual([{ address: SECOND_PAGE, kind, status }]);
  },
);

test("the number of a feed’s events is not known if its first page does not answer", async () => {
  const { eventCount, failures } = await examine(breakOff, () => makePage(quiz));
  expect(eventCount).toBeNull();
  expect(failures).toEqual([{ address: feed.url, kind: "no answer", status: null }]);
});
