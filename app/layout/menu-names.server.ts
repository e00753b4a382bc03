import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import {
  readAboutUs,
  readEventsPage,
  readGetInvolved,
  readGiving,
  readHome,
  readThisWeek,
} from "#app/content-loader/pages.server.ts";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";

/** What menus call the pages that every church has, by their addresses. */
export type MenuNames = {
  "/": string;
  "/this-week": string;
  /** Missing where the church has no calendar at ChurchSuite. */
  "/events": string | undefined;
  /** Missing where the church has no groups. */
  "/#find-your-place": string | undefined;
  "/giving": string;
  "/about-us": string;
  "/get-involved": string;
  "/privacy-policy": string;
};

/** Each page is called by the title in its own file, and the section of the home page by its heading. */
export function readMenuNames(): MenuNames {
  const hasEvents = readChurch().churchsuite !== undefined;
  const hasGroups = readGroups().length > 0;
  return {
    "/": "Home",
    "/this-week": readThisWeek().title,
    "/events": hasEvents ? readEventsPage().title : undefined,
    "/#find-your-place": hasGroups ? readHome().place.heading : undefined,
    "/giving": readGiving().title,
    "/about-us": readAboutUs().title,
    "/get-involved": readGetInvolved().title,
    "/privacy-policy": readPrivacyPolicy().title,
  };
}
