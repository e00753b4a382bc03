import * as v from "valibot";
import { field } from "#app/content-loader/facts/field.ts";
import { sentences, words } from "#app/content-loader/facts/fields.server.ts";
import { review } from "./review.server.ts";

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
