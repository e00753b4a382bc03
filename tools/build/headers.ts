import type { Repository } from "#app/church/church-facts.server.ts";
import { asHeader, editorPolicy } from "./content-policy.ts";
import { readYaml } from "./read-yaml.ts";

type Headers = Record<string, string>;

const written = readYaml(new URL("headers.yaml", import.meta.url));
export const contentTypes: Headers = written["content-types"];
export const headersOfAll: Headers = written.all;
export const HSTS: string = written.encrypted;
export const KEPT_FOR_GOOD: string = written["kept-for-good"];
export const ASKED_FOR_AGAIN: string = written["asked-for-again"];

/** What goes with pages alone. `policy`: their Content-Security-Policy. */
export function headersOfPages(policy: string): Headers {
  return { "Content-Security-Policy": asHeader(policy), ...written.pages };
}

/** The endings of what only pages load, and by their policy: it has none of its own. */
export const LOADED_BY_PAGES = ["css", "js", "woff2"];

/** Those of all other files but pages: visitors may open them by themselves. */
const OPENED = Object.keys(contentTypes).filter(
  (ending) => ending !== "html" && !LOADED_BY_PAGES.includes(ending),
);

/** Of everything that is no page. */
export const FILE_ENDINGS = [...OPENED, ...LOADED_BY_PAGES];

/** Addresses with a Content-Security-Policy other than the pages'. A star stands for anything. */
export type OtherPolicy = { addresses: string[]; policy: string };

export const otherPolicies: OtherPolicy[] = [
  { addresses: OPENED.map((ending) => `/*.${ending}`), policy: written["policy-of-files"] },
  { addresses: ["/service-worker.js"], policy: written["policy-of-worker"] },
];

/** With that of the editor, where the church has it on its website: a worker of its scripts goes by it, too. */
export function otherPoliciesWith(repository: Repository | undefined): OtherPolicy[] {
  if (!repository) return otherPolicies;
  const addresses = ["/edit", "/edit/", "/edit/*.js"];
  return [...otherPolicies, { addresses, policy: asHeader(editorPolicy(repository)) }];
}
