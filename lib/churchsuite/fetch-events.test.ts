import { ReadableStream } from "node:stream/web";
import { afterEach, expect, test, vi } from "vitest";
import { feedAt } from "./feed.ts";
import { FETCH_ERROR, fetchEvents } from "./fetch-events.ts";
import { parseHtml } from "./parse-html.server.ts";
import { feedEntry } from "./testing.ts";

const embed = feedAt("https://church.example", "embed");
const calendar = feedAt("https://church.example", "uuid");

afterEach(() => vi.unstubAllGlobals());

/** Plays the calendar, and gives the requests that it has been sent. */
function playCalendar(answer: (address: URL) => Response | Promise<Response>) {
  const requests = vi.fn((address: string, _init: RequestInit) =>
    Promise.resolve(answer(new URL(address))),
  );
  vi.stubGlobal("fetch", requests);
  return requests;
}

test("the embed feed is asked for once, by its bare address, without headers and credentials", async () => {
  const requests = playCalendar(() => Response.json([feedEntry("Quiz", "2026-12-01 19:30:00")]));
  const { signal } = new AbortController();
  const { events } = await fetchEvents(embed, parseHtml, signal);
  expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
  expect(requests).toHaveBeenCalledTimes(1);
  const [address, init] = requests.mock.calls[0] ?? [];
  expect(address).toBe(embed.url);
  expect(init?.credentials).toBe("omit");
  // Another host would hear of the visitor.
  expect(init?.redirect).toBe("manual");
  expect(init).not.toHaveProperty("headers");
  expect(init?.signal).toBe(signal);
});

type Answer = () => Response | Promise<Response>;

/** Plays the newer feed with three pages and an event on each. `otherAnswers` are given in the place of some pages. */
function playThreePages(otherAnswers: Record<number, Answer> = {}): void {
  playCalendar(({ searchParams }) => {
    const page = Number(searchParams.get("page") ?? 1);
    const otherAnswer = otherAnswers[page];
    if (otherAnswer) return otherAnswer();
    return Response.json({
      events: [{ name: `Event ${page}`, starts_at: "2026-12-01T19:30:00Z" }],
      pagination: { num_results: 3, per_page: 1, page },
    });
  });
}

test("all pages of the newer feed are read, in their order", async () => {
  playThreePages();
  const { events, isPartial } = await fetchEvents(calendar, parseHtml);
  expect(events.map(({ name }) => name)).toEqual(["Event 1", "Event 2", "Event 3"]);
  expect(isPartial).toBe(false);
});

test.each<[what: string, answer: Answer]>([
  ["fails", () => new Response("Sorry", { status: 500 })],
  ["is a web page", () => new Response("<p>Sorry</p>")],
  ["breaks off", () => new Response(bodyThatBreaksOff())],
  ["is never sent", () => Promise.reject(new TypeError("Failed to fetch"))],
])("if a page of the newer feed %s, the others are read as a part of it", async (_what, answer) => {
  playThreePages({ 2: answer });
  const { events, isPartial } = await fetchEvents(calendar, parseHtml);
  expect(events.map(({ name }) => name)).toEqual(["Event 1", "Event 3"]);
  expect(isPartial).toBe(true);
});

test("a newer feed that says it has a billion pages is asked for no more than fifty", async () => {
  const requests = playCalendar(() =>
    Response.json({ events: [], pagination: { num_results: 1e9, per_page: 1, page: 1 } }),
  );
  expect((await fetchEvents(calendar, parseHtml)).isPartial).toBe(true);
  expect(requests.mock.calls.length).toBeLessThanOrEqual(50);
});

test.each([
  ["an error", () => new Response("Sorry", { status: 500 })],
  ["a switched-off embed", () => new Response("<p>No</p>", { status: 403 })],
  ["a redirect to elsewhere", () => new Response("", { status: 302 })],
  ["a web page", () => new Response("<p>Sorry</p>")],
  ["a list of which nothing can be read", () => Response.json([null, { name: "Quiz" }])],
  ["an empty answer", () => new Response("")],
  ["an answer without a body", () => new Response(null, { status: 204 })],
  ["half a list", () => new Response('[{"name":"Quiz"')],
  ["a list that is wrapped in a function", () => new Response("feed([])")],
  ["brackets without end", () => new Response("[".repeat(1_000_000))],
  ["an answer that breaks off", () => new Response(bodyThatBreaksOff())],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the newer feed’s own error", () => Response.json({ error: { message: "Not found" } })],
])("%s is a failure in the words that the page shows", async (_what, answer) => {
  playCalendar(answer);
  for (const feed of [embed, calendar]) {
    await expect(fetchEvents(feed, parseHtml)).rejects.toThrow(FETCH_ERROR);
  }
});

/** Makes a body that breaks off, as a compressed one does that was cut. */
function bodyThatBreaksOff(): BodyInit {
  function* parts() {
    yield new TextEncoder().encode("[{");
    throw new TypeError("terminated");
  }
  return ReadableStream.from(parts()) as globalThis.ReadableStream;
}
