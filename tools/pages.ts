import { ownPageNames, readOwnPage } from "#app/content-loader/own-pages.server.ts";
import * as words from "#app/content-loader/pages.server.ts";
import { readPrivacyPolicy } from "#app/content-loader/privacy-policy.server.ts";

/** A page that is no group's: its name, how its words are read, and what is drawn where it is shared. */
type Page = { name: string; read: () => { heading: string }; drawing: string };

const all: Page[] = [
  { name: "events", read: words.readEventsPage, drawing: "assets/quiet/children-1.svg" },
  { name: "home", read: words.readHome, drawing: "assets/hero/wide.svg" },
  { name: "this-week", read: words.readThisWeek, drawing: "assets/quiet/plain-3.svg" },
  { name: "about-us", read: words.readAboutUs, drawing: "assets/quiet/fellowship-1.svg" },
  { name: "giving", read: words.readGiving, drawing: "assets/giving.svg" },
  { name: "get-involved", read: words.readGetInvolved, drawing: "assets/quiet/worship-1.svg" },
  { name: "privacy-policy", read: readPrivacyPolicy, drawing: "assets/quiet/plain-1.svg" },
  { name: "not-found", read: words.readNotFound, drawing: "assets/missing-pane.svg" },
  ...ownPageNames().map((name) => ({
    name: `page-${name}`,
    read: () => readOwnPage(name),
    drawing: "assets/quiet/plain-2.svg",
  })),
];

/** Every page that is no group's. Without an account at ChurchSuite there is none of events. */
export function pages(hasAccount: boolean): Page[] {
  return hasAccount ? all : all.filter(({ name }) => name !== "events");
}
