import type { SiteWords } from "./content-loader/site-words.server.ts";

/** The site’s own words for something, or what the church’s words.yaml has in their place. */
export function wordingIn(
  words: { [usual in SiteWords]?: string } | undefined,
): (usual: SiteWords) => string {
  return (usual) => words?.[usual] ?? usual;
}
