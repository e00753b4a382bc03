import { contentPath } from "#app/content-loader/content-folder.server.ts";
import {
  endsOfYear,
  endsSoon,
  type Review,
  reviewOfPrivacy,
} from "#app/content-loader/due.server.ts";
import { NOTICES, type Notice } from "#app/content-loader/notices.server.ts";
import { type PhotoRegister, REGISTER } from "#app/content-loader/photo-register.server.ts";
import { PRIVACY } from "#app/content-loader/privacy-policy.server.ts";
import { YEARS, type Year } from "#app/content-loader/year.server.ts";
import { addDays, type Day } from "#app/time/wall-time.ts";
import { britishDateAndYear } from "#app/time/written-times.ts";
import { chapter, type Finding } from "./finding.ts";

const dates = chapter("Dates");
const photos = chapter("Photos");
const pages = chapter("Pages to be read through");

/** How long after its year a review is let pass, in days. */
const GRACE = 31;

/** What of the years' dates and terms has run out, or does so within ten weeks. */
export function yearEnding(year: Year | null, today: Day): Finding[] {
  // The year comes first: who puts the next one in puts its terms in as well.
  const end = endsOfYear(year, today).find(({ isSoon }) => isSoon);
  if (!year || !end) return [];
  const ends = end.until < today ? "ended" : "ends";
  const next =
    end.until === year.to
      ? "Put the next year below it: its first and last day, the school’s terms, and each group’s first and last night."
      : "Put the next ones in.";
  const what = `${end.what} ${ends} on ${britishDateAndYear(end.until)}. ${next}`;
  return [dates.should(contentPath(YEARS), what)];
}

/** The photos that are no longer shown, because the consent to them has ended, and those of which it soon will. */
export function consentsEnding(register: PhotoRegister, today: Day): Finding[] {
  return Object.entries(register).flatMap(([photo, { who, until }]) => {
    if (!until || !endsSoon(until, today)) return [];
    const ends = britishDateAndYear(until);
    const what =
      until < today
        ? `is no longer shown: ${who} agreed until ${ends}`
        : `is shown until ${ends}: so long ${who} agreed`;
    return [
      photos.should(
        contentPath(REGISTER),
        `${photo} ${what}. Ask again and put the new day; or take the photo away, and its entry here.`,
      ),
    ];
  });
}

/** The facts of a church that have a day, but for those of year.yaml. */
export type Dated = {
  hasYear: boolean;
  notices: Notice[];
  /** When the privacy policy was last reviewed, and when the sample's was. */
  reviewed: Day;
  samplesReview: Day;
  /** Which pages are to be read through again, and when. */
  reviews: Review[];
};

/** What has run out. */
export function datesDue(
  { hasYear, notices, reviewed, samplesReview, reviews }: Dated,
  today: Day,
): Finding[] {
  return [
    ...reviewDue(reviewed, samplesReview, today),
    ...(hasYear ? [] : [NO_YEAR]),
    // Of the privacy policy the day of its last review is told, with more weight.
    ...reviews
      .filter(({ file, due }) => file !== PRIVACY && due <= today)
      .map(({ file, due }) =>
        pages.should(
          contentPath(file),
          `review: ${due} has come. Read the page through, and put the next day or month.`,
        ),
      ),
    ...notices
      .filter(({ until }) => until < today)
      .map(({ words, until }) =>
        dates.should(
          contentPath(NOTICES),
          `“${words}” was over on ${britishDateAndYear(until)} and is no longer shown. Take it out when you are there.`,
        ),
      ),
  ];
}

function reviewDue(reviewed: Day, samplesReview: Day, today: Day): Finding[] {
  const when = britishDateAndYear(reviewed);
  const finding = (what: string) => [pages.must(contentPath(PRIVACY), what)];
  if (reviewed > today) return finding(`reviewed: ${when} is yet to come.`);
  if (reviewed === samplesReview) {
    return finding(
      `reviewed: ${when} is the sample’s. Read the notice through with your Kirk Session and put the day on which you did.`,
    );
  }
  if (addDays(reviewOfPrivacy(reviewed), GRACE) >= today) return [];
  return finding(
    `it was last reviewed on ${when}, and says that this is done every year. Read it through and put the day.`,
  );
}

const NO_YEAR = dates.should(
  contentPath(YEARS),
  "it is not there: the website says on which weekdays groups meet, and no dates. docs/dates.md says how.",
);
