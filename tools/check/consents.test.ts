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

const OF_PHOTO = "the consent of Martha Wylie to photos/martha-wylie.jpg";

const NO_LONGER = "and it is shown no longer than that.";

test.each<[what: string, today: Day, consent: Consent, expected: string[]]>([
  ["before the last month", "2026-11-18", photo, []],
  [
    "in its last month",
    "2026-11-19",
    photo,
    [`${OF_PHOTO} ends on 20 December 2026, ${NO_LONGER}`],
  ],
  ["that has ended", "2026-12-21", photo, [`${OF_PHOTO} ended on 20 December 2026, ${NO_LONGER}`]],
  [
    "that nobody gave",
    "2026-12-20",
    { ...undated, isGiven: false },
    [
      "photos/martha-wylie.jpg, of Martha Wylie, is not shown: nobody has said who asked them, and until when they agreed.",
    ],
  ],
  ["that nobody needs to give", "2026-12-20", { ...undated, who: "nobody" }, []],
])("the check-up says of a consent %s what is to do", (_what, today, consent, expected) => {
  const findings = writeFindings(checkConsents("sample", [consent], today));
  expect(findings).toEqual(expected.map((what) => `should sample/people.yaml: ${what}`));
});
