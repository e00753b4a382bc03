import type { Notice } from "#app/content-loader/notices.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import { endsOfYear } from "#app/status/ends.server.ts";
import { isDue, reviewOfPrivacy } from "#app/status/reviews.ts";
import type { Status } from "#app/status/status.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { type Finding, must, should } from "./finding.ts";

const PRIVACY = "privacy-policy.md";
/** How long after its year a review is let pass, in days. */
const GRACE = 31;

/** The facts of a church that have a day. */
export type Dated = {
  year: Year | null;
  notices: Notice[];
  /** When the privacy policy was last reviewed, and when the sample's was. */
  reviewed: Day;
  samplesReview: Day;
  /** Which pages are to be read through again, and when. */
  reviews: Status["reviews"];
};

/** What has run out, or is about to. */
export function datesDue(
  { year, notices, reviewed, samplesReview, reviews }: Dated,
  today: Day,
): Finding[] {
  return [
    ...reviewDue(reviewed, samplesReview, today),
    ...(year ? yearEnding(year, today) : [NO_YEAR]),
    ...pagesDue(reviews, today),
    ...notices
      .filter(({ until }) => until < today)
      .map(({ words, until }) =>
        should(
          "notices.yaml",
          `“${words}” was over on ${britishDateAndYear(until)} and is no longer shown. Take it out when you are there`,
        ),
      ),
  ];
}

function reviewDue(reviewed: Day, samplesReview: Day, today: Day): Finding[] {
  const finding = (words: string) => [must(PRIVACY, words)];
  const when = britishDateAndYear(reviewed);
  if (reviewed > today) return finding(`reviewed: ${when} is yet to come`);
  if (reviewed === samplesReview) {
    return finding(
      `reviewed: ${when} is the sample’s. Read the notice through with your Kirk Session and put the day on which you did`,
    );
  }
  if (addDays(reviewOfPrivacy(reviewed), GRACE) >= today) return [];
  return finding(
    `it was last reviewed on ${when}, and says that this is done every year. Read it through and put the day`,
  );
}

/** Of the privacy policy the day of its last review is told, with more weight. */
function pagesDue(reviews: Status["reviews"], today: Day): Finding[] {
  return reviews
    .filter(({ file, due }) => file !== PRIVACY && isDue(due, today))
    .map(({ file, due }) =>
      should(file, `review: ${due} has come. Read the page through, and put the next day or month`),
    );
}

const NO_YEAR = should(
  YEARS,
  "it is not there: the website says on which weekdays groups meet, and no dates. docs/dates.md says how",
);

/** What of the years' dates and terms has run out, or does so within ten weeks. */
export function yearEnding(year: Year | null, today: Day): Finding[] {
  // The year comes first: who puts the next one in puts its terms in as well.
  const end = endsOfYear(year, today).find(({ isSoon }) => isSoon);
  if (!year || !end) return [];
  const next =
    end.until === year.to
      ? "Put the next year below it: its first and last day, the school’s terms, and each group’s first and last night"
      : "Put the next ones in";
  const ends = end.until < today ? "ended" : "ends";
  const weigh = year.to < today ? must : should;
  return [weigh(YEARS, `${end.what} ${ends} on ${britishDateAndYear(end.until)}. ${next}`)];
}
