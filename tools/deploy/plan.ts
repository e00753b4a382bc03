import type { Status } from "#app/status/status.ts";

/** How a site gets to its host: by a program with what it is given. `done` tells what was done. */
export type Way = { run: [program: string, ...given: string[]]; done?: string };

/** The site in a file, as GitHub Pages wants it. A workflow hands it over. */
export const PAGES_ARTIFACT = "build/artifact.tar";

/** What is published: never what a test has built of other words. */
export const SITE = "build/client";

/** Cloudflare's program. Its packages are locked apart from the project's own, of which it would be the half. */
export const WRANGLER = "tools/wrangler/node_modules/wrangler/bin/wrangler.js";
export const INSTALL_WRANGLER = "npm ci --prefix tools/wrangler";

const cloudflare = (...command: string[]): Way => ({
  run: [process.execPath, WRANGLER, ...command],
});

/** Cloudflare's program, told where the site is. */
export const wrangler = (...command: string[]) =>
  cloudflare(...command, "--config=build/hosts/wrangler.jsonc");

/** Sets up the worker that signs in at GitHub, for a website: it is published, and asks for what docs/sign-in.md says. */
export function signInFor(website: string): Way[] {
  const name = `--name=${new URL(website).hostname.replaceAll(".", "-")}-sign-in`;
  const worker = ["tools/sign-in/worker.ts", "--compatibility-date=2026-10-01"];
  return [
    cloudflare("deploy", ...worker, name, `--var=WEBSITE:${website}`),
    cloudflare("secret", "put", "GITHUB_CLIENT_ID", name),
    cloudflare("secret", "put", "GITHUB_CLIENT_SECRET", name),
  ];
}

const toPack = `--dereference --exclude=*.br --exclude=*.gz --directory=${SITE} -cf ${PAGES_ARTIFACT} .`;

/**
 * The hosts to which `npm run deploy` brings the site, by the name that HOST gives. `secrets`: what a host has to be told
 * in the environment, so that it knows who publishes. `preview`: puts the site at an address of its own, for whoever is
 * to look at it first; missing where a host has no such.
 */
const hosts: Record<string, { secrets: string[]; publish: Way; preview?: Way }> = {
  cloudflare: {
    secrets: ["CLOUDFLARE_API_TOKEN", "CLOUDFLARE_ACCOUNT_ID"],
    publish: wrangler("deploy"),
    preview: wrangler("versions", "upload"),
  },
  "github-pages": {
    secrets: [],
    publish: {
      run: ["tar", ...toPack.split(" ")],
      done: `Packed: ${PAGES_ARTIFACT}. On GitHub the workflow Publish now shows it; anywhere else nothing more happens`,
    },
  },
};

/** What is to be done: bring the site there, or say why nothing is; `isWell` where that is as it should be. */
export type Plan = { way: Way } | { say: string; isWell: boolean };

type Asked = {
  isPreview: boolean;
  env: NodeJS.ProcessEnv;
  /** Of the site as it was built; null where there is none. */
  status: Status | null;
  isThere: (file: string) => boolean;
};

const INVENTED =
  "Nothing was published: the website in build/client was built to be tried, and its events are invented. Run npm run build, and this again";
const SAMPLES =
  "Nothing was published: these are the sample congregation’s words. npm run new-church begins your own, in content/";

/** How the built site gets to the host that HOST names. What is invented is published nowhere. */
export function planOf({ isPreview, env, status, isThere }: Asked): Plan {
  const { HOST: name = "" } = env;
  const host = Object.hasOwn(hosts, name) ? hosts[name] : undefined;
  const way = isPreview ? host?.preview : host?.publish;
  const missing = host?.secrets.filter((secret) => !env[secret]).join(" and ");
  const toPreview = (say: string): Plan => ({ say: `There is no preview${say}`, isWell: true });
  const refuse = (say: string): Plan => ({ say, isWell: false });
  if (isPreview && !way) return toPreview(": HOST names no host that has such.");
  if (!host || !way) {
    const known = Object.keys(hosts).join(", ");
    const found = name && ` Found: ${name}`;
    return refuse(`HOST does not name a host. Expected one of: ${known}.${found}`);
  }
  if (isPreview && missing) return toPreview(`. Missing: ${missing}`);
  if (!status) return refuse("There is no built website in build/client. Run npm run build first");
  if (status.built.isStandIn) return refuse(INVENTED);
  if (status.built.isSample && !isPreview) return refuse(SAMPLES);
  if (missing) return refuse(`Missing: ${missing}. See docs/hosting.md`);
  if (name === "cloudflare" && !isThere(WRANGLER)) {
    return refuse(`${WRANGLER} is not there. Run ${INSTALL_WRANGLER}`);
  }
  return { way };
}
