import type { Church } from "#app/church/open-church.server.ts";
import type { PageName } from "#app/church/page-table.ts";
import { isWritten } from "#app/church/pages.server.ts";

/** The names of the pages in the menus. */
export type MenuNames = {
  /** The names by page. A page that the church does not have has none. */
  pages: Partial<Record<PageName, string>>;
  /** The part of the home page where visitors find a group; null if the church has no groups. */
  findYourPlace: string | null;
};

/** A page with a file is called by the title there, but the home page is called Home. */
export function makeMenuNames({ pageList, pages, groups }: Church): MenuNames {
  const names: MenuNames["pages"] = {};
  for (const { name, label } of pageList) {
    names[name] = name === "home" || !isWritten(name) ? label : pages[name].title;
  }
  return { pages: names, findYourPlace: groups.length > 0 ? "Find your place" : null };
}
