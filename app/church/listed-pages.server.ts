import { pagesOf } from "#app/pages.ts";
import { groupPath } from "#app/ui/addresses.ts";
import { namesIn } from "../../lib/content/content-folder.ts";
import { readChurch } from "./church-facts.server.ts";
import { ownPageNames } from "./own-pages.server.ts";

/** The addresses of the pages that search engines are to list, but for those of events. Throws a ContentProblem. */
export function listedPages(): string[] {
  const everyChurchs = pagesOf(readChurch()).filter(({ isListed }) => isListed);
  return [
    ...everyChurchs.map(({ address }) => address),
    ...namesIn("groups").map(groupPath),
    ...ownPageNames().map((name) => `/${name}`),
  ];
}
