import { afterEach, expect, test, vi } from "vitest";
import { feedEvent } from "#tests/fixtures/feed-event.ts";
import { fetchFeed } from "./fetch-feed.ts";

const patient = () => new AbortController().signal;
const embed = { url: "https://church.example/embed/calendar/json", format: "embed" } as const;
const calendar = {
  url: "https://church.example/-/calendar/uuid/json",
  format: "calendar",
} as const;

afterEach(() => vi.unstubAllGlobals());

/** Plays the calendar; answers what it has been asked. */
function calendarAnswers(answer: (address: URL) => Response | Promise<Response>) {
  const asked = vi.fn((address: string, _init: RequestInit) =>
    Promise.resolve(answer(new URL(address))),
  );
  vi.stubGlobal("fetch", asked);
  return asked;
}

test("today's feed is asked once, by its bare address, without headers and credentials", async () => {
  const asked = calendarAnswers(() => Response.json([feedEvent("Quiz", "2026-12-01 19:30:00")]));
  const { events } = await fetchFeed(embed, patient());
  expect(events.map(({ name }) => name)).toEqual(["Quiz"]);
  expect(asked).toHaveBeenCalledTimes(1);
  const [address, init] = asked.mock.calls[0] ?? [];
  expect(address).toBe(embed.url);
  expect(init?.credentials).toBe("omit");
  expect(init).not.toHaveProperty("headers");
});

test("all pages of the newer feed are read, in their order", async () => {
  calendarAnswers(({ searchParams }) => {
    const page = Number(searchParams.get("page") ?? 1);
    return Response.json({
      events: [{ name: `Event ${page}`, starts_at: "2026-12-01T19:30:00Z" }],
      pagination: { num_results: 3, per_page: 1, page },
    });
  });
  const { events } = await fetchFeed(calendar, patient());
  expect(events.map(({ name }) => name)).toEqual(["Event 1", "Event 2", "Event 3"]);
});

test("a newer feed that counts wrongly is not asked for ever", async () => {
  const asked = calendarAnswers(() =>
    Response.json({ events: [], pagination: { num_results: 1e9, per_page: 1, page: 1 } }),
  );
  await fetchFeed(calendar, patient());
  expect(asked.mock.calls.length).toBeLessThanOrEqual(50);
});

test.each([
  ["an error", () => new Response("Sorry", { status: 500 })],
  ["a switched-off embed", () => new Response("<p>No</p>", { status: 403 })],
  ["a redirect to elsewhere", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["a web page", () => new Response("<p>Sorry</p>")],
  ["a list of which nothing can be read", () => Response.json([null, { name: "Quiz" }])],
  ["no list", () => Response.json({ events: [] })],
  ["no answer", () => Promise.reject(new TypeError("Failed to fetch"))],
])("%s is one failure, in the words of the page", async (_what, answer) => {
  calendarAnswers(answer);
  await expect(fetchFeed(embed, patient())).rejects.toThrow("Failed to fetch events");
});

test("the newer feed's own error is a failure too", async () => {
  calendarAnswers(() => Response.json({ error: { message: "Not found" } }));
  await expect(fetchFeed(calendar, patient())).rejects.toThrow("Failed to fetch events");
});
