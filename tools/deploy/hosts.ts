import { WRANGLER } from "#tools/hosts/wrangler.ts";

/** A program with what it is given. */
export type Command = readonly [program: string, ...given: string[]];

type Host = {
  /** What the host has to be told in the environment, so that it knows who publishes. */
  secrets: readonly string[];
  publish: Command;
  /** Puts the site at an address of its own, for whoever is to look at it first; null where a host has no such. */
  preview: Command | null;
};

const NETLIFY = "netlify-cli@27.10.2";

/** The site in a file, as GitHub Pages wants it. A workflow hands it over. */
export const PAGES_ARTIFACT = "build/artifact.tar";

/** What is published: never what a test has built of other words. */
export const SITE = "build/client";

const wrangler = (...command: string[]): Command => [
  "npx",
  "--yes",
  WRANGLER,
  ...command,
  "--config=build/hosts/wrangler.jsonc",
];
const netlify = (...given: string[]): Command => [
  "npx",
  "--yes",
  NETLIFY,
  "deploy",
  "--no-build",
  `--dir=${SITE}`,
  ...given,
];

/** The hosts to which `npm run deploy` brings the site, by the name that HOST gives. */
export const hosts: Record<string, Host> = {
  cloudflare: {
    secrets: ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"],
    publish: wrangler("deploy"),
    preview: wrangler("versions", "upload"),
  },
  netlify: {
    secrets: ["NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"],
    publish: netlify("--prod"),
    preview: netlify(),
  },
  "github-pages": {
    secrets: [],
    publish: ["tar", "--dereference", `--directory=${SITE}`, "-cf", PAGES_ARTIFACT, "."],
    preview: null,
  },
};
