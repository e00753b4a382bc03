import type { Repository } from "#app/church/church-facts.server.ts";
import { writeEditorPolicy, writeHeaderPolicy } from "./content-policy.ts";
import { readYaml } from "./read-yaml.ts";

/** Headers by their names. */
type Headers = Record<string, string>;

const table = readYaml(new URL("headers.yaml", import.meta.url));

/** The content type of each kind of file, by its ending. */
export const contentTypes: Headers = table["content-types"];

/** The headers of everything that is published. */
export const headersOfAll: Headers = table.all;

/** The value of Strict-Transport-Security. */
export const HSTS: string = table.encrypted;

/** The value of Cache-Control for files whose names change with their contents. */
export const KEPT_FOR_GOOD: string = table["kept-for-good"];

/** The value of Cache-Control for everything else. */
export const ASKED_FOR_AGAIN: string = table["asked-for-again"];

/** Makes the headers of pages alone. `policy` is their Content-Security-Policy. */
export function makePageHeaders(policy: string): Headers {
  return { "Content-Security-Policy": writeHeaderPolicy(policy), ...table.pages };
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
  /** The policy itself. */
  policy: string;
};

/** The policies of files. */
export const otherPolicies: OtherPolicy[] = [
  {
    addresses: OPENED_BY_VISITORS.map((ending) => `/*.${ending}`),
    policy: table["policy-of-files"],
  },
];

/** Lists these policies, with that of the editor if the church has it on its website. It also applies to workers that the editor starts. */
export function listOtherPolicies(repository: Repository | undefined): OtherPolicy[] {
  if (!repository) return otherPolicies;
  const addresses = ["/edit", "/edit/", "/edit/*.js"];
  return [
    ...otherPolicies,
    { addresses, policy: writeHeaderPolicy(writeEditorPolicy(repository)) },
  ];
}
