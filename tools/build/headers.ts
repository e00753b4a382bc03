import type { Repository } from "#app/church/church-facts.server.ts";
import { editorPolicy, headerPolicy } from "./content-policy.ts";
import { readYaml } from "./read-yaml.ts";

/** Headers by their names. */
type Headers = Record<string, string>;

const written = readYaml(new URL("headers.yaml", import.meta.url));

/** The content type of each kind of file, by its ending. */
export const contentTypes: Headers = written["content-types"];

/** The headers of everything that is published. */
export const headersOfAll: Headers = written.all;

/** The value of Strict-Transport-Security. */
export const HSTS: string = written.encrypted;

/** The value of Cache-Control for files whose names change with their contents. */
export const KEPT_FOR_GOOD: string = written["kept-for-good"];

/** The value of Cache-Control for everything else. */
export const ASKED_FOR_AGAIN: string = written["asked-for-again"];

/** The headers of pages alone. `policy` is their Content-Security-Policy. */
export function headersOfPages(policy: string): Headers {
  return { "Content-Security-Policy": headerPolicy(policy), ...written.pages };
}

/** The endings of files that only pages load. They need no policy, because that of the page applies. */
export const LOADED_BY_PAGES = ["css", "js", "woff2"];

/** The endings of all other files but pages. Visitors may open them directly. */
const OPENED_BY_VISITORS = Object.keys(contentTypes).filter(
  (ending) => ending !== "html" && !LOADED_BY_PAGES.includes(ending),
);

/** The endings of all files but pages. */
export const FILE_ENDINGS = [...OPENED_BY_VISITORS, ...LOADED_BY_PAGES];

/** A Content-Security-Policy that differs from that of the pages. */
export type OtherPolicy = {
  /** The addresses that it applies to. A star stands for anything. */
  addresses: string[];
  policy: string;
};

export const otherPolicies: OtherPolicy[] = [
  {
    addresses: OPENED_BY_VISITORS.map((ending) => `/*.${ending}`),
    policy: written["policy-of-files"],
  },
  { addresses: ["/service-worker.js"], policy: written["policy-of-worker"] },
];

/** Adds the policy of the editor, if the church has it on its website. It also applies to workers that the editor starts. */
export function otherPoliciesWith(repository: Repository | undefined): OtherPolicy[] {
  if (!repository) return otherPolicies;
  const addresses = ["/edit", "/edit/", "/edit/*.js"];
  return [...otherPolicies, { addresses, policy: headerPolicy(editorPolicy(repository)) }];
}
