import { expect, test } from "vitest";
import type { Notice } from "#app/church/notices.server.ts";
import type { Change } from "#dates";
import { listTimedNotices } from "./timed-notices.server.ts";

const services = [{ name: "Main Service" }, { name: "Evening Service" }];

const off = (change: { for: string[]; day?: string; until?: string }): Change => ({
  day: "2027-02-03",
  what: "off",
  why: "snow",
  ...change,
});
const noticesOf = (changes: Change[], notices: Notice[] = []) =>
  listTimedNotices({ changes, notices }, services);
const noticeOf = (notice: Notice) => noticesOf([], [notice])[0];

// app/changes-everywhere.test.ts has the notices that everything is off, and that the service alone is.
test.each([
  [{ for: ["pw", "service"] }, "There is no service on Wednesday 3 February: snow."],
  [{ for: ["evening-service"] }, "There is no Evening Service on Wednesday 3 February: snow."],
])("every page says that %j is off", (change, words) => {
  expect(noticesOf([off(change)])).toMatchObject([{ words }]);
});

test("a group that is off, or a service at another hour, is not everybody's notice", () => {
  const joint: Change = { day: "2027-02-03", for: ["service"], what: "joint", why: "with others" };
  expect(noticesOf([off({ for: ["pw"] }), joint])).toEqual([]);
});

test("a notice that something is off stands from midnight of the day before until its last day is over", () => {
  const [from, until] = ["2027-02-02T00:00:00Z", "2027-02-05T00:00:00Z"].map(Date.parse);
  const notices = noticesOf([off({ for: ["everything"], until: "2027-02-04" })]);
  expect(notices).toMatchObject([{ from, until }]);
});

test("a notice stands there from midnight to the midnight after its last day, by the church's summer time", () => {
  const [from, until] = ["2027-05-31T23:00:00Z", "2027-06-09T23:00:00Z"].map(Date.parse);
  const june = { from: "2027-06-01", until: "2027-06-09", words: "Building work" };
  expect(noticeOf(june)).toMatchObject({ from, until });
});

test("a notice whose words have changed is another one, and any other is the same in every build", () => {
  const days = { from: "2027-02-01", until: "2027-02-09" };
  const snow = noticeOf({ ...days, words: "Snow" });
  const sameSnow = noticeOf({ ...days, words: "Snow" });
  const thaw = noticeOf({ ...days, words: "Thaw" });
  expect(snow).toEqual(sameSnow);
  expect(snow?.id).not.toBe(thaw?.id);
});

test("a service is named in small plain letters, whatever accents and punctuation its name has", () => {
  const changes = [off({ for: ["seirbhis-irish"] })];
  const irishService = { name: "Séirbhís (Irish)" };
  expect(listTimedNotices({ changes, notices: [] }, [irishService])).toHaveLength(1);
});
