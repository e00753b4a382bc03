import type { Consent } from "#app/content-loader/consents.server.ts";
import { contentPath } from "#app/content-loader/content-folder.server.ts";
import {
  type End,
  endsOfYear,
  endsSoon,
  readReviews,
  reviewOfPrivacy,
} from "#app/content-loader/due.server.ts";
import { NOTICES, readNotices } from "#app/content-loader/notices.server.ts";
import { PRIVACY, readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { readYear, YEARS, type Year } from "#app/content-loader/year.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding, those } from "./finding.ts";
import { readSample } from "./sample.ts";

const dates = chapter("Dates");
const photos = chapter("Photos");
const pages = chapter("Pages to be read through");

/** How long after its year a review is let pass, in days. */
const GRACE = 31;

/** That something holds until a day that is past or near. */
export function endInWords({ what, until }: Pick<End, "what" | "until">, today: Day): string {
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

/** What in a church's words has a day, but for its dates. */
export type Dated = ReturnType<typeof readDated>;

export function readDated() {
  return {
    hasYear: readYear() !== null,
    notices: readNotices().notices,
    /** When the privacy policy was last reviewed, and when the sample's was. */
    reviewed: readPrivacyPolicy().reviewed,
    samplesReview: readSample().reviewed,
    reviews: readReviews(),
  };
}

/** What has run out. */
export function datesDue(dated: Dated, today: Day): Finding[] {
  const noYear =
    "it is not there: the website says on which weekdays groups meet, and no dates. docs/dates.md says how.";
  return those(
    reviewDue(dated, today),
    !dated.hasYear && dates.should(noYear, contentPath(YEARS)),
    // Of the privacy policy the day of its last review is told, with more weight.
    dated.reviews
      .filter(({ file, due }) => file !== PRIVACY && due <= today)
      .map(({ file, due }) => {
        const what = `review: ${due} has come. Read the page through, and put the next day or month.`;
        return pages.should(what, contentPath(file));
      }),
    dated.notices
      .filter(({ until }) => until < today)
      .map(({ words, until }) => {
        const what = `“${words}” was over on ${britishDateAndYear(until)} and is no longer shown. Take it out when you are there.`;
        return dates.should(what, contentPath(NOTICES));
      }),
  );
}

function reviewDue({ reviewed, samplesReview }: Dated, today: Day): Finding | null {
  const when = britishDateAndYear(reviewed);
  const finding = (what: string) => pages.must(what, contentPath(PRIVACY));
  if (reviewed > today) return finding(`reviewed: ${when} is yet to come.`);
  if (reviewed === samplesReview) {
    const toDo = "Read the notice through with your Kirk Session and put the day on which you did.";
    return finding(`reviewed: ${when} is the sample’s. ${toDo}`);
  }
  if (addDays(reviewOfPrivacy(reviewed), GRACE) >= today) return null;
  const toDo = "Read it through and put the day.";
  return finding(`it was last reviewed on ${when}, and says that this is done every year. ${toDo}`);
}
