import { INSTALL_WRANGLER, WRANGLER } from "#tools/hosts/wrangler.ts";
import { publishAtNetlify } from "./netlify.ts";

type Environment = Record<string, string | undefined>;

/** A program with what it is given. */
type Command = readonly [program: string, ...given: string[]];

/** How a site gets to its host: by a program, or by a function. What was done is told by the program, by `done` or returned. */
export type Way = { run: Command; done?: string } | { send: (env: Environment) => Promise<string> };

type Host = {
  /** What the host has to be told in the environment, so that it knows who publishes. */
  secrets: readonly string[];
  /** A file that has to be there beforehand, and the command that installs it. */
  needs: { file: string; install: string } | null;
  publish: Way;
  /** Puts the site at an address of its own, for whoever is to look at it first; null where a host has no such. */
  preview: Way | null;
};

/** The site in a file, as GitHub Pages wants it. A workflow hands it over. */
export const PAGES_ARTIFACT = "build/artifact.tar";

/** What is published: never what a test has built of other words. */
export const SITE = "build/client";

/** Cloudflare's program, told where the site is. */
export const wrangler = (...command: string[]): Way => ({
  run: [process.execPath, WRANGLER, ...command, "--config=build/hosts/wrangler.jsonc"],
});
const netlify = (isPreview: boolean): Way => ({
  send: ({ NETLIFY_AUTH_TOKEN: token = "", NETLIFY_SITE_ID: project = "" }) =>
    publishAtNetlify({ site: SITE, token, project, isPreview }),
});

/** The hosts to which `npm run deploy` brings the site, by the name that HOST gives. */
export const hosts: Record<string, Host> = {
  cloudflare: {
    secrets: ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"],
    needs: { file: WRANGLER, install: INSTALL_WRANGLER },
    publish: wrangler("deploy"),
    preview: wrangler("versions", "upload"),
  },
  netlify: {
    secrets: ["NETLIFY_AUTH_TOKEN", "NETLIFY_SITE_ID"],
    needs: null,
    publish: netlify(false),
    preview: netlify(true),
  },
  "github-pages": {
    secrets: [],
    needs: null,
    publish: {
      run: [
        "tar",
        "--dereference",
        "--exclude=*.br",
        "--exclude=*.gz",
        `--directory=${SITE}`,
        "-cf",
        PAGES_ARTIFACT,
        ".",
      ],
      done: `Packed: ${PAGES_ARTIFACT}. On GitHub the workflow Publish now shows it; anywhere else nothing more happens`,
    },
    preview: null,
  },
};
