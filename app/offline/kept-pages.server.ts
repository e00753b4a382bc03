import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";

/** The paths of the pages that are kept for when there is no signal; any other is kept once it has been visited. */
export function keptPaths(): string[] {
  return [
    "/",
    "/this-week",
    ...(readChurch().churchsuite ? ["/events"] : []),
    "/about-us",
    ...readGroups().map(({ slug }) => `/activities/${slug}`),
  ];
}
