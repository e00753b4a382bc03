import { expect, test } from "vitest";
import type { Consent } from "#app/church/consents.server.ts";
import { writeFindings } from "#tests/support/write-findings.ts";
import type { Day } from "#time";
import { checkConsents } from "./consents.ts";

/** A photo of an elder, who has agreed to it. */
const undated: Consent = {
  file: "photos/martha-wylie.jpg",
  who: "Martha Wylie",
  shownIn: "people.yaml",
  isGiven: true,
};
const photo: Consent = { ...undated, until: "2026-12-20" };

function findOn(today: Day, consent: Consent = photo): string[] {
  return writeFindings(checkConsents("sample", [consent], today));
}

test("a new consent is asked for a month before the old one ends", () => {
  expect(findOn("2026-11-18")).toEqual([]);
  const endsSoon = [
    "should sample/people.yaml: the consent of Martha Wylie to photos/martha-wylie.jpg ends on 20 December 2026, and it is shown no longer than that.",
  ];
  expect(findOn("2026-11-19")).toEqual(endsSoon);
  expect(findOn("2026-12-20")).toEqual(endsSoon);
});

test("a consent that has ended is found, with the day on which it did", () => {
  expect(findOn("2026-12-21")).toEqual([
    "should sample/people.yaml: the consent of Martha Wylie to photos/martha-wylie.jpg ended on 20 December 2026, and it is shown no longer than that.",
  ]);
});

test("a photo to which nobody has agreed is found, and said not to be shown", () => {
  expect(findOn("2026-11-21", { ...undated, isGiven: false })).toEqual([
    "should sample/people.yaml: photos/martha-wylie.jpg, of Martha Wylie, is not shown: nobody has said who asked them, and until when they agreed.",
  ]);
});

test("a photo of nobody needs no consent", () => {
  const photoOfChurch: Consent = { ...undated, file: "photos/our-church.jpg", who: "nobody" };
  expect(findOn("2026-11-21", photoOfChurch)).toEqual([]);
});
