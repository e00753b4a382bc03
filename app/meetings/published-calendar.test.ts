import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { startForTest } from "#tests/support/start-for-test.ts";
import { entriesAt } from "./published-calendar.server.ts";

const entry = "BEGIN:VEVENT\r\nUID:carols\r\nEND:VEVENT\r\n";
const calendarOf = (host: string) =>
  `BEGIN:VCALENDAR\r\nPRODID:-//${host}//Dates//EN\r\n${entry}END:VCALENDAR\r\n`;

const ours = [["vevent", [["uid", {}, "text", "carols"]], []]];

/** What the website says at /events.ics, by its status and its host; and what is read: with a warning, where that is nothing. */
const answers: [what: string, status: number, text: (host: string) => string, read: unknown][] = [
  ["is the church’s own calendar", 200, calendarOf, ours],
  ["has not been published yet", 404, () => "<h1>Page not found</h1>", null],
  ["fails", 500, calendarOf, []],
  ["is a page", 200, () => "<h1>Welcome</h1>", []],
  ["is empty", 200, () => "", []],
  ["breaks off", 200, (host) => calendarOf(host).slice(0, -30), []],
  ["is somebody else’s", 200, () => calendarOf("elsewhere.example"), []],
];

/** What is warned of in this test. */
function warnings() {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  return warn.mock.calls;
}

test.each(answers)("a published calendar that %s", async (_what, status, text, read) => {
  const warned = warnings();
  const server = createServer(({ headers }, response) => {
    response.writeHead(status).end(text(`${headers.host}`));
  });
  const website = await startForTest(server);
  const found = await entriesAt("/events.ics", website);
  expect(found).toEqual(read);
  const words = `${website}/events.ics, as it is published now, could not be read`;
  expect(warned.flat()).toEqual(found?.length === 0 ? [expect.stringContaining(words)] : []);
  expect(warned.join()).not.toContain("\n");
});

test("where nobody answers, whoever builds the site reads why", async () => {
  const warned = warnings();
  // Nobody listens on port 1.
  expect(await entriesAt("/calendar.ics", "http://127.0.0.1:1")).toEqual([]);
  expect(warned).toHaveLength(1);
});
