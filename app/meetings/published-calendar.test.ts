import { createServer } from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { listenOnFreePort } from "#demo/listen.ts";
import { entriesAt } from "./published-calendar.server.ts";

const entry = "BEGIN:VEVENT\r\nUID:carols\r\nEND:VEVENT\r\n";
const calendarOf = (host: string) =>
  `BEGIN:VCALENDAR\r\nPRODID:-//${host}//Dates//EN\r\n${entry}END:VCALENDAR\r\n`;

/** What the website says at /events.ics, by its status and its host; whether there is a warning, and what is read. */
const answers: [
  what: string,
  status: number,
  text: (host: string) => string,
  warns: boolean,
  read: unknown,
][] = [
  [
    "is the church’s own calendar",
    200,
    calendarOf,
    false,
    [["vevent", [["uid", {}, "text", "carols"]], []]],
  ],
  ["has not been published yet", 404, () => "<h1>Page not found</h1>", false, null],
  ["fails", 500, calendarOf, true, []],
  ["is a page", 200, () => "<h1>Welcome</h1>", true, []],
  ["is empty", 200, () => "", true, []],
  ["breaks off", 200, (host) => calendarOf(host).slice(0, -30), true, []],
  ["is somebody else’s", 200, () => calendarOf("elsewhere.example"), true, []],
];

test.each(answers)("a published calendar that %s", async (_what, status, text, warns, read) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const server = createServer(({ headers }, response) => {
    response.writeHead(status).end(text(`${headers.host}`));
  });
  const website = await listenOnFreePort(server);
  onTestFinished(() => {
    warn.mockRestore();
    server.close();
  });
  expect(await entriesAt("/events.ics", website)).toEqual(read);
  expect(warn.mock.calls.flat()).toEqual(
    warns
      ? [
          expect.stringContaining(
            `${website}/events.ics, as it is published now, could not be read`,
          ),
        ]
      : [],
  );
  expect(warn.mock.calls.join()).not.toContain("\n");
});

test("where nobody answers, whoever builds the site reads why", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  // Nobody listens on port 1.
  expect(await entriesAt("/calendar.ics", "http://127.0.0.1:1")).toEqual([]);
  expect(warn).toHaveBeenCalledOnce();
});
