import { expect, test } from "vitest";
import { checkConsents } from "./consents.ts";
import type { Finding } from "./finding.ts";

function writeFindings(findings: Finding[]): string[] {
  return findings.map(({ weight, where, what }) => `${weight} ${where}: ${what}`);
}

const until = "2026-12-20";
const martha = {
  file: "photos/martha-wylie.jpg",
  who: "Martha Wylie",
  shownIn: "people.yaml",
  isGiven: true,
};
const ofChurch = { ...martha, file: "photos/our-church.jpg", who: "nobody" };

const NOBODY_ASKED =
  /photos\/martha-wylie\.jpg, of Martha Wylie, is not shown: nobody has said who asked them/;

test.each<[today: string, consent: object, words?: RegExp]>([
  ["2026-11-18", { until }],
  ["2026-11-19", { until }, /the consent .* ends on 20 December 2026, and it is shown no/],
  ["2026-12-20", { until }, /the consent of Martha Wylie to photos\/martha-wylie\.jpg ends/],
  ["2026-12-21", { until }, /the consent of .* ended on 20 December 2026, and it is shown/],
  ["2026-11-21", { isGiven: false }, NOBODY_ASKED],
])(
  "on %s the check-up finds a consent %j if it is missing, has ended or will end soon",
  (today, consent, words) => {
    const expected = words
      ? [expect.stringMatching(`should sample/people.yaml: ${words.source}`)]
      : [];
    expect(
      writeFindings(checkConsents("sample", [{ ...martha, ...consent }, ofChurch], today)),
    ).toEqual(expected);
  },
);
