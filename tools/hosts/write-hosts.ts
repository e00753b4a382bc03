import { glob, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { churchSuiteHosts } from "#app/church-suite-hosts.ts";
import { type Church, readChurch } from "#app/content-loader/church.server.ts";
import { caddyfile } from "./caddyfile.ts";
import { contentPolicy, type Neighbours, withPolicy } from "./content-policy.ts";
import { headerFile } from "./header-file.ts";
import { otherPoliciesWith } from "./other-policies.ts";
import { ASSETS_IGNORE, wranglerConfig } from "./wrangler-config.ts";

/**
 * Writes what hosts read, made of the pages in `build/client`: beside them what Cloudflare and Netlify look for there,
 * in `build/hosts` the rest. And for a host that sends no headers the policy into the pages.
 */
export async function writeHosts(build: string, isStandIn: boolean): Promise<void> {
  const site = path.join(build, "client");
  const hosts = path.join(build, "hosts");
  const church = readChurch();
  const pages = await pagesIn(site);
  const neighbours = isStandIn ? standIn(church) : neighboursOf(church);
  const policy = contentPolicy([...pages.values()], neighbours);
  const others = otherPoliciesWith(church.repository);
  const domain = new URL(church.website).hostname;
  const assets = await readdir(path.join(site, "assets"));
  await mkdir(hosts, { recursive: true });
  await Promise.all([
    writeFile(path.join(site, "_headers"), headerFile(policy, assets, others)),
    writeFile(path.join(site, ".assetsignore"), ASSETS_IGNORE),
    writeFile(path.join(hosts, "Caddyfile"), caddyfile(policy, domain, others)),
    writeFile(path.join(hosts, "wrangler.jsonc"), wranglerConfig(domain)),
  ]);
  if (!church["host-sends-headers"]) {
    for (const [file, html] of pages) await writeFile(file, withPolicy(html, policy));
  }
}

/** The HTML of every page, by its file. */
async function pagesIn(site: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for await (const file of glob(path.join(site, "**/*.html"))) {
    pages.set(file, await readFile(file, "utf8"));
  }
  return pages;
}

function neighboursOf({ churchsuite, analytics }: Church): Neighbours {
  return {
    churchSuite: churchsuite ? churchSuiteHosts(churchsuite.account) : null,
    counter:
      !analytics || analytics === "none"
        ? null
        : {
            script: new URL(analytics.script).origin,
            collector: new URL(analytics["sends-to"] ?? analytics.script).origin,
          },
  };
}

/** All that the stand-in plays is on the site's own server. */
function standIn({ churchsuite }: Church): Neighbours {
  const self = "'self'";
  return {
    churchSuite: churchsuite ? { account: self, pictures: [self] } : null,
    counter: { script: self, collector: self },
  };
}
