/** What a page is called in code: `app/pages/home.tsx` shows it, and `home.md` in the church's folder has its words. */
export type PageName =
  | "home"
  | "this-week"
  | "events"
  | "giving"
  | "about-us"
  | "get-involved"
  | "privacy-policy"
  | "not-found";

/** A page that is made by code, and not by a file in the church's `pages`. */
export type Page = {
  name: PageName;
  /** "/giving" */
  address: string;
  /** Its name in the forms, and in menus if it has no file. */
  label: string;
  /** The place of its link: among the others in the menus, as the button at their end, or at the foot of every page. */
  menu: "links" | "button" | "foot" | null;
  /** Whether search engines are to list it. */
  isListed: boolean;
  /** Whether only a church with a calendar at ChurchSuite has it. */
  needsCalendar: boolean;
  /** Whether a church may leave its file out, and then has no such page: no route, no link, no entry in the sitemap. */
  isOptional: boolean;
  /** What is drawn where its address is shared: a file in `app`. */
  drawing: string;
};

/**
 * The one table of the pages that are made by code, in the order of the menus. Groups have a page for each of their
 * files, and so has what else a church writes (church/own-pages.server.ts); neither is in this table.
 *
 * Browsers load this table, so it cannot say how the words of a page are read: church/pages.server.ts does.
 */
export const pages: Page[] = [
  {
    name: "home",
    address: "/",
    label: "Home",
    menu: null,
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/hero/wide.svg",
  },
  {
    name: "this-week",
    address: "/this-week",
    label: "This Week",
    menu: null,
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/quiet/plain-3.svg",
  },
  {
    name: "events",
    address: "/events",
    label: "Events",
    menu: "links",
    isListed: true,
    needsCalendar: true,
    isOptional: false,
    drawing: "assets/quiet/children-1.svg",
  },
  {
    name: "giving",
    address: "/giving",
    label: "Giving",
    menu: "links",
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/giving.svg",
  },
  {
    name: "about-us",
    address: "/about-us",
    label: "About Us",
    menu: "links",
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/quiet/fellowship-1.svg",
  },
  {
    name: "get-involved",
    address: "/get-involved",
    label: "Get Involved",
    menu: "button",
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/quiet/worship-1.svg",
  },
  {
    name: "privacy-policy",
    address: "/privacy-policy",
    label: "Privacy Policy",
    menu: "foot",
    isListed: true,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/quiet/plain-1.svg",
  },
  {
    // It is shown in the place of whatever is not there.
    name: "not-found",
    address: "/404",
    label: "Page not found",
    menu: null,
    isListed: false,
    needsCalendar: false,
    isOptional: false,
    drawing: "assets/missing-pane.svg",
  },
];

/** Finds the row of a page. */
export function findPage(name: PageName): Page {
  const page = pages.find((one) => one.name === name);
  if (!page) throw new Error(`app/church/page-table.ts has no row for ${name}`);
  return page;
}
