import siteWords from "./site-words.json" with { type: "json" };

export type SiteWord = keyof typeof siteWords;

/**
 * What the site says by itself, or the church’s `words.yaml` in its place, by the names that both have: in menus, on
 * the home page, with the events, where a visitor is asked to ring or write, and in the footer.
 */
export function wordingIn(words: { [Name in SiteWord]?: string } | undefined) {
  return (name: SiteWord): string => words?.[name] ?? siteWords[name];
}
