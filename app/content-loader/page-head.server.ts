import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { day, sentences, words } from "#app/content-loader/facts/fields.server.ts";

const EXPECTED = "expected a month such as 2027-01, or a day such as 2027-01-15";

/** When somebody is to read a page through again: a month, "2027-01", or a day. */
export const reviewDay = v.union(
  [v.pipe(v.string(), v.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)), day],
  EXPECTED,
);

/** In the facts of any page. Visitors see nothing of it: it is told at /status and by `npm run check-up`. */
export const review = field(
  "Read it through again",
  v.optional(reviewDay),
  "A month such as 2027-01, or a day such as 2027-01-15. Visitors see nothing of it.",
);

/** What every page of the site has at its head. */
export const head = {
  title: field("Title", words, "In the tab of the browser, and for search engines."),
  description: field("For search engines", sentences, "What the page says, in a sentence or two."),
  heading: field("Heading", words),
  lead: field("Opening words", sentences),
  review,
};

export const titled = v.strictObject({
  title: field("Title", words),
  words: field("Words", sentences),
});
