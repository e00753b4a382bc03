import { expect, test } from "vitest";
import { calendarEvent, onChurchClock, type Property, text } from "#app/calendar-file.ts";
import type { WallTime } from "#app/time/wall-time.ts";
import { casesIn } from "#tests/support/cases.ts";
import { revised } from "./revisions.ts";

/** An entry in short: "18:00 Choir", of one of the series "18:00 Choir (15:00)". */
type Case = {
  what: string;
  published: string[] | null;
  drafts: string[];
  asRule?: string[];
  isPartial?: true;
  told: string[];
};
const cases = casesIn<Case[]>("tests/fixtures/calendar-revisions.yaml");

const [BEFORE, NOW] = [new Date("2026-11-20T09:00:00Z"), new Date("2026-11-21T09:00:00Z")];
const PATTERN = /^(\w+) (\S+)(?: on (\S+))? (Cancelled: .*|.*?)$/;

/** "carols 2026-12-06T19:00 Carols" */
function entryFrom(short: string, asOf: Date) {
  const [, uid = "", start, on, name = ""] = PATTERN.exec(short) ?? [];
  const at = (property: string, time: string) => onChurchClock(property, `${time}:00` as WallTime);
  return calendarEvent(uid, asOf, [
    ...(on ? [at("recurrence-id", on)] : []),
    at("dtstart", `${start}`),
    text("status", name.startsWith("Cancelled") ? "CANCELLED" : "CONFIRMED"),
    text("summary", name),
    ...(name.startsWith("Cancelled") ? [] : [text("location", "Halls")]),
  ]);
}

/** The same of what is published, with the day of its version and how far SEQUENCE is above that day's. */
function inShort([, properties]: [string, Property[], unknown]): string {
  const of = (name: string) => properties.find(([one]) => one === name)?.[3];
  const [start, on] = ["dtstart", "recurrence-id"].map(
    (name) => of(name) && `${of(name)}`.slice(0, 16),
  );
  expect(of("last-modified")).toBe(of("dtstamp"));
  expect(of("sequence")).toBe(Date.parse(`${of("dtstamp")}`) / 60_000);
  const version = `${of("dtstamp")}`.slice(0, 10) === "2026-11-21" ? "new" : "kept";
  const place = of("location") ? "" : ", no place";
  return `${of("uid")} ${start}${on ? ` on ${on}` : ""} ${of("summary")}: ${version}${place}`;
}

test.each(cases)("$what", ({ published, drafts, asRule = [], isPartial, told }) => {
  const entries = [
    ...drafts.map((short) => ({ entry: entryFrom(short, BEFORE) })),
    ...asRule.map((short) => ({ entry: entryFrom(short, BEFORE), isAsRule: true })),
  ];
  const before = published?.map((short) => entryFrom(short, BEFORE)) ?? null;
  const now = { published: before, isWhole: !isPartial, now: NOW };
  expect(revised(entries, now).map(inShort)).toEqual(told);
});

test("of two builds in a minute, or after a clock that was fast, the later one has the higher version", () => {
  const [published, entry] = [
    entryFrom("a 2026-12-06T19:00 A", NOW),
    entryFrom("a 2026-12-06T20:00 A", NOW),
  ];
  const [told] = revised([{ entry }], { published: [published], isWhole: true, now: BEFORE });
  expect(told?.[1]).toContainEqual(["sequence", {}, "integer", NOW.getTime() / 60_000 + 1]);
});
