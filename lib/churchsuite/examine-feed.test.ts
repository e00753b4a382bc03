import { afterEach, expect, test, vi } from "vitest";
import { examineFeed, type FeedExamination } from "./examine-feed.ts";
import { feedAt } from "./feed.ts";
import { parseHtml } from "./parse-html.server.ts";
import { feedEntry } from "./testing.ts";

const feed = feedAt("https://church.example", "uuid", { phones: [], streams: [] });
const SECOND_PAGE = `${feed.url}?page=2`;

afterEach(() => vi.unstubAllGlobals());

/** Examines a feed of two pages that answer so. */
function examine(first: () => Response, second: () => Response): Promise<FeedExamination> {
  vi.stubGlobal("fetch", async (address: string) => {
    return address === feed.url ? first() : second();
  });
  return examineFeed(feed, parseHtml, new AbortController().signal);
}

/** One of two pages, with these entries. */
function page(...events: unknown[]): Response {
  return Response.json({ events, pagination: { num_results: 2, per_page: 1 } });
}

const quiz = { name: "Quiz", starts_at: "2026-12-01T19:30:00Z" };
const carols = { name: "Carols", starts_at: "2026-12-06T19:00:00Z" };

test("the events of all pages are counted", async () => {
  const examination = await examine(
    () => page(quiz),
    () => page(carols),
  );
  expect(examination).toMatchObject({ eventCount: 2, unreadNames: [], failures: [] });
});

test("an examined event says what was done with its words", async () => {
  const prayer = { ...quiz, name: "Prayer (cancelled)", description: "Passcode 4821. Bring tea." };
  const { events } = await examine(
    () => page(quiz),
    () => page(prayer),
  );
  expect(events).toMatchObject([
    { event: { name: "Quiz" }, hasStatusInName: false, isRedacted: false },
    { event: { name: "Prayer", status: "cancelled" }, hasStatusInName: true, isRedacted: true },
  ]);
});

test("entries that cannot be read are named", async () => {
  const dateless = feedEntry("<b>Soup</b> &amp; Bread", "");
  const { eventCount, unreadNames } = await examine(
    () => page(quiz, dateless),
    () => page(7),
  );
  expect({ eventCount, unreadNames }).toEqual({ eventCount: 1, unreadNames: ["Soup & Bread", ""] });
});

const noAnswer = () => {
  throw new TypeError("fetch failed");
};

test.each([
  ["another status", () => new Response("No", { status: 403 }), "other status", 403],
  ["a redirect", () => new Response("", { status: 302 }), "other status", 302],
  ["nothing", noAnswer, "no answer", null],
  ["a web page", () => new Response("<p>Welcome</p>"), "no events", null],
  ["other data", () => Response.json({ status: "ok" }), "no events", null],
])(
  "a page that answers with %s has a failure of its own kind",
  async (_what, answer, kind, status) => {
    const examination = await examine(() => page(quiz), answer);
    expect(examination.eventCount).toBe(1);
    expect(examination.failures).toEqual([{ address: SECOND_PAGE, kind, status }]);
  },
);

test("without its first page nothing is known of a feed", async () => {
  const { eventCount, failures } = await examine(noAnswer, () => page(quiz));
  expect(eventCount).toBeNull();
  expect(failures).toEqual([{ address: feed.url, kind: "no answer", status: null }]);
});
