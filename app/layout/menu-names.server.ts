import type { Church } from "#app/church/open-church.server.ts";
import type { PageName } from "#app/pages.ts";

/** The names of the pages in the menus. */
export type MenuNames = {
  /** The names by page. A page that the church does not have has none. */
  pages: Partial<Record<PageName, string>>;
  /** The part of the home page where visitors find a group; null if the church has no groups. */
  findYourPlace: string | null;
};

/** Each page is called by the title in its own file, but the home page is called Home. */
export function makeMenuNames({ pageList, pages, groups }: Church): MenuNames {
  const names: MenuNames["pages"] = {};
  for (const { name, label } of pageList) {
    names[name] = name === "home" ? label : pages[name]?.title;
  }
  return { pages: names, findYourPlace: groups.length > 0 ? pages.home.place.heading : null };
}
