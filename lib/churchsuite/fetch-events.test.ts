import { ReadableStream } from "node:stream/web";
import { afterEach, expect, test, vi } from "vitest";
import { feedAt } from "./feed.ts";
import { AnswerTooLong, FETCH_ERROR, fetchEvents } from "./fetch-events.ts";
import { MOST_BYTES } from "./limits.ts";
import { parseHtml } from "./parse-html.server.ts";
import { feedEntry } from "./testing.ts";

const embed = feedAt("https://church.example", "embed", { phones: [], streams: [] });
const calendar = feedAt("https://church.example", "uuid", { phones: [], streams: [] });

const A_MEGABYTE = 1_000_000;

afterEach(() => vi.unstubAllGlobals());

/** Plays the calendar, and gives the requests that it has been sent. */
function calendarAnswers(answer: (address: URL) => Response | Promise<Response>) {
  const requests = vi.fn((address: string, _init: RequestInit) =>
    Promise.resolve(answer(new URL(address))),
  );
  vi.stubGlobal("fetch", requests);
  return requests;
}

test("today's feed is asked once, by its bare address, without headers and credentials", async () => {
  const requests = calendarAnswers(() => Response.json([feedEntry("Quiz", "2026-12-01 19:30:00")]));
  const { signal } = new AbortController();
  const { events } = await fetchEvents(embed, parseHtml, signal);
  expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
  expect(requests).toHaveBeenCalledTimes(1);
  const [address, init] = requests.mock.calls[0] ?? [];
  expect(address).toBe(embed.url);
  expect(init?.credentials).toBe("omit");
  // Another host would hear of the visitor.
  expect(init?.redirect).toBe("error");
  expect(init).not.toHaveProperty("headers");
  expect(init?.signal).toBe(signal);
});

/** Plays the newer feed, an event a page; `answerFor` what else it answers for a page. */
function pagesAnswer(pages: number, answerFor: Record<number, () => Response | Promise<Response>>) {
  return calendarAnswers(({ searchParams }) => {
    const page = Number(searchParams.get("page") ?? 1);
    return (
      answerFor[page]?.() ??
      Response.json({
        events: [{ name: `Event ${page}`, starts_at: "2026-12-01T19:30:00Z" }],
        pagination: { num_results: pages, per_page: 1, page },
      })
    );
  });
}

test.each([
  ["fails", () => new Response("Sorry", { status: 500 })],
  ["is a web page", () => new Response("<p>Sorry</p>")],
  ["breaks off", () => new Response(breaksOff())],
  ["is never sent", () => Promise.reject(new TypeError("Failed to fetch"))],
])("where a page of the newer feed %s the others stay, and that is said", async (_what, answer) => {
  pagesAnswer(3, { 2: answer });
  const { events, isPartial } = await fetchEvents(calendar, parseHtml);
  expect(events.map(({ name }) => name)).toEqual(["Event 1", "Event 3"]);
  expect(isPartial).toBe(true);
});

test("without its first page nothing is known of the newer feed; all its pages are read, in their order", async () => {
  pagesAnswer(3, { 1: () => new Response("Sorry", { status: 500 }) });
  await expect(fetchEvents(calendar, parseHtml)).rejects.toThrow("Failed to fetch events");
  pagesAnswer(3, {});
  const { events, isPartial } = await fetchEvents(calendar, parseHtml);
  expect(events.map(({ name }) => name)).toEqual(["Event 1", "Event 2", "Event 3"]);
  expect(isPartial).toBe(false);
});

test("of events that the church shows as one the first is shown, whatever page it is on", async () => {
  const events = (...all: [name: string, merge_identifier: string | null][]) =>
    all.map(([name, merge_identifier]) => ({
      name,
      merge_identifier,
      starts_at: "2026-12-01T19:30:00Z",
    }));
  const pages = [
    events(["Toddlers 1", "12|Toddlers"], ["Quiz", null], ["Choir 1", "13|Choir"]),
    events(["Toddlers 2", "12|Toddlers"], ["Walk", null], ["Choir 2", "13|Choir"]),
  ];
  const namesShown = async (configuration: object | undefined) => {
    calendarAnswers(({ searchParams }) =>
      Response.json({
        events: pages[Number(searchParams.get("page") ?? 1) - 1],
        configuration,
        pagination: { num_results: 6, per_page: 3 },
      }),
    );
    const reading = await fetchEvents(calendar, parseHtml);
    expect(reading).toMatchObject({ isPartial: false, unreadCount: 0 });
    return reading.events.map(({ name }) => name).join(", ");
  };
  const merged = "Toddlers 1, Quiz, Choir 1, Walk";
  const byName = { merge_events: "sequence_name", format: "list" };
  expect(await namesShown(undefined)).toBe(merged);
  expect(await namesShown({ ...byName, format: "calendar", num_events: 2 })).toBe(merged);
  expect(await namesShown({ ...byName, num_events: 2 })).toBe("Toddlers 1, Quiz");
  expect(await namesShown({ ...byName, num_events: null })).toBe(merged);
  expect(await namesShown({ ...byName, merge_events: "show_all", num_events: 5 })).toBe(
    "Toddlers 1, Quiz, Choir 1, Toddlers 2, Walk",
  );
});

test("a newer feed that counts wrongly is not asked for ever", async () => {
  const requests = calendarAnswers(() =>
    Response.json({ events: [], pagination: { num_results: 1e9, per_page: 1, page: 1 } }),
  );
  expect((await fetchEvents(calendar, parseHtml)).isPartial).toBe(true);
  expect(requests.mock.calls.length).toBeLessThanOrEqual(50);
});

test.each([
  ["an error", () => new Response("Sorry", { status: 500 })],
  ["a switched-off embed", () => new Response("<p>No</p>", { status: 403 })],
  ["a redirect to elsewhere", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a web page", () => new Response("<p>Sorry</p>")],
  ["a list of which nothing can be read", () => Response.json([null, { name: "Quiz" }])],
  ["an empty answer", () => new Response("")],
  ["an answer without a body", () => new Response(null, { status: 204 })],
  ["half a list", () => new Response('[{"name":"Quiz"')],
  ["a list that is wrapped in a function", () => new Response("feed([])")],
  ["brackets without end", () => new Response("[".repeat(1_000_000))],
  ["an answer that breaks off", () => new Response(breaksOff())],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["the newer feed’s own error", () => Response.json({ error: { message: "Not found" } })],
])("%s is one failure, in the words of the page", async (_what, answer) => {
  calendarAnswers(answer);
  for (const feed of [embed, calendar]) {
    await expect(fetchEvents(feed, parseHtml)).rejects.toThrow(FETCH_ERROR);
  }
});

test("an answer that never ends is read no further than any church's would be", async () => {
  let sent = 0;
  const letGo = vi.fn();
  function* endless() {
    try {
      for (; ; sent += A_MEGABYTE) yield new Uint8Array(A_MEGABYTE).fill(32);
    } finally {
      letGo();
    }
  }
  calendarAnswers(() => new Response(bodyOf(endless())));
  const failure = await fetchEvents(embed, parseHtml).catch((problem: Error) => problem);
  expect(failure).toMatchObject({ message: FETCH_ERROR, cause: expect.any(AnswerTooLong) });
  expect(sent).toBeLessThan(MOST_BYTES + 3 * A_MEGABYTE);
  expect(letGo).toHaveBeenCalledOnce();
});

test("all pages of the newer feed together are no longer than that", async () => {
  const long = "x".repeat(A_MEGABYTE);
  calendarAnswers(() =>
    Response.json({ events: [], long, pagination: { num_results: 30, per_page: 1 } }),
  );
  await expect(fetchEvents(calendar, parseHtml)).rejects.toThrow(FETCH_ERROR);
});

test.each([
  "text/plain",
  "text/html",
  "application/json; charset=iso-8859-1",
  "application/json; charset=klingon",
])("a list sent as %s, with a byte order mark and cut letters, is read as it is", async (type) => {
  const list = `\ufeff${JSON.stringify([feedEntry("Crèche Tea", "2026-12-01 10:00:00")])}`;
  const headers = { "Content-Type": type };
  const bytes = [...new TextEncoder().encode(list)].map((byte) => Uint8Array.of(byte));
  calendarAnswers(() => new Response(bodyOf(bytes), { headers }));
  const { events } = await fetchEvents(embed, parseHtml);
  expect(events.map(({ name }) => name)).toEqual(["Crèche Tea"]);
});

/** A body that breaks off, as a compressed one does that was cut. */
function breaksOff() {
  function* parts() {
    yield new TextEncoder().encode("[{");
    throw new TypeError("terminated");
  }
  return bodyOf(parts());
}

function bodyOf(parts: Iterable<Uint8Array>): BodyInit {
  return ReadableStream.from(parts) as globalThis.ReadableStream;
}
