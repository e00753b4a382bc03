import { afterEach, expect, test, vi } from "vitest";
import { feedAt } from "#churchsuite";
import { feedEntry } from "#churchsuite/testing";
import { eightEvents } from "#tests/fixtures/feed-events.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import { checkDiary } from "./diary.ts";

const feed = feedAt("https://ours.churchsuite.com", "embed");

afterEach(() => vi.unstubAllGlobals());

/** Checks a feed that gives this answer, and writes the report in lines. */
async function reportOn(answer: () => Promise<Response>): Promise<string[]> {
  vi.stubGlobal("fetch", answer);
  const { text, findings } = await checkDiary(feed, "sample");
  expect(findings.filter(({ mend }) => !mend)).toEqual([]);
  return [...writeFindings(findings), text];
}

test("the check-up counts the events of a feed that answers, and names those that cannot be read", async () => {
  const dateless = feedEntry("Soup Lunch", "", { datetime_start: null });
  expect(await reportOn(async () => Response.json([dateless, 7, ...eightEvents]))).toEqual([
    "should : “Soup Lunch” has no date, and is not shown.",
    "should : An entry without a name is no event, and is not shown.",
    "The church’s calendar answers, and has 8 events to show.",
  ]);
});

test.each([
  [
    "answers with another status",
    async () => new Response("No", { status: 403 }),
    " answered 403.",
  ],
  [
    "is a web page",
    async () => new Response("<h1>Welcome</h1>"),
    "’s answer is not a list of events.",
  ],
  ["nobody can reach", () => Promise.reject(new TypeError("Failed to fetch")), " did not answer."],
])("a feed that %s must be mended", async (_what, answer, words) => {
  expect(await reportOn(answer)).toEqual([`must ${feed.url}: The calendar${words}`, ""]);
});

const typedPasscode = { description: "<p>Bring tea.</p><p>Passcode: 482113</p>" };

test.each<[what: string, entries: object[], words: string]>([
  [
    "an invitation that is left out, once for a series",
    [
      feedEntry("Prayer", "2026-12-01 20:00:00", typedPasscode),
      feedEntry("Prayer", "2026-12-08 20:00:00", typedPasscode),
    ],
    "“Prayer” on Tuesday 1 December has “Passcode” in its description: the site leaves out what looks like an invitation to a meeting.",
  ],
  [
    "a host in the name of an event",
    [feedEntry("Prayer at zoom.us/j/819", "2026-12-01 20:00:00")],
    "“Church event” on Tuesday 1 December has “zoom.us” in its name: the site leaves out what looks like an invitation to a meeting.",
  ],
  [
    "a word that would be a status at the end of a name, but of none that the site has understood",
    ["Choir is cancelled tonight", "CANCELLED: Choir", "Camp (full)"].map((name) =>
      feedEntry(name, "2026-12-01 20:00:00"),
    ),
    "“Choir is cancelled tonight” on Tuesday 1 December is shown as taking place, with “cancelled” in its name.",
  ],
])("the check-up tells the office about %s", async (_what, entries, words) => {
  const count = expect.stringContaining("The church’s calendar answers");
  expect(await reportOn(async () => Response.json(entries))).toEqual([`should : ${words}`, count]);
});
