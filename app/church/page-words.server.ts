import type { PageName } from "#app/pages.ts";
import {
  readAboutUs,
  readEventsPage,
  readGetInvolved,
  readGiving,
  readHome,
  readNotFound,
  readThisWeek,
} from "./pages.server.ts";
import { readPrivacyPolicy } from "./privacy-policy.server.ts";

/** What every page's words begin with. */
export type PageWords = {
  /** In the tab of the browser, and in the menus. */
  title: string;
  /** For search engines, and where its address is shared. */
  description: string;
  heading: string;
};

/** How the words of each page are read. Each throws a ContentProblem where its file will not do. */
export const readPageWords: Record<PageName, () => PageWords> = {
  home: readHome,
  "this-week": readThisWeek,
  events: readEventsPage,
  giving: readGiving,
  "about-us": readAboutUs,
  "get-involved": readGetInvolved,
  "privacy-policy": readPrivacyPolicy,
  "not-found": readNotFound,
};
