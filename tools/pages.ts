import {
  readAboutUs,
  readEventsPage,
  readGetInvolved,
  readGiving,
  readHome,
  readNotFound,
  readPrivacyPolicy,
  readThisWeek,
} from "#app/content-loader/pages.server.ts";

/** Every page that is no group's: its name, how its words are read, and what is drawn where it is shared. */
export const pages = [
  { name: "home", read: readHome, drawing: "assets/hero/wide.svg" },
  { name: "events", read: readEventsPage, drawing: "assets/categories/children.svg" },
  { name: "this-week", read: readThisWeek, drawing: "assets/quiet/4.svg" },
  { name: "about-us", read: readAboutUs, drawing: "assets/categories/fellowship.svg" },
  { name: "giving", read: readGiving, drawing: "assets/giving.svg" },
  { name: "get-involved", read: readGetInvolved, drawing: "assets/categories/worship.svg" },
  { name: "privacy-policy", read: readPrivacyPolicy, drawing: "assets/quiet/1.svg" },
  { name: "not-found", read: readNotFound, drawing: "assets/missing-pane.svg" },
];
