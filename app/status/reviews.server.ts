import * as v from "valibot";
import { wordFiles } from "#app/content-loader/checks/passages.server.ts";
import { parseFacts } from "#app/content-loader/facts/parse-facts.server.ts";
import { reviewDay } from "#app/content-loader/page-head.server.ts";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";
import { reviewOfPrivacy } from "./reviews.ts";
import type { Status } from "./status.ts";

type Review = Status["reviews"][number];

const PRIVACY = "privacy-policy.md";

/** What of a file's facts says when it is to be read through again, and what its page is called. */
const dated = v.object({
  review: reviewDay,
  title: v.optional(v.string()),
  name: v.optional(v.string()),
});

/** When each page is to be read through again, as its file says, the soonest first. Throws ContentProblems. */
export function readReviews(): Review[] {
  const privacy = readPrivacyPolicy();
  const reviews = wordFiles().flatMap((file): Review[] => {
    const { success, output } = v.safeParse(dated, parseFacts(file));
    return success ? [{ page: output.title ?? output.name ?? file, file, due: output.review }] : [];
  });
  const isDated = reviews.some(({ file }) => file === PRIVACY);
  const ofPrivacy = { page: privacy.title, file: PRIVACY, due: reviewOfPrivacy(privacy.reviewed) };
  return [...reviews, ...(isDated ? [] : [ofPrivacy])].sort((one, other) =>
    one.due < other.due ? -1 : 1,
  );
}
