import type { Church } from "#app/church/open-church.server.ts";
import { listPages, type PageName } from "#app/pages.ts";

/** The names of the pages in the menus. */
export type MenuNames = {
  /** The names by page. A church without a calendar at ChurchSuite has none for the events page. */
  pages: Partial<Record<PageName, string>>;
  /** The part of the home page where visitors find a group; null if the church has no groups. */
  findYourPlace: string | null;
};

/** Each page is called by the title in its own file, but the home page is called Home. */
export function makeMenuNames({ facts, pages, groups }: Church): MenuNames {
  const names: MenuNames["pages"] = {};
  for (const { name, label } of listPages(facts)) {
    names[name] = name === "home" ? label : pages[name]?.title;
  }
  return { pages: names, findYourPlace: groups.length > 0 ? pages.home.place.heading : null };
}
