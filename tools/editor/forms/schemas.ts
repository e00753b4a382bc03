import { churchFacts } from "#app/content-loader/church.server.ts";
import type { Shape } from "#app/content-loader/facts/field.ts";
import { groupFacts } from "#app/content-loader/group-facts.server.ts";
import { noticeFacts } from "#app/content-loader/notices.server.ts";
import { ownPageFacts } from "#app/content-loader/own-pages.server.ts";
import * as pages from "#app/content-loader/pages.server.ts";
import { peopleFacts } from "#app/content-loader/people.server.ts";
import { privacyFacts } from "#app/content-loader/privacy-policy.server.ts";
import { yearFacts } from "#app/content-loader/year.server.ts";

/** What the files of a church say, by their paths, or by the folder that they are in. */
export const schemas: Record<string, Shape> = {
  "notices.yaml": noticeFacts,
  "year.yaml": yearFacts,
  groups: groupFacts,
  "church.yaml": churchFacts,
  "people.yaml": peopleFacts,
  "home.md": pages.homeFacts,
  "this-week.md": pages.thisWeekFacts,
  "events.md": pages.eventsFacts,
  "about-us.md": pages.aboutUsFacts,
  "giving.md": pages.givingFacts,
  "get-involved.md": pages.getInvolvedFacts,
  "privacy-policy.md": privacyFacts,
  "not-found.md": pages.notFoundFacts,
  pages: ownPageFacts,
};
