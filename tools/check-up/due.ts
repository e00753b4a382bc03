import type { Consent } from "#app/content-loader/consents.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import { type End, endsOfYear, endsSoon } from "#app/content-loader/due.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import type { Day } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";

const dates = chapter("Dates");
const photos = chapter("Photos");

/** That something holds until a day that is past or near. */
function endInWords({ what, until }: Pick<End, "what" | "until">, today: Day): string {
  const when = britishDateAndYear(until);
  return until < today
    ? `Run out: ${what}, since ${when}.`
    : `Soon to run out: ${what}, on ${when}.`;
}

/** What of the years' dates and terms has run out, or does so within ten weeks. */
export function yearEnding(year: Year | null, today: Day): Finding[] {
  // The year comes first: who puts the next one in puts its terms in as well.
  const end = endsOfYear(year, today).find(({ isSoon }) => isSoon);
  if (!year || !end) return [];
  const next =
    end.until === year.to
      ? "Put the next year below it: its first and last day, the school’s terms, and each group’s first and last night."
      : "Put the next ones in.";
  return [dates.should(`${endInWords(end, today)} ${next}`, contentPath(YEARS))];
}

/** The photos that are not shown, because nobody has agreed to it or that has ended, and those of which it soon will. */
export function consentsDue(consents: Consent[], today: Day): Finding[] {
  return consents.flatMap(({ file, shownIn, who, isGiven, until }) => {
    const due = (what: string) => photos.should(what, contentPath(shownIn));
    const unasked = `${file}, of ${who}, is not shown: nobody has said who asked them, and until when they agreed. Ask, and put below it asked-by: and until:, such as until: 2029-08-31.`;
    if (!isGiven) return due(unasked);
    if (!until || !endsSoon(until, today)) return [];
    const ends = endInWords({ what: `the consent of ${who} to ${file}`, until }, today);
    return due(
      `${ends} It is shown no longer than that. Ask again and put the new day; or take the photo away.`,
    );
  });
}
