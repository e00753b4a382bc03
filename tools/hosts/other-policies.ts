import type { Repository } from "#app/content-loader/church.server.ts";
import { asHeader } from "./content-policy.ts";
import { contentTypes } from "./content-types.ts";
import { editorPolicy } from "./editor-policy.ts";

/** The endings of what only pages load, and by their policy: it has none of its own. */
export const LOADED_BY_PAGES = ["css", "js", "woff2"];

/** Those of all other files but pages: visitors may open them by themselves. */
const OPENED = Object.keys(contentTypes).filter(
  (ending) => ending !== "html" && !LOADED_BY_PAGES.includes(ending),
);

/** Of everything that is no page. */
export const FILE_ENDINGS = [...OPENED, ...LOADED_BY_PAGES];

/**
 * No script in such a file is run: in a drawing there might be one. At an address where it is missing Cloudflare sends
 * the page for unknown addresses with this policy, and that has its looks by it.
 */
const OF_FILES =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src 'self'; frame-ancestors 'none'";

/** A worker goes by the policy of its own script. This one fetches what is the site's. */
const OF_WORKER = "default-src 'none'; connect-src 'self'";

/** Addresses with a Content-Security-Policy other than the pages'. A star stands for anything. */
export type OtherPolicy = { addresses: string[]; policy: string };

export const otherPolicies: OtherPolicy[] = [
  { addresses: OPENED.map((ending) => `/*.${ending}`), policy: OF_FILES },
  { addresses: ["/service-worker.js"], policy: OF_WORKER },
];

/** With that of the editor, where the church has it on its website: a worker of its scripts goes by it, too. */
export function otherPoliciesWith(repository: Repository | undefined): OtherPolicy[] {
  if (!repository) return otherPolicies;
  return [
    ...otherPolicies,
    {
      addresses: ["/edit", "/edit/", "/edit/*.js"],
      policy: asHeader(editorPolicy(repository)),
    },
  ];
}

/** A regular expression for any of these addresses, as Caddy reads them. */
export function patternOf(addresses: string[]): string {
  const patterns = addresses.map((one) => one.replaceAll(".", "\\.").replaceAll("*", ".*"));
  return `^(?:${patterns.join("|")})$`;
}
