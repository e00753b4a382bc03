import { glob, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ChurchFacts } from "#app/church/church-facts.server.ts";
import { addPolicy, listOtherServers, writeContentPolicy } from "./content-policy.ts";
import { listOtherPolicies } from "./headers.ts";
import { writeCaddyfile, writeHeaderFile } from "./host-files.ts";

/**
 * Writes the files that tell hosts which headers to send: `_headers` into `build/client`, where Cloudflare and Netlify
 * look for it, and the file for Caddy into `build/hosts`. For a host that sends no headers it writes the policy into the
 * pages themselves.
 */
export async function writeHosts(
  build: string,
  church: ChurchFacts,
  isStandIn: boolean,
): Promise<void> {
  const site = path.join(build, "client");
  const hosts = path.join(build, "hosts");
  const pages = new Map<string, string>();
  for await (const file of glob("**/*.html", { cwd: site })) {
    pages.set(file, await readFile(path.join(site, file), "utf8"));
  }
  const policy = writeContentPolicy([...pages.values()], listOtherServers(church, isStandIn));
  const others = listOtherPolicies(church.repository);
  const domain = new URL(church.website).hostname;
  const assets = await readdir(path.join(site, "assets"));
  await mkdir(hosts, { recursive: true });
  await Promise.all([
    writeFile(path.join(site, "_headers"), writeHeaderFile(policy, assets, others)),
    writeFile(path.join(hosts, "Caddyfile"), writeCaddyfile(policy, domain, others)),
  ]);
  if (!church["host-sends-headers"]) {
    for (const [file, html] of pages) {
      await writeFile(path.join(site, file), addPolicy(html, policy));
    }
  }
}
