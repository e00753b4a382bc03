import { expect, test } from "vitest";
import type { Notice } from "#app/church/notices.server.ts";
import type { Change } from "#dates";
import { listTimedNotices, type TimedNotice } from "./timed-notices.server.ts";

const services = [{ name: "Main Service" }, { name: "Evening Service" }];

/** A change that calls something off in the snow. */
function callOff(change: { for: string[]; until?: string }): Change {
  return { day: "2027-02-03", what: "off", why: "snow", ...change };
}

function listOfChanges(...changes: Change[]): TimedNotice[] {
  return listTimedNotices({ changes, notices: [] }, services);
}

function timeNotice(notice: Notice): TimedNotice | undefined {
  return listTimedNotices({ changes: [], notices: [notice] }, services)[0];
}

// app/changes-everywhere.test.ts has the notices of changes, and on which days they are shown.
test("every page says that there is no service if it is off together with a group", () => {
  expect(listOfChanges(callOff({ for: ["pw", "service"] }))).toMatchObject([
    { words: "There is no service on Wednesday 3 February: snow." },
  ]);
});

test("a notice is shown from midnight to the midnight after its last day, by the church's summer time", () => {
  const notice = timeNotice({ from: "2027-06-01", until: "2027-06-09", words: "Building work" });
  expect(notice).toMatchObject({
    from: Date.parse("2027-05-31T23:00:00Z"),
    until: Date.parse("2027-06-09T23:00:00Z"),
  });
});

const snow: Notice = { from: "2027-02-01", until: "2027-02-09", words: "Snow" };

test("a notice whose words have changed is another one, so that it is shown again", () => {
  expect(timeNotice({ ...snow, words: "Thaw" })?.id).not.toBe(timeNotice(snow)?.id);
});
