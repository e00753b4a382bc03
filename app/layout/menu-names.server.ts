import type { Church } from "#app/church/church-facts.server.ts";
import { readGroups } from "#app/church/groups.server.ts";
import { readPageWords } from "#app/church/page-words.server.ts";
import { readHome } from "#app/church/pages.server.ts";
import { type PageName, pagesOf } from "#app/pages.ts";

/** The names of the pages in the menus. */
export type MenuNames = {
  /** The names by page. A church without a calendar at ChurchSuite has none for the events page. */
  pages: Partial<Record<PageName, string>>;
  /** The part of the home page where visitors find a group; null if the church has no groups. */
  findYourPlace: string | null;
};

/** Each page is called by the title in its own file, but the home page is called Home. */
export function readMenuNames(church: Pick<Church, "churchsuite">): MenuNames {
  const names: MenuNames["pages"] = {};
  for (const { name, label } of pagesOf(church)) {
    names[name] = name === "home" ? label : readPageWords[name]().title;
  }
  const hasGroups = readGroups().length > 0;
  return { pages: names, findYourPlace: hasGroups ? readHome().place.heading : null };
}
