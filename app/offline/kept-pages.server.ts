import { readChurch } from "#app/content-loader/church.server.ts";
import { readGroups } from "#app/content-loader/groups.server.ts";
import { readSiteWords } from "#app/content-loader/site-words.server.ts";
import { groupPath } from "#app/ground/addresses.ts";
import { wordingIn } from "#app/wording.ts";

/** A page that is kept for when there is no signal. */
export type KeptPage = { path: string; name: string };

/** What is kept for when there is no signal, as it is listed there; any other page is kept once it has been visited. */
export function keptPages(): KeptPage[] {
  const wording = wordingIn(readSiteWords());
  return [
    { path: "/", name: wording("Home") },
    { path: "/this-week", name: wording("This week, day by day") },
    ...(readChurch().churchsuite ? [{ path: "/events", name: wording("Events") }] : []),
    { path: "/about-us", name: wording("About Us") },
    ...readGroups().map(({ slug, name }) => ({ path: groupPath(slug), name })),
  ];
}

export function keptPaths(): string[] {
  return keptPages().map(({ path }) => path);
}
